// Completions after a release: each has a `duration` in seconds and is shown by the elapsed fraction.

import { cssText, formatCSS, parseCSS, poseValues } from "./css-values.js";
import { Poses } from "./poses.js";
import { catmullRom, interpolate, settlingTime, springMotion } from "./springs.js";

/** Continues the progress of a scrubbed timeline with an easing, or with a spring that starts at the finger's speed. */
export class ProgressCompletion {
  constructor(controller, isFinished) {
    this.controller = controller;
    this.isFinished = isFinished;
    this.canBeGrabbed = true;
    /** It moves the layers that the finger moved. */
    this.surface = null;
    this.from = controller.progress;
    this.distance = (isFinished ? 1 : 0) - this.from;
    const completion = isFinished ? controller.rules.onFinish : controller.rules.onCancel;
    // A thousandth of a transition is invisible.
    if (Math.abs(this.distance) <= 0.001) this.setCurve(0, () => 1);
    else if (controller.rules.handsVelocityOver) this.setSpring(completion);
    else {
      this.setCurve(
        controller.durationOf(this.distance, completion),
        (fraction) => interpolate(completion.easing, fraction));
    }
  }

  setCurve(duration, curve) {
    this.duration = duration;
    this.curve = curve;
  }

  setSpring(completion) {
    const { controller, distance } = this;
    // A spring without a duration takes the transition's.
    const unit = completion.hasUnitDuration ? controller.durationOf(1, completion) : 1;
    const spring = springMotion(completion.spring, (controller.progressSpeed / distance) * unit);
    const duration = settlingTime(spring, Math.min(0.001 / Math.abs(distance), 0.25)) * unit;
    // What is left at the end is spread over the whole curve.
    const rest = spring.remaining(duration / unit);
    const shift = (fraction) => rest * fraction * fraction * (3 - 2 * fraction);
    this.setCurve(duration, (fraction) =>
      (fraction < 1 ? 1 - spring.remaining((fraction * duration) / unit) + shift(fraction) : 1));
  }

  show(fraction) { this.controller.scrub(this.from + this.distance * this.curve(fraction)); }
}

/**
 * The preset's own completion, for layers that followed a finger.
 *
 * It was sampled for three releases: at rest at one position, at rest at another, and moving. Every number depends
 * linearly on the layer's value and speed at the release, so weighted differences between the three give the
 * completion after any other.
 */
export class SampledCompletion {
  constructor(controller, animation, isFinished) {
    const { rules } = controller;
    const completion = isFinished ? rules.onFinish : rules.onCancel;
    this.controller = controller;
    this.animation = animation;
    this.surface = new Poses(controller.screen, animation);
    this.isFinished = isFinished;
    this.canBeGrabbed = animation.canBeGrabbed;
    this.from = controller.progress;
    this.target = isFinished ? 1 : 0;
    this.intervals = animation.progressSamples.length - 1;
    const isSetByGesture =
      !animation.usesAbsoluteTimes && (completion.duration || animation.durationDependsOnProgress);
    this.duration = isSetByGesture
      ? controller.durationOf(this.target - this.from, completion, this.isDisplaced(animation)) : animation.completionDuration;
    this.fade = (fraction) => rules.handsVelocityOver
      ? (2 * fraction - 3) * fraction * fraction + 1 : 1 - interpolate(completion.easing, fraction);
    this.measureDifferences();
  }

  /** Whether a number is visibly different from where the completion ends. */
  isDisplaced(animation) {
    const displayed = this.controller.surface.values;
    return animation.poses.some((pose) => {
      const last = poseValues(pose).at(-1);
      const [now, end] = [displayed.get(this.surface.key(pose)) ?? last, last].map(parseCSS);
      return now.shape !== end.shape || now.numbers.some((number, at) => Math.abs(number - end.numbers[at]) > 1e-3);
    });
  }

