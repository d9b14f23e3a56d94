"use strict";
// A finger that the first screen shows: it drives the preset's rules as a touch does, and a dot follows it.

segue.ShownFinger = class {
  /** Its performances: times in milliseconds, with distances in points along the gesture's axis. */
  static performances = {
    // Drags too little, hesitates, and flicks.
    flick: [[0, 0], [160, 0], [760, 150, "ease"], [1060, 142, "ease"], [1280, 138, "ease"], [1470, 320, "accelerate"]],
    // Drags, hesitates, and takes it back.
    back: [[0, 0], [160, 0], [860, 190, "ease"], [1300, 178, "ease"], [1900, 60, "ease"], [2100, 58, "ease"]],
  };

  static easings = { ease: (t) => t * t * (3 - 2 * t), accelerate: (t) => t * t, linear: (t) => t };

  constructor(gesture, dot) {
    this.gesture = gesture;
    this.dot = dot;
    const [width, height] = gesture.size;
    const { kind, axis } = gesture.rules;
    this.axis = axis ?? [0, 1];
    const [ax, ay] = this.axis;
    // An edge's gesture begins at the edge, and any other where a thumb is.
    const edge = kind[0] === "edge-pan" ? 6 : 0;
    const along = (size, a) => (edge ? (a > 0 ? edge : size - edge) : size * (0.5 - 0.14 * a));
    this.start = { x: ax ? along(width, ax) : width * 0.54, y: ay ? along(height, ay) : height * 0.5 };
  }

  /** Whether it can show a preset's gesture: two fingers, or one that rests first, are not shown. */
  static canShow({ kind }) { return ["pan", "edge-pan", "overscroll"].includes(kind[0]); }

  begin(name) {
    this.keys = segue.ShownFinger.performances[name];
    this.time = 0;
    this.base = performance.now();
    this.isDown = true;
    this.gesture.pointerDown(this.event);
    this.showDot();
  }

  /** How far it has moved along the axis. */
  get distance() {
    const next = this.keys.findIndex(([time]) => time > this.time);
    if (next < 0) return this.keys.at(-1)[1];
    const [[startTime, start], [endTime, end, easing = "linear"]] = [this.keys[next - 1], this.keys[next]];
    return start + (end - start) * segue.ShownFinger.easings[easing]((this.time - startTime) / (endTime - startTime));
  }

  /** Where it is, in points; a thumb moves on an arc. */
  get place() {
    const { distance, axis: [ax, ay], start } = this;
    const across = 18 * Math.sin(distance / 130);
    return { x: start.x + ax * distance + ay * across, y: start.y + ay * distance + ax * across };
  }

  // Its own time passes more slowly with the motion: the rules see the same gesture.
  get event() { return this.gesture.event(this.place, this.base + this.time); }

  advance(milliseconds) {
    if (!this.isDown) return;
    // It lifts while it moves: a late frame does not let it rest at the end of its way.
    this.time = Math.min(this.time + milliseconds, this.keys.at(-1)[0]);
    this.gesture.pointerMove(this.event);
    this.showDot();
    if (this.time >= this.keys.at(-1)[0]) this.lift(false);
  }

  lift(isCancelled) {
    if (!this.isDown) return;
    this.isDown = false;
    this.gesture.pointerUp(this.event, isCancelled);
    this.dot.classList.remove("down");
  }

  showDot() {
    const { x, y } = this.place;
    const [width, height] = this.gesture.size;
    this.dot.style.left = (x / width) * 100 + "%";
    this.dot.style.top = (y / height) * 100 + "%";
    this.dot.classList.add("down");
  }
};
