// The first screen: a phone that shows how its transition is held, and then is the visitor's to hold.
//
// States: closed at rest; opening; open at rest; held by a finger, the shown one or the visitor's, or settling after it.

import { autoplay } from "./autoplay.js";
import { Band } from "./band.js";
import { copyText, make } from "./elements.js";
import { HeroGesture } from "./hero-gesture.js";
import { HeroVisitor } from "./hero-visitor.js";
import { findTimeline, loadPart } from "./loading.js";
import { reducedMotion } from "./motion-settings.js";
import { fitScreen } from "./phone-frame.js";
import { clock, Player } from "./player.js";
import { Readout } from "./readout.js";
import { ShownFinger } from "./shown-finger.js";
import { Stage } from "./stage.js";

class Hero {
  /** How long the phone rests before it opens or the shown finger comes, and for how long a visitor has it. */
  static pauses = { closed: 260, open: 160, afterTurn: 700, visitor: 7000 };

  constructor(section) {
    this.section = section;
    this.id = section.dataset.id;
    this.device = section.querySelector(".hero-phone");
    this.screen = section.querySelector("#hero-screen");
    this.hint = section.querySelector("#hero-hint");
    this.speed = 1;
    this.performances = 0;
    this.state = "loading";
    this.addControls();
    new IntersectionObserver(([entry]) => {
      this.isInView = entry.isIntersecting;
      this.updateClock();
    }).observe(this.device);
  }

  addControls() {
    const controls = this.section.querySelector("#hero-controls");
    const shown = make("output", {}, "1×");
    const dial = make("input", {
      type: "range", min: 0.1, max: 1, step: 0.1, value: 1, "aria-label": "Speed", "aria-valuetext": "1×", id: "hero-speed",
      oninput: () => {
        this.speed = Number(dial.value);
        shown.textContent = this.speed + "×";
        dial.setAttribute("aria-valuetext", shown.textContent);
        dial.style.setProperty("--progress", (this.speed - 0.1) / 0.9);
      },
    });
    dial.style.setProperty("--progress", 1);
    controls.append(autoplay.button(), make("label", {}, make("span", {}, "Slow motion"), dial), shown);
    // The address keeps what is shown, so the link must not change it.
    this.section.querySelector("#browse").addEventListener("click", (event) => {
      event.preventDefault();
      document.getElementById("cards").scrollIntoView({ behavior: reducedMotion.matches ? "auto" : "smooth" });
      document.querySelector(".card:not([hidden]) .view")?.focus({ preventScroll: true });
    });
    const copy = this.section.querySelector("#copy-install");
    if (!copy) return;
    copy.hidden = false;
    copy.addEventListener("click", async () => {
      const isCopied = await copyText(copy.previousElementSibling.textContent);
      copy.textContent = isCopied ? "Copied" : "Copying failed";
      setTimeout(() => { copy.textContent = "Copy"; }, 1600);
    });
  }

  /** Loads the timelines, and then the gesture, which is larger. */
  async load() {
    const { hero } = await loadPart(this.id, "hero");
    this.data = hero;
    this.held = hero.held;
    this.timelines = hero.timelines;
    this.size = this.timeline(hero.operations[0]).size;
    const links = [...this.section.querySelectorAll(".band .view")];
    if (hero.companions.length > 0) this.band = new Band(links, hero.companions);
    if (this.held) this.addStages(); else this.addPlayer();
    this.fit();
    this.device.classList.add("ready");
    autoplay.watch(() => {
      if (!autoplay.isPaused) this.isInvited = false;
      this.updateClock();
    });
    // Also when the index is shown again: while it is hidden, it has no size.
    new ResizeObserver(() => { this.fit(); this.band?.fit(); }).observe(this.section);
    addEventListener("hashchange", () => this.updateClock());
    if (!this.held) return;
    const { held } = await loadPart(this.id, "gesture");
    this.addGesture(held);
  }

  timeline(name) { return findTimeline({ timelines: this.timelines }, name); }

  fit() { fitScreen(this.screen, this.size); }

  /** A preset that no finger can hold only plays. */
  addPlayer() {
    this.player = new Player(this.device, { timelines: this.timelines }, this.data.operations);
    this.state = "playing";
  }

  addStages() {
    const opening = this.data.operations.find((name) => name !== this.held);
    this.heldStage = new Stage(this.screen, this.timeline(this.held));
    this.openingStage = opening ? new Stage(this.screen, this.timeline(opening)) : null;
    this.rest(this.openingStage ? "closed" : "open");
  }

  addGesture(rules) {
    this.gesture = new HeroGesture(this, rules, this.heldStage, this.timelines);
    this.finger = new ShownFinger(this.gesture);
    this.readout = new Readout(this.section.querySelector("#readout"));
    this.visitor = new HeroVisitor(this);
    this.time = 0;
    if (this.state === "open") this.rest("open");
    if (autoplay.isPaused) this.invite();
  }

  // The phone's states.

