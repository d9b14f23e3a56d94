// A finger that the first screen shows: it drives the preset's rules as a touch does, and a dot follows it.

import { make } from "./elements.js";
import { restingGesture } from "./touches.js";

export class ShownFinger {
  /** Its performances: times in milliseconds, with distances in points along the gesture's axis. */
  static performances = {
    // Drags too little, hesitates, and flicks.
    flick: [[0, 0], [160, 0], [760, 150, "ease"], [1060, 142, "ease"], [1280, 138, "ease"], [1470, 320, "accelerate"]],
    // Drags, hesitates, and takes it back.
    back: [[0, 0], [160, 0], [860, 190, "ease"], [1300, 178, "ease"], [1900, 60, "ease"], [2100, 58, "ease"]],
  };

  static easings = { ease: (t) => t * t * (3 - 2 * t), accelerate: (t) => t * t, linear: (t) => t };

  /** How far two fingers are apart before they pinch, when they move together and when they spread, in points. */
  static spans = { together: 290, apart: 70 };
  /** How long it rests before it moves where the gesture is a long press, in milliseconds. */
  static press = 700;

  constructor(gesture) {
    this.gesture = gesture;
    const [width, height] = gesture.size;
    const { kind, axis } = gesture.rules;
    this.axis = axis ?? [0, 1];
    const [ax, ay] = this.axis;
    // An edge's gesture begins at the edge, and any other where a thumb is.
    const edge = kind[0] === "edge-pan" ? 6 : 0;
    const along = (size, a) => (edge ? (a > 0 ? edge : size - edge) : size * (0.5 - 0.14 * a));
    this.start = { x: ax ? along(width, ax) : width * 0.54, y: ay ? along(height, ay) : height * 0.5 };
    this.span = gesture.recognition.isPinch ? this.pinch : null;
    this.dots = this.points(0).map(() => make("i", { class: "finger", "aria-hidden": "true" }));
    gesture.screen.append(...this.dots);
  }

  /** How two fingers pinch: the way that moves the transition forward. */
  get pinch() {
    const { together, apart } = ShownFinger.spans;
    const { gesture } = this;
    const forward = (scale, distance) => gesture.evaluate(gesture.rules.progress, { ...restingGesture, scale, distance });
    return forward(0.5, -100) > forward(2, 100) ? { from: together, sign: -0.7 } : { from: apart, sign: 0.7 };
  }

  begin(name) {
    const pause = this.gesture.recognition.isLongPress ? ShownFinger.press : 0;
    this.keys = ShownFinger.performances[name].map(([time, ...rest], index) => [time + (index > 0 ? pause : 0), ...rest]);
    this.time = 0;
    this.base = performance.now();
    this.isDown = true;
    for (const event of this.events) this.gesture.pointerDown(event);
    this.showDots();
  }

  /** How far it has moved along the axis. */
  get distance() {
    const next = this.keys.findIndex(([time]) => time > this.time);
    if (next < 0) return this.keys.at(-1)[1];
    const [[startTime, start], [endTime, end, easing = "linear"]] = [this.keys[next - 1], this.keys[next]];
    return start + (end - start) * ShownFinger.easings[easing]((this.time - startTime) / (endTime - startTime));
  }

  /** Where the fingers are after a distance, in points: a thumb moves on an arc, and two fingers pinch along a diagonal. */
  points(distance, bend = 18) {
    const { axis: [ax, ay], start: { x, y }, span } = this;
    if (span) {
      const half = Math.max(span.from + span.sign * distance, 24) / 2;
      return [-1, 1].map((side) => ({ x: x + side * half * 0.6, y: y - side * half * 0.8 }));
    }
    const across = bend * Math.sin(distance / 130);
    return [{ x: x + ax * distance + ay * across, y: y + ay * distance + ax * across }];
  }

  // Its own time passes more slowly with the motion: the rules see the same gesture.
  get events() { return this.gesture.events(this.points(this.distance), this.base + this.time); }

  advance(milliseconds) {
    if (!this.isDown) return;
    // It lifts while it moves: a late frame does not let it rest at the end of its way.
    this.time = Math.min(this.time + milliseconds, this.keys.at(-1)[0]);
    for (const event of this.events) this.gesture.pointerMove(event);
    this.showDots();
    if (this.time >= this.keys.at(-1)[0]) this.lift(false);
  }

  lift(isCancelled) {
    if (!this.isDown) return;
    this.isDown = false;
    for (const event of this.events) this.gesture.pointerUp(event, isCancelled);
    for (const dot of this.dots) dot.classList.remove("down");
  }

  showDots() {
    const [width, height] = this.gesture.size;
    this.points(this.distance).forEach(({ x, y }, index) => {
      const dot = this.dots[index];
      dot.style.left = (x / width) * 100 + "%";
      dot.style.top = (y / height) * 100 + "%";
      dot.classList.add("down");
    });
  }
}
