"use strict";
// Pointers on a phone's screen, measured as a gesture: distance, speed and span.

/** A gesture without movement. */
segue.restingReading = { x: 0, y: 0, vx: 0, vy: 0, distance: 0, speed: 0, scale: 1 };

/** A gesture extrapolated by some seconds at its current speed. */
segue.after = (reading, seconds) => ({
  ...reading, x: reading.x + reading.vx * seconds, y: reading.y + reading.vy * seconds,
  distance: reading.distance + reading.speed * seconds,
});

segue.Touches = class {
  /** The time window for the speed, in milliseconds, and the maximum number of positions in it. */
  static window = 100;
  static capacity = 32;

  constructor(screen, size) {
    this.screen = screen;
    this.size = size;
    this.pointers = new Map();
  }

  has(event) { return this.pointers.has(event.pointerId); }

  /** Records a pointer's position; returns the center of all pointers and their span. */
  take(event) {
    const box = this.screen.getBoundingClientRect();
    this.pointers.set(event.pointerId, {
      x: ((event.clientX - box.left) / box.width) * this.size[0],
      y: ((event.clientY - box.top) / box.height) * this.size[1],
    });
    return this.fingers(event);
  }

  forget(event) { this.pointers.delete(event.pointerId); }

  /** The center and span of all fingers; with the Alt key a mouse has a mirrored second finger. */
  fingers(event) {
    let places = [...this.pointers.values()];
    if (event.altKey && places.length === 1) {
      places = [places[0], { x: this.size[0] - places[0].x, y: this.size[1] - places[0].y }];
    }
    const [a, b] = places;
    if (!b) return { x: a.x, y: a.y, span: 0, count: 1 };
    return { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2, span: Math.hypot(a.x - b.x, a.y - b.y), count: 2 };
  }

  /** Begins a gesture: earlier positions do not count for its speed. */
  start(at, time) {
    this.track = [{ ...at, time }];
    this.startFrom(at);
  }

  /** Resets the origin of the distance; the speed continues. */
  startFrom(at) {
    this.origin = at;
    this.span = Math.max(at.span, 1);
  }

  /** Returns the gesture's state along an axis, or along its own direction where there is none. */
  reading(at, time, axis, isPinch) {
    this.note(at, time);
    const [x, y] = [at.x - this.origin.x, at.y - this.origin.y];
    const [vx, vy] = [this.slope("x", time), this.slope("y", time)];
    if (isPinch) {
      return { x, y, vx, vy, distance: at.span - this.span, speed: this.slope("span", time), scale: at.span / this.span };
    }
    const length = Math.hypot(x, y);
    const [ax, ay] = axis ?? (length > 0 ? [x / length, y / length] : [1, 0]);
    return { x, y, vx, vy, distance: x * ax + y * ay, speed: vx * ax + vy * ay, scale: 1 };
  }

  note(at, time) {
    const last = this.track.at(-1);
    if (time > last.time) this.track.push({ ...at, time });
    else Object.assign(last, at);
    while (this.track.length > segue.Touches.capacity) this.track.shift();
  }

  /** The slope of the least-squares line through recent positions, per second: one late position hardly changes it. */
  slope(name, now) {
    const recent = this.track.filter((one) => now - one.time <= segue.Touches.window);
    if (recent.length < 2) return 0;
    const mean = (value) => recent.reduce((sum, one) => sum + value(one), 0) / recent.length;
    const [time, place] = [mean((one) => one.time), mean((one) => one[name])];
    const spread = mean((one) => (one.time - time) ** 2);
    return spread > 1e-6 ? (mean((one) => (one.time - time) * (one[name] - place)) / spread) * 1000 : 0;
  }
};
