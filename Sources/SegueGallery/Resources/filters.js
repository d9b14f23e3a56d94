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
    results.hidden = document.getElementById("results-title").hidden = !isSearch;
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
      // A search for one operation, or for something to hold, should open that.
      const [only] = checked("operation").length === 1 || checked("interactive").length > 0 ? operations : [];
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

  /** The current filters. */
  const fields = () => {
    const result = new URLSearchParams();
    if (query.value) result.set("q", query.value);
    for (const box of checkboxes) if (box.checked) result.append(box.name, box.value);
    if (family.value) result.set("family", family.value);
    return result;
  };
  /** The current filters as an address, with the source of the visitor's own screens. */
  const address = () => {
    const result = fields();
    if (segue.ownScreens.source) result.set("source", segue.ownScreens.source.join());
    const text = result.toString().replaceAll("%2C", ",");
    return text ? "#?" + text : "#";
  };
  /** Brings the start of what was found into view: the best matches come first. */
  const showFound = () => {
    if (fields().size === 0) return;
    const top = document.getElementById("cards").getBoundingClientRect().top - form.offsetHeight;
    if (Math.abs(top) > 1) scrollBy({ top, behavior: "instant" });
  };
  /** Sets the filters from the text of an address. */
  const readFilters = (text) => {
    const read = new URLSearchParams(text);
    query.value = read.get("q") ?? "";
    for (const box of checkboxes) box.checked = read.getAll(box.name).includes(box.value);
    family.value = read.get("family") ?? "";
    return update();
  };
  const changed = async () => {
    history.replaceState(null, "", address());
    await update();
    showFound();
  };
  form.addEventListener("input", changed);
  form.addEventListener("submit", (event) => event.preventDefault());
  query.addEventListener("focus", () => segue.searchTexts.load().catch(() => null));
  document.getElementById("reset").addEventListener("click", () => {
    readFilters("");
    history.replaceState(null, "", address());
    query.focus({ preventScroll: true });
  });
  form.append(segue.autoplay.button());

  return {
    address, readFilters, showFound, query,
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
