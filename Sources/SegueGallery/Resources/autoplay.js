"use strict";
// Whether the index may move: not where the visitor's settings ask for less, until the visitor presses Play.

segue.autoplay = (() => {
  const listeners = new Set();
  const reducedData = matchMedia("(prefers-reduced-data: reduce)");
  const savesData = () => reducedData.matches || Boolean(navigator.connection?.saveData);
  const isReduced = () => segue.reducedMotion.matches || savesData();
  let isPaused = isReduced();

  const change = (value) => {
    if (value === isPaused) return;
    isPaused = value;
    for (const listener of listeners) listener();
  };
  for (const query of [segue.reducedMotion, reducedData]) query.addEventListener("change", () => change(isReduced()));

  return {
    get isPaused() { return isPaused; },
    set isPaused(value) { change(value); },
    /** Whether nothing may be loaded that the visitor has not asked for. */
    get savesData() { return savesData() && isPaused; },
    /** Calls a listener now and after each change. */
    watch(listener) {
      listeners.add(listener);
      listener();
    },
    /** Creates a button that plays and pauses everything on the index. */
    button() {
      const button = segue.element("button", {
        type: "button", class: "pause", onclick: () => change(!isPaused),
      });
      segue.autoplay.watch(() => { button.textContent = isPaused ? "Play" : "Pause"; });
      return button;
    },
  };
})();
