// The visitor's finger on the first screen: pointer, touch or keys.

import { Recognition } from "./recognition.js";

export class HeroVisitor {
  /** How far a key moves the finger, in points. */
  static step = 28;

  constructor(hero) {
    this.hero = hero;
    this.isActive = false;
    const { screen } = hero;
    const name = hero.section.querySelector(".hero-hint a").textContent;
    for (const [key, value] of Object.entries({
      tabindex: "0", role: "slider", "aria-label": `${name}, to hold with the arrow keys`,
      "aria-valuemin": "0", "aria-valuemax": "100",
    })) screen.setAttribute(key, value);
    this.addListeners(screen);
    this.update();
  }

  addListeners(screen) {
    const capture = { capture: true };
    screen.addEventListener("pointerdown", (event) => this.pointerDown(event), capture);
    screen.addEventListener("pointermove", (event) => this.pointerMove(event));
    for (const type of ["pointerup", "pointercancel"]) screen.addEventListener(type, (event) => this.pointerUp(event));
    screen.addEventListener("keydown", (event) => this.keyDown(event));
    screen.addEventListener("blur", () => this.endKeys(true));
  }

  /** The visitor takes the phone, from the shown finger where that has it. */
  pointerDown(event) {
    const { hero } = this;
    if (!event.isTrusted || event.button > 0) return;
    this.endKeys(true);
    hero.finger?.lift(true);
    if (hero.state === "closed" || hero.state === "opening") {
      event.stopImmediatePropagation();
      this.tapped = hero.state === "closed";
      this.early = event;
      hero.screen.setPointerCapture(event.pointerId);
      return;
    }
    this.take();
    this.last = event;
  }

  /** A finger that pulls before the screen is open opens it, and then has it. */
  pointerMove(event) {
    if (!event.isTrusted) return;
    this.last = event;
    if (!this.early || !this.tapped) return;
    const distance = Math.hypot(event.clientX - this.early.clientX, event.clientY - this.early.clientY);
    if (distance < Recognition.slop) return;
    this.tapped = false;
    this.hero.open();
  }

  /** Whether a finger is on the screen that was there before it was open. */
  get isEarly() { return Boolean(this.early); }

  /** Gives the open screen to the finger that came before it was open. */
  takeEarly() {
    const event = this.last ?? this.early;
    this.early = null;
    this.tapped = false;
    this.take();
    this.hero.gesture.pointerDown(event);
  }

  take() {
    this.isActive = true;
    this.hero.isInvited = true;
    this.hero.time = 0;
    this.hero.readout.clear();
    this.hero.updateClock();
  }

  pointerUp(event) {
    const { hero } = this;
    this.last = null;
    this.early = null;
    if (this.tapped && event.type === "pointerup") hero.open();
    this.tapped = false;
    if (hero.gesture.state === "idle") this.endWithoutGesture();
  }

  /** A touch that was not the gesture. */
  endWithoutGesture() {
    if (!this.isActive) return;
    this.release();
    if (this.hero.state !== "closed") this.hero.rest("open");
    this.hero.invite();
    this.hero.updateClock();
  }

  release() {
    this.isActive = false;
    this.last = null;
    this.keys = null;
  }

  /** A finger that rests has no speed, though it sends no events. */
  feed() {
    const { gesture } = this.hero;
    const now = performance.now();
    if (this.keys) return this.moveKeys();
    if (!this.last || now - this.last.timeStamp < 30) return;
    const { pointerId, clientX, clientY, altKey } = this.last;
    gesture.pointerMove({ pointerId, clientX, clientY, altKey, timeStamp: now });
  }

  // Keys: a finger that moves by steps along the gesture's axis.

  get keyEvents() {
    const { finger, gesture } = this.hero;
    return gesture.events(finger.points(this.keys.distance, 0), performance.now());
  }

  keyDown(event) {
    const { hero } = this;
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const [ax, ay] = hero.gesture.rules.axis ?? [0, 1];
    const toward = { ArrowRight: ax || ay, ArrowDown: ay || ax, ArrowLeft: -(ax || ay), ArrowUp: -(ay || ax) }[event.key];
    if (toward !== undefined) {
      event.preventDefault();
      this.moveBy(Math.sign(toward) * HeroVisitor.step * Math.sign(ax || ay));
    } else if (event.key === "Enter" || event.key === " ") {
      event.preventDefault();
      if (hero.state === "closed") hero.open(); else this.endKeys(false);
    } else if (event.key === "Escape" && this.keys) {
      event.stopPropagation();
      this.endKeys(true);
    }
  }

  moveBy(distance) {
    const { hero } = this;
    const { gesture } = hero;
    if (!this.keys) {
      hero.finger?.lift(true);
      if (hero.state === "closed") return hero.open();
      if (hero.state === "opening" || gesture.state === "settling" || distance < 0) return;
      this.take();
      this.keys = { distance: 0 };
      const events = this.keyEvents;
      for (const event of events) gesture.pointerDown(event);
      if (gesture.recognition.isLongPress) gesture.press(events[0]);
      this.keys.distance = Recognition.slop * 2;
      this.moveKeys();
    }
    this.keys.distance = Math.max(this.keys.distance + distance, Recognition.slop * 2);
    this.moveKeys();
  }

  moveKeys() { for (const event of this.keyEvents) this.hero.gesture.pointerMove(event); }

  /** Lets go of what the keys hold. */
  endKeys(isCancelled) {
    if (!this.keys) return;
    const { gesture } = this.hero;
    const events = this.keyEvents;
    this.keys = null;
    for (const event of events) gesture.pointerUp(event, isCancelled);
    if (gesture.state === "idle") this.endWithoutGesture();
  }

  /** Tells assistive technology what is on the phone. */
  update() {
    const { screen, gesture, state } = this.hero;
    const percent = state === "held" ? Math.round(gesture.progress * 100) : 0;
    const words = state === "closed" ? "Closed. Press Enter to open it."
      : state === "held" ? `${percent} %. Enter lets go, and it ${gesture.wouldFinish ? "finishes" : "goes back"}.`
        : "Open. The arrow keys pull it away.";
    screen.setAttribute("aria-valuenow", percent);
    screen.setAttribute("aria-valuetext", words);
  }
}
