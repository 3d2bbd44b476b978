// A classic script, the first one of a page: what must run before it is drawn, and before any other script.
import "./storage.js";
import "./mode.js";
