"use strict";
// Which cards play: those in view take turns, a few at once, each starting a beat after the one before.

segue.playback = (() => {
  /** The most cards that play at once. */
  const limit = 6;
  /** The time between two starts, in milliseconds. */
  const beat = 220;
  const inView = new Set();
  const playing = new Set();
  let timer = 0;

  const stop = (card) => {
    playing.delete(card);
    card.stop();
  };

  /** The cards in view that wait for a turn, in the order of the page; one under a pointer comes first. */
  const waiting = () => {
    const cards = [...inView].filter((card) => !playing.has(card) && !card.element.hidden);
    const place = (a, b) => (a.element.compareDocumentPosition(b.element) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1);
    return cards.sort((a, b) => b.isAttended - a.isAttended || (a.lastTurn ?? 0) - (b.lastTurn ?? 0) || place(a, b));
  };

  /** Ends the turn of a card for one that waits: of any for one under a pointer. */
  const makeRoom = (next) => {
    if (playing.size < limit) return true;
    const others = [...playing].filter((card) => !card.isAttended && !card.isScrubbing);
    const leaving = next.isAttended ? others.at(-1) : others.find((card) => card.isTurnOver || card.hasFailed);
    if (leaving) stop(leaving);
    return playing.size < limit;
  };

  const isIndexShown = () => document.body.dataset.view !== "page";

  const step = () => {
    timer = 0;
    for (const card of playing) if (!inView.has(card) || card.element.hidden) stop(card);
    if (segue.autoplay.isPaused || !isIndexShown()) {
      for (const card of playing) stop(card);
      return;
    }
    const [next] = waiting();
    if (!next) return;
    if (makeRoom(next)) {
      playing.add(next);
      next.lastTurn = performance.now();
      next.play();
    }
    schedule();
  };

  const schedule = () => { timer ||= setTimeout(step, beat); };
  segue.autoplay.watch(schedule);

  return {
    /** Looks at once at what has changed. */
    update() {
      clearTimeout(timer);
      step();
    },
    /** Notes whether a card is in view. */
    setInView(card, isInView) {
      if (isInView) inView.add(card); else inView.delete(card);
      schedule();
    },
    /** Ends every turn. */
    stop() { for (const card of playing) stop(card); },
    schedule,
    get count() { return playing.size; },
    limit,
  };
})();
