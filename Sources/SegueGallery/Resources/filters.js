"use strict";
// The search and the filters of the index, which combine and are kept in the address.

Object.assign(segue.cards, (() => {
  const query = document.getElementById("query");
  const family = document.getElementById("family");
  const form = document.getElementById("filters");
  const results = document.getElementById("results");
  const checkboxes = [...form.querySelectorAll("input[type=checkbox]")];
  const count = document.getElementById("count");
  const cards = segue.cards.all;
  /** The ids in the order shown without a search. */
  let defaultOrder = [...cards.keys()];
  let shownOrder = defaultOrder.join();

  /** Shows a search's results in one list, the best first; without a search the families come back. */
  const arrange = (isSearch, ids) => {
    const order = (isSearch ? "search " : "") + ids.join();
    if (order !== shownOrder) {
      if (isSearch) for (const id of ids) results.append(cards.get(id).element);
      else segue.cards.order(ids);
      shownOrder = order;
    }
    results.hidden = !isSearch;
    for (const section of document.querySelectorAll("#cards .family")) {
      section.hidden = !section.querySelector(".card:not([hidden])");
    }
  };

  const checked = (name) => checkboxes.filter((box) => box.checked && box.name === name).map((box) => box.value);

  /** The operations of a card that match: one of the chosen ones, and one to hold where that is asked for. */
  const matchingOperations = ({ operations, held }) => {
    const chosen = checked("operation");
    const available = (checked("interactive").length > 0 ? held : operations).split(" ").filter(Boolean);
    return chosen.length === 0 ? available : available.filter((name) => chosen.includes(name));
  };

  const filter = () => {
    const isSearch = Boolean(query.value.trim());
    const ids = [...cards.keys()];
    const found = isSearch ? segue.search.scores(query.value, ids.map(segue.searchTexts.of)) : ids.map(() => 0);
    const scores = new Map(ids.map((id, index) => [id, found[index]]));
    let matchCount = 0;
    for (const [id, { element, view }] of cards) {
      const operations = matchingOperations(element.dataset);
      const matches = scores.get(id) !== null && operations.length > 0
        && (!family.value || element.dataset.family === family.value);
      element.hidden = !matches;
      // A search for one operation should open that one.
      const [only] = checked("operation").length === 1 ? operations : [];
      view.setAttribute("href", "#/" + encodeURIComponent(id) + (only ? "/" + only : ""));
      if (matches) matchCount += 1;
    }
    count.textContent = matchCount === cards.size ? `${matchCount}` : `${matchCount} of ${cards.size}`;
    document.getElementById("no-matches").hidden = matchCount > 0;
    const rank = (id) => scores.get(id) ?? -Infinity;
    arrange(isSearch, isSearch ? defaultOrder.toSorted((a, b) => rank(b) - rank(a)) : defaultOrder);
    segue.playback.schedule();
  };

  /** Filters as soon as what is searched is loaded. */
  const update = async () => {
    if (!query.value.trim() || segue.searchTexts.isLoaded) return filter();
    try {
      await segue.searchTexts.load();
    } catch (error) {
      document.getElementById("notice").textContent = error.message;
    }
    filter();
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
    return update();
  };
  const changed = () => {
    history.replaceState(null, "", address());
    return update();
  };
  form.addEventListener("input", changed);
  form.addEventListener("submit", (event) => event.preventDefault());
  query.addEventListener("focus", () => segue.searchTexts.load().catch(() => null));
  document.getElementById("reset").addEventListener("click", () => {
    readFilters("");
    history.replaceState(null, "", "#");
    query.focus();
  });
  form.append(segue.autoplay.button());

  return {
    address, readFilters, query,
    clearSearch() {
      query.value = "";
      return changed();
    },
    setOrder(ids) {
      defaultOrder = ids.filter((id) => cards.has(id));
      shownOrder = "";
      return update();
    },
  };
})());
