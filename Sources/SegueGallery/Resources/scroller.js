"use strict";
// The list on the page of a preset that a scroll position drives.

/** A list scrolled by wheel or finger, with rubber banding past its ends. */
segue.Scroller = class {
  constructor(sheet, range) {
    this.sheet = sheet;
    this.range = range;
    this.screen = sheet.reel.screen;
    this.stage = sheet.reel.parts[0].stage;
    this.free = 0;
    this.stop = new AbortController();
    const on = (type, act, more) => this.screen.addEventListener(type, act, { signal: this.stop.signal, ...more });
    on("wheel", (event) => this.wheel(event), { passive: false });
    on("pointerdown", (event) => {
      if (event.button > 0) return;
      this.hold();
      this.grip = { y: event.clientY, free: this.free };
      this.screen.setPointerCapture?.(event.pointerId);
    });
    on("pointermove", (event) => {
      if (!this.grip) return;
      const scale = this.screen.clientWidth / sheet.reel.size[0];
      this.free = this.grip.free - (event.clientY - this.grip.y) / scale;
      this.show();
    });
    for (const type of ["pointerup", "pointercancel"]) on(type, () => { if (this.grip) this.letGo(); });
    on("dragstart", (event) => event.preventDefault());
    sheet.device.classList.add("holdable");
    this.screen.style.touchAction = "pan-x";
    sheet.hint.textContent = "Turn the wheel over the phone, or pull its list past an end.";
  }

  fit() {}

  hold() {
    this.sheet.reel.pause();
    this.sheet.mark();
    segue.clock.delete(this);
    this.isHeld = true;
  }

  wheel(event) {
    event.preventDefault();
    this.hold();
    const past = this.free < 0 || this.free > this.range.farthest;
    this.free += event.deltaY * (past ? 0.6 : 1);
    this.show();
    clearTimeout(this.idle);
    this.idle = setTimeout(() => this.letGo(), 120);
  }

  /** The rubber-band displacement for a pull, as in UIKit. */
  give(pull) { return (1 - 1 / ((pull * 0.55) / this.range.height + 1)) * this.range.height; }

  get offset() {
    const { farthest } = this.range;
    if (this.free < 0) return -this.give(-this.free);
    return this.free > farthest ? farthest + this.give(this.free - farthest) : this.free;
  }

  show(offset = this.offset) {
    this.stage.seek(offset - this.range.first);
    this.sheet.hint.textContent = `Scrolled by ${Math.round(offset)} points.`;
  }

  letGo() {
    this.grip = null;
    const nearest = Math.min(Math.max(this.offset, 0), this.range.farthest);
    if (this.offset === nearest) return;
    this.back = { from: this.offset, to: nearest, passed: 0 };
    segue.clock.add(this);
  }

  advance(milliseconds) {
    const { back } = this;
    back.passed += milliseconds / 1000;
    const rate = (2 * Math.PI) / 0.45;
    const left = (1 + rate * back.passed) * Math.exp(-rate * back.passed);
    const done = back.passed >= 0.45;
    this.free = back.to;
    this.show(done ? back.to : back.to + (back.from - back.to) * left);
    if (done) segue.clock.delete(this);
  }

  rest() {
    segue.clock.delete(this);
    clearTimeout(this.idle);
    this.free = 0;
  }

  remove() {
    this.stop.abort();
    this.rest();
    this.screen.style.touchAction = "";
    this.sheet.device.classList.remove("holdable");
    this.sheet.hint.textContent = "";
  }
};
