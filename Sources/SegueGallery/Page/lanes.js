// The tracks of all layers as lanes under one ruler, with each layer's values at a time.

import { make } from "./elements.js";
import { FrameValues } from "./frame-values.js";

export class Lanes {
  /** The interval of updates while a timeline plays, in milliseconds. */
  static interval = 100;
  /** The number of layers that are listed at first. */
  static few = 12;

  /**
   * @param {import("./preset-page.js").PresetPage} page
   * @param {Timeline} timeline
   */
  constructor(page, timeline) {
    this.page = page;
    this.timeline = timeline;
    this.duration = (timeline.recording ?? timeline).duration;
    this.lastUpdate = 0;
    this.rows = [];
    /** Made for the first values that are shown. */
    this.values = null;
    this.element = this.build();
    this.addListeners();
  }

  /** Tracks of one property that play together are one lane. */
  static merged(tracks) {
    const bars = new Map();
    for (const [property, start, end] of tracks) {
      if (!bars.has(property)) bars.set(property, new Map());
      bars.get(property).set(`${start} ${end}`, [start, end]);
    }
    return [...bars].map(([property, spans]) => ({ property, spans: [...spans.values()] }));
  }

  build() {
    this.playhead = make("i", { class: "playhead" });
    this.readout = make("span", { class: "lane-time" });
    this.ruler = make("div", {
      class: "ruler", role: "slider", tabindex: "0", "aria-label": "Time in the lanes", "aria-valuemin": 0,
      "aria-valuemax": Math.round(this.duration), "aria-valuenow": 0,
    }, this.playhead, this.readout);
    this.list = make("ol", { class: "lane-list" });
    this.scroller = make("div", { class: "lane-scroller" }, this.list, this.ruler);
    const { lanes } = this.timeline;
    const { few } = Lanes;
    this.addGroups(lanes.slice(0, few));
    const all = lanes.length <= few ? null : make("button", {
      type: "button", class: "copy all-lanes",
      onclick: () => {
        this.addGroups(lanes.slice(few));
        all.remove();
        this.ruler.focus({ preventScroll: true });
        this.showValues();
      },
    }, `Show all ${lanes.length} layers`);
    return make("section", { class: "lanes", "aria-label": "Tracks" },
      make("h2", { class: "visually-hidden" }, "Tracks"), this.scroller, all);
  }

  addGroups(lanes) { this.list.append(...lanes.map(([index, name, tracks]) => this.group(index, name, tracks))); }

  group(index, name, tracks) {
    const lines = Lanes.merged(tracks).map(({ property, spans }) => {
      const value = make("span", { class: "lane-value" });
      const bars = spans.map(([start, end]) => {
        const bar = make("i");
        bar.style.left = this.share(start);
        bar.style.right = this.share(this.duration - end);
        return bar;
      });
      const row = make("li", {}, make("span", { class: "lane-property" }, property), make("b", {}, ...bars), value);
      this.rows.push({ row, index, property, value });
      return row;
    });
    return make("li", { class: "lane-group" }, make("span", { class: "lane-layer" }, name), make("ol", {}, ...lines));
  }

  share(time) { return `${this.duration > 0 ? (time / this.duration) * 100 : 0}%`; }

  addListeners() {
    const { ruler, page } = this;
    const time = (event) => {
      const box = ruler.getBoundingClientRect();
      return Math.min(Math.max((event.clientX - box.left) / box.width, 0), 1) * this.duration;
    };
    const seek = (event) => {
      page.pause();
      page.seekMilliseconds(time(event));
      page.saveToAddress();
    };
    ruler.addEventListener("pointerdown", (event) => {
      if (event.button > 0) return;
      ruler.setPointerCapture(event.pointerId);
      this.isScrubbing = true;
      seek(event);
    });
    ruler.addEventListener("pointermove", (event) => {
      if (this.isScrubbing) seek(event);
      else if (event.pointerType === "mouse") this.hover(time(event));
    });
    for (const type of ["pointerup", "pointercancel"]) ruler.addEventListener(type, () => { this.isScrubbing = false; });
    ruler.addEventListener("pointerleave", () => this.hover(null));
    ruler.addEventListener("keydown", (event) => {
      const target = { Home: 0, End: this.duration }[event.key];
      if (target === undefined) return;
      event.preventDefault();
      page.pause();
      page.seekMilliseconds(target);
    });
    this.scroller.addEventListener("scroll", () => this.showValues(), { passive: true });
  }

  /** Shows the values at a time under the pointer; null goes back to the displayed time. */
  hover(time) {
    this.hoveredTime = time;
    this.show(this.time ?? 0, true);
  }

  /** Shows a time, in milliseconds; while it plays, values change a few times a second. */
  show(time, isAtRest) {
    this.time = time;
    this.element.classList.remove("is-idle");
    const shown = this.hoveredTime ?? Math.min(time, this.duration);
    this.playhead.style.left = this.share(shown);
    this.readout.style.left = this.share(shown);
    const text = `${Math.round(shown)} ms`;
    if (this.readout.textContent !== text) this.readout.textContent = text;
    this.ruler.setAttribute("aria-valuenow", Math.round(shown));
    this.ruler.setAttribute("aria-valuetext", text);
    const now = performance.now();
    if (!isAtRest && now - this.lastUpdate < Lanes.interval) return;
    this.lastUpdate = now;
    this.showValues();
  }

  /** Shows no time, while a finger drives the layers. */
  hide() {
    this.element.classList.add("is-idle");
    for (const { value } of this.rows) value.textContent = "";
  }

  /** Writes the values of the lanes that can be seen. */
  showValues() {
    if (!this.element.isConnected || this.rows.length === 0) return;
    this.values ??= new FrameValues(this.timeline);
    this.values.seek(this.hoveredTime ?? Math.min(this.time ?? 0, this.duration));
    const { top, bottom } = this.scroller.getBoundingClientRect();
    const seen = this.rows.filter(({ row }) => {
      const box = row.getBoundingClientRect();
      return box.bottom > top && box.top < bottom;
    });
    // Reads before writes: the layout is computed once.
    const texts = seen.map(({ index, property }) => this.values.text(index, property));
    seen.forEach(({ value }, at) => { if (value.textContent !== texts[at]) value.textContent = texts[at]; });
  }

  remove() {
    this.values?.remove();
    this.element.remove();
  }
}
