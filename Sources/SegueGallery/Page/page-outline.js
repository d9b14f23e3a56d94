// What is shown of a preset while its data is on the way: its phone with the poster, its name and what it looks like.

import { make } from "./elements.js";
import { introduction } from "./facts.js";
import { ownScreens } from "./own-screens.js";
import { deviceRoom, fitPhone } from "./phone-frame.js";

/** A preset's poster, as its card has it; null where it would show other screens than the page. */
export const posterOf = (card) => {
  const source = card.element.querySelector(".poster")?.src;
  if (!source || ownScreens.areShown) return null;
  return make("img", { class: "poster", src: source, alt: "" });
};

/** The page of a card's preset as far as it is known, and a function that makes its phone as large as fits. */
export const pageOutline = (card) => {
  const text = (selector) => card.element.querySelector(selector).textContent;
  const screen = make("div", { class: "screen" }, posterOf(card));
  const phone = make("div", { class: "phone" }, screen);
  const device = make("div", { class: "device" },
    make("div", { class: "mounts" }, make("figure", { class: "mount" }, phone)), make("p", { class: "hint" }));
  const element = make("article", { class: "preset-page", "aria-busy": "true" }, device,
    make("div", { class: "panel" }, introduction({
      name: card.name, summary: text("p"), family: card.element.dataset.family, about: {}, aliases: [], requires: [],
    })));
  // Only the data has the size of the screen: until then it is that of a phone.
  const still = { size: [402, 874], screen, fit() {} };
  return { element, fit: () => fitPhone(phone, still, "phone", ...deviceRoom(device)) };
};
