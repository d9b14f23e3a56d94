"use strict";
// A timeline as elements with paused animations.

/** The layers of a timeline on a screen, paused at a time. */
segue.Stage = class {
  static count = 0;

  constructor(screen, timeline) {
    this.duration = timeline.duration;
    const uid = "s" + ++segue.Stage.count + "-";
    this.element = document.createElement("div");
    this.element.className = "stage";
    const [width, height] = timeline.size;
    this.element.style.cssText =
      `width:${width}px;height:${height}px;background-color:${timeline.background}`;
    this.element.innerHTML = timeline.markup.replaceAll("UID-", uid);
    for (const picture of this.element.querySelectorAll(".picture")) {
      const number = /(?:^|\s)p(\d+)(?:\s|$)/.exec(picture.className);
      if (!number) continue;
      picture.style.backgroundImage = `url("${segue.pictureURL(timeline.pictures[number[1]])}")`;
    }
    screen.append(this.element);
    const layer = (index) => this.element.querySelector("#" + uid + "l" + index);
    this.animations = timeline.keyframes.map(([index, property, keyframes, easing]) => {
      const frames = keyframes.map(([offset, value]) => ({ offset, [property]: value }));
      const animation = layer(index).animate(frames, {
        duration: Math.max(this.duration, 1), fill: "both", easing: easing ?? "linear",
      });
      animation.pause();
      return animation;
    });
    this.layer = layer;
    this.seek(0);
  }

  /** Shows a time, in milliseconds. */
  seek(time) {
    const clampedTime = this.duration > 0 ? Math.min(Math.max(time, 0), this.duration) : 1;
    for (const animation of this.animations) animation.currentTime = clampedTime;
  }

  set isShown(isShown) { this.element.style.display = isShown ? "" : "none"; }

  remove() {
    for (const animation of this.animations) animation.cancel();
    this.element.remove();
  }
};
