"use strict";
// Live updates of saved files, from the server.

/** Listens for saved files; only what has changed is updated. */
segue.listenForUpdates = () => {
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
    segue.version = version;
    segue.problems = problems;
    for (const id of removed) {
      segue.cards.remove(id);
      segue.presets.delete(id);
    }
    for (const { cardMarkup, familyMarkup, searchTexts, cardData, pageData } of changed) {
      segue.add(cardData);
      segue.add(pageData);
      segue.searchTexts.add({ [cardData.id]: searchTexts });
      segue.cards.replace(cardData.id, cardMarkup, familyMarkup);
    }
    segue.cards.setOrder(order);
    segue.cards.showProblems();
    const total = document.getElementById("total");
    if (total) total.textContent = order.length;
    updatePage(changed, removed);
    noticeElement.textContent = notice;
    document.documentElement.dataset.version = version;
  };

  const updatePage = (changed, removed) => {
    const page = segue.pages.current;
    if (!page) {
      // The preset in the address may only just have been laid out.
      const wanted = segue.routes.parse(location.hash)?.id;
      if (changed.some(({ cardData }) => cardData.id === wanted)) dispatchEvent(new HashChangeEvent("hashchange"));
      return;
    }
    const { id } = page.preset;
    if (changed.some(({ cardData }) => cardData.id === id)) segue.pages.replace(segue.presets.get(id));
    if (removed.includes(id)) page.showProblem("This preset's file was deleted. Its last version is still shown.");
    else segue.pages.current.showProblem();
  };
};
