// The page of one preset: a phone that plays it, the phone's controls, and the preset's details.

import { cards } from "./cards.js";
import { Changes } from "./changes.js";
import { Comparison } from "./comparison.js";
import { currentPage } from "./current-page.js";
import { downloadsRow } from "./downloads.js";
import { definitionRows, make, snippet, titledSection } from "./elements.js";
import { curvePlots, introduction, presetDetails } from "./facts.js";
import { GestureController } from "./gesture-controller.js";
import { gestureParagraphs, otherGestures } from "./gesture-text.js";
import { Lanes } from "./lanes.js";
import { findTimeline, loadPart, pictureURL, presets, served } from "./loading.js";
import { LookControls } from "./look-controls.js";
import { findLook, isLookAvailable, lookName, standardLook } from "./looks.js";
import { reducedMotion } from "./motion-settings.js";
import { posterOf } from "./page-outline.js";
import { retime } from "./page-tuning.js";
import { ParametersPanel } from "./parameters.js";
import { deviceRoom, fitPhone } from "./phone-frame.js";
import { Player } from "./player.js";
import { Replay } from "./replay.js";
import { formatRoute } from "./routes.js";
import { applyThresholds } from "./thresholds.js";
import { Transport } from "./transport.js";
import { Tuning } from "./tuning.js";

/** A message in paragraphs, which wrap, and its lines of a file, which do not: marks stand below their places. */
const diagnosticElements = (message) => message.split("\n").filter((line) => line.trim()).reduce((parts, line) => {
  const isCode = /^\s*(\d+\s*)?\|/.test(line);
  const last = parts.at(-1);
  if (isCode && last?.localName === "pre") last.textContent += "\n" + line;
  else parts.push(make(isCode ? "pre" : "p", {}, line));
  return parts;
}, /** @type {HTMLElement[]} */ ([]));

export class PresetPage {
  /**
   * @param {HTMLElement} container
   * @param {Preset} preset
   * @param {any} route
   */
  constructor(container, preset, route) {
    this.preset = preset;
    this.about = preset.facts.about;
    this.route = route;
    /** Where the playback goes on, in milliseconds, for a page in the place of one that played. */
    this.playingTime = undefined;
    this.readChanges();
    this.tuning = new Tuning(this);
    this.operations = this.about.scroll ? ["scroll"] : this.about.operations.map((one) => one.operation);
    this.build(container);
    this.isBuilt = true;
    /** Fulfilled when what the address names is shown. */
    this.ready = this.isLoaded && !this.tuning.request ? this.showTimeline() : this.refresh();
  }

  get operation() {
    const requested = this.route.operation;
    return this.operations.includes(requested) ? requested : this.preset.cardTimelines?.[0] ?? this.operations[0];
  }

  /** The name of the displayed timeline. */
  get timelineName() { return this.operation; }

  /** The name of the displayed look; empty for the standard one. */
  get look() { return lookName(this.route); }

  /** The data laid out for the visitor's changes; undefined where the page's own are shown. */
  get value() { return this.tuning.current; }

  /** The source of timelines that differ from the standard form; undefined for that. */
  get source() { return this.value ?? (this.look ? findLook(this.preset, this.look) : undefined); }

  /** The interaction rules of the displayed timeline, with the visitor's thresholds; undefined where it is not interactive. */
  get rules() {
    const rules = this.originalRules;
    return rules && applyThresholds(rules, this.changes, this.operation, this.player.size);
  }

  /** The interaction rules of the displayed timeline as the preset has them. */
  get originalRules() {
    const look = this.look ? findLook(this.preset, this.look) : undefined;
    const rules = (look?.isLook ? look : this.preset).gestures?.[this.operation];
    const own = this.value?.gestures?.[this.operation];
    return rules || own ? { ...rules, ...own } : undefined;
  }

  /** A recorded gesture by its id. */
  recording(id) { return this.source?.recordings?.[id] ?? this.preset.recordings?.[id]; }

  /** How long the transport runs: as long as what plays longest, in milliseconds. */
  get length() {
    return Math.max(this.player.clips[0].duration, this.comparison.player?.clips[0].duration ?? 0);
  }

  /** The time since the motion began, in milliseconds. */
  get elapsed() {
    const { player } = this;
    return Math.min(Math.max(player.time - player.clips[0].start, 0), this.length);
  }

