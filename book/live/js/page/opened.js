// The entry of a page that is opened as a file: all but Python, which a browser runs only from a server.
import "./main.js";
import widgets from "carte:widgets";

// As a module is handed on where modules are not imported.
SHIPPED_WIDGETS = { __esModule: true, default: widgets };
