"use strict";
// The page of one preset: a phone that plays it, the phone's controls, and the preset's details.

segue.PresetPage = class {
  static speeds = [0.1, 0.25, 0.5, 1, 2];

  constructor(container, preset, route) {
    this.preset = preset;
    this.about = preset.facts.about;
    this.route = route;
    this.changes = new segue.Changes(route).removeDefaults(this.about.parameters);
    this.tuning = new segue.Tuning(this);
    this.operations = this.about.scroll ? ["scroll"] : this.about.operations.map((one) => one.operation);
    this.build(container);
    this.isBuilt = true;
    this.showTimeline();
    if (this.tuning.isLive && this.tuning.request) this.tuning.update();
  }

  get operation() {
    const requested = this.route.operation;
    return this.operations.includes(requested) ? requested : this.preset.cardTimelines?.[0] ?? this.operations[0];
  }

  /** The name of the displayed timeline. */
  get timelineName() {
    const suffix = this.route.reducedMotion ? ".reduced-motion" : this.route.rtl ? ".rtl" : "";
    return this.operation + (this.about.scroll ? "" : suffix);
  }

  /** The suffix of the displayed variant's timelines. */
  get variantSuffix() { return this.timelineName.slice(this.operation.length); }

  /** The data laid out for the visitor's changes; undefined where the page's own are shown. */
  get value() { return this.tuning.current; }

  /** The interaction rules of the displayed timeline, with the visitor's thresholds; undefined where it is not interactive. */
  get rules() {
    const rules = this.originalRules;
    return rules && segue.thresholds.apply(rules, this.changes, this.operation, this.player.size);
  }

  /** The interaction rules of the displayed timeline as the preset has them. */
  get originalRules() {
    const rules = this.preset.gestures?.[this.timelineName];
    return rules && { ...rules, ...this.value?.gestures?.[this.timelineName] };
  }

  // Building the page.

  build(container) {
    const make = segue.element;
    this.phone = make("div", { class: "phone" }, make("div", { class: "screen" }));
    this.hint = make("p", { class: "hint", role: "status" });
    this.device = make("div", { class: "device" }, this.phone, this.hint);
    this.problem = make("div", { class: "diagnostic", role: "alert", hidden: true });
    this.lanes = make("div", { class: "lane-container" });
    this.metrics = make("dl", { class: "metrics" });
    this.panel = new segue.ParametersPanel(this);
    this.uses = make("div");
    const content = make("div", { class: "panel" },
      this.header(), this.problem, this.controls(), this.panel.element, this.lanes, this.metrics, ...this.sections());
    container.replaceChildren(make("article", { class: "preset-page" }, this.device, content));
  }

  header() {
    const make = segue.element;
    const { family, name, summary, about } = this.about;
    const advice = segue.definitions([["Use", about.use], ["Avoid", about.avoid], ["Seen in", about.seenIn]]);
    return make("header", {},
      make("p", { class: "breadcrumbs" }, make("a", { href: segue.cards.address() }, "All transitions"), " / ", family),
      make("h1", { tabindex: "-1" }, name), make("p", { class: "summary" }, summary),
      advice.length > 0 ? make("dl", { class: "about advice" }, ...advice) : null);
  }

  controls() {
    const make = segue.element;
    this.segments = make("div", { class: "segments", role: "group", "aria-label": "Operation" },
      ...this.operations.map((operation) => make("button", {
        type: "button", "data-operation": operation, onclick: () => this.select({ operation }),
      }, operation)));
    this.speed = make("select", { "aria-label": "Speed", onchange: () => this.applySpeed() },
      ...segue.PresetPage.speeds.map((speed) =>
        make("option", { value: speed, selected: speed === (this.route.speed ?? 1) }, speed + "×")));
    this.toggles = {
      rtl: this.toggleChip("rtl", "right to left"), reducedMotion: this.toggleChip("reducedMotion", "reduced motion"),
    };
    this.gestureText = make("p", { class: "gesture" });
    return make("div", { class: "controls" }, this.operations.length > 1 ? this.segments : null, this.transport(),
      make("div", { class: "options" }, make("label", {}, "Speed ", this.speed), ...Object.values(this.toggles)),
      this.gestureText);
  }

  transport() {
    const make = segue.element;
    const icon = segue.svg(24, 24, [
      ["when-paused", "M8 5.2v13.6a.8.8 0 0 0 1.2.7l11-6.8a.8.8 0 0 0 0-1.4l-11-6.8a.8.8 0 0 0-1.2.7z"],
      ["when-playing", "M7 5h3.5v14H7zM13.5 5H17v14h-3.5z"],
    ], { "aria-hidden": "true" });
    this.playButton = make("button", {
      type: "button", class: "play", "aria-label": "Play", onclick: () => this.togglePlayback(),
    }, icon);
    this.scrubber = make("input", {
      type: "range", min: 0, max: 1000, value: 0, step: 1, "aria-label": "Progress",
      oninput: () => { this.pause(); this.seekTo(this.scrubber.value / 1000); this.saveToAddress(); },
    });
    this.time = make("output", { class: "time" });
    return make("div", { class: "transport" },
      this.playButton, make("div", { class: "line" }, this.scrubber, this.time));
  }

  toggleChip(key, label) {
    return segue.element("label", { class: "chip" },
      segue.element("input", { type: "checkbox", onchange: (event) => this.select({ [key]: event.currentTarget.checked }) }),
      segue.element("span", {}, label));
  }

  sections() {
    const { facts } = this.preset;
    const file = this.about.file ?? "";
    return [
      segue.section("Curves", segue.facts.curves(facts.curves)), segue.section("Use it", this.uses),
      segue.section("About this preset", segue.facts.details(this.about, file)),
      segue.section("YAML", segue.snippet({ title: file, label: "the YAML", text: facts.yaml })),
    ];
  }

  // Selecting the timeline.

  /** Shows another operation or variant of the preset: right to left or with reduced motion, one at a time. */
  async select(change) {
    const variants = { rtl: false, reducedMotion: false };
    const isVariant = Object.keys(change).some((key) => key in variants);
    Object.assign(this.route, isVariant ? variants : {}, change, { time: undefined });
    history.replaceState(null, "", segue.routes.format({ id: this.preset.id, ...this.route }));
    await this.tuning.update();
    this.showTimeline();
  }

  /** Applies the changes in the address. */
  async loadChanges() {
    this.changes = new segue.Changes(this.route).removeDefaults(this.about.parameters);
    await this.tuning.update();
  }

  /** Shows the timeline named in the address. */
  showTimeline() {
    this.clear();
    this.updateControls();
    this.showProblem();
    if (!this.replaceTimeline()) return;
    this.fit();
    this.start();
    this.update();
  }

  /** Puts the current timeline in the place of the earlier one, at its time; returns whether there is one. */
  replaceTimeline() {
    const timeline = segue.timeline(this.preset, this.timelineName, this.value);
    if (!timeline) return false;
    const earlier = this.player;
    this.gestureController?.remove();
    this.player = new segue.Player(
      this.phone, this.preset, [this.timelineName], { before: 250, after: 800 }, this.value);
    this.shownValue = this.value;
    this.player.speed = Number(this.speed.value);
    this.lanes.innerHTML = timeline.lanes;
    this.playhead = this.lanes.querySelector("#playhead");
    this.describeTimeline(timeline);
    this.retime();
    if (earlier) this.player.seek(earlier.time);
    if (earlier?.isPlaying) this.player.play();
    // The new layers lie above the earlier ones, so that nothing flashes.
    earlier?.remove();
    this.player.onchange = () => this.update();
    this.gestureController = segue.GestureController.create(this);
    this.panel.update();
    return true;
  }

  /** Plays, or stays paused where the address or the visitor's settings say so. */
  start() {
    if (this.route.time !== undefined) this.seekMilliseconds(this.route.time);
    else if (segue.reducedMotion.matches) this.seekTo(this.preset.poster ?? 0);
    else this.play();
  }

  /** Updates the controls to the current selection. */
  updateControls() {
    for (const button of this.segments.children) {
      button.setAttribute("aria-pressed", button.dataset.operation === this.operation);
    }
    for (const [key, label] of Object.entries(this.toggles)) {
      label.querySelector("input").checked = Boolean(this.route[key]);
      label.hidden = Boolean(this.about.scroll);
    }
    this.updateUses();
  }

  updateUses() {
    const uses = this.value?.uses ?? this.preset.facts.uses;
    if (uses === this.shownUses) return;
    this.shownUses = uses;
    this.uses.replaceChildren(...uses.map(segue.snippet));
  }

  describeTimeline(timeline) {
    const operation = this.about.operations.find((one) => one.operation === this.operation);
    this.metrics.replaceChildren(...segue.definitions([
      ["Duration", this.about.scroll ? "driven by scrolling" : `${Math.round(timeline.duration)} ms`],
      ["Container", timeline.size.join(" × ") + " pt"], ["Layers", timeline.layerCount],
      ["Keyframes", timeline.keyframeCount], ["Animator", operation?.animator],
    ]));
    this.describeGesture(operation?.interaction);
    for (const loss of timeline.losses) {
      this.gestureText.append(segue.element("span", { class: "loss" }, "Limitation: " + loss));
    }
  }

  describeGesture(interaction) {
    const make = segue.element;
    this.gestureText.replaceChildren();
    if (interaction) {
      this.gestureText.append(make("b", {}, "Gesture: "), interaction.gesture + "; finishes if ", make("code", {}, interaction.finish));
    } else if (this.about.operations.some((one) => one.interaction)) {
      const interactive = this.about.operations.filter((one) => one.interaction).map((one) => one.operation);
      this.gestureText.append(make("b", {}, "Interactive: "), interactive.join(", "));
    } else if (this.about.scroll) {
      this.gestureText.append(make("b", {}, "Scroll: "), "use the wheel over the phone, or drag the list past either end.");
    }
  }

  /** Shows the problem of a saved file; the previous content stays. */
  showProblem(message = segue.problems[this.preset.id] ?? this.preset.problem) {
    this.problem.hidden = !message;
    this.problem.replaceChildren(...(message ? [segue.element("pre", {}, message)] : []));
  }

  /** Makes the phone as large as possible. */
  fit() {
    const [width, height] = this.player.size;
    const availableWidth = this.device.clientWidth - 24;
    const isWide = matchMedia("(min-width: 900px)").matches;
    const availableHeight = innerHeight * (isWide ? 0.8 : 0.66);
    const scale = Math.min(1, availableWidth / (width + 20), availableHeight / (height + 20));
    this.phone.style.width = width * scale + 20 + "px";
    this.player.fit();
  }

  // Playback.

  update() {
    const { player } = this;
    if (!player) return;
    this.showProgress(player.progress, `${Math.round(player.clipTime)} ms · `);
  }

  /** Shows the progress in the controls. */
  showProgress(progress, time = "") {
    const text = `${time}${Math.round(progress * 100)}%`;
    this.scrubber.value = Math.round(progress * 1000);
    this.scrubber.style.setProperty("--progress", progress);
    this.scrubber.setAttribute("aria-valuetext", text);
    this.time.textContent = text;
    if (this.playhead) this.playhead.style.left = progress * 100 + "%";
  }

  seekTo(progress) { if (this.player) this.player.progress = progress; }

  seekMilliseconds(time) { if (this.player) this.player.seek(this.player.clips[0].start + time); }

  play() {
    if (!this.player) return;
    this.gestureController?.reset();
    this.player.play();
    this.updatePlayButton();
  }

  pause() {
    this.player?.pause();
    this.gestureController?.reset();
    this.updatePlayButton();
  }

  togglePlayback() {
    if (this.player?.isPlaying) this.pause(); else this.play();
    this.saveToAddress();
  }

  /** Applies the selected speed, which is kept when the preset is saved. */
  applySpeed() {
    this.route.speed = Number(this.speed.value);
    this.player.speed = this.route.speed;
  }

  /** Stores the displayed state in the address once it is paused. */
  saveToAddress() {
    clearTimeout(this.saveTimer);
    this.saveTimer = setTimeout(() => {
      if (segue.pages.current !== this || !this.player) return;
      this.route.time = this.player.isPlaying ? undefined : Math.round(this.player.clipTime);
      history.replaceState(null, "", segue.routes.format({ id: this.preset.id, ...this.route }));
    }, 250);
  }

  updatePlayButton() {
    const isPlaying = Boolean(this.player?.isPlaying);
    this.playButton.setAttribute("aria-label", isPlaying ? "Pause" : "Play");
    this.playButton.classList.toggle("playing", isPlaying);
  }

  clear() {
    this.gestureController?.remove();
    this.player?.remove();
    this.gestureController = this.player = null;
  }
};