  get scrubber() { return this.transport.scrubber; }

  // Building the page.

  build(container) {
    this.poster = this.look ? null : posterOf(cards.all.get(this.preset.id));
    this.phone = make("div", { class: "phone" }, make("div", { class: "screen" }, this.poster));
    this.caption = make("figcaption", {}, this.about.name);
    this.mounts = make("div", { class: "mounts" }, make("figure", { class: "mount" }, this.phone, this.caption));
    this.hint = make("p", { class: "hint", role: "status" });
    this.device = make("div", { class: "device" }, this.mounts, this.hint);
    this.problem = make("div", { class: "diagnostic", role: "alert", hidden: true });
    this.comparison = new Comparison(this);
    this.replay = new Replay(this);
    this.transport = new Transport(this);
    this.looks = new LookControls(this);
    this.gesture = make("div", { class: "gestures" });
    this.laneContainer = make("div", { class: "lane-container" });
    this.metrics = make("dl", { class: "metrics" });
    this.downloads = make("div", {});
    this.panel = new ParametersPanel(this);
    this.uses = make("div");
    const content = make("div", { class: "panel" },
      introduction(this.about), this.problem, this.controls(), this.panel.element, this.laneContainer,
      this.metrics, ...this.sections());
    container.replaceChildren(make("article", { class: "preset-page" }, this.device, content));
  }

  controls() {
    this.segments = make("div", { class: "segments", role: "group", "aria-label": "Operation" },
      ...this.operations.map((operation) => make("button", {
        type: "button", "data-operation": operation, onclick: () => this.select({ operation }),
      }, operation)));
    return make("div", { class: "controls" }, this.operations.length > 1 ? this.segments : null, this.transport.element,
      make("div", { class: "options" },
        make("label", {}, "Speed ", this.transport.speed), this.comparison.controls, this.downloads),
      make("div", { class: "options" }, this.looks.element), this.gesture);
  }

  sections() {
    const { facts } = this.preset;
    const file = this.about.file ?? "";
    return [
      titledSection("Curves", curvePlots(facts.curves)), titledSection("Use it", this.uses),
      titledSection("About this preset", presetDetails(this.about, file)),
      titledSection("YAML", snippet({ title: file, label: "the YAML", text: facts.yaml })),
    ];
  }

  // Selecting the timeline.

  /** Shows another operation, look or comparison. */
  async select(change) {
    this.reveal();
    Object.assign(this.route, change, "with" in change ? {} : { time: undefined });
    history.replaceState(null, "", formatRoute({ id: this.preset.id, ...this.route }));
    await this.refresh();
  }

  /** The displayed look, if there is a file of it. */
  get loadableLook() { return isLookAvailable(this.look, this.preset) ? this.look : ""; }

  /** Whether the look and the comparison that the address names are there. */
  get isLoaded() {
    const { loadableLook: look } = this;
    return (!look || this.preset.loadedParts.has(look)) && (!this.route.with || this.comparison.isLoaded(look));
  }

  /** Loads what the address names, and shows it unless the visitor has chosen something else by then. */
  async refresh() {
    const turn = this.turn = (this.turn ?? 0) + 1;
    this.comparisonProblem = undefined;
    const tasks = this.tuning.request ? [this.tuning.update()] : [];
    if (!this.isLoaded) {
      const look = this.loadableLook;
      if (look) tasks.push(loadPart(this.preset.id, look).catch(() => null));
      if (this.route.with) tasks.push(this.comparison.load(look).then((text) => { this.comparisonProblem = text; }));
    }
    await Promise.all(tasks);
    if (turn === this.turn && !this.isClosed) this.showTimeline();
  }

  /** Reads the visitor's changes from the address. */
  readChanges() { this.changes = new Changes(this.route).removeDefaults(this.about.parameters); }

  /** Why the selected look cannot be shown; the page then shows the standard form. */
  refuseMissing() {
    this.selectionProblem = undefined;
    const { look, operation } = this;
    if (look) {
      const source = findLook(this.preset, look);
      const words = look.replaceAll(".", " + ");
      if (!source) this.selectionProblem = `'${words}' is not on this page; segue gallery --serve makes it.`;
      else if (source.problem) this.selectionProblem = source.problem;
      else if (!findTimeline({ timelines: {} }, operation, source)) {
        this.selectionProblem = `${operation} is not on this page in '${words}'; segue gallery --serve makes it.`;
      }
      if (this.selectionProblem) Object.assign(this.route, standardLook);
    }
  }