  rest(state) {
    this.state = state;
    this.time = 0;
    this.gesture?.reset();
    const shown = state === "closed" ? this.openingStage : this.heldStage;
    for (const stage of [this.openingStage, this.heldStage]) if (stage) stage.isShown = stage === shown;
    shown.seek(0);
    this.visitor?.update();
  }

  open() {
    if (this.state !== "closed") return;
    this.state = "opening";
    this.time = 0;
    this.updateClock();
  }

  /** Tells the visitor to take over. */
  invite() {
    this.isInvited = true;
    const does = this.gesture.recognition.instruction.replace("the phone's screen", "the screen");
    this.say(this.state === "closed" ? "Your turn: tap the screen to open it." : `Your turn. ${does}`);
  }

  say(text) { if (this.hint.textContent !== text) this.hint.textContent = text; }

  get isHeld() { return this.gesture?.state === "dragging"; }

  get isVisitors() { return this.visitor?.isActive; }

  /** Called by the gesture for each change of its progress. */
  gestureMoved() {
    this.state = "held";
    if (!this.isHeld) return;
    this.readout.hold(this.gesture, this.clockTime / 1000);
    this.visitor.update();
    if (this.isVisitors) this.say(`Let go now, and it ${this.gesture.wouldFinish ? "finishes" : "goes back"}.`);
  }

  gestureEnded(isFinished) {
    if (this.isVisitors) this.say(isFinished ? "It finished." : "It went back.");
    this.readout.end(isFinished);
    this.visitor.release();
    this.isAfterTurn = true;
    if (isFinished && !this.openingStage) return this.rest("open");
    this.rest(isFinished ? "closed" : "open");
  }

  // Time.

  /** Runs while it is in view and may move; what a visitor holds always moves. */
  updateClock() {
    const isIndexShown = document.body.dataset.view !== "page";
    const isBusy = this.isVisitors || this.visitor?.isEarly || this.state === "opening";
    const runs = this.state !== "loading" && this.isInView && isIndexShown && (isBusy || !autoplay.isPaused);
    if (!runs && this.finger?.isDown) this.finger.lift(true);
    if (runs) clock.add(this); else clock.delete(this);
  }

  advance(milliseconds) {
    this.clockTime = (this.clockTime ?? 0) + milliseconds;
    const slow = milliseconds * this.speed;
    const isPaused = autoplay.isPaused;
    if (!isPaused) this.band?.advance(slow);
    if (this.player) return this.playLoop(milliseconds);
    this.time += this.state === "opening" ? slow : milliseconds;
    if (this.state === "closed") this.advanceClosed();
    else if (this.state === "opening") this.advanceOpening();
    else if (this.state === "open") this.advanceOpen();
    else this.advanceHeld(slow);
    if (isPaused && this.state !== "opening" && !this.isVisitors) this.updateClock();
  }

  playLoop(milliseconds) {
    this.player.speed = this.speed;
    this.player.advance(milliseconds);
  }

  advanceClosed() {
    if (autoplay.isPaused || this.visitor?.isEarly) return;
    const { closed, afterTurn } = Hero.pauses;
    if (this.time > (this.isAfterTurn ? afterTurn : closed)) this.open();
  }

  advanceOpening() {
    this.openingStage.seek(this.time);
    if (this.time < this.openingStage.duration) return;
    this.rest("open");
    if (this.visitor?.isEarly) return this.visitor.takeEarly();
    if (this.gesture && (this.isAfterTurn || this.isInvited)) this.invite();
  }

  /** The shown finger comes at once the first time, and later where nobody has taken the phone. */
  advanceOpen() {
    if (!this.gesture || autoplay.isPaused || this.isVisitors) return;
    const { open, visitor } = Hero.pauses;
    if (this.isInvited ? this.time < visitor : this.time < open) return;
    this.readout.clear();
    this.say("");
    this.state = "held";
    this.finger.begin(this.performances % 2 === 0 ? "flick" : "back");
    this.performances += 1;
    this.isInvited = false;
  }

  advanceHeld(slow) {
    if (this.finger?.isDown) this.finger.advance(slow);
    else if (this.isHeld) this.visitor.feed();
    if (this.gesture.state === "settling") {
      this.readout.follow(this.gesture.elapsed);
      if (this.isVisitors) this.say(this.gesture.completion.isFinished ? "It finishes." : "It goes back.");
    }
    if (this.gesture.state === "idle" && this.state === "held" && !this.isVisitors) this.rest("open");
  }
}

const heroSection = document.getElementById("hero");

/** The first screen; null where the gallery has none. */
export const hero = heroSection && new Hero(heroSection);

let isHeroLoading = false;

const loadHero = () => {
  if (isHeroLoading || autoplay.savesData) return;
  isHeroLoading = true;
  hero.load().catch((error) => hero.say(error.message));
};

/** The cards come first: the hero's still stands until they have been shown. */
const loadHeroAfterCards = () => requestAnimationFrame(() => setTimeout(() => autoplay.watch(loadHero), 0));

if (hero && document.readyState === "complete") loadHeroAfterCards();
else if (hero) addEventListener("load", loadHeroAfterCards);
