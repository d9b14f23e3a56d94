// The play bar of a preset's page: play, scrub and step by frames.

import { make, makeSVG } from "./elements.js";

export class Transport {
  /** The frames per second that steps are counted in. */
  static rate = 60;
  static speeds = [0.1, 0.25, 0.5, 1, 2];

  /** @param {import("./preset-page.js").PresetPage} page */
  constructor(page) {
    this.page = page;
    const icon = makeSVG(24, 24, [
      ["when-paused", "M8 5.2v13.6a.8.8 0 0 0 1.2.7l11-6.8a.8.8 0 0 0 0-1.4l-11-6.8a.8.8 0 0 0-1.2.7z"],
      ["when-playing", "M7 5h3.5v14H7zM13.5 5H17v14h-3.5z"],
    ], { "aria-hidden": "true" });
    this.playButton = make("button", {
      type: "button", class: "play", "aria-label": "Play", onclick: () => page.togglePlayback(),
    }, icon);
    this.scrubber = make("input", {
      type: "range", min: 0, max: 1000, value: 0, step: 1, "aria-label": "Progress",
      oninput: () => { page.pause(); page.seekTo(Number(this.scrubber.value) / 1000); page.saveToAddress(); },
    });
    this.time = make("output", { class: "time" });
    this.speed = make("select", { "aria-label": "Speed", onchange: () => page.applySpeed() },
      ...Transport.speeds.map((speed) =>
        make("option", { value: speed, selected: speed === (page.route.speed ?? 1) }, speed + "×")));
    this.element = make("div", { class: "transport", role: "group", "aria-label": "Playback" }, this.playButton,
      make("div", { class: "line" }, this.scrubber, make("div", { class: "readings" }, this.time, this.steps())));
  }

  /** The buttons that step by one frame, as the arrow keys do. */
  steps() {
    const step = (frames, label, d) => make("button", {
      type: "button", class: "step", "aria-label": label, title: `${label} (${frames < 0 ? "←" : "→"}, with Shift ten)`,
      onclick: () => this.page.stepFrames(frames),
    }, makeSVG(16, 16, [["icon", d]], { "aria-hidden": "true" }));
    return make("span", { class: "steps" },
      step(-1, "Previous frame", "M10.5 3.5L6 8l4.5 4.5"), step(1, "Next frame", "M5.5 3.5L10 8l-4.5 4.5"));
  }

  /** The time some frames after another, in milliseconds. */
  static stepped(time, frames) {
    const { rate } = Transport;
    return ((Math.round((time * rate) / 1000) + frames) * 1000) / rate;
  }

  /** Shows a progress, with its time where it has one. */
  show(progress, milliseconds) {
    const percent = Math.round(progress * 100);
    const time = milliseconds === undefined ? "" : `${Math.round(milliseconds)} ms`;
    this.scrubber.value = String(Math.round(progress * 1000));
    this.scrubber.style.setProperty("--progress", progress);
    this.scrubber.setAttribute("aria-valuetext", [`${this.page.about.name}, ${percent} %`, time].filter(Boolean).join(", "));
    this.time.textContent = [time, `${percent}%`].filter(Boolean).join(" · ");
  }

  update(isPlaying) {
    this.playButton.setAttribute("aria-label", isPlaying ? "Pause" : "Play");
    this.playButton.classList.toggle("playing", isPlaying);
  }
}