  /** Computes how each number and its speed at the release differ from those of the first sampled release. */
  measureDifferences() {
    const { controller, animation } = this;
    const displayed = controller.surface.values;
    const { dragSurface } = controller;
    const speeds = controller.rules.handsVelocityOver ? dragSurface.speeds(controller.gesture) : new Map();
    const sampledSpeeds = animation.moving ? dragSurface.speeds(animation.moving.gesture) : new Map();
    this.differences = animation.poses.map((pose, index) => {
      const key = this.surface.key(pose);
      const [start, elsewhere] = [animation.poses, animation.elsewhere.poses].map((poses) => parseCSS(poseValues(poses[index])[0]));
      const now = parseCSS(displayed.get(key) ?? poseValues(pose)[0]);
      // Values with different keywords cannot be interpolated.
      if ([now, elsewhere, parseCSS(poseValues(pose).at(-1))].some(({ shape }) => shape !== start.shape)) return null;
      return start.numbers.map((number, at) => ({
        offset: now.numbers[at] - number, sampledOffset: elsewhere.numbers[at] - number,
        speed: speeds.get(key)?.[at] ?? 0, sampledSpeed: sampledSpeeds.get(key)?.[at] ?? 0,
      }));
    });
  }

  /** The numbers of a property after one of the sampled releases, on a smooth curve through the samples. */
  numbers(poses, index, fraction) {
    const values = poseValues(poses[index]);
    if (values.length === 1) return parseCSS(values[0]).numbers;
    const position = fraction * this.intervals;
    const before = Math.min(Math.floor(position), this.intervals - 1);
    const sample = (at) => parseCSS(values[at]).numbers;
    const [b, c] = [sample(before), sample(before + 1)];
    const isFirst = before === 0;
    const isLast = before + 2 > this.intervals;
    if (isFirst && isLast) return b.map((number, at) => number + (c[at] - number) * position);
    // Before the first sample and after the last the curve is extrapolated.
    const extrapolate = (near, next, far) => near.map((number, at) => 3 * number - 3 * next[at] + far[at]);
    const a = isFirst ? extrapolate(b, c, sample(before + 2)) : sample(before - 1);
    const d = isLast ? extrapolate(c, b, a) : sample(before + 2);
    return b.map((number, at) => catmullRom(a[at], number, c[at], d[at], position - before));
  }

  /** The contribution of a difference, scaled from that of a sampled one; where none was sampled it fades out. */
  contribution(difference, sampled, sampledContribution, fade) {
    const isSampled = sampled !== 0 && Math.abs(difference) <= 100 * Math.abs(sampled);
    return isSampled ? (difference / sampled) * sampledContribution : difference * fade;
  }

  /** One number at a fraction of the time, after this release. */
  number(resting, elsewhere, moving, difference, fraction) {
    const { offset, sampledOffset, speed, sampledSpeed } = difference;
    const number = resting + this.contribution(offset, sampledOffset, elsewhere - resting, this.fade(fraction));
    if (speed === 0) return number;
    const stretch = this.duration / this.animation.completionDuration;
    const fade = this.duration * fraction * (fraction - 1) * (fraction - 1);
    return number + this.contribution(speed, sampledSpeed, (moving - resting) * stretch, fade);
  }

  value(pose, index, fraction) {
    const values = poseValues(pose);
    // What a fade leaves in its place stays as it was released, to the end.
    if (fraction >= 1 && values.length > 1) return cssText(values.at(-1));
    const nearest = values[Math.min(Math.round(fraction * this.intervals), values.length - 1)];
    const differences = this.differences[index];
    if (!differences) return cssText(nearest);
    const { poses, elsewhere, moving } = this.animation;
    const resting = this.numbers(poses, index, fraction);
    const others = this.numbers(elsewhere.poses, index, fraction);
    const fast = moving ? this.numbers(moving.poses, index, fraction) : resting;
    const numbers = resting.map((number, at) => this.number(number, others[at], fast[at], differences[at], fraction));
    return formatCSS([nearest, values[0]].map(parseCSS), numbers);
  }

  show(fraction) {
    const { poses, progressSamples } = this.animation;
    this.surface.show(new Map(poses.map((pose, index) => [this.surface.key(pose), this.value(pose, index, fraction)])));
    this.controller.progress = this.from + (this.target - this.from) * interpolate(progressSamples, fraction);
  }
}
