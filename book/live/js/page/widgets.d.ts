// The front end of Carte's widgets, as the build hands it to the script of a page that is opened as a file.
// Types alone: nothing of this file reaches a page.

declare module "carte:widgets" {
  const widgets: object;
  export default widgets;
}
