"use strict";
// Settling after a release: each run lasts `seconds` and is shown by the elapsed fraction.

/** Continues the progress of a scrubbed timeline with an easing, or with a spring that starts at the finger's speed. */
segue.ScrubRun = class {
  constructor(finger, isFinished) {
    this.finger = finger;
    this.isFinished = isFinished;
    this.target = isFinished ? 1 : 0;
    this.from = finger.progress;
    this.way = this.target - this.from;
    const completion = isFinished ? finger.rules.finished : finger.rules.cancelled;
    // A thousandth of a transition is invisible.
    if (Math.abs(this.way) <= 0.001) this.pace(0, () => 1);
    else if (finger.rules.velocity) this.spring(completion);
    else this.pace(finger.secondsLeft(completion, this.way), (part) => segue.paced(completion.pace, part));
  }

  pace(seconds, done) {
    this.seconds = seconds;
    this.done = done;
  }

  spring(completion) {
    const { finger, way } = this;
    // A spring without a duration takes the transition's.
    const unit = completion.isTimed ? finger.secondsLeft(completion, 1) : 1;
    const spring = segue.spring(completion.spring, (finger.progressSpeed / way) * unit);
    const seconds = segue.settlingTime(spring, Math.min(0.001 / Math.abs(way), 0.25)) * unit;
    this.pace(seconds, (part) => (part < 1 ? 1 - spring.left((part * seconds) / unit) : 1));
  }

  show(part) { this.finger.scrub(this.from + this.way * this.done(part)); }
};

/**
 * The preset's own settling animation, for layers that followed a finger.
 *
 * It was sampled for three fingers: one resting at a position, one resting at another, and one moving. Every number
 * depends linearly on the layer's value and speed at the release, so weighted differences between the three give the
 * animation for any other finger.
 */
segue.FilmRun = class {
  constructor(finger, shown, isFinished) {
    const { rules } = finger;
    const completion = isFinished ? rules.finished : rules.cancelled;
    this.finger = finger;
    this.shown = shown;
    this.isFinished = isFinished;
    this.from = finger.progress;
    this.target = isFinished ? 1 : 0;
    this.count = shown.paces.length - 1;
    const isFingers = !shown.isTimed && (completion.duration || shown.lastsWhatIsLeft);
    this.seconds = isFingers ? finger.secondsLeft(completion, this.target - this.from) : shown.lasting;
    this.fade = (part) => rules.velocity ? (2 * part - 3) * part * part + 1 : 1 - segue.paced(completion.pace, part);
    this.surface = new segue.Poses(finger.screen, shown);
    this.prepare();
  }

  /** Computes each number's offset from the first finger's, and its speed. */
  prepare() {
    const { finger, shown } = this;
    const stood = finger.surface.last;
    const speeds = finger.rules.velocity ? finger.held.speeds(finger.reading) : new Map();
    const measured = shown.moving ? finger.held.speeds(shown.moving.reading) : new Map();
    this.leads = shown.poses.map((pose, index) => {
      const key = this.surface.key(pose);
      const [start, elsewhere] = [shown.poses, shown.elsewhere.poses].map((poses) => segue.texts.parse(poses[index][2][0]));
      const now = segue.texts.parse(stood.get(key) ?? pose[2][0]);
      // Values with different keywords cannot be interpolated.
      if ([now, elsewhere, segue.texts.parse(pose[2].at(-1))].some(({ shape }) => shape !== start.shape)) return null;
      return start.numbers.map((number, place) => ({
        offset: now.numbers[place] - number, measuredOffset: elsewhere.numbers[place] - number,
        speed: speeds.get(key)?.[place] ?? 0, measuredSpeed: measured.get(key)?.[place] ?? 0,
      }));
    });
  }

  /**
   * The numbers of a property in one of the three samples, at a fraction of the time: on a smooth curve through the
   * samples.
   */
  numbers(poses, index, part) {
    const values = poses[index][2];
    if (values.length === 1) return segue.texts.parse(values[0]).numbers;
    const place = part * this.count;
    const before = Math.min(Math.floor(place), this.count - 1);
    const moment = (at) => segue.texts.parse(values[at]).numbers;
    const [b, c] = [moment(before), moment(before + 1)];
    const isFirst = before === 0;
    const isLast = before + 2 > this.count;
    if (isFirst && isLast) return b.map((number, at) => number + (c[at] - number) * place);
    // Before the first sample and after the last the curve is extrapolated.
    const on = (near, next, far) => near.map((number, at) => 3 * number - 3 * next[at] + far[at]);
    const a = isFirst ? on(b, c, moment(before + 2)) : moment(before - 1);
    const d = isLast ? on(c, b, a) : moment(before + 2);
    return b.map((number, at) => segue.smooth(a[at], number, c[at], d[at], place - before));
  }

  /** The remaining difference from the release, scaled by a measured one; unmeasured differences fade. */
  rest(difference, measured, become, fading) {
    const isMeasured = measured !== 0 && Math.abs(difference) <= 100 * Math.abs(measured);
    return isMeasured ? (difference / measured) * become : difference * fading;
  }

  /** One number at a fraction of the time, for this finger. */
  led(number, elsewhere, moving, lead, part) {
    const moved = this.rest(lead.offset, lead.measuredOffset, elsewhere - number, this.fade(part));
    if (lead.speed === 0) return number + moved;
    const slower = this.seconds / this.shown.lasting;
    const fading = this.seconds * part * (part - 1) * (part - 1);
    return number + moved + this.rest(lead.speed, lead.measuredSpeed, (moving - number) * slower, fading);
  }

  text([, , values], index, part) {
    if (part >= 1) return values.at(-1);
    const nearest = values[Math.min(Math.round(part * this.count), values.length - 1)];
    const leads = this.leads[index];
    if (!leads) return nearest;
    const { poses, elsewhere, moving } = this.shown;
    const numbers = this.numbers(poses, index, part);
    const others = this.numbers(elsewhere.poses, index, part);
    const fast = moving ? this.numbers(moving.poses, index, part) : numbers;
    const led = numbers.map((number, place) => this.led(number, others[place], fast[place], leads[place], part));
    return segue.texts.write([nearest, values[0]].map(segue.texts.parse), led);
  }

  show(part) {
    const { poses, paces } = this.shown;
    this.surface.show(new Map(poses.map((pose, index) => [this.surface.key(pose), this.text(pose, index, part)])));
    this.finger.progress = this.from + (this.target - this.from) * segue.paced(paces, part);
  }
};
