"use strict";
// A finger on a preset's page: follows the preset's interaction rules as an app does.
//
// States: idle until a pointer comes down; refused where its movement is not the gesture; held while layers follow it;
// going after release; then idle again. A finger that comes down during "going" catches the animation.

segue.Finger = class {
  /** Creates the finger of a page; null where the timeline is not interactive. */
  static on(sheet) {
    const rules = sheet.rules;
    if (!rules) return null;
    return sheet.about.scroll ? new segue.Scroller(sheet, rules) : new segue.Finger(sheet, rules);
  }

  constructor(sheet, rules) {
    this.sheet = sheet;
    this.rules = rules;
    this.size = sheet.reel.size;
    this.screen = sheet.reel.screen;
    this.recognition = new segue.Recognition(rules, this.size);
    this.touches = new segue.Touches(this.screen, this.size);
    this.state = "idle";
    this.progress = 0;
    this.reading = segue.restingReading;
    this.listen();
    sheet.device.classList.add("holdable");
    this.screen.style.touchAction = this.recognition.touchAction;
    this.say(this.recognition.invitation);
  }

  listen() {
    this.stop = new AbortController();
    const on = (type, act) => this.screen.addEventListener(type, act, { signal: this.stop.signal });
    on("pointerdown", (event) => this.down(event));
    on("pointermove", (event) => this.move(event));
    on("pointerup", (event) => this.up(event, false));
    on("pointercancel", (event) => this.up(event, true));
    on("dragstart", (event) => event.preventDefault());
  }

  say(text) { this.sheet.hint.textContent = text; }

  // Recognition.

  down(event) {
    if (event.button > 0) return;
    const at = this.touches.take(event);
    this.screen.setPointerCapture?.(event.pointerId);
    if (this.state === "held") return;
    if (this.state === "going") return this.catchIt(at, event);
    const refusal = this.recognition.refusalOfStart(at);
    if (refusal) return this.refuse(refusal);
    this.sheet.pause();
    this.touches.start(at, event.timeStamp);
    this.axis = this.rules.axis;
    this.grip = { before: segue.restingReading, progress: 0, offsets: null };
    this.reading = segue.restingReading;
    this.progress = 0;
    this.hasMoved = false;
    this.state = "down";
  }

  refuse(reason) {
    this.state = "refused";
    this.say(reason);
  }

  move(event) {
    if (!this.touches.has(event)) return;
    const at = this.touches.take(event);
    if (this.state === "down") this.recognize(at, event);
    else if (this.state === "held") {
      this.read(at, event);
      this.follow();
      if (this.rules.cancel && this.holds(this.rules.cancel)) this.settle(false);
    }
  }

  recognize(at, event) {
    const { begin, recognize } = this.rules;
    this.read(at, event);
    const { reading, recognition } = this;
    const spread = at.span - this.touches.span;
    if (!this.hasMoved && (reading.vx || reading.vy || spread)) {
      this.hasMoved = true;
      if (begin && !this.holds(begin)) return this.refuse("Not this way: it does not begin in this direction.");
    }
    if (!recognition.isFar(reading, spread)) return;
    const refusal = recognition.refusalOfWay(reading);
    if (refusal) return this.refuse(refusal);
    this.axis = recognition.axis(reading);
    if (recognize && !this.holds(recognize)) return this.refuse("Not this way: it does not follow in this direction.");
    // The distance counts from here, so that nothing jumps.
    this.touches.startFrom(at);
    this.hold();
    this.read(at, event);
    this.follow();
  }

  /** Reads the gesture's state, added to what an earlier gesture has left. */
  read(at, event) {
    const { before } = this.grip;
    const reading = this.touches.reading(at, event.timeStamp, this.axis, this.recognition.isPinch);
    this.reading = {
      ...reading, x: before.x + reading.x, y: before.y + reading.y,
      distance: before.distance + reading.distance, scale: before.scale * reading.scale,
    };
  }

  // The preset's formulas.

  /** The variables of formulas. */
  values(reading = this.reading, progress = this.progress) {
    const { x, y, vx, vy, distance, speed, scale } = reading;
    const [width, height] = this.size;
    const pull = this.rules.kind[0] === "overscroll" ? this.rules.axis.map((part) => -part * Math.max(distance, 0)) : [0, 0];
    return {
      g0: x, g1: y, g2: vx, g3: vy, g4: distance, g5: speed, g6: scale, g7: progress, p: progress,
      s0: pull[0], s1: pull[1], s2: 0, s3: 0, s4: width, s5: height, s6: width, s7: height,
      s8: 0, s9: 0, s10: 0, s11: 0, s12: Number(pull[1] <= 0), s13: Number(pull[1] >= 0),
    };
  }

  compute(formula) { return segue.compute(formula, this.values()); }

  holds(formula) { return this.compute(formula) !== 0; }

  /** The transition's progress for a gesture; may be outside 0…1. */
  progressOf(reading) { return segue.compute(this.rules.progress, this.values(reading, 0)) + this.grip.progress; }

  /** The speed at which the finger changes the progress, per second. */
  get progressSpeed() {
    const moment = 0.001;
    const [before, after] = [-moment, moment].map((seconds) => this.progressOf(segue.after(this.reading, seconds)));
    return (after - before) / (2 * moment);
  }

  /** The remaining duration of a fraction of the transition, in seconds. */
  secondsLeft(completion, way) {
    if (completion.duration) return Math.max(this.compute(completion.duration), 0);
    const speed = completion.speed ? this.compute(completion.speed) : 1;
    return (Math.abs(way) * this.rules.seconds) / Math.max(speed, 0.01);
  }

  // Dragging.

  hold() {
    const { sheet, rules } = this;
    sheet.reel.pause();
    sheet.mark();
    this.state = "held";
    sheet.device.classList.add("held");
    this.held ??= rules.held ? new segue.FollowingPoses(this.screen, rules.held)
      : new segue.Stage(this.screen, segue.timeline(sheet.preset, sheet.name + ".held", sheet.value));
    this.shows(this.held);
  }

  /** Shows one of this finger's surfaces, and hides the page's. */
  shows(surface) {
    for (const part of this.sheet.reel.parts) part.stage.isShown = false;
    if (this.surface && this.surface !== this.held && this.surface !== surface) this.surface.remove();
    if (this.held) this.held.isShown = surface === this.held;
    surface.isShown = true;
    this.surface = surface;
  }

  follow() {
    this.scrub(this.progressOf(this.reading));
    if (this.rules.held) this.surface.show(this.followed());
    this.sheet.reflect(this.progress);
    this.say(`Held at ${Math.round(this.progress * 100)} %. Let go, and it ${this.holds(this.rules.finish) ? "finishes" : "goes back"}.`);
  }

  /** The layers' state under the finger; caught layers keep their offset from it. */
  followed() {
    const texts = this.held.at(this.reading);
    if (!this.grip.offsets) return texts;
    return new Map([...texts].map(([key, text]) => {
      const [shown, formula] = this.grip.offsets.get(key) ?? [];
      return [key, shown === undefined ? text : segue.texts.blend([[text, 1], [shown, 1], [formula, -1]])];
    }));
  }

  scrub(progress) {
    this.progress = Math.min(Math.max(progress, 0), 1);
    if (!this.rules.held) this.held.seek(this.progress * this.held.duration);
  }

  // Release.

  up(event, isLost) {
    if (!this.touches.has(event)) return;
    if (this.state === "held") {
      if (!isLost) this.read(this.touches.take(event), event);
      this.follow();
      this.settle(isLost && !this.rules.lost ? false : this.holds(this.rules.finish));
    } else if (this.state === "refused") {
      this.soon(() => this.say(this.recognition.invitation));
    }
    this.touches.forget(event);
    if (this.state === "down" || this.state === "refused") this.state = "idle";
  }

  /** Settles to an outcome. */
  settle(isFinished) {
    this.state = "going";
    this.sheet.device.classList.remove("held");
    this.say(isFinished ? "It finishes." : "It goes back.");
    const film = isFinished ? this.rules.after : this.rules.back;
    this.released = this.progress;
    this.run = film ? new segue.FilmRun(this, film, isFinished) : new segue.ScrubRun(this, isFinished);
    if (this.run.surface) this.shows(this.run.surface);
    this.passed = 0;
    segue.clock.add(this);
    this.advance(0);
  }

  /** Advances the settling animation. */
  advance(milliseconds) {
    const { run } = this;
    this.passed += (milliseconds / 1000) * this.sheet.reel.speed;
    const part = run.seconds > 0 ? Math.min(this.passed / run.seconds, 1) : 1;
    run.show(part);
    this.sheet.reflect(this.progress);
    if (part < 1) return;
    segue.clock.delete(this);
    this.state = "idle";
    this.say(run.isFinished ? "Finished. Drag again." : "Taken back. Drag again.");
    this.soon(() => this.rest());
  }

  /** Catches the settling animation: it stops where it is, and follows the finger. */
  catchIt(at, event) {
    segue.clock.delete(this);
    const factor = Math.min(this.released > 0 ? this.progress / this.released : 1, 4);
    const { x, y, distance, scale } = this.reading;
    const before = {
      ...segue.restingReading, x: x * factor, y: y * factor, distance: distance * factor,
      scale: Math.max(1 + (scale - 1) * factor, 0.001),
    };
    const reached = this.progress;
    this.grip = { before, progress: 0, offsets: null };
    this.grip.progress = reached - this.progressOf(before);
    this.touches.start(at, event.timeStamp);
    this.state = "held";
    this.sheet.device.classList.add("held");
    this.read(at, event);
    if (this.rules.held) {
      const formulas = this.held.at(this.reading);
      this.grip.offsets = new Map([...this.surface.last].map(([key, text]) => [key, [text, formulas.get(key)]])
        .filter(([, [, formula]]) => formula !== undefined));
    }
    this.follow();
  }

  // Returning to the page.

  /** Runs an action after a delay, unless a gesture has started. */
  soon(act) {
    clearTimeout(this.later);
    this.later = setTimeout(() => { if (this.state === "idle") act(); }, 1500);
  }

  /** Restores the page's own timeline. */
  rest() {
    clearTimeout(this.later);
    segue.clock.delete(this);
    if (!this.held) return;
    this.clear();
    this.state = "idle";
    this.sheet.reel?.seek(this.sheet.reel.parts[0].start);
    this.say(this.recognition.invitation);
  }

  clear() {
    if (this.surface !== this.held) this.surface?.remove();
    this.held?.remove();
    this.surface = this.held = null;
    this.sheet.device.classList.remove("held");
  }

  remove() {
    this.stop.abort();
    clearTimeout(this.later);
    segue.clock.delete(this);
    this.clear();
    this.screen.style.touchAction = "";
    this.sheet.device.classList.remove("holdable");
    this.say("");
  }
};
