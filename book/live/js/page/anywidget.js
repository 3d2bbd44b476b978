// anywidget's model and view, made with the same `base` as every other widget.
import * as base from "@jupyter-widgets/base";
import { caught } from "./define.js";
import "anywidget";

export const anywidget = caught()(base);
