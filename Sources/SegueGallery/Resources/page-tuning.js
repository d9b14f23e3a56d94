"use strict";
// What the visitor's changes do to a preset's page.

Object.assign(segue.PresetPage.prototype, {
  /** Shows the changes of a parameter or an easing; while a slider moves, more will follow. */
  changed(isMoving) {
    this.saveChanges();
    this.tuning.update({ isMoving });
    this.panel.update();
    this.retime();
  },

  /** Shows the changes of a gesture's thresholds, which the page obeys without a layout. */
  thresholdsChanged() {
    this.saveChanges();
    this.applyRules();
    this.panel.update();
  },

  /** Lets the gesture, also one in progress, obey the current rules. */
  applyRules() {
    const { gestureController: controller, rules } = this;
    if (!controller || !rules || this.about.scroll) return;
    controller.rules = controller.recognition.rules = rules;
    if (controller.state === "dragging") controller.drag();
  },

  /** Shows what the engine laid out, at the same time of the playback. */
  showTuned() {
    // Until something is shown, there is nothing to change.
    if (!this.player) return;
    if (this.value !== this.shownValue) this.replaceTimeline();
    this.panel.update();
    this.updateUses();
    this.applyRules();
  },

  /** Plays the timeline with another easing, where all of it has the same one and no engine is there to lay it out. */
  retime() {
    if (!this.player || this.tuning.isLive) return;
    const { changeable = {} } = this.preset.facts;
    const { reverses, isMirrored } = changeable[this.operation] ?? {};
    const operation = reverses ?? this.operation;
    const { easing } = changeable[operation] ?? {};
    const text = this.changes.easings.get(operation);
    const chosen = easing?.isCommon && !this.route.reducedMotion && text ? segue.curves.parse(text) : null;
    for (const clip of this.player.clips) {
      const stage = clip.stage instanceof segue.RetimedStage ? clip.stage.stage : clip.stage;
      clip.stage = chosen
        ? new segue.RetimedStage(stage, easing.values, segue.curves.evaluator(chosen, easing.duration), isMirrored) : stage;
    }
    this.player.seek(this.player.time);
  },

  saveChanges() {
    Object.assign(this.route, this.changes.fields);
    clearTimeout(this.saveTimer);
    this.saveTimer = setTimeout(() => {
      if (segue.pages.current === this) history.replaceState(null, "", segue.routes.format({ id: this.preset.id, ...this.route }));
    }, 250);
  },
});
