// A timeline as elements.

import { Motion } from "./motion.js";
import { screenPictures } from "./screen-pictures.js";

/** The layers of a timeline on a screen, paused at a time. */
export class Stage {
  static count = 0;

  /**
   * @param {HTMLElement} screen
   * @param {Timeline} timeline
   */
  constructor(screen, timeline) {
    this.duration = timeline.duration;
    const uid = "s" + ++Stage.count + "-";
    this.element = document.createElement("div");
    this.element.className = "stage";
    const [width, height] = timeline.size;
    this.element.style.cssText =
      `width:${width}px;height:${height}px;background-color:${timeline.background}`;
    this.element.innerHTML = timeline.markup.replaceAll("UID-", uid);
    for (const picture of this.element.querySelectorAll(".picture")) {
      const number = /(?:^|\s)p(\d+)(?:\s|$)/.exec(picture.className);
      if (!number) continue;
      screenPictures.add(picture, timeline, Number(number[1]));
    }
    screenPictures.showAll(this.element);
    screen.append(this.element);
    const layer = (index) => this.element.querySelector("#" + uid + "l" + index);
    this.motion = new Motion(timeline, layer);
    this.layer = layer;
    this.seek(0);
  }

  /** Shows a time, in milliseconds. */
  seek(time) { this.motion.seek(Math.min(Math.max(time, 0), this.duration)); }

  set isShown(isShown) { this.element.style.display = isShown ? "" : "none"; }

  remove() { this.element.remove(); }
}
