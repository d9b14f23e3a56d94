"use strict";
// A card of the index: it plays while it is hovered or visible, and scrubs while the pointer moves.

segue.Card = class {
  constructor(element) {
    this.element = element;
    this.id = element.dataset.id;
    this.view = element.querySelector(".view");
    this.phone = element.querySelector(".phone");
    this.bar = element.querySelector(".bar i");
    this.isNear = false;
    this.listen();
  }

  async show() {
    this.isNear = true;
    let preset;
    try {
      preset = await segue.load(this.id, "play");
    } catch (error) {
      return this.fail(error.message);
    }
    if (!this.isNear || this.reel) return;
    if (preset.problem) return this.fail(preset.problem);
    this.put(preset);
  }

  put(preset) {
    this.reel?.remove();
    this.fail(segue.problems[this.id]);
    this.reel = new segue.Reel(this.phone, preset, preset.reel);
    this.reel.onchange = () => {
      this.bar.style.transform = `scaleX(${this.reel.progress})`;
    };
    this.poster();
    this.element.classList.add("ready");
    document.documentElement.dataset.first ??= Math.round(performance.now());
    if (this.isWanted) this.play();
  }

  /** Shows why nothing can be displayed; the previous content stays. */
  fail(message) {
    this.element.querySelector(".problem")?.remove();
    if (!message) return;
    const problem = document.createElement("p");
    problem.className = "problem";
    problem.textContent = message;
    this.phone.append(problem);
  }

  /** Shows the poster frame of a card without a pointer over it. */
  poster() {
    const preset = segue.presets.get(this.id);
    const part = this.reel.parts[0];
    this.reel.seek(part.start + part.length * preset.poster);
  }

  hide() {
    this.isNear = false;
    this.reel?.remove();
    this.reel = null;
    this.element.classList.remove("ready");
  }

  play() {
    this.isWanted = true;
    if (!this.reel || this.isScrubbed) return;
    if (segue.calm.matches) return;
    if (!this.reel.isPlaying) this.reel.seek(0);
    this.reel.play();
  }

  rest() {
    this.isWanted = false;
    this.isScrubbed = false;
    clearTimeout(this.idle);
    if (!this.reel) return;
    this.reel.pause();
    this.poster();
  }

  scrub(x) {
    if (!this.reel) return;
    const box = this.phone.getBoundingClientRect();
    this.reel.pause();
    this.isScrubbed = true;
    this.reel.progress = (x - box.left) / box.width;
  }

  listen() {
    const { view } = this;
    let start = null;
    view.addEventListener("pointerenter", (event) => {
      if (event.pointerType !== "mouse") return;
      start = event.clientX;
      this.play();
    });
    view.addEventListener("pointerleave", (event) => {
      if (event.pointerType === "mouse") this.rest();
    });
    view.addEventListener("pointermove", (event) => {
      if (event.pointerType === "mouse") {
        // A moving pointer scrubs; a resting one watches.
        if (!this.isScrubbed && Math.abs(event.clientX - start) < 6) return;
        this.scrub(event.clientX);
        clearTimeout(this.idle);
        this.idle = setTimeout(() => {
          start = event.clientX;
          this.isScrubbed = false;
          if (this.isWanted && !segue.calm.matches) this.reel?.play();
        }, 650);
      } else if (start !== null) {
        if (Math.abs(event.clientX - start) > 8) this.wasScrubbed = true;
        if (this.wasScrubbed) this.scrub(event.clientX);
      }
    });
    view.addEventListener("pointerdown", (event) => {
      if (event.pointerType === "mouse") return;
      start = event.clientX;
      this.wasScrubbed = false;
    });
    for (const type of ["pointerup", "pointercancel"]) {
      view.addEventListener(type, (event) => {
        if (event.pointerType === "mouse") return;
        start = null;
        this.isScrubbed = false;
        if (this.isWanted) this.play();
      });
    }
    view.addEventListener("click", (event) => {
      if (this.wasScrubbed) event.preventDefault();
      this.wasScrubbed = false;
    });
    view.addEventListener("dragstart", (event) => event.preventDefault());
    view.addEventListener("focus", () => { if (view.matches(":focus-visible")) this.play(); });
    view.addEventListener("blur", () => this.rest());
  }
};
