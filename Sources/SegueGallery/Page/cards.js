// The cards of the index, in the sections of their families.

import { Card } from "./card.js";
import { presets, served } from "./loading.js";
import { ownScreens } from "./own-screens.js";
import { playback } from "./playback.js";

const cardContainer = document.getElementById("cards");
/** @type {Map<string, Card>} */
const cardsByID = new Map();

// Cards far from the window have no layers and no data.
const nearness = new IntersectionObserver((entries) => {
  for (const { target, isIntersecting } of entries) {
    const card = cardsByID.get(target.getAttribute("data-id"));
    if (!card) continue;
    card.isNearViewport = isIntersecting;
    if (!isIntersecting) card.unload();
    else if (ownScreens.areShown) card.showStill();
  }
}, { rootMargin: "240px 0px" });

const visibility = new IntersectionObserver((entries) => {
  for (const { target, isIntersecting } of entries) {
    const card = cardsByID.get(target.closest(".card").dataset.id);
    if (card) playback.setInView(card, isIntersecting);
  }
}, { threshold: 0.6 });

const addCard = (element) => {
  const card = new Card(element);
  cardsByID.set(card.id, card);
  nearness.observe(element);
  visibility.observe(card.phone);
};
for (const element of cardContainer.querySelectorAll(".card")) addCard(element);
// For measuring how soon the first card is shown.
/** @type {HTMLImageElement | null} */
const firstPoster = cardContainer.querySelector("img.poster");

const noteFirstPoster = () => {
  // It often came before the scripts.
  const [loaded] = /** @type {PerformanceResourceTiming[]} */ (performance.getEntriesByName(firstPoster.currentSrc));
  document.documentElement.dataset.first ??= String(Math.round(loaded?.responseEnd || performance.now()));
};
if (firstPoster?.complete) noteFirstPoster(); else firstPoster?.addEventListener("load", noteFirstPoster);
addEventListener("resize", () => { for (const card of cardsByID.values()) card.player?.fit(); });

/** The list of a family's cards; its section is made from markup where it is new. */
const familyList = (family, markup) => {
  const find = () => [...cardContainer.querySelectorAll(".family")].find((section) => section.dataset.family === family);
  if (!find()) cardContainer.insertAdjacentHTML("beforeend", markup);
  return find().querySelector(".cards");
};

const insertCard = (element, familyMarkup) => {
  familyList(element.dataset.family, familyMarkup).append(element);
  addCard(element);
};

export const cards = {
  /** Replaces a changed card, or inserts a new one. */
  replace(id, markup, familyMarkup) {
    const template = document.createElement("template");
    template.innerHTML = markup;
    const element = template.content.querySelector("li");
    const card = cardsByID.get(id);
    if (!card) return insertCard(element, familyMarkup);
    // The phone stays, to avoid flicker; only the texts and the poster are replaced.
    for (const key of Object.keys(card.element.dataset)) delete card.element.dataset[key];
    Object.assign(card.element.dataset, element.dataset);
    for (const selector of ["h3", "p[id]", ".operations"]) {
      card.element.querySelector(selector).replaceWith(element.querySelector(selector));
    }
    const poster = element.querySelector(".poster");
    card.element.querySelector(".poster")?.remove();
    if (poster) card.element.querySelector(".screen").prepend(poster);
    const preset = presets.get(id);
    if (preset.problem) card.showProblem(preset.problem);
    else if (card.player) {
      const { time } = card.player;
      card.show(preset);
      if (card.shouldPlay) card.play();
      if (card.shouldPlay || card.isScrubbing) card.player?.seek(time);
    } else card.showProblem();
  },
  /** Shows the problems of presets, and clears those that are fixed. */
  showProblems() {
    for (const [id, card] of cardsByID) card.showProblem(served.problems[id] ?? presets.get(id)?.problem);
  },
  remove(id) {
    const card = cardsByID.get(id);
    if (!card) return;
    nearness.unobserve(card.element);
    visibility.unobserve(card.phone);
    playback.setInView(card, false);
    card.unload();
    card.element.remove();
    cardsByID.delete(id);
  },
  /** Puts the cards back into their families, in an order of ids. */
  order(ids) {
    for (const id of ids) {
      const { element } = cardsByID.get(id);
      familyList(element.dataset.family).append(element);
    }
  },
  all: cardsByID,
  /** Shows the visitor's own screens, or the posters again, on the cards that do not play. */
  showScreens() {
    for (const card of cardsByID.values()) if (card.isNearViewport && !card.shouldPlay) card.stop();
  },
  stop() { playback.stop(); },
};
