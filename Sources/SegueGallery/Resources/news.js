"use strict";
// Live updates of saved files, from the server.

/** Listens for saved files; only what has changed is updated. */
segue.listen = () => {
  const news = document.getElementById("news");
  const source = new EventSource("events");
  let wasLost = false;
  source.onopen = () => {
    if (wasLost) location.reload();
  };
  source.onerror = () => {
    wasLost = true;
    news.textContent = "The server does not answer. What is shown may be old.";
  };
  source.onmessage = (event) => segue.take(JSON.parse(event.data));
  segue.take = ({ version, changed, order, gone, problems, notice }) => {
    segue.version = version;
    segue.problems = problems;
    for (const id of gone) {
      segue.cards.remove(id);
      segue.presets.delete(id);
    }
    for (const { card, play, page } of changed) {
      segue.add(play);
      segue.add(page);
      segue.cards.renew(play.id, card);
    }
    segue.cards.order(order);
    segue.cards.filter();
    segue.cards.fail();
    const count = order.length === 1 ? "1 screen transition" : order.length + " screen transitions";
    document.getElementById("total").textContent = count;
    const open = segue.sheet.current;
    for (const { play } of changed) if (open?.preset.id === play.id) segue.sheet.renew(segue.presets.get(play.id));
    segue.sheet.current?.fail();
    if (open && gone.includes(open.preset.id)) open.fail("The file of this preset is gone. This is how it was.");
    news.textContent = notice;
    document.documentElement.dataset.version = version;
  };
};
