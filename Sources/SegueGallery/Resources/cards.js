"use strict";
// The cards of the index, in the sections of their families.

segue.cards = (() => {
  const container = document.getElementById("cards");
  const cards = new Map();

  // Cards far from the window have no layers and no data.
  const nearness = new IntersectionObserver((entries) => {
    for (const { target, isIntersecting } of entries) {
      const card = cards.get(target.dataset.id);
      if (!card) continue;
      card.isNearViewport = isIntersecting;
      if (!isIntersecting) card.unload();
      else if (segue.ownScreens.areShown) card.showStill();
    }
  }, { rootMargin: "240px 0px" });

  const visibility = new IntersectionObserver((entries) => {
    for (const { target, isIntersecting } of entries) {
      const card = cards.get(target.closest(".card").dataset.id);
      if (card) segue.playback.setInView(card, isIntersecting);
    }
  }, { threshold: 0.6 });

  const add = (element) => {
    const card = new segue.Card(element);
    cards.set(card.id, card);
    nearness.observe(element);
    visibility.observe(card.phone);
  };
  for (const element of container.querySelectorAll(".card")) add(element);
  // For measuring how soon the first card is shown.
  const poster = container.querySelector(".poster");
  const noteFirst = () => {
    // It often came before the scripts.
    const [loaded] = performance.getEntriesByName(poster.currentSrc);
    document.documentElement.dataset.first ??= Math.round(loaded?.responseEnd || performance.now());
  };
  if (poster?.complete) noteFirst(); else poster?.addEventListener("load", noteFirst);
  addEventListener("resize", () => { for (const card of cards.values()) card.player?.fit(); });

  /** The list of a family's cards; its section is made from markup where it is new. */
  const list = (family, markup) => {
    const find = () => [...container.querySelectorAll(".family")].find((section) => section.dataset.family === family);
    if (!find()) container.insertAdjacentHTML("beforeend", markup);
    return find().querySelector(".cards");
  };

  const insert = (element, familyMarkup) => {
    list(element.dataset.family, familyMarkup).append(element);
    add(element);
  };

  return {
    /** Replaces a changed card, or inserts a new one. */
    replace(id, markup, familyMarkup) {
      const template = document.createElement("template");
      template.innerHTML = markup;
      const element = template.content.firstElementChild;
      const card = cards.get(id);
      if (!card) return insert(element, familyMarkup);
      // The phone stays, to avoid flicker; only the texts and the poster are replaced.
      for (const key of Object.keys(card.element.dataset)) delete card.element.dataset[key];
      Object.assign(card.element.dataset, element.dataset);
      for (const selector of ["h3", "p[id]", ".operations"]) {
        card.element.querySelector(selector).replaceWith(element.querySelector(selector));
      }
      const poster = element.querySelector(".poster");
      card.element.querySelector(".poster")?.remove();
      if (poster) card.element.querySelector(".screen").prepend(poster);
      const preset = segue.presets.get(id);
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
      for (const [id, card] of cards) card.showProblem(segue.problems[id] ?? segue.presets.get(id)?.problem);
    },
    remove(id) {
      const card = cards.get(id);
      if (!card) return;
      nearness.unobserve(card.element);
      visibility.unobserve(card.phone);
      segue.playback.setInView(card, false);
      card.unload();
      card.element.remove();
      cards.delete(id);
    },
    /** Puts the cards back into their families, in an order of ids. */
    order(ids) {
      for (const id of ids) {
        const { element } = cards.get(id);
        list(element.dataset.family).append(element);
      }
    },
    all: cards,
    /** Shows the visitor's own screens, or the posters again, on the cards that do not play. */
    showScreens() {
      for (const card of cards.values()) if (card.isNearViewport && !card.shouldPlay) card.stop();
    },
    stop() { segue.playback.stop(); },
  };
})();
