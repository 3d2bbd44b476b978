// Who sits at a new table: only the reader with opponents, or several people who hand the device round.

import { listControl, rowControl, textControl } from "../../../front/fields/entries.js";
import { fill, h } from "../../../front/page/dom.js";

/** @import { PlayWords } from "../../front/messages.js" */
/** @import { Sitter } from "./messages.js" */

const PERSON = "person"; // beside the levels of opponents
const COACHED = "coached"; // a person with the coach
const OPEN = "open"; // such a person whose cards lie face up
const LONGEST_NAME = 24; // characters that a plate has room for

/** @param {string} kind */
const isPerson = (kind) => [PERSON, COACHED, OPEN].includes(kind);

/**
 * row() chooses between the two, fields(seats) are the fields for each seat, or null where only the reader plays, and
 * read(seats) is who sits at the seats, or null; begin(sitters) begins with those of a match, seatPeople() with a person
 * at each seat. onChange() is called when other fields are needed.
 * @param {{ strings: PlayWords, onChange: () => unknown }} table
 */
export function createSitters({ strings, onChange }) {
  let several = false;
  /** @type {{ kind: string, name: string }[]} */
  let places = [];
  const kinds = Object.entries(/** @type {Record<string, string>} */ (strings.sitter_kinds));
  const options = kinds.map(([value, text]) => ({ value, text }));

  /** @param {number} number */
  const usualName = (number) => fill(strings.player, { number: number + 1 });

  /** @param {number} number */
  function placeAt(number) {
    places[number] ??= { kind: PERSON, name: "" };
    return places[number];
  }

  /** @param {number} number */
  function seat(number) {
    const place = placeAt(number);
    const kind = listControl(
      `sitter-${number}`,
      fill(strings.seat, { number: number + 1 }),
      options,
      place.kind,
      (value) => {
        place.kind = value;
        onChange();
      },
    );
    const name = textControl(`name-${number}`, strings.name, place.name, () => {}, {
      maxlength: LONGEST_NAME,
      placeholder: usualName(number),
      input: ({ target }) => {
        if (target instanceof HTMLInputElement) place.name = target.value.trim();
      },
    });
    return h("li", { class: "carte-sitter" }, kind, isPerson(place.kind) ? name : null);
  }

  return {
    row() {
      const ways = Object.entries(/** @type {Record<string, string>} */ (strings.who_are));
      const values = ways.map(([value, text]) => ({ value, text }));
      return rowControl("who", strings.who, values, several ? "several" : "one", (value) => {
        several = value === "several";
        onChange();
      });
    },
    /** @param {number} seats */
    fields(seats) {
      if (!several) return null;
      const list = h("ol", { class: "carte-sitters" }, ...Array.from({ length: seats }, (_, number) => seat(number)));
      return h(
        "div",
        { class: "carte-newgame-level" },
        list,
        h("p", { class: "carte-newgame-about" }, strings.who_about),
      );
    },
    /**
     * @param {number} seats
     * @returns {Sitter[] | null}
     */
    read(seats) {
      if (!several) return null;
      return Array.from({ length: seats }, (_, number) => {
        const { kind, name } = placeAt(number);
        if (!isPerson(kind)) return { level: kind };
        const person = name || usualName(number);
        if (kind === PERSON) return { person };
        return kind === OPEN ? { person, coached: true, open: true } : { person, coached: true };
      });
    },
    /** @param {Sitter[] | null} sitters */
    begin(sitters) {
      several = sitters !== null;
      if (sitters)
        places = sitters.map(({ person, level = PERSON, coached, open }) => ({
          kind: open ? OPEN : coached ? COACHED : person ? PERSON : level,
          name: person ?? "",
        }));
    },
    seatPeople() {
      several = true;
    },
  };
}
