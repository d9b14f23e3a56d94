// Easings as functions: parsed from their texts, evaluated, and inverted for playing a timeline with another easing.

import { interpolate, springMotion } from "./springs.js";

const numbersIn = (text) => text.split(",").map((part) => Number(part));

/** The easings with a name, as the engine lists them. */
export const namedEasings = engineEasings;

/**
 * Parses the easings that can be chosen here: named ones, Bézier curves, and springs by damping ratio; null for others.
 * @returns {Easing | null}
 */
export const parseEasing = (text) => {
  if (Object.hasOwn(namedEasings, text)) return namedEasings[text];
  const points = (/^cubic-bezier\((.*)\)$/.exec(text) && numbersIn(/\((.*)\)/.exec(text)[1]));
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
  const points = easing.points?.map(roundedNumber);
  const isSame = (one) => one === easing || (points && one.points?.every((number, index) => number === points[index]));
  const name = Object.keys(namedEasings).find((key) => isSame(namedEasings[key]));
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

/** Bézier curves one after the other, each brought to a unit square of its own. */
const pathFunction = (pieces) => {
  let [startX, startY] = [0, 0];
  const parts = pieces.map(([x1, y1, x2, y2, endX, endY]) => {
    const [width, height, left, bottom] = [endX - startX, endY - startY, startX, startY];
    [startX, startY] = [endX, endY];
    const unit = bezierFunction([(x1 - left) / width, (y1 - bottom) / height, (x2 - left) / width, (y2 - bottom) / height]);
    return { endX, at: (x) => bottom + height * unit((x - left) / width) };
  });
  return (x) => (x <= 0 ? 0 : x >= 1 ? 1 : parts.find((part) => x <= part.endX).at(x));
};

const stepsFunction = (values) => (x) => (x >= 1 ? 1 : values[Math.floor(Math.max(x, 0) * values.length)]);

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
export const easingFunction = (easing, duration) => {
  switch (easing.kind) {
    case "spring": return springFunction(easing, duration);
    case "path": return pathFunction(easing.pieces);
    case "steps": return stepsFunction(easing.values);
    case "sampled": return (x) => interpolate(easing.values, x);
    default: return bezierFunction(easing.points);
  }
};

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