  /** Shows the timeline named in the address. */
  showTimeline() {
    this.clear();
    this.refuseMissing();
    this.updateControls();
    const isShown = this.replaceTimeline();
    // Nothing can be played or changed where no timeline could be made.
    this.device.parentElement?.classList.toggle("is-broken", !isShown && Boolean(this.preset.problem));
    if (!isShown) {
      this.showProblem();
      return;
    }
    this.showComparison();
    this.showProblem();
    this.player.length = this.length;
    this.fit();
    this.start();
    this.update();
  }

  /** Puts the current timeline in the place of the earlier one, at its time; returns whether there is one. */
  replaceTimeline() {
    const timeline = findTimeline(this.preset, this.operation, this.source);
    if (!timeline) return false;
    const earlier = this.player;
    this.gestureController?.remove();
    this.player = new Player(this.phone, this.preset, [this.operation], { before: 250, after: 800 }, this.source);
    this.shownValue = this.value;
    this.player.speed = Number(this.transport.speed.value);
    this.showLanes(timeline);
    retime(this);
    if (earlier) {
      this.player.length = this.length;
      this.player.seek(earlier.time);
      if (earlier.isPlaying) this.player.play();
      // The new layers lie above the earlier ones, so that nothing flashes.
      earlier.remove();
    }
    this.player.onchange = () => this.update();
    this.gestureController = GestureController.create(this);
    this.describeTimeline(timeline);
    this.panel.update();
    this.uncover(timeline);
    return true;
  }

  /** Removes the poster once the layers above it have their pictures. */
  async uncover({ pictures }) {
    if (!this.poster) return;
    await Promise.allSettled(pictures.map((name) => Object.assign(new Image(), { src: pictureURL(name) }).decode()));
    this.poster?.remove();
    this.poster = null;
  }

  showLanes(timeline) {
    this.lanes?.remove();
    this.lanes = timeline.lanes.length > 0 ? new Lanes(this, timeline) : null;
    if (this.lanes) this.laneContainer.append(this.lanes.element);
  }

  /** Shows the preset to compare with, if any. */
  showComparison() {
    const isComparing = Boolean(this.route.with) && !this.comparisonProblem;
    this.caption.hidden = !isComparing;
    document.getElementById("page").classList.toggle("is-comparing", isComparing);
    if (!isComparing) return this.comparison.remove();
    const preset = presets.get(this.route.with);
    const look = preset.variants?.[this.look] ? this.look : "";
    this.comparison.show(this.operation, look);
    const duration = this.about.scroll ? "" : ` · ${Math.round(this.player.motionDuration)} ms`;
    this.caption.textContent = this.about.name + duration;
  }

  /** Plays, or stays paused where the address or the visitor's settings say so. */
  start() {
    if (this.route.time !== undefined) this.seekMilliseconds(this.route.time);
    else if (reducedMotion.matches) this.seekTo(this.preset.poster ?? 0);
    else this.play();
  }

  /** Updates the controls to the current selection. */
  updateControls() {
    for (const button of this.segments.querySelectorAll("button")) {
      button.setAttribute("aria-pressed", button.dataset.operation === this.operation);
    }
    this.looks.update();
    this.downloads.replaceChildren(downloadsRow(this));
    this.updateUses();
  }

  updateUses() {
    const uses = this.value?.uses ?? this.preset.facts.uses;
    if (uses === this.shownUses) return;
    this.shownUses = uses;
    this.uses.replaceChildren(...uses.map(snippet));
  }

