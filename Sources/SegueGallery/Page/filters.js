// The search and the filters of the index, which combine and are kept in the address.

import { autoplay } from "./autoplay.js";
import { cards } from "./cards.js";
import { ownScreens } from "./own-screens.js";
import { playback } from "./playback.js";
import { searchTexts } from "./search-texts.js";
import { bestMatches } from "./search.js";

/** @type {HTMLInputElement} */
const queryField = document.querySelector("#query");
/** @type {HTMLSelectElement} */
const familyField = document.querySelector("#family");
const filterForm = document.getElementById("filters");
const resultList = document.getElementById("results");
const checkboxes = [...filterForm.querySelectorAll("input")].filter((input) => input.type === "checkbox");
const countOutput = document.getElementById("count");
/** The ids in the order shown without a search. */
let defaultOrder = [...cards.all.keys()];
let shownOrder = defaultOrder.join();

/** Shows a search's results in one list, the best first; without a search the families come back. */
const arrangeCards = (isSearch, ids) => {
  const order = (isSearch ? "search " : "") + ids.join();
  if (order !== shownOrder) {
    if (isSearch) for (const id of ids) resultList.append(cards.all.get(id).element);
    else cards.order(ids);
    shownOrder = order;
  }
  resultList.hidden = document.getElementById("results-title").hidden = !isSearch;
  for (const section of document.querySelectorAll("#cards .family")) {
    section.hidden = !section.querySelector(".card:not([hidden])");
  }
};

const checkedValues = (name) => checkboxes.filter((box) => box.checked && box.name === name).map((box) => box.value);

/** The operations of a card that match: one of the chosen ones, and one to hold where that is asked for. */
const matchingOperations = ({ operations, held }) => {
  const chosen = checkedValues("operation");
  const available = (checkedValues("interactive").length > 0 ? held : operations).split(" ").filter(Boolean);
  return chosen.length === 0 ? available : available.filter((name) => chosen.includes(name));
};

const passesFilters = ({ element }) => matchingOperations(element.dataset).length > 0
  && (!familyField.value || element.dataset.family === familyField.value);

const applyFilters = () => {
  const isSearch = Boolean(queryField.value.trim());
  const ids = bestMatches(queryField.value, defaultOrder.filter((id) => passesFilters(cards.all.get(id))));
  const found = new Set(ids);
  for (const [id, { element, view }] of cards.all) {
    const operations = matchingOperations(element.dataset);
    element.hidden = !found.has(id);
    // A search for one operation, or for something to hold, should open that.
    const [only] = checkedValues("operation").length === 1 || checkedValues("interactive").length > 0 ? operations : [];
    view.setAttribute("href", "#/" + encodeURIComponent(id) + (only ? "/" + only : ""));
  }
  countOutput.textContent = found.size === cards.all.size ? `${found.size}` : `${found.size} of ${cards.all.size}`;
  document.getElementById("no-matches").hidden = found.size > 0;
  arrangeCards(isSearch, isSearch ? ids : defaultOrder);
  playback.schedule();
};

/** Filters as soon as what is searched is loaded. */
const updateFilters = async () => {
  if (!queryField.value.trim() || searchTexts.isLoaded) return applyFilters();
  try {
    await searchTexts.load();
  } catch (error) {
    document.getElementById("notice").textContent = error.message;
  }
  applyFilters();
};

/** The current filters. */
const filterFields = () => {
  const result = new URLSearchParams();
  if (queryField.value) result.set("q", queryField.value);
  for (const box of checkboxes) if (box.checked) result.append(box.name, box.value);
  if (familyField.value) result.set("family", familyField.value);
  return result;
};

/** The current filters as an address, with the source of the visitor's own screens. */
const indexAddress = () => {
  const result = filterFields();
  if (ownScreens.source) result.set("source", ownScreens.source.join());
  const text = result.toString().replaceAll("%2C", ",");
  return text ? "#?" + text : "#";
};

/** Brings the start of what was found into view: the best matches come first. */
const showFound = () => {
  if (filterFields().size === 0) return;
  const top = document.getElementById("cards").getBoundingClientRect().top - filterForm.offsetHeight;
  if (Math.abs(top) > 1) scrollBy({ top, behavior: "instant" });
};

/** Sets the filters from the text of an address. */
const readFilters = (text) => {
  const read = new URLSearchParams(text);
  queryField.value = read.get("q") ?? "";
  for (const box of checkboxes) box.checked = read.getAll(box.name).includes(box.value);
  familyField.value = read.get("family") ?? "";
  return updateFilters();
};

const filtersChanged = async () => {
  history.replaceState(null, "", indexAddress());
  await updateFilters();
  showFound();
};
filterForm.addEventListener("input", filtersChanged);
filterForm.addEventListener("submit", (event) => event.preventDefault());
queryField.addEventListener("focus", () => searchTexts.load().catch(() => null));
document.getElementById("reset").addEventListener("click", () => {
  readFilters("");
  history.replaceState(null, "", indexAddress());
  queryField.focus({ preventScroll: true });
});
filterForm.append(autoplay.button());

export const filters = {
  address: indexAddress, readFilters, showFound, query: queryField,
  clearSearch() {
    queryField.value = "";
    return filtersChanged();
  },
  setOrder(ids) {
    defaultOrder = ids.filter((id) => cards.all.has(id));
    shownOrder = "";
    return updateFilters();
  },
};
