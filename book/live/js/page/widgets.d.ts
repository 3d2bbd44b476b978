// The front end of Carte's widgets, as the build gives it to the script of a page opened as a file. Types alone:
// nothing of this file reaches a page.

declare module "carte:widgets" {
  const widgets: object;
  export default widgets;
}
