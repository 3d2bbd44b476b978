// The entry of a page opened as a file: everything but Python, which browsers run only from a server.
import "./main.js";
import widgets from "carte:widgets";

// Hand the module on where modules cannot be imported.
SHIPPED_WIDGETS = { __esModule: true, default: widgets };
