// The list on the page of a preset that a scroll position drives.

import { clock, recordedPosition } from "./player.js";

/** A list scrolled by wheel or finger, with rubber banding past its ends. */
export class Scroller {
  /** The time without a turn of the wheel after which the next one is new, in milliseconds. */
  static turnPause = 250;

  constructor(page, range) {
    this.page = page;
    this.range = range;
    this.screen = page.player.screen;
    this.stage = page.player.clips[0].stage;
    /** The offset without rubber banding. */
    this.rawOffset = 0;
    this.addListeners();
    page.device.classList.add("draggable");
    this.updateTouchAction();
    page.hint.textContent = range.sideways
      ? "Scroll over the phone, or drag its row sideways."
      : "Scroll over the phone, or drag its list past either end.";
  }

  /** A finger that comes down at the list's end and moves on scrolls the page. */
  updateTouchAction() {
    const isAtEnd = this.rawOffset >= this.range.endOffset;
    this.screen.style.touchAction = this.range.sideways ? "pan-y" : isAtEnd ? "pan-x pan-down" : "pan-x";
  }

  addListeners() {
    this.listeners = new AbortController();
    const on = (type, listener, options) =>
      this.screen.addEventListener(type, listener, { signal: this.listeners.signal, ...options });
    on("wheel", (event) => this.wheel(event), { passive: false });
    on("pointerdown", (event) => {
      if (event.button > 0) return;
      this.stop();
      this.grab = { along: this.along(event.clientX, event.clientY), rawOffset: this.rawOffset };
      this.screen.setPointerCapture?.(event.pointerId);
    });
    on("pointermove", (event) => {
      if (!this.grab) return;
      const scale = this.screen.clientWidth / this.page.player.size[0];
      this.rawOffset = this.grab.rawOffset - (this.along(event.clientX, event.clientY) - this.grab.along) / scale;
      this.show();
    });
    for (const type of ["pointerup", "pointercancel"]) on(type, () => { if (this.grab) this.release(); });
    on("dragstart", (event) => event.preventDefault());
  }

  /** The part of a movement that is in the direction of scrolling; sideways it counts from the leading edge. */
  along(x, y) { return this.range.sideways ? x * this.range.sideways : y; }

  /** Stops the demonstration and the bounce; the list goes on from where it is. */
  stop() {
    this.page.player.pause();
    this.page.updatePlayButton();
    clock.delete(this);
    if (!this.isDriving) this.rawOffset = this.unbanded(this.playedOffset);
  }

  /** The offset that the demonstration shows. */
  get playedOffset() {
    const { clips: [{ timeline: { recording } }], clipTime } = this.page.player;
    return (recording ? recordedPosition(recording, clipTime) : clipTime) + this.range.firstOffset;
  }

  /** The offset without rubber banding that is shown as another. */
  unbanded(offset) {
    const { endOffset, length } = this.range;
    const nearest = Math.min(Math.max(offset, 0), endOffset);
    const part = Math.min(Math.abs(offset - nearest) / length, 0.9);
    return nearest + Math.sign(offset - nearest) * (length / 0.55) * (1 / (1 - part) - 1);
  }

  /** Whether a turn of the wheel that begins at an end of the list, and goes on there, can scroll the page. */
  leavesToPage(event) {
    const isNewTurn = event.timeStamp - (this.lastWheel ?? -Infinity) > Scroller.turnPause;
    this.lastWheel = event.timeStamp;
    if (isNewTurn) {
      const { scrollTop, scrollHeight, clientHeight } = document.scrollingElement;
      const isDown = event.deltaY > 0;
      const isAtEnd = isDown ? this.rawOffset >= this.range.endOffset : this.rawOffset <= 0;
      const canScroll = isDown ? scrollTop + clientHeight < scrollHeight - 1 : scrollTop > 0;
      this.isPagesTurn = isAtEnd && canScroll && Math.abs(event.deltaY) >= Math.abs(event.deltaX);
    }
    return this.isPagesTurn;
  }

  wheel(event) {
    this.stop();
    if (this.leavesToPage(event)) return;
    event.preventDefault();
    const isPastEnd = this.rawOffset < 0 || this.rawOffset > this.range.endOffset;
    // A wheel that only turns up and down scrolls a row, too.
    const delta = this.along(event.deltaX, event.deltaY) || event.deltaY;
    this.rawOffset += delta * (isPastEnd ? 0.6 : 1);
    this.show();
    clearTimeout(this.releaseTimer);
    this.releaseTimer = setTimeout(() => this.release(), 120);
  }

  /** The rubber-band displacement for an overscroll, as in UIKit. */
  rubberBand(overscroll) { return (1 - 1 / ((overscroll * 0.55) / this.range.length + 1)) * this.range.length; }

  get offset() {
    const { endOffset } = this.range;
    if (this.rawOffset < 0) return -this.rubberBand(-this.rawOffset);
    return this.rawOffset > endOffset
      ? endOffset + this.rubberBand(this.rawOffset - endOffset) : this.rawOffset;
  }

  show(offset = this.offset) {
    this.isDriving = true;
    this.stage.seek(offset - this.range.firstOffset);
    this.page.hint.textContent = `Scrolled by ${Math.round(offset)} points.`;
  }

  release() {
    this.grab = null;
    const nearest = Math.min(Math.max(this.offset, 0), this.range.endOffset);
    this.updateTouchAction();
    if (this.offset === nearest) return;
    this.bounce = { from: this.offset, to: nearest, elapsed: 0 };
    clock.add(this);
  }

  advance(milliseconds) {
    const { bounce } = this;
    bounce.elapsed += milliseconds / 1000;
    const rate = (2 * Math.PI) / 0.45;
    const remaining = (1 + rate * bounce.elapsed) * Math.exp(-rate * bounce.elapsed);
    const isDone = bounce.elapsed >= 0.45;
    this.rawOffset = bounce.to;
    this.show(isDone ? bounce.to : bounce.to + (bounce.from - bounce.to) * remaining);
    if (!isDone) return;
    clock.delete(this);
    this.updateTouchAction();
  }

  reset() {
    clock.delete(this);
    clearTimeout(this.releaseTimer);
    this.rawOffset = 0;
    this.isDriving = false;
    this.updateTouchAction();
  }

  remove() {
    this.listeners.abort();
    this.reset();
    this.screen.style.touchAction = "";
    this.page.device.classList.remove("draggable");
    this.page.hint.textContent = "";
  }
}
