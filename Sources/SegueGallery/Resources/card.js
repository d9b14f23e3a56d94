"use strict";
// A card of the index: it plays while it is hovered or visible, and scrubs while the pointer moves.

segue.Card = class {
  constructor(element) {
    this.element = element;
    this.id = element.dataset.id;
    this.view = element.querySelector(".view");
    this.phone = element.querySelector(".phone");
    this.bar = element.querySelector(".bar i");
    this.isNearViewport = false;
    this.addListeners();
  }

  /** Loads the layers and shows them. */
  async load() {
    this.isNearViewport = true;
    let preset;
    try {
      preset = await segue.load(this.id, "card");
    } catch (error) {
      return this.showProblem(error.message);
    }
    if (!this.isNearViewport || this.player) return;
    if (preset.problem) return this.showProblem(preset.problem);
    this.show(preset);
  }

  show(preset) {
    this.player?.remove();
    this.showProblem(segue.problems[this.id]);
    this.player = new segue.Player(this.phone, preset, preset.cardTimelines);
    this.player.onchange = () => {
      this.bar.style.transform = `scaleX(${this.player.progress})`;
    };
    this.showPoster();
    this.element.classList.add("ready");
    document.documentElement.dataset.first ??= Math.round(performance.now());
    if (this.shouldPlay) this.play();
  }

  /** Shows why nothing can be displayed; the previous content stays. */
  showProblem(message) {
    this.element.querySelector(".problem")?.remove();
    if (!message) return;
    const problem = document.createElement("p");
    problem.className = "problem";
    problem.textContent = message;
    this.phone.append(problem);
  }

  /** Shows the poster frame of a card without a pointer over it. */
  showPoster() {
    const preset = segue.presets.get(this.id);
    const clip = this.player.clips[0];
    this.player.seek(clip.start + clip.duration * preset.poster);
  }

  /** Removes the layers. */
  unload() {
    this.isNearViewport = false;
    this.player?.remove();
    this.player = null;
    this.element.classList.remove("ready");
  }

  play() {
    this.shouldPlay = true;
    if (!this.player || this.isScrubbing) return;
    if (segue.reducedMotion.matches) return;
    if (!this.player.isPlaying) this.player.seek(0);
    this.player.play();
  }

  stop() {
    this.shouldPlay = false;
    this.isScrubbing = false;
    clearTimeout(this.resumeTimer);
    if (!this.player) return;
    this.player.pause();
    this.showPoster();
  }

  scrub(x) {
    if (!this.player) return;
    const box = this.phone.getBoundingClientRect();
    this.player.pause();
    this.isScrubbing = true;
    this.player.progress = (x - box.left) / box.width;
  }

  addListeners() {
    const { view } = this;
    let startX = null;
    view.addEventListener("pointerenter", (event) => {
      if (event.pointerType !== "mouse") return;
      startX = event.clientX;
      this.play();
    });
    view.addEventListener("pointerleave", (event) => {
      if (event.pointerType === "mouse") this.stop();
    });
    view.addEventListener("pointermove", (event) => {
      if (event.pointerType === "mouse") {
        // A moving pointer scrubs; while it rests, the card plays.
        if (!this.isScrubbing && Math.abs(event.clientX - startX) < 6) return;
        this.scrub(event.clientX);
        clearTimeout(this.resumeTimer);
        this.resumeTimer = setTimeout(() => {
          startX = event.clientX;
          this.isScrubbing = false;
          if (this.shouldPlay && !segue.reducedMotion.matches) this.player?.play();
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
        this.isScrubbing = false;
        if (this.shouldPlay) this.play();
      });
    }
    view.addEventListener("click", (event) => {
      if (this.wasScrubbed) event.preventDefault();
      this.wasScrubbed = false;
    });
    view.addEventListener("dragstart", (event) => event.preventDefault());
    view.addEventListener("focus", () => { if (view.matches(":focus-visible")) this.play(); });
    view.addEventListener("blur", () => this.stop());
  }
};
