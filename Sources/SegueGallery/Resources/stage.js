"use strict";
// A timeline as elements.

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
      segue.screenPictures.add(picture, timeline, Number(number[1]));
    }
    segue.screenPictures.showAll(this.element);
    screen.append(this.element);
    const layer = (index) => this.element.querySelector("#" + uid + "l" + index);
    this.motion = new segue.Motion(timeline, layer);
    this.layer = layer;
    this.seek(0);
  }

  /** Shows a time, in milliseconds. */
  seek(time) { this.motion.seek(Math.min(Math.max(time, 0), this.duration)); }

  set isShown(isShown) { this.element.style.display = isShown ? "" : "none"; }

  remove() { this.element.remove(); }
};
