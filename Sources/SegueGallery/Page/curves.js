// Easings as functions: parsed from their texts, evaluated, and inverted for playing a timeline with another easing.

import { springMotion } from "./springs.js";

const numbersIn = (text) => text.split(",").map((part) => Number(part));

export const namedEasings = {
  linear: [0, 0, 1, 1], ease: [0.25, 0.1, 0.25, 1], "ease-in": [0.42, 0, 1, 1], "ease-out": [0, 0, 0.58, 1],
  "ease-in-out": [0.42, 0, 0.58, 1], standard: [0.2, 0, 0, 1], "standard-decelerate": [0, 0, 0, 1],
  "standard-accelerate": [0.3, 0, 1, 1], "emphasized-decelerate": [0.05, 0.7, 0.1, 1],
  "emphasized-accelerate": [0.3, 0, 0.8, 0.15], "ease-out-back": [0.175, 0.885, 0.32, 1.275],
};

/** Parses the easings that can be edited here: Bézier curves, and springs by damping ratio; null for others. */
export const parseEasing = (text) => {
  const points = namedEasings[text] ?? (/^cubic-bezier\((.*)\)$/.exec(text) && numbersIn(/\((.*)\)/.exec(text)[1]));
  if (points) {
    const isValid = points.length === 4 && points.every(Number.isFinite) && [points[0], points[2]].every((x) => x >= 0 && x <= 1);
    return isValid ? { kind: "bezier", points } : null;
  }
  const spring = /^spring\(damping-ratio:\s*([\d.]+)(?:,\s*velocity:\s*(-?[\d.]+))?\)$/.exec(text);
  if (!spring) return null;
  const dampingRatio = Number(spring[1]);
  return dampingRatio >= 0.01 ? { kind: "spring", dampingRatio, velocity: Number(spring[2] ?? 0) } : null;
};

const roundedNumber = (number) => +number.toFixed(3);

/** The text of an easing, as presets write it. */
export const formatEasing = (easing) => {
  if (easing.kind === "spring") {
    const velocity = easing.velocity ? `, velocity: ${roundedNumber(easing.velocity)}` : "";
    return `spring(damping-ratio: ${roundedNumber(easing.dampingRatio)}${velocity})`;
  }
  const points = easing.points.map(roundedNumber);
  const name = Object.keys(namedEasings).find((key) => namedEasings[key].every((number, index) => number === points[index]));
  return name ?? `cubic-bezier(${points.join(", ")})`;
};

const bezierFunction = ([x1, y1, x2, y2]) => {
  const at = (a, b, t) => ((1 - t) * (1 - t) * 3 * a + (1 - t) * t * 3 * b + t * t) * t;
  return (x) => {
    if (x <= 0) return 0;
    if (x >= 1) return 1;
    let [low, high] = [0, 1];
    for (let step = 0; step < 40; step += 1) {
      const middle = (low + high) / 2;
      if (at(x1, x2, middle) < x) low = middle; else high = middle;
    }
    return at(y1, y2, (low + high) / 2);
  };
};

/** The undamped frequency of UIKit's spring: the largest at which its measure of the amplitude is a thousandth. */
const springFrequency = (dampingRatio, velocity, duration) => {
  const zeta = Math.min(dampingRatio, 1);
  const root = Math.sqrt(Math.max(1 - zeta * zeta, 0));
  const amplitude = (w) => (zeta < 1
    ? (Math.abs(zeta * w - velocity) / (w * root)) * Math.exp(-zeta * w * duration)
    : Math.abs((w - velocity) * duration + 1) * Math.exp(-w * duration));
  let high = 1;
  while (amplitude(high) > 0.001 || amplitude(high * 2) > 0.001) high *= 2;
  let low = high;
  while (amplitude(low) <= 0.001 && low > 1e-3) low *= 0.97;
  for (let step = 0; step < 60; step += 1) {
    const middle = (low + high) / 2;
    if (amplitude(middle) > 0.001) low = middle; else high = middle;
  }
  return high;
};

const springFunction = ({ dampingRatio, velocity }, duration) => {
  const w = springFrequency(dampingRatio, velocity, duration);
  const { remaining } = springMotion([1, w * w, 2 * Math.min(dampingRatio, 1) * w], velocity);
  const rest = remaining(duration);
  return (x) => (x <= 0 ? 0 : x >= 1 ? 1 : 1 - remaining(x * duration) + rest * x * x * (3 - 2 * x));
};

/** The function of an easing over a duration in seconds. */
export const easingFunction = (easing, duration) => (easing.kind === "spring" ? springFunction(easing, duration) : bezierFunction(easing.points));

/** The first progress at which sampled values reach a value; it grows with the value. */
const inverseEasing = (values) => (value) => {
  if (value <= 0) return 0;
  if (value >= 1) return 1;
  const index = values.findIndex((one) => one >= value);
  if (index <= 0) return 0;
  const [a, b] = [values[index - 1], values[index]];
  return (index - 1 + (b > a ? (value - a) / (b - a) : 0)) / (values.length - 1);
};

/** A stage that plays a timeline with another easing than the one it was laid out with. */
export class RetimedStage {
  /** Where `values` samples the easing of the timeline, and `curve` is the other one. */
  constructor(stage, values, curve, isMirrored = false) {
    this.stage = stage;
    this.duration = stage.duration;
    this.original = inverseEasing(values);
    this.curve = curve;
    this.isMirrored = isMirrored;
  }

  seek(time) {
    const progress = this.duration > 0 ? Math.min(Math.max(time / this.duration, 0), 1) : 1;
    const forward = this.isMirrored ? 1 - progress : progress;
    const retimed = this.original(this.curve(forward));
    this.stage.seek((this.isMirrored ? 1 - retimed : retimed) * this.duration);
  }

  layer(index) { return this.stage.layer(index); }

  get element() { return this.stage.element; }

  set isShown(isShown) { this.stage.isShown = isShown; }

  remove() { this.stage.remove(); }
}
