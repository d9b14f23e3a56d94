// Beside a held phone: the finger's speed, what would follow if it lifted now, and the curve of it.

import { make, makeSVG } from "./elements.js";

export class Readout {
  /** The times before and after now that the plot shows, in seconds. */
  static past = 0.7;
  static future = 0.9;
  static width = 400;
  static height = 168;
  static inset = 14;

  constructor(container) {
    const { width, height, inset } = Readout;
    const now = this.x(0);
    const rules = `M0,${this.y(1)}H${width}M0,${this.y(0)}H${width}`;
    this.plot = makeSVG(width, height, [
      ["grid", rules], ["now", `M${now},${inset / 2}V${height - inset / 2}`], ["past", ""], ["future", ""], ["speed", ""],
    ], { "aria-hidden": "true", preserveAspectRatio: "none" });
    this.paths = Object.fromEntries(["past", "future", "speed"].map((name) => [name, this.plot.querySelector("." + name)]));
    this.outcome = make("strong", {});
    this.speed = make("span", { class: "speed-value" });
    this.dot = make("i", { class: "plot-dot" });
    container.append(
      make("p", { class: "readout-line" }, this.outcome, this.speed),
      make("div", { class: "plot-area" }, this.plot, this.dot,
        make("span", { class: "plot-label top" }, "finishes"), make("span", { class: "plot-label bottom" }, "goes back")));
    this.container = container;
    this.clear();
  }

  /** The place of a time in seconds from now, and of a progress. */
  x(seconds) {
    const { past, future, width } = Readout;
    return ((seconds + past) / (past + future)) * width;
  }

  y(progress) {
    const { height, inset } = Readout;
    return height - inset - Math.min(Math.max(progress, -0.05), 1.05) * (height - 2 * inset);
  }

  /** Forgets the last gesture. */
  clear() {
    this.history = [];
    this.outcome.textContent = "at rest";
    this.speed.textContent = "";
    for (const path of Object.values(this.paths)) path.setAttribute("d", "");
    this.container.dataset.outcome = "";
    this.dot.hidden = true;
  }

  path(points) { return points.map(([x, y], index) => (index ? "L" : "M") + x.toFixed(1) + "," + y.toFixed(1)).join(""); }

  /** Draws a finger on the screen at a time in seconds: its way so far, its speed, and what would follow. */
  hold(gesture, time) {
    const { progress } = gesture;
    const prediction = gesture.prediction();
    this.history.push([time, progress]);
    while (this.history[0][0] < time - Readout.past) this.history.shift();
    this.paths.past.setAttribute("d", this.path(this.history.map(([at, value]) => [this.x(at - time), this.y(value)])));
    this.drawFuture(prediction);
    this.drawSpeed(progress, gesture.progressSpeed);
    this.container.dataset.outcome = prediction.isFinished ? "finishes" : "goes-back";
    this.outcome.textContent = prediction.isFinished ? "finishes" : "goes back";
    this.speed.textContent = `${String(Math.round(gesture.gesture.speed / 10) * 10).replace("-", "−")} points/s`;
    this.place(0, progress);
  }

  drawFuture(prediction) {
    const end = Math.min(prediction.duration, Readout.future);
    const value = (seconds) => prediction.from
      + prediction.distance * prediction.curve(prediction.duration > 0 ? Math.min(seconds / prediction.duration, 1) : 1);
    const points = Array.from({ length: 41 }, (_, index) => (end * index) / 40).map((at) => [this.x(at), this.y(value(at))]);
    this.paths.future.setAttribute("d", this.path([...points, [Readout.width, this.y(value(prediction.duration))]]));
    this.released = { value, duration: prediction.duration };
  }

  /** The finger's speed as an arrow: where it would be in a tenth of a second. */
  drawSpeed(progress, speed) {
    const [x, y] = [this.x(0), this.y(progress)];
    const tip = [this.x(0.1), this.y(Math.min(Math.max(progress + speed * 0.1, -0.1), 1.1))];
    const length = Math.hypot(tip[0] - x, tip[1] - y);
    if (Math.abs(tip[1] - y) < 3) return this.paths.speed.setAttribute("d", "");
    const [ux, uy] = [(tip[0] - x) / length, (tip[1] - y) / length];
    const wing = (side) => [tip[0] - 7 * ux - side * 4 * uy, tip[1] - 7 * uy + side * 4 * ux];
    this.paths.speed.setAttribute("d", this.path([[x, y], tip]) + this.path([wing(1), tip, wing(-1)]));
  }

  /** Follows the curve after the release. */
  follow(seconds) {
    if (!this.released) return;
    this.paths.speed.setAttribute("d", "");
    this.place(Math.min(seconds, Readout.future), this.released.value(seconds));
  }

  /** Says how it ended; the curve stays until the next gesture. */
  end(isFinished) {
    this.outcome.textContent = isFinished ? "finished" : "went back";
    this.speed.textContent = "";
    this.dot.hidden = true;
  }

  place(seconds, progress) {
    const { width, height } = Readout;
    this.dot.hidden = false;
    this.dot.style.left = (this.x(seconds) / width) * 100 + "%";
    this.dot.style.top = (this.y(progress) / height) * 100 + "%";
  }
}
