// Recorded gestures, replayed by a finger that one sees on the phone.

import { make } from "./elements.js";
import { clock } from "./player.js";

export class Replay {
  /** @param {import("./preset-page.js").PresetPage} page */
  constructor(page) {
    this.page = page;
    this.fingers = [0, 1].map(() => make("i", { class: "finger", hidden: true }));
    page.phone.append(make("span", { class: "fingers", "aria-hidden": "true" }, ...this.fingers));
  }

  get isRunning() { return Boolean(this.touches); }

  /** Starts a recording on the page's gesture. */
  start(recording) {
    const { page } = this;
    this.stop();
    page.pause();
    page.reveal();
    this.controller = page.gestureController;
    const isMirrored = page.rules.isRightToLeft;
    const [width, height] = recording.size;
    this.touches = recording.touches.map(([time, phase, ...values]) => {
      const points = [];
      for (let index = 0; index < values.length; index += 2) {
        const x = values[index] / width;
        points.push({ x: isMirrored ? 1 - x : x, y: values[index + 1] / height });
      }
      return { time, phase, points };
    });
    this.began = performance.now();
    this.elapsed = 0;
    this.next = 0;
    clock.add(this);
  }

  /** Delivers the touches up to now; slow motion slows the finger, but not the speed that the rules see. */
  advance(milliseconds) {
    this.elapsed += milliseconds * this.page.player.speed;
    while (this.next < this.touches.length && this.touches[this.next].time <= this.elapsed) {
      this.deliver(this.touches[this.next]);
      this.next += 1;
    }
    this.showFingers();
    if (this.next === this.touches.length) this.end();
  }

  deliver({ time, phase, points }, box = this.page.player.screen.getBoundingClientRect()) {
    const methods = { began: "pointerDown", moved: "pointerMove", ended: "pointerUp", cancelled: "pointerUp" };
    points.forEach(({ x, y }, finger) => this.controller[methods[phase]]({
      isReplayed: true, pointerId: -1 - finger, button: 0, altKey: false, timeStamp: this.began + time,
      clientX: box.left + x * box.width, clientY: box.top + y * box.height,
    }, phase === "cancelled"));
  }

  showFingers() {
    const touch = this.touches[Math.max(this.next - 1, 0)];
    const isDown = touch.phase === "began" || touch.phase === "moved";
    this.fingers.forEach((finger, index) => {
      const point = touch.points[index];
      finger.hidden = !point;
      if (!point) return;
      finger.classList.toggle("lifted", !isDown);
      finger.style.left = point.x * 100 + "%";
      finger.style.top = point.y * 100 + "%";
    });
  }

  end() {
    clock.delete(this);
    this.touches = null;
    this.fadeTimer = setTimeout(() => this.hideFingers(), 300);
  }

  hideFingers() { for (const finger of this.fingers) finger.hidden = true; }

  /** Stops where it is, as if the system had taken the finger away. */
  stop() {
    clearTimeout(this.fadeTimer);
    this.hideFingers();
    if (!this.touches) return;
    const last = this.touches[Math.max(this.next - 1, 0)];
    const wasDown = this.next > 0 && (last.phase === "began" || last.phase === "moved");
    clock.delete(this);
    this.touches = null;
    if (wasDown) this.deliver({ ...last, phase: "cancelled" });
  }

  /** The buttons of the recordings for the page's gesture. */
  buttons() {
    const { page } = this;
    return (page.rules?.recordings ?? []).map(({ id, finishes }) => {
      const recording = page.recording(id);
      return recording && make("button", {
        type: "button", class: "replay", "data-recording": id, onclick: () => this.start(recording),
      }, recording.title, make("small", {}, finishes ? "finishes" : "goes back"));
    }).filter(Boolean);
  }
}
