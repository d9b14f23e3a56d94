// The gesture on the first screen: the preset's own rules, told to the hero instead of a page.

import { Changes } from "./changes.js";
import { ProgressCompletion } from "./completions.js";
import { GestureController } from "./gesture-controller.js";
import { applyThresholds } from "./thresholds.js";

export class HeroGesture extends GestureController {
  /** Creates the gesture on a hero, which stands in for a preset's page. */
  constructor(hero, rules, stage, timelines) {
    const player = {
      size: hero.size, screen: hero.screen, clips: [{ stage, start: 0 }],
      get speed() { return hero.speed; },
      pause() {}, seek() { stage.seek(0); }, restAt() {},
      showStage(shown) { stage.isShown = shown === stage; },
    };
    // A hero has no changes, but its rules' parameters need their values.
    const resolved = applyThresholds(rules, new Changes({}), hero.held, hero.size);
    super({
      rules: resolved, player, device: hero.device, hint: {}, preset: { timelines }, timelineName: hero.held,
      pause() {}, hold() {}, updatePlayButton() {}, showProgress: () => hero.gestureMoved(),
    }, resolved);
    this.hero = hero;
  }

  /** The hero tells what to do. */
  showHint() {}

  /** The hero goes on by itself. */
  whenIdle() {}

  advance(milliseconds) {
    super.advance(milliseconds);
    if (this.state === "idle") this.hero.gestureEnded(this.completion.isFinished);
  }

  /** Whether a finger that lifted now would finish the transition. */
  get wouldFinish() { return this.isTrue(this.rules.finish); }

  /** How the progress would continue if the finger lifted now. */
  prediction() { return new ProgressCompletion(this, this.wouldFinish); }

  /** The events of fingers in the coordinates of the window, from their places in points of the screen. */
  events(points, timeStamp) {
    const box = this.screen.getBoundingClientRect();
    const [width, height] = this.size;
    return points.map(({ x, y }, index) => ({
      pointerId: "shown" + index, button: 0, altKey: false, timeStamp,
      clientX: box.left + (x / width) * box.width, clientY: box.top + (y / height) * box.height,
    }));
  }
}
