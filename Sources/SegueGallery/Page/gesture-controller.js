// The gesture on a preset's page: follows the preset's interaction rules as an app does.
//
// States: idle until a pointer comes down; pending until its movement is recognized; refused where it is not the
// gesture; dragging while layers follow it; settling after the release; then idle again. A pointer that comes down
// while the transition is settling grabs it again.

import { ProgressCompletion, SampledCompletion } from "./completions.js";
import { blendCSS } from "./css-values.js";
import { evaluateFormula } from "./formulas.js";
import { findTimeline } from "./loading.js";
import { clock } from "./player.js";
import { GridPoses } from "./poses.js";
import { Recognition } from "./recognition.js";
import { Scroller } from "./scroller.js";
import { Stage } from "./stage.js";
import { extrapolate, letPageScroll, restingGesture, Touches } from "./touches.js";

export class GestureController {
  /** Creates the controller for a page; null where the timeline is not interactive. */
  static create(page) {
    const rules = page.rules;
    if (!rules) return null;
    return page.about.scroll ? new Scroller(page, rules) : new GestureController(page, rules);
  }

  constructor(page, rules) {
    this.page = page;
    this.rules = rules;
    this.size = page.player.size;
    this.screen = page.player.screen;
    this.recognition = new Recognition(rules, this.size);
    this.touches = new Touches(this.screen, this.size);
    this.state = "idle";
    this.progress = 0;
    this.gesture = restingGesture;
    this.addListeners();
    page.device.classList.add("draggable");
    this.screen.style.touchAction = this.recognition.touchAction;
    this.showHint(this.recognition.instruction);
  }

  addListeners() {
    this.listeners = new AbortController();
    const on = (type, listener) => this.screen.addEventListener(type, listener, { signal: this.listeners.signal });
    on("pointerdown", (event) => this.pointerDown(event));
    on("pointermove", (event) => this.pointerMove(event));
    on("pointerup", (event) => this.pointerUp(event, false));
    on("pointercancel", (event) => this.pointerUp(event, true));
    on("dragstart", (event) => event.preventDefault());
    letPageScroll(this.screen, (x, y, count) => this.mayHold({ x, y }, count), { signal: this.listeners.signal });
  }

  showHint(text) { this.page.hint.textContent = text; }

  // Recognition.

  pointerDown(event) {
    if (event.button > 0) return;
    if (!event.isReplayed) this.page.replay?.stop();
    const point = this.touches.update(event);
    // A finger that is only shown has no pointer to capture.
    if (event.isTrusted) this.screen.setPointerCapture?.(event.pointerId);
    if (this.state === "dragging") return;
    if (this.state === "settling") {
      if (this.completion.canBeGrabbed) this.regrab(point, event);
      return;
    }
    const refusal = this.recognition.startRefusal(point);
    if (refusal) return this.refuse(refusal);
    this.page.hold();
    this.touches.begin(point, event.timeStamp);
    this.axis = this.rules.axis;
    this.grab = { gesture: restingGesture, progress: 0, offsets: null };
    this.gesture = restingGesture;
    this.progress = 0;
    this.hasMoved = false;
    this.state = "pending";
    if (this.recognition.isLongPress) this.pressTimer = setTimeout(() => this.press(event), Recognition.press);
  }

  /** A finger that rests becomes the gesture. */
  press(event) {
    if (this.state !== "pending") return;
    const { recognize } = this.rules;
    if (recognize && !this.isTrue(recognize)) return this.refuse("The gesture is not recognized here.");
    this.touches.resetOrigin(this.touches.update(event));
    this.beginDragging();
    this.drag();
  }

  refuse(reason) {
    this.state = "refused";
    this.showHint(reason);
  }

  pointerMove(event) {
    if (!this.touches.has(event)) return;
    this.watchRest(event);
    const point = this.touches.update(event);
    if (this.state === "pending") this.recognize(point, event);
    else if (this.state === "dragging") {
      this.updateGesture(point, event);
      this.drag();
      if (this.rules.cancel && this.isTrue(this.rules.cancel)) this.settle(false);
      else if (this.rules.complete && this.isTrue(this.rules.complete)) this.settle(true);
    }
  }

