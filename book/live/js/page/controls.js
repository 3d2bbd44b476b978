// Stock controls. The text beside a slider becomes its name, which screen readers otherwise miss.
import { BaseIntSliderView, SelectionSliderView } from "@jupyter-widgets/controls";

export * from "@jupyter-widgets/controls";

for (const { prototype } of [BaseIntSliderView, SelectionSliderView]) {
  const { update } = prototype;
  /** @param {object} [options] */
  prototype.update = function (options) {
    update.call(this, options);
    for (const handle of this.$slider.querySelectorAll('[role="slider"]')) {
      handle.setAttribute("aria-label", this.model.get("description"));
    }
  };
}
