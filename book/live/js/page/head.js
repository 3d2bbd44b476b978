// A classic script, the first one of a page: what must be so before it is drawn, and before any other script runs.
import "./storage.js";
import "./mode.js";
