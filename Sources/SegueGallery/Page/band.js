// The small phones of the first screen: one app under several transitions, each a beat after the one before.

import { findTimeline } from "./loading.js";
import { fitScreen } from "./phone-frame.js";
import { Stage } from "./stage.js";

export class Band {
  /** The time between two starts, and between the starts of one phone, in milliseconds. */
  static beat = 520;

  constructor(links, companions) {
    const { beat } = Band;
    this.rest = companions.length * beat + 3 * beat;
    this.phones = companions.map((companion, index) => {
      const link = links[index];
      const screen = link.querySelector(".screen");
      const preset = { timelines: companion.timelines };
      const stages = ["push", "pop"].map((name) => new Stage(screen, findTimeline(preset, name)));
      return { link, screen, stages, delay: index * beat };
    });
    this.size = findTimeline({ timelines: companions[0].timelines }, "push").size;
    this.time = 0;
    this.fit();
    this.show();
  }

  fit() { for (const { screen } of this.phones) fitScreen(screen, this.size); }

  /** Each phone goes there, stays, and comes back. */
  show() {
    for (const phone of this.phones) {
      const cycle = 2 * this.rest;
      const time = (this.time + cycle - phone.delay) % cycle;
      const isBack = this.time < phone.delay || time >= this.rest;
      const shown = phone.stages[isBack ? 1 : 0];
      for (const stage of phone.stages) stage.isShown = stage === shown;
      const position = this.time < phone.delay ? shown.duration : isBack ? time - this.rest : time;
      if (phone.shown === shown && phone.position === Math.min(position, shown.duration)) continue;
      shown.seek(position);
      Object.assign(phone, { shown, position: Math.min(position, shown.duration) });
    }
  }

  advance(milliseconds) {
    // Until they move, the phones keep their stills.
    if (this.time === 0) for (const { link } of this.phones) link.classList.add("ready");
    this.time += milliseconds;
    this.show();
  }
}