  /** Whether a touch that starts to move keeps the page from scrolling. */
  mayHold(movement, count) {
    if (this.state !== "pending") return this.state === "dragging";
    return this.recognition.mayBegin(movement, count) && !this.scrollRefusal(movement);
  }

  /** A swipe toward a part of the phone that is off the window scrolls there first. */
  scrollRefusal({ x, y }) {
    if (Math.abs(x) >= Math.abs(y)) return null;
    const { top, bottom } = this.screen.getBoundingClientRect();
    return (y > 0 && top < 0) || (y < 0 && bottom > innerHeight) ? "First scroll to the whole phone." : null;
  }

  recognize(point, event) {
    const { begin, recognize } = this.rules;
    this.updateGesture(point, event);
    const { gesture, recognition } = this;
    const spread = point.span - this.touches.span;
    if (!this.hasMoved && (gesture.vx || gesture.vy || spread)) {
      this.hasMoved = true;
      if (begin && !this.isTrue(begin)) return this.refuse("The gesture does not begin in this direction.");
    }
    if (!recognition.isFarEnough(gesture, spread)) return;
    const isTouch = event.pointerType === "touch" && !recognition.isPinch;
    const refusal = recognition.directionRefusal(gesture) ?? (isTouch ? this.scrollRefusal(gesture) : null);
    if (refusal) return this.refuse(refusal);
    this.axis = recognition.axis(gesture);
    if (recognize && !this.isTrue(recognize)) return this.refuse("The gesture is not recognized in this direction.");
    // The distance counts from here, so that nothing jumps.
    this.touches.resetOrigin(point);
    this.beginDragging();
    this.updateGesture(point, event);
    this.drag();
  }

  /** Updates the gesture's state, which continues that of an earlier one after a regrab. */
  updateGesture(point, event) {
    this.gesture = this.continued(this.touches.gesture(
      point, event.timeStamp, this.axis, this.recognition.isPinch, this.rules.isRightToLeft));
  }

  /** A gesture after the one before a regrab. */
  continued(gesture) {
    const earlier = this.grab.gesture;
    return {
      ...gesture, x: earlier.x + gesture.x, y: earlier.y + gesture.y,
      distance: earlier.distance + gesture.distance, across: earlier.across + gesture.across,
      scale: earlier.scale * gesture.scale, scaleSpeed: earlier.scale * gesture.scaleSpeed,
    };
  }

  // A finger that rests.

  /** Updates the hint while no movement arrives: a finger that rests has no speed. */
  watchRest(event) {
    clearTimeout(this.restTimer);
    // A replayed finger has a clock of its own.
    if (event.isReplayed) return;
    const began = performance.now();
    const rest = () => {
      if (this.state !== "dragging") return;
      this.showOutcome(this.gestureAt(event.timeStamp + performance.now() - began));
      if (performance.now() - began < Touches.window * 2) this.restTimer = setTimeout(rest, 50);
    };
    this.restTimer = setTimeout(rest, 50);
  }

  /** The gesture if the fingers had stayed where they are until a time. */
  gestureAt(time) {
    return this.continued(this.touches.resting(time, this.axis, this.recognition.isPinch, this.rules.isRightToLeft));
  }

  // The preset's formulas.

  /** The variables of formulas. */
  variables(gesture = this.gesture, progress = this.progress) {
    const { x, y, vx, vy, distance, speed, across, acrossSpeed, scale, scaleSpeed } = gesture;
    const [width, height] = this.size;
    const overscroll = this.rules.kind[0] === "overscroll"
      ? this.rules.axis.map((component) => -component * Math.max(distance, 0)) : [0, 0];
    const forward = this.rules.isRightToLeft ? -overscroll[0] : overscroll[0];
    return {
      g0: x, g1: y, g2: vx, g3: vy, g4: distance, g5: speed, g6: scale, g7: progress, g8: across, g9: acrossSpeed,
      g10: scaleSpeed, p: progress,
      s0: overscroll[0], s1: overscroll[1], s2: 0, s3: 0, s4: width, s5: height, s6: width, s7: height,
      s8: 0, s9: 0, s10: 0, s11: 0, s12: Number(overscroll[1] <= 0), s13: Number(overscroll[1] >= 0),
      s14: Number(forward <= 0), s15: Number(forward >= 0), s16: 1,
    };
  }

