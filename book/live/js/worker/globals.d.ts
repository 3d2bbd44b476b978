// Constants that the build puts into workers. Types alone: nothing of this file reaches a page.

import type { Lockfile } from "pyodide";
import type { Site } from "../messages.js";

declare global {
  /** Pyodide's lock file without packages. */
  var PYODIDE_LOCK: Lockfile;

  /** The build of the site that the service worker keeps. */
  var SITE: Site;
}
