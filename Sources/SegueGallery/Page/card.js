// A card of the index: a poster, over which its transition plays when it has its turn or a pointer is on it.

import { autoplay } from "./autoplay.js";
import { make } from "./elements.js";
import { loadPart, releasePreset, served } from "./loading.js";
import { ownScreens } from "./own-screens.js";
import { playback } from "./playback.js";
import { Player } from "./player.js";

export class Card {
  /** How long the layers fade over the poster, in milliseconds, as in the style sheet. */
  static fade = 200;

  constructor(element) {
    this.element = element;
    this.id = element.dataset.id;
    this.view = element.querySelector(".view");
    this.phone = element.querySelector(".phone");
    this.bar = element.querySelector(".bar i");
    this.isNearViewport = false;
    this.isAttended = false;
    this.addListeners();
  }

  get name() { return this.element.querySelector("h3").textContent; }

  /** Loads the layers and shows them at the poster's time; returns whether they are shown. */
  async load() {
    this.isNeeded = true;
    if (this.player) return true;
    let preset;
    try {
      preset = await loadPart(this.id, "card");
    } catch (error) {
      this.showProblem(error.message);
      return false;
    }
    if (!this.isNeeded) return false;
    if (preset.problem) this.showProblem(preset.problem);
    else if (!this.player) this.show(preset);
    return Boolean(this.player);
  }

  show(preset) {
    this.removePlayer();
    this.showProblem(served.problems[this.id]);
    this.player = new Player(this.phone, preset, preset.cardTimelines);
    this.player.onchange = () => {
      this.bar.style.transform = `scaleX(${this.player.progress})`;
    };
    const clip = this.player.clips[0];
    this.posterTime = clip.start + clip.duration * preset.poster;
    this.player.seek(this.posterTime);
    this.element.classList.add("ready");
  }

  /** Shows why nothing can be displayed; the previous content stays. */
  showProblem(message) {
    this.element.querySelector(".problem")?.remove();
    if (!message) return;
    this.phone.append(make("p", { class: "problem" }, message));
  }

  /** Plays from the poster's frame; the turn ends when that frame comes again. */
  async play() {
    this.shouldPlay = true;
    if (!await this.load() || !this.shouldPlay || this.isScrubbing) return;
    this.player.onloop = () => { this.hasLooped = true; };
    this.hasLooped = false;
    this.player.play();
  }

  /** Whether its turn has brought it back to the poster's frame. */
  get isTurnOver() { return Boolean(this.player?.isPlaying && this.hasLooped && this.player.time >= this.posterTime); }

  /** Stops, and leaves the poster; with screens of the visitor's the layers stay, since posters show the scene's. */
  stop() {
    this.shouldPlay = false;
    this.isScrubbing = false;
    clearTimeout(this.resumeTimer);
    if (this.isNearViewport && ownScreens.areShown) {
      this.showStill();
      return;
    }
    this.isNeeded = false;
    if (!this.player) return;
    this.player.pause();
    const { player } = this;
    this.player = null;
    this.element.classList.remove("ready");
    this.fading = { player, timer: setTimeout(() => this.removeFading(), Card.fade) };
  }

  /** Shows the layers at the poster's time. */
  async showStill() {
    if (!await this.load() || this.shouldPlay || this.isScrubbing) return;
    this.player.pause();
    this.player.seek(this.posterTime);
  }

  removeFading() {
    clearTimeout(this.fading?.timer);
    this.fading?.player.remove();
    this.fading = null;
  }

  removePlayer() {
    this.removeFading();
    this.player?.remove();
    this.player = null;
  }

  /** Removes the layers and forgets their data. */
  unload() {
    this.isNearViewport = false;
    this.stop();
    this.removeFading();
    releasePreset(this.id);
  }

  async scrub(x) {
    this.isScrubbing = true;
    if (!await this.load() || !this.isScrubbing) return;
    const box = this.phone.getBoundingClientRect();
    this.player.pause();
    this.player.progress = (x - box.left) / box.width;
  }

  /** Marks whether a pointer or the keyboard's focus is on the card. */
  attend(isAttended) {
    this.isAttended = isAttended;
    playback.update();
  }

  /** Continues after scrubbing. */
  resume() {
    this.isScrubbing = false;
    if (!autoplay.isPaused && this.shouldPlay) this.play();
  }

  addListeners() {
    const { view } = this;
    let startX = null;
    view.addEventListener("pointerenter", (event) => {
      if (event.pointerType !== "mouse") return;
      startX = event.clientX;
      this.attend(true);
    });
    view.addEventListener("pointerleave", (event) => {
      if (event.pointerType !== "mouse") return;
      clearTimeout(this.resumeTimer);
      this.attend(false);
      if (autoplay.isPaused) this.stop();
      else this.resume();
    });
    view.addEventListener("pointermove", (event) => {
      if (event.pointerType === "mouse") {
        // A moving pointer scrubs; while it rests, the card plays.
        if (!this.isScrubbing && Math.abs(event.clientX - startX) < 6) return;
        this.scrub(event.clientX);
        clearTimeout(this.resumeTimer);
        this.resumeTimer = setTimeout(() => {
          startX = event.clientX;
          this.resume();
        }, 650);
      } else if (startX !== null) {
        if (Math.abs(event.clientX - startX) > 8) this.wasScrubbed = true;
        if (this.wasScrubbed) this.scrub(event.clientX);
      }
    });
    view.addEventListener("pointerdown", (event) => {
      if (event.pointerType === "mouse") return;
      startX = event.clientX;
      this.wasScrubbed = false;
    });
    for (const type of ["pointerup", "pointercancel"]) {
      view.addEventListener(type, (event) => {
        if (event.pointerType === "mouse") return;
        startX = null;
        this.resume();
      });
    }
    view.addEventListener("click", (event) => {
      if (this.wasScrubbed) event.preventDefault();
      this.wasScrubbed = false;
    });
    view.addEventListener("dragstart", (event) => event.preventDefault());
    view.addEventListener("focus", () => { if (view.matches(":focus-visible")) this.attend(true); });
    view.addEventListener("blur", () => this.attend(false));
  }
}