  evaluate(formula, gesture = this.gesture) { return evaluateFormula(formula, this.variables(gesture)); }

  isTrue(formula, gesture = this.gesture) { return this.evaluate(formula, gesture) !== 0; }

  /** The transition's progress for a gesture; may be outside 0…1. */
  progressOf(gesture) { return evaluateFormula(this.rules.progress, this.variables(gesture, 0)) + this.grab.progress; }

  /** The speed at which the finger changes the progress, per second. */
  get progressSpeed() {
    const interval = 0.001;
    const [before, after] = [-interval, interval].map((seconds) => this.progressOf(extrapolate(this.gesture, seconds)));
    return (after - before) / (2 * interval);
  }

  /** The duration of a part of the transition's progress, in seconds; layers that have to move take a minimum. */
  durationOf(distance, completion, isDisplaced = false) {
    if (completion.duration) return Math.max(this.evaluate(completion.duration), 0);
    const speed = completion.speed ? this.evaluate(completion.speed) : 1;
    const rest = Math.abs(distance) * this.rules.duration;
    return Math.max(rest, isDisplaced ? this.rules.shortestReturn : 0) / Math.max(speed, 0.01);
  }

  // Dragging.

  beginDragging() {
    const { page, rules } = this;
    page.player.pause();
    page.updatePlayButton();
    this.state = "dragging";
    page.device.classList.add("dragging");
    this.dragSurface ??= rules.poseGrid ? new GridPoses(this.screen, rules.poseGrid)
      : new Stage(this.screen, findTimeline(page.preset, page.timelineName + ".scrubbed", page.source));
    this.showSurface(this.dragSurface);
  }

  /** Shows one of the gesture's surfaces, and hides the page's own. */
  showSurface(surface) {
    this.page.player.showStage(null);
    if (this.surface && this.surface !== this.dragSurface && this.surface !== surface) this.surface.remove();
    if (this.dragSurface) this.dragSurface.isShown = surface === this.dragSurface;
    surface.isShown = true;
    this.surface = surface;
  }

  drag() {
    this.scrub(this.progressOf(this.gesture));
    if (this.rules.poseGrid) this.surface.show(this.draggedValues());
    this.page.showProgress(this.progress);
    this.showOutcome(this.gesture);
  }

  /** Says what a release would do. */
  showOutcome(gesture) {
    const outcome = this.isTrue(this.rules.finish, gesture) ? "finish" : "cancel";
    this.showHint(`${Math.round(this.progress * 100)}%. Release to ${outcome}.`);
  }

  /** The layers' values under the finger; after a regrab, layers keep their offset from it. */
  draggedValues() {
    const values = this.dragSurface.at(this.gesture);
    if (!this.grab.offsets) return values;
    return new Map([...values].map(([key, value]) => {
      const [displayed, computed] = this.grab.offsets.get(key) ?? [];
      return [key, displayed === undefined ? value : blendCSS([[value, 1], [displayed, 1], [computed, -1]])];
    }));
  }

  scrub(progress) {
    this.progress = Math.min(Math.max(progress, 0), 1);
    if (!this.rules.poseGrid) this.dragSurface.seek(this.progress * this.dragSurface.duration);
  }

  // Release.

  pointerUp(event, isCancelled) {
    if (!this.touches.has(event)) return;
    if (this.state === "dragging") {
      if (!isCancelled) this.updateGesture(this.touches.update(event), event);
      this.drag();
      this.settle(isCancelled && !this.rules.decidesWhenTouchIsLost ? false : this.isTrue(this.rules.finish));
    } else if (this.state === "refused") {
      this.whenIdle(() => this.showHint(this.recognition.instruction));
    }
    clearTimeout(this.pressTimer);
    clearTimeout(this.restTimer);
    if (this.state === "pending" && !isCancelled && this.isOutside(this.touches.update(event))) this.tapOutside();
    this.touches.remove(event);
    if (this.state === "pending" || this.state === "refused") this.state = "idle";
  }

