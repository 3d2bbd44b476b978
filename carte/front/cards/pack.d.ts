declare module "carte:pack" {
  /** The pack's symbols, as SVG. */
  export const PACK: string;
}
