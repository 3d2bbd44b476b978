// What the loader finds on a page, and before its own code.

/** The name of a tool's module. */
declare const MODULE: string;

/** Where a page of a notebook has each module. */
declare var carteModules: Map<string, Promise<string>> | undefined;
