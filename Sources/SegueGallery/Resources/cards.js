"use strict";
// The index: loads the layers of cards, plays one without a pointer, searches and filters.

segue.cards = (() => {
  const list = document.getElementById("cards");
  const cards = new Map();

  const observer = new IntersectionObserver((entries) => {
    for (const { target, isIntersecting } of entries) {
      const card = cards.get(target.dataset.id);
      if (isIntersecting) card.load(); else card.unload();
    }
  }, { rootMargin: "240px 0px" });

  for (const element of list.children) {
    cards.set(element.dataset.id, new segue.Card(element));
    observer.observe(element);
  }
  /** The ids in the order shown without a search. */
  let defaultOrder = [...cards.keys()];
  addEventListener("resize", () => { for (const card of cards.values()) card.player?.fit(); });

  // Without a pointer that can hover, the card in the middle of the screen plays.
  if (matchMedia("(hover: none)").matches) {
    let playingCard = null;
    const playMiddleCard = () => {
      const middle = innerHeight / 2;
      let nearest = null;
      let shortestDistance = Infinity;
      for (const card of cards.values()) {
        if (!card.player || card.element.hidden) continue;
        const box = card.phone.getBoundingClientRect();
        const distance = Math.abs((box.top + box.bottom) / 2 - middle) + box.left / 1000;
        if (distance < shortestDistance) [nearest, shortestDistance] = [card, distance];
      }
      if (document.body.dataset.view === "page") nearest = null;
      if (nearest === playingCard) return;
      playingCard?.stop();
      playingCard = nearest;
      playingCard?.play();
    };
    let timer = 0;
    const schedule = () => {
      clearTimeout(timer);
      timer = setTimeout(playMiddleCard, 120);
    };
    addEventListener("scroll", schedule, { passive: true });
    addEventListener("hashchange", schedule);
    setTimeout(playMiddleCard, 600);
  }

  const query = document.getElementById("query");
  const family = document.getElementById("family");
  const form = document.getElementById("filters");
  const checkboxes = [...form.querySelectorAll("input[type=checkbox]")];
  const count = document.getElementById("count");

  const reorder = (ids) => {
    const displayed = [...list.children].map((element) => element.dataset.id);
    if (displayed.join() === ids.join()) return;
    for (const id of ids) list.append(cards.get(id).element);
  };
  const filter = () => {
    const ids = [...cards.keys()];
    const found = segue.search.scores(
      query.value, ids.map((id) => segue.search.texts(cards.get(id).element.dataset.search)));
    const scores = new Map(ids.map((id, index) => [id, found[index]]));
    const operations = checkboxes.filter((box) => box.checked && box.name === "operation").map((box) => box.value);
    const onlyInteractive = checkboxes.some((box) => box.checked && box.name === "interactive");
    let matchCount = 0;
    for (const [id, { element, view }] of cards) {
      const data = element.dataset;
      const supported = data.operations.split(" ");
      const matches = scores.get(id) !== null
        && (operations.length === 0 || operations.some((name) => supported.includes(name)))
        && (!onlyInteractive || "interactive" in data) && (!family.value || data.family === family.value);
      element.hidden = !matches;
      // A search for one operation should open that one.
      const operation = operations.length === 1 && supported.includes(operations[0]) ? "/" + operations[0] : "";
      view.setAttribute("href", "#/" + encodeURIComponent(data.id) + operation);
      if (matches) matchCount += 1;
    }
    count.textContent = matchCount === cards.size ? `${matchCount}` : `${matchCount} of ${cards.size}`;
    document.getElementById("no-matches").hidden = matchCount > 0;
    const rank = (id) => scores.get(id) ?? -Infinity;
    reorder(query.value.trim() ? defaultOrder.toSorted((a, b) => rank(b) - rank(a)) : defaultOrder);
  };

  /** The current filters as an address. */
  const address = () => {
    const fields = new URLSearchParams();
    if (query.value) fields.set("q", query.value);
    for (const box of checkboxes) if (box.checked) fields.append(box.name, box.value);
    if (family.value) fields.set("family", family.value);
    const text = fields.toString();
    return text ? "#?" + text : "#";
  };
  /** Sets the filters from the text of an address. */
  const readFilters = (text) => {
    const fields = new URLSearchParams(text);
    query.value = fields.get("q") ?? "";
    for (const box of checkboxes) box.checked = fields.getAll(box.name).includes(box.value);
    family.value = fields.get("family") ?? "";
    filter();
  };
  const filtersChanged = () => {
    filter();
    history.replaceState(null, "", address());
  };
  form.addEventListener("input", filtersChanged);
  form.addEventListener("submit", (event) => event.preventDefault());
  document.getElementById("reset").addEventListener("click", () => {
    readFilters("");
    history.replaceState(null, "", "#");
    query.focus();
  });

  const insert = (id, element) => {
    list.append(element);
    cards.set(id, new segue.Card(element));
    observer.observe(element);
    defaultOrder.push(id);
  };

  return {
    /** Replaces a changed card, or inserts a new one. */
    replace(id, markup) {
      const template = document.createElement("template");
      template.innerHTML = markup;
      const element = template.content.firstElementChild;
      const card = cards.get(id);
      if (!card) return insert(id, element);
      // The phone stays, to avoid flicker; only the text is replaced.
      for (const key of Object.keys(card.element.dataset)) delete card.element.dataset[key];
      Object.assign(card.element.dataset, element.dataset);
      for (const selector of ["h2", "p[id]", ".operations"]) {
        card.element.querySelector(selector).replaceWith(element.querySelector(selector));
      }
      const preset = segue.presets.get(id);
      if (!card.isNearViewport) return;
      if (preset.problem) card.showProblem(preset.problem);
      else card.show(preset);
    },
    /** Shows the problems of presets, and clears those that are fixed. */
    showProblems() {
      for (const [id, card] of cards) card.showProblem(segue.problems[id] ?? segue.presets.get(id)?.problem);
    },
    remove(id) {
      const card = cards.get(id);
      if (!card) return;
      observer.unobserve(card.element);
      card.unload();
      card.element.remove();
      cards.delete(id);
      defaultOrder = defaultOrder.filter((other) => other !== id);
    },
    setOrder(ids) {
      defaultOrder = ids.filter((id) => cards.has(id));
      filter();
    },
    clearSearch() {
      query.value = "";
      filtersChanged();
    },
    all: cards, address, readFilters, query,
    stop() { for (const card of cards.values()) card.stop(); },
  };
})();