  /** Whether a tap at a point dismisses the presented screen. */
  isOutside({ x, y }) {
    if (!this.rules.tapOutside) return false;
    const [left, top, right, bottom] = this.rules.tapOutside;
    return x < left || x > right || y < top || y > bottom;
  }

  /** A tap beside the presented screen dismisses it. */
  tapOutside() {
    this.axis ??= [0, 1];
    this.beginDragging();
    this.drag();
    this.settle(true);
  }

  /** Starts the completion to an outcome. */
  settle(isFinished) {
    this.state = "settling";
    this.page.device.classList.remove("dragging");
    this.showHint(isFinished ? "Finishing…" : "Cancelling…");
    const animation = isFinished ? this.rules.finishAnimation : this.rules.cancelAnimation;
    this.releaseProgress = this.progress;
    this.completion = animation ? new SampledCompletion(this, animation, isFinished)
      : new ProgressCompletion(this, isFinished);
    if (this.completion.surface) this.showSurface(this.completion.surface);
    this.elapsed = 0;
    clock.add(this);
    this.advance(0);
  }

  /** Advances the completion. */
  advance(milliseconds) {
    const { completion } = this;
    this.elapsed += (milliseconds / 1000) * this.page.player.speed;
    const fraction = completion.duration > 0 ? Math.min(this.elapsed / completion.duration, 1) : 1;
    completion.show(fraction);
    this.page.showProgress(this.progress);
    if (fraction < 1) return;
    clock.delete(this);
    this.state = "idle";
    this.showHint(completion.isFinished ? "Finished. Drag to try again." : "Cancelled. Drag to try again.");
    this.showRest(completion.isFinished);
    this.whenIdle(() => this.reset());
  }

  /** Shows the real screens at the end, where the transition's own end looks different. */
  showRest(isFinished) {
    const { player } = this.page;
    const [clip] = player.clips;
    const rest = player.restAt(clip, isFinished ? clip.duration : 0);
    if (!rest) return;
    player.showStage(rest);
    this.surface.isShown = false;
  }

  /** Stops the completion where it is and follows the finger again. */
  regrab(point, event) {
    clock.delete(this);
    const factor = Math.min(this.releaseProgress > 0 ? this.progress / this.releaseProgress : 1, 4);
    const { x, y, distance, across, scale } = this.gesture;
    const gesture = {
      ...restingGesture, x: x * factor, y: y * factor, distance: distance * factor,
      across: across * factor, scale: Math.max(1 + (scale - 1) * factor, 0.001),
    };
    const { progress } = this;
    this.grab = { gesture, progress: 0, offsets: null };
    this.grab.progress = progress - this.progressOf(gesture);
    this.touches.begin(point, event.timeStamp);
    this.state = "dragging";
    this.page.device.classList.add("dragging");
    this.updateGesture(point, event);
    if (this.rules.poseGrid) {
      const computed = this.dragSurface.at(this.gesture);
      this.grab.offsets = new Map([...this.surface.values].filter(([key]) => computed.has(key))
        .map(([key, displayed]) => [key, [displayed, computed.get(key)]]));
    }
    this.drag();
  }

  // Returning to the page.

  /** Runs an action after a delay, unless a gesture has started. */
  whenIdle(action) {
    clearTimeout(this.idleTimer);
    this.idleTimer = setTimeout(() => { if (this.state === "idle") action(); }, 1500);
  }

  /** Restores the page's own timeline. */
  reset() {
    clearTimeout(this.idleTimer);
    clock.delete(this);
    if (!this.dragSurface) return;
    this.clear();
    this.state = "idle";
    this.page.player?.seek(this.page.player.clips[0].start);
    this.showHint(this.recognition.instruction);
  }

  clear() {
    if (this.surface !== this.dragSurface) this.surface?.remove();
    this.dragSurface?.remove();
    this.surface = this.dragSurface = null;
    this.page.device.classList.remove("dragging");
  }

  remove() {
    this.listeners.abort();
    clearTimeout(this.idleTimer);
    clearTimeout(this.restTimer);
    clock.delete(this);
    this.clear();
    this.screen.style.touchAction = "";
    this.page.device.classList.remove("draggable");
    this.showHint("");
  }
}