  describeTimeline(timeline) {
    const operation = this.about.operations.find((one) => one.operation === this.operation);
    this.metrics.replaceChildren(...definitionRows([
      ["Duration", this.about.scroll ? "driven by scrolling" : `${Math.round(timeline.duration)} ms`],
      ["Container", timeline.size.join(" × ") + " pt"], ["Layers", timeline.layerCount],
      ["Keyframes", timeline.keyframeCount], ["Animator", operation?.animator],
    ]));
    this.gesture.replaceChildren(...gestureParagraphs(this));
    if (!this.gestureController) this.hint.replaceChildren(...otherGestures(this));
    const buttons = this.replay.buttons();
    if (buttons.length > 0) {
      this.gesture.append(make("div", { class: "replays", role: "group", "aria-label": "Recorded gestures" }, ...buttons));
    }
    for (const loss of timeline.losses) {
      this.gesture.append(make("p", { class: "loss" }, "Limitation: " + loss));
    }
  }

  /** Shows the problem of a saved file; the previous content stays. */
  showProblem(message = this.selectionProblem ?? this.comparisonProblem ?? served.problems[this.preset.id] ?? this.preset.problem) {
    this.problem.hidden = !message;
    this.problem.replaceChildren(...diagnosticElements(message ?? ""));
  }

  /** Makes the phones as large as possible. */
  fit() {
    const phones = [[this.phone, this.player], [this.comparison.phone, this.comparison.player]].filter(([, player]) => player);
    const isStacked = this.route.device === "landscape";
    this.mounts.classList.toggle("stacked", isStacked);
    const [width, height] = deviceRoom(this.device, isStacked ? 1 : phones.length);
    for (const [phone, player] of phones) fitPhone(phone, player, this.route.device, width, height);
    this.lanes?.showValues();
  }

  // Playback.

  update() {
    if (!this.player) return;
    const { elapsed, length } = this;
    this.transport.show(length > 0 ? elapsed / length : 1, elapsed);
    this.lanes?.show(elapsed, !this.player.isPlaying);
    this.comparison.seek(elapsed);
  }

  /** Shows the progress of a gesture in the controls; the lanes are those of the timeline without one. */
  showProgress(progress) {
    this.transport.show(progress);
    this.lanes?.hide();
  }

  seekTo(progress) { if (this.player) this.seekMilliseconds(progress * this.length); }

  seekMilliseconds(time) {
    if (this.player) this.player.seek(this.player.clips[0].start + Math.min(Math.max(time, 0), this.length));
  }

  /** Pauses, and moves by some frames. */
  stepFrames(frames) {
    if (!this.player) return;
    this.pause();
    this.seekMilliseconds(Transport.stepped(this.elapsed, frames));
    this.saveToAddress();
  }

  play() {
    if (!this.player) return;
    this.replay.stop();
    this.gestureController?.reset();
    this.player.play();
    this.updatePlayButton();
  }

  pause() {
    this.replay.stop();
    this.hold();
  }

  /** Pauses for a finger. */
  hold() {
    this.player?.pause();
    this.gestureController?.reset();
    this.updatePlayButton();
    if (this.player) this.update();
  }

  togglePlayback() {
    if (this.player?.isPlaying) this.pause();
    else {
      this.reveal();
      this.play();
    }
    this.saveToAddress();
  }

  /** Scrolls back to the phone for what begins on it, where it has left the window. */
  reveal() {
    const { top, bottom } = this.phone.getBoundingClientRect();
    if (bottom > innerHeight / 4 && top < innerHeight * 0.75) return;
    this.device.scrollIntoView({ behavior: reducedMotion.matches ? "auto" : "smooth" });
  }

  /** Applies the selected speed, which is kept when the preset is saved. */
  applySpeed() {
    this.route.speed = Number(this.transport.speed.value);
    if (this.player) this.player.speed = this.route.speed;
  }

  /** Stores the displayed state in the address once it is paused. */
  saveToAddress() {
    clearTimeout(this.saveTimer);
    this.saveTimer = setTimeout(() => {
      if (currentPage !== this || !this.player) return;
      this.route.time = this.player.isPlaying ? undefined : Math.round(this.elapsed);
      history.replaceState(null, "", formatRoute({ id: this.preset.id, ...this.route }));
    }, 250);
  }

  updatePlayButton() { this.transport.update(Boolean(this.player?.isPlaying)); }

  clear() {
    this.replay.stop();
    this.gestureController?.remove();
    this.player?.remove();
    this.comparison.remove();
    this.lanes?.remove();
    this.gestureController = this.player = this.lanes = null;
  }

  close() {
    this.isClosed = true;
    this.clear();
  }
}
