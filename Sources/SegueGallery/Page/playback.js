// Which cards play: those in view take turns, a few at once, each starting a beat after the one before.

import { autoplay } from "./autoplay.js";

/** The most cards that play at once. */
const mostPlaying = 6;
/** The time between two starts, in milliseconds. */
const startInterval = 220;
const cardsInView = new Set();
const playingCards = new Set();
let stepTimer = 0;

const endTurn = (card) => {
  playingCards.delete(card);
  card.stop();
};

/** The cards in view that wait for a turn, in the order of the page; one under a pointer comes first. */
const waitingCards = () => {
  const cards = [...cardsInView].filter((card) => !playingCards.has(card) && !card.element.hidden);
  const place = (a, b) => (a.element.compareDocumentPosition(b.element) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1);
  return cards.sort((a, b) => b.isAttended - a.isAttended || (a.lastTurn ?? 0) - (b.lastTurn ?? 0) || place(a, b));
};

/** Ends the turn of a card for one that waits: of any for one under a pointer. */
const makeRoom = (next) => {
  if (playingCards.size < mostPlaying) return true;
  const others = [...playingCards].filter((card) => !card.isAttended && !card.isScrubbing);
  const leaving = next.isAttended ? others.at(-1) : others.find((card) => card.isTurnOver || card.hasFailed);
  if (leaving) endTurn(leaving);
  return playingCards.size < mostPlaying;
};

const isIndexShown = () => document.body.dataset.view !== "page";

const nextTurn = () => {
  stepTimer = 0;
  for (const card of playingCards) if (!cardsInView.has(card) || card.element.hidden) endTurn(card);
  if (autoplay.isPaused || !isIndexShown()) {
    for (const card of playingCards) endTurn(card);
    return;
  }
  const [next] = waitingCards();
  if (!next) return;
  if (makeRoom(next)) {
    playingCards.add(next);
    next.lastTurn = performance.now();
    next.play();
  }
  scheduleTurn();
};

const scheduleTurn = () => { stepTimer ||= setTimeout(nextTurn, startInterval); };
autoplay.watch(scheduleTurn);

export const playback = {
  /** Looks at once at what has changed. */
  update() {
    clearTimeout(stepTimer);
    nextTurn();
  },
  /** Notes whether a card is in view. */
  setInView(card, isInView) {
    if (isInView) cardsInView.add(card); else cardsInView.delete(card);
    scheduleTurn();
  },
  /** Ends every turn. */
  stop() { for (const card of playingCards) endTurn(card); },
  schedule: scheduleTurn,
  get count() { return playingCards.size; },
  limit: mostPlaying,
};
