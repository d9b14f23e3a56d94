// Whether the index may move: not where the visitor's settings ask for less, until the visitor presses Play.

import { make } from "./elements.js";
import { reducedMotion } from "./motion-settings.js";

const autoplayListeners = new Set();
const reducedData = matchMedia("(prefers-reduced-data: reduce)");

const visitorSavesData = () => reducedData.matches || Boolean(navigator.connection?.saveData);

const asksForLess = () => reducedMotion.matches || visitorSavesData();
let isPaused = asksForLess();

const setPaused = (value) => {
  if (value === isPaused) return;
  isPaused = value;
  for (const listener of autoplayListeners) listener();
};
for (const query of [reducedMotion, reducedData]) query.addEventListener("change", () => setPaused(asksForLess()));

export const autoplay = {
  get isPaused() { return isPaused; },
  set isPaused(value) { setPaused(value); },
  /** Whether nothing may be loaded that the visitor has not asked for. */
  get savesData() { return visitorSavesData() && isPaused; },
  /** Calls a listener now and after each change. */
  watch(listener) {
    autoplayListeners.add(listener);
    listener();
  },
  /** Creates a button that plays and pauses everything on the index. */
  button() {
    const button = make("button", {
      type: "button", class: "pause", onclick: () => setPaused(!isPaused),
    });
    autoplay.watch(() => { button.textContent = isPaused ? "Play" : "Pause"; });
    return button;
  },
};
