// Pointers on a phone's screen, measured as a gesture: distance, speed and span.

/** A gesture without movement. */
export const restingGesture = { x: 0, y: 0, vx: 0, vy: 0, distance: 0, speed: 0, across: 0, acrossSpeed: 0, scale: 1, scaleSpeed: 0 };

/** A gesture extrapolated by some seconds at its current speed. */
export const extrapolate = (gesture, seconds) => ({
  ...gesture, x: gesture.x + gesture.vx * seconds, y: gesture.y + gesture.vy * seconds,
  distance: gesture.distance + gesture.speed * seconds, across: gesture.across + gesture.acrossSpeed * seconds,
  scale: Math.max(gesture.scale + gesture.scaleSpeed * seconds, 0.001),
});

/**
 * Leaves touches on a screen to the page's own scrolling, except those that may be the gesture: `mayHold(x, y, count)` is
 * asked once for the fingers that are down, when they have moved.
 */
export const letPageScroll = (screen, mayHold, options) => {
  let start = null;
  let isHeld = null;
  screen.addEventListener("touchstart", ({ touches }) => {
    start = touches[0];
    isHeld = null;
  }, { passive: true, ...options });
  screen.addEventListener("touchmove", (event) => {
    const { touches } = event;
    const [x, y] = [touches[0].clientX - start.clientX, touches[0].clientY - start.clientY];
    // A finger that trembles has not decided yet.
    if (touches.length === 1 && Math.hypot(x, y) < 4) return;
    isHeld ??= mayHold(x, y, touches.length);
    if (isHeld && event.cancelable) event.preventDefault();
  }, { passive: false, ...options });
};

export class Touches {
  /** The time window for the speed, in milliseconds, and the maximum number of samples in it. */
  static window = 100;
  static capacity = 32;

  constructor(screen, size) {
    this.screen = screen;
    this.size = size;
    this.pointers = new Map();
  }

  has(event) { return this.pointers.has(event.pointerId); }

  /** Updates a pointer's position; returns the center of all pointers and their span. */
  update(event) {
    const box = this.screen.getBoundingClientRect();
    this.pointers.set(event.pointerId, {
      x: ((event.clientX - box.left) / box.width) * this.size[0],
      y: ((event.clientY - box.top) / box.height) * this.size[1],
    });
    return this.centerAndSpan(event);
  }

  remove(event) { this.pointers.delete(event.pointerId); }

  /** The center and span of all pointers; with the Alt key a mouse has a second finger opposite to it. */
  centerAndSpan(event) {
    let points = [...this.pointers.values()];
    if (event.altKey && points.length === 1) {
      points = [points[0], { x: this.size[0] - points[0].x, y: this.size[1] - points[0].y }];
    }
    const [a, b] = points;
    if (!b) return { x: a.x, y: a.y, span: 0, count: 1 };
    return { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2, span: Math.hypot(a.x - b.x, a.y - b.y), count: 2 };
  }

  /** Begins a gesture: earlier positions do not count toward its speed. */
  begin(point, time) {
    this.samples = [{ ...point, time }];
    this.resetOrigin(point);
  }

  /** Resets the origin of the distance; the speed continues. */
  resetOrigin(point) {
    this.origin = point;
    this.span = Math.max(point.span, 1);
  }

  /** Returns the gesture's state along an axis, or along its own direction where there is none. */
  gesture(point, time, axis, isPinch, isRightToLeft) {
    this.addSample(point, time);
    const [x, y] = [point.x - this.origin.x, point.y - this.origin.y];
    const [vx, vy] = [this.slope("x", time), this.slope("y", time)];
    if (isPinch) {
      return {
        ...restingGesture, x, y, vx, vy, distance: point.span - this.span, speed: this.slope("span", time),
        scale: point.span / this.span, scaleSpeed: this.slope("span", time) / this.span,
      };
    }
    const length = Math.hypot(x, y);
    const [ax, ay] = axis ?? (length > 0 ? [x / length, y / length] : [1, 0]);
    const isForward = Math.abs(ax) >= Math.abs(ay) ? ax >= 0 : (ay < 0) !== isRightToLeft;
    const [nx, ny] = isForward ? [-ay, ax] : [ay, -ax];
    return {
      x, y, vx, vy, distance: x * ax + y * ay, speed: vx * ax + vy * ay,
      across: x * nx + y * ny, acrossSpeed: vx * nx + vy * ny, scale: 1, scaleSpeed: 0,
    };
  }

  /** The gesture's state if nothing had moved until a time. */
  resting(time, axis, isPinch, isRightToLeft) {
    const { samples } = this;
    this.samples = samples.map((sample) => ({ ...sample }));
    const gesture = this.gesture(samples.at(-1), time, axis, isPinch, isRightToLeft);
    this.samples = samples;
    return gesture;
  }

  addSample(point, time) {
    const last = this.samples.at(-1);
    if (time > last.time) this.samples.push({ ...point, time });
    else Object.assign(last, point);
    while (this.samples.length > Touches.capacity) this.samples.shift();
  }

  /** The slope of the least-squares line through recent samples, per second: one late sample hardly changes it. */
  slope(name, now) {
    const recent = this.samples.filter((sample) => now - sample.time <= Touches.window);
    if (recent.length < 2) return 0;
    const mean = (value) => recent.reduce((sum, sample) => sum + value(sample), 0) / recent.length;
    const [meanTime, meanValue] = [mean((sample) => sample.time), mean((sample) => sample[name])];
    const variance = mean((sample) => (sample.time - meanTime) ** 2);
    const covariance = mean((sample) => (sample.time - meanTime) * (sample[name] - meanValue));
    return variance > 1e-6 ? (covariance / variance) * 1000 : 0;
  }
}
