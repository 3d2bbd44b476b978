// The one place where the widget speaks: a polite live region under the table.
import { h, icon } from "./dom.js";

/**
 * verdict(ruling, …) shows a judgement with the rule it rests on, note(icon, text) anything else.
 * Both replace what was said before.
 */
export function createStatus(words) {
  const element = h("div", { class: "carte-status", role: "status" });
  const say = (...children) => element.replaceChildren(...children.filter(Boolean));
  return {
    element,
    verdict({ good, legal = false, rule, text }, { statement = null, more = [] } = {}) {
      // A legal move may still not be the one that the level asks for.
      const head = h("strong", {}, good ? words.good : legal ? words.unasked : words.bad);
      say(
        h(
          "div",
          { class: "carte-verdict", "data-verdict": good ? "good" : "bad", "data-rule": rule ?? false },
          icon(good ? "good" : "bad"),
          h("p", {}, head, " ", text),
        ),
        statement && h("p", { class: "carte-rule" }, h("b", {}, words.rule), " ", statement),
        ...more.map((line) => h("p", { class: "carte-more" }, line)),
      );
    },
    note(name, ...lines) {
      const said = lines.map((line) => h("p", {}, line));
      say(h("div", { class: "carte-note", "data-note": name }, icon(name), h("div", {}, ...said)));
    },
    clear: () => say(),
  };
}
