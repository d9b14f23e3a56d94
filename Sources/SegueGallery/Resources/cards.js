"use strict";
// The index: loads the layers of cards, plays one without a pointer, searches and filters.

segue.cards = (() => {
  const list = document.getElementById("cards");
  const cards = new Map();

  const near = new IntersectionObserver((entries) => {
    for (const { target, isIntersecting } of entries) {
      const card = cards.get(target.dataset.id);
      if (isIntersecting) card.show(); else card.hide();
    }
  }, { rootMargin: "240px 0px" });

  for (const element of list.children) {
    cards.set(element.dataset.id, new segue.Card(element));
    near.observe(element);
  }
  /** The ids as they stand while nothing is looked for. */
  let home = [...cards.keys()];
  addEventListener("resize", () => { for (const card of cards.values()) card.reel?.fit(); });

  // Without a pointer that can hover, the card in the middle of the screen plays.
  if (matchMedia("(hover: none)").matches) {
    let middle = null;
    const choose = () => {
      const height = innerHeight / 2;
      let best = null;
      let least = Infinity;
      for (const card of cards.values()) {
        if (!card.reel || card.element.hidden) continue;
        const box = card.phone.getBoundingClientRect();
        const distance = Math.abs((box.top + box.bottom) / 2 - height) + box.left / 1000;
        if (distance < least) [best, least] = [card, distance];
      }
      if (document.body.dataset.view === "sheet") best = null;
      if (best === middle) return;
      middle?.rest();
      middle = best;
      middle?.play();
    };
    let wait = 0;
    const soon = () => {
      clearTimeout(wait);
      wait = setTimeout(choose, 120);
    };
    addEventListener("scroll", soon, { passive: true });
    addEventListener("hashchange", soon);
    setTimeout(choose, 600);
  }

  const query = document.getElementById("query");
  const family = document.getElementById("family");
  const form = document.getElementById("filters");
  const boxes = [...form.querySelectorAll("input[type=checkbox]")];
  const count = document.getElementById("count");

  const arrange = (ids) => {
    const now = [...list.children].map((element) => element.dataset.id);
    if (now.join() === ids.join()) return;
    for (const id of ids) list.append(cards.get(id).element);
  };
  const filter = () => {
    const words = segue.search.words(query.value);
    const scores = new Map();
    const operations = boxes.filter((box) => box.checked && box.name === "operation").map((box) => box.value);
    const finger = boxes.some((box) => box.checked && box.name === "finger");
    let left = 0;
    for (const [id, { element }] of cards) {
      const data = element.dataset;
      const score = segue.search.score(words, segue.search.texts(data.search));
      scores.set(id, score ?? -Infinity);
      const own = data.operations.split(" ");
      const fits = score !== null
        && (operations.length === 0 || operations.some((name) => own.includes(name)))
        && (!finger || "finger" in data) && (!family.value || data.family === family.value);
      element.hidden = !fits;
      // A search for one operation should open that one.
      const operation = operations.length === 1 && own.includes(operations[0]) ? "/" + operations[0] : "";
      element.querySelector(".view").setAttribute("href", "#/" + encodeURIComponent(data.id) + operation);
      if (fits) left += 1;
    }
    count.textContent = left === cards.size ? `${left}` : `${left} of ${cards.size}`;
    document.getElementById("nothing").hidden = left > 0;
    arrange(words.length > 0 ? home.toSorted((a, b) => scores.get(b) - scores.get(a)) : home);
  };

  /** The current filters as an address. */
  const address = () => {
    const fields = new URLSearchParams();
    if (query.value) fields.set("q", query.value);
    for (const box of boxes) if (box.checked) fields.append(box.name, box.value);
    if (family.value) fields.set("family", family.value);
    const text = fields.toString();
    return text ? "#?" + text : "#";
  };
  const read = (text) => {
    const fields = new URLSearchParams(text);
    query.value = fields.get("q") ?? "";
    for (const box of boxes) box.checked = fields.getAll(box.name).includes(box.value);
    family.value = fields.get("family") ?? "";
    filter();
  };
  const changed = () => {
    filter();
    history.replaceState(null, "", address());
  };
  form.addEventListener("input", changed);
  form.addEventListener("submit", (event) => event.preventDefault());
  document.getElementById("reset").addEventListener("click", () => {
    read("");
    history.replaceState(null, "", "#");
    query.focus();
  });

  return {
    /** Replaces a changed card, or inserts a new one. */
    renew(id, markup) {
      const room = document.createElement("template");
      room.innerHTML = markup;
      const fresh = room.content.firstElementChild;
      const card = cards.get(id);
      if (!card) {
        list.append(fresh);
        cards.set(id, new segue.Card(fresh));
        near.observe(fresh);
        home.push(id);
        return;
      }
      // The phone stays, to avoid flicker; only the text is replaced.
      for (const key of Object.keys(card.element.dataset)) delete card.element.dataset[key];
      Object.assign(card.element.dataset, fresh.dataset);
      for (const part of ["h2", "p[id]", ".marks"]) {
        card.element.querySelector(part).replaceWith(fresh.querySelector(part));
      }
      const preset = segue.presets.get(id);
      if (!card.isNear) return;
      if (preset.problem) card.fail(preset.problem);
      else card.put(preset);
    },
    /** Shows the problems of presets, and clears those that are fixed. */
    fail() { for (const [id, card] of cards) card.fail(segue.problems[id] ?? segue.presets.get(id)?.problem); },
    remove(id) {
      const card = cards.get(id);
      if (!card) return;
      near.unobserve(card.element);
      card.hide();
      card.element.remove();
      cards.delete(id);
      home = home.filter((other) => other !== id);
    },
    order(ids) {
      home = ids.filter((id) => cards.has(id));
      filter();
    },
    filter,
    /** Clears the search. */
    clear() {
      query.value = "";
      changed();
    },
    all: cards, address, read, query,
    rest() { for (const card of cards.values()) card.rest(); },
  };
})();
