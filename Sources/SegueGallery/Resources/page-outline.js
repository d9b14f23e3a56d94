"use strict";
// What is shown of a preset while its data is on the way: its phone with the poster, its name and what it looks like.

/** A preset's poster, as its card has it; null where it would show other screens than the page. */
segue.poster = (card) => {
  const source = card.element.querySelector(".poster")?.src;
  if (!source || segue.ownScreens.areShown) return null;
  return segue.element("img", { class: "poster", src: source, alt: "" });
};

/** The page of a card's preset as far as it is known, and a function that makes its phone as large as fits. */
segue.pageOutline = (card) => {
  const make = segue.element;
  const text = (selector) => card.element.querySelector(selector).textContent;
  const screen = make("div", { class: "screen" }, segue.poster(card));
  const phone = make("div", { class: "phone" }, screen);
  const device = make("div", { class: "device" },
    make("div", { class: "mounts" }, make("figure", { class: "mount" }, phone)), make("p", { class: "hint" }));
  const element = make("article", { class: "preset-page", "aria-busy": "true" }, device,
    make("div", { class: "panel" }, segue.facts.introduction({
      name: card.name, summary: text("p"), family: card.element.dataset.family, about: {}, aliases: [], requires: [],
    })));
  // Only the data has the size of the screen: until then it is that of a phone.
  const still = { size: [402, 874], screen, fit() {} };
  return { element, fit: () => segue.fitPhone(phone, still, "phone", ...segue.deviceRoom(device)) };
};
