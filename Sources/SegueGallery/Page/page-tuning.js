// What the visitor's changes do to a preset's page.

import { currentPage } from "./current-page.js";
import { easingFunction, parseEasing, RetimedStage } from "./curves.js";
import { GestureController } from "./gesture-controller.js";
import { formatRoute } from "./routes.js";

/** @typedef {import("./preset-page.js").PresetPage} PresetPage */

/**
 * Shows the changes of a parameter or an easing; while a slider moves, more will follow.
 *
 * @param {PresetPage} page
 */
export const showChanges = (page, isMoving) => {
  saveChanges(page);
  page.tuning.update({ isMoving });
  page.panel.update();
  retime(page);
};

/**
 * Shows the changes of a gesture's thresholds, which the page obeys without a layout.
 *
 * @param {PresetPage} page
 */
export const showThresholds = (page) => {
  saveChanges(page);
  applyRules(page);
  page.panel.update();
};

/**
 * Lets the gesture, also one in progress, obey the current rules.
 *
 * @param {PresetPage} page
 */
const applyRules = (page) => {
  const { gestureController: controller, rules } = page;
  if (!(controller instanceof GestureController) || !rules) return;
  controller.rules = controller.recognition.rules = rules;
  if (controller.state === "dragging") controller.drag();
};

/**
 * Shows what the engine laid out, at the same time of the playback.
 *
 * @param {PresetPage} page
 */
export const showLayout = (page) => {
  // Until something is shown, there is nothing to change.
  if (!page.player) return;
  if (page.value !== page.shownValue) page.replaceTimeline();
  page.panel.update();
  page.updateUses();
  applyRules(page);
};

/**
 * Plays the timeline with another easing, where all of it has the same one and no engine is there to lay it out.
 *
 * @param {PresetPage} page
 */
export const retime = (page) => {
  if (!page.player || page.tuning.isLive) return;
  const { changeable = {} } = page.preset.facts;
  const { reverses, isMirrored } = changeable[page.operation] ?? {};
  const operation = reverses ?? page.operation;
  const { easing } = changeable[operation] ?? {};
  const text = page.changes.easings.get(operation);
  const chosen = easing?.isCommon && !page.route.reducedMotion && text ? parseEasing(text) : null;
  for (const clip of page.player.clips) {
    const stage = clip.stage instanceof RetimedStage ? clip.stage.stage : clip.stage;
    clip.stage = chosen
      ? new RetimedStage(stage, easing.values, easingFunction(chosen, easing.duration), isMirrored) : stage;
  }
  page.player.seek(page.player.time);
};

/**
 * Keeps the changes in the address.
 *
 * @param {PresetPage} page
 */
export const saveChanges = (page) => {
  Object.assign(page.route, page.changes.fields);
  clearTimeout(page.saveTimer);
  page.saveTimer = setTimeout(() => {
    if (currentPage === page) history.replaceState(null, "", formatRoute({ id: page.preset.id, ...page.route }));
  }, 250);
};
