// Live updates of saved files, from the server.

import { cards } from "./cards.js";
import { filters } from "./filters.js";
import { addPart, presets, served } from "./loading.js";
import { pages } from "./pages.js";
import { parseRoute } from "./routes.js";
import { searchTexts } from "./search-texts.js";

/** Listens for saved files; only what has changed is updated. */
export const listenForUpdates = () => {
  const noticeElement = document.getElementById("notice");
  // With what was saved while this page was loaded.
  const source = new EventSource("events?since=" + document.documentElement.dataset.version);
  let wasDisconnected = false;
  source.onopen = () => {
    if (wasDisconnected) location.reload();
  };
  source.onerror = () => {
    wasDisconnected = true;
    noticeElement.textContent = "Lost the connection to the server; this page may be out of date.";
  };
  source.onmessage = (event) => apply(JSON.parse(event.data));

  const apply = ({ version, changed, order, removed, problems, notice }) => {
    served.version = version;
    served.problems = problems;
    for (const id of removed) {
      cards.remove(id);
      presets.delete(id);
    }
    for (const { cardMarkup, familyMarkup, searchTexts: texts, cardData, pageData } of changed) {
      addPart(cardData);
      addPart(pageData);
      searchTexts.add({ [cardData.id]: texts });
      cards.replace(cardData.id, cardMarkup, familyMarkup);
    }
    filters.setOrder(order);
    cards.showProblems();
    const total = document.getElementById("total");
    if (total) total.textContent = order.length;
    updatePage(changed, removed);
    noticeElement.textContent = notice;
    document.documentElement.dataset.version = version;
  };

  const updatePage = (changed, removed) => {
    const page = pages.current;
    if (!page) {
      // The preset in the address may only just have been laid out.
      const wanted = parseRoute(location.hash)?.id;
      if (changed.some(({ cardData }) => cardData.id === wanted)) dispatchEvent(new HashChangeEvent("hashchange"));
      return;
    }
    const { id } = page.preset;
    if (changed.some(({ cardData }) => cardData.id === id)) pages.replace(presets.get(id));
    if (removed.includes(id)) page.showProblem("This preset's file was deleted. Its last version is still shown.");
    else pages.current.showProblem();
  };
};
