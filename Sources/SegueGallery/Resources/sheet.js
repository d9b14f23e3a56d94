"use strict";
// The page of one preset: a phone that plays it, the phone's controls, and the preset's details.

segue.Sheet = class {
  static speeds = [0.1, 0.25, 0.5, 1, 2];

  constructor(room, preset, route) {
    this.preset = preset;
    this.about = preset.facts.about;
    this.route = route;
    this.operations = this.about.scroll ? ["scroll"] : this.about.operations.map((one) => one.operation);
    this.build(room);
    this.choose();
  }

  get operation() {
    const wanted = this.route.operation;
    return this.operations.includes(wanted) ? wanted : this.preset.reel?.[0] ?? this.operations[0];
  }

  /** The name of the displayed timeline. */
  get name() {
    const suffix = this.route.calm ? ".calm" : this.route.rtl ? ".rtl" : "";
    return this.operation + (this.about.scroll ? "" : suffix);
  }

  /** The data for a chosen parameter value; undefined where none is chosen. */
  get value() { return this.route.value ? this.preset.values?.[this.route.value] : undefined; }

  /** The interaction rules of the displayed timeline; undefined where it is not interactive. */
  get rules() {
    const rules = this.preset.gestures?.[this.name];
    return rules && { ...rules, ...this.value?.gestures?.[this.name] };
  }

  // Building the page.

  build(room) {
    const make = segue.element;
    this.phone = make("div", { class: "phone" }, make("div", { class: "screen" }));
    this.hint = make("p", { class: "hint", role: "status" });
    this.device = make("div", { class: "holder" }, this.phone, this.hint);
    this.problem = make("div", { class: "diagnostic", role: "alert", hidden: true });
    this.lanes = make("div", { class: "lane-room" });
    this.figures = make("dl", { class: "figures" });
    this.parameters = make("div");
    this.uses = make("div");
    const panel = make("div", { class: "panel" }, this.head(), this.problem, this.controls(), this.lanes, this.figures, ...this.sections());
    room.replaceChildren(make("article", { class: "sheet" }, this.device, panel));
  }

  head() {
    const make = segue.element;
    const { family, name, summary } = this.about;
    return make("header", {},
      make("p", { class: "crumbs" }, make("a", { href: segue.cards.address() }, "All transitions"), " / ", family),
      make("h1", { tabindex: "-1" }, name), make("p", { class: "summary" }, summary));
  }

  controls() {
    const make = segue.element;
    this.segments = make("div", { class: "segments", role: "group", "aria-label": "Operation" },
      ...this.operations.map((operation) => make("button", {
        type: "button", "data-operation": operation, onclick: () => this.turn({ operation }),
      }, operation)));
    this.speed = make("select", { "aria-label": "Speed", onchange: () => this.pace() },
      ...segue.Sheet.speeds.map((speed) => make("option", { value: speed, selected: speed === (this.route.speed ?? 1) }, speed + "×")));
    this.toggles = { rtl: this.toggleChip("rtl", "right to left"), calm: this.toggleChip("calm", "reduced motion") };
    this.gestureText = make("p", { class: "gesture" });
    return make("div", { class: "controls" }, this.operations.length > 1 ? this.segments : null, this.transport(),
      make("div", { class: "options" }, make("label", {}, "Speed ", this.speed), ...Object.values(this.toggles)),
      this.gestureText);
  }

  transport() {
    const make = segue.element;
    const icon = segue.drawing(24, 24, [
      ["when-paused", "M8 5.2v13.6a.8.8 0 0 0 1.2.7l11-6.8a.8.8 0 0 0 0-1.4l-11-6.8a.8.8 0 0 0-1.2.7z"],
      ["when-playing", "M7 5h3.5v14H7zM13.5 5H17v14h-3.5z"],
    ], { "aria-hidden": "true" });
    this.button = make("button", { type: "button", class: "play", "aria-label": "Play", onclick: () => this.toggle() }, icon);
    this.scrubber = make("input", {
      type: "range", min: 0, max: 1000, value: 0, step: 1, "aria-label": "Progress",
      oninput: () => { this.pause(); this.seekTo(this.scrubber.value / 1000); this.remember(); },
    });
    this.time = make("output", { class: "time" });
    return make("div", { class: "transport" }, this.button, make("div", { class: "line" }, this.scrubber, this.time));
  }

  toggleChip(key, label) {
    return segue.element("label", { class: "chip" },
      segue.element("input", { type: "checkbox", onchange: (event) => this.turn({ [key]: event.currentTarget.checked }) }),
      segue.element("span", {}, label));
  }

  sections() {
    const { facts } = this.preset;
    const file = this.about.file ?? "";
    return [
      this.about.parameters.length ? segue.section("Parameters", this.parameters) : null,
      segue.section("Curves", segue.facts.curves(facts.curves)), segue.section("Use it", this.uses),
      segue.section("Where it comes from", segue.facts.origin(this.about, file)),
      segue.section("YAML", segue.snippet({ title: file, label: "the YAML", text: facts.yaml })),
    ];
  }

  // Choosing the timeline.

  /** Shows another form of the preset: mirrored, with reduced motion or with another value, one at a time. */
  async turn(change) {
    const form = { rtl: false, calm: false, value: "" };
    const isForm = Object.keys(change).some((key) => key in form);
    Object.assign(this.route, isForm ? form : {}, change, { time: undefined });
    history.replaceState(null, "", segue.routes.text({ id: this.preset.id, ...this.route }));
    await this.loadValues();
    this.choose();
  }

  /** Loads other parameter values when the first one is chosen. */
  async loadValues() {
    if (!this.route.value || this.preset.values || !("values" in document.documentElement.dataset)) return;
    // A missing value is reported where it is used.
    await segue.load(this.preset.id, "values").catch(() => null);
  }

  /** Shows the timeline named in the address. */
  choose() {
    this.clear();
    this.missing = this.route.value && !this.value ? `There is no value '${this.route.value}' on this page.` : undefined;
    if (this.missing) this.route.value = "";
    // Other values are rendered left to right and with full motion only.
    if (this.route.value) Object.assign(this.route, { rtl: false, calm: false });
    this.mirror();
    this.fail();
    const shown = segue.timeline(this.preset, this.name, this.value);
    if (!shown) return;
    this.reel = new segue.Reel(this.phone, this.preset, [this.name], { before: 250, after: 800 }, this.value);
    this.reel.speed = Number(this.speed.value);
    this.reel.onchange = () => this.update();
    this.lanes.innerHTML = shown.lanes;
    this.playhead = this.lanes.querySelector("#playhead");
    this.tell(shown);
    this.fit();
    this.finger = segue.Finger.on(this);
    this.begin();
    this.update();
  }

  /** Plays, or stays paused where the address or the visitor's settings say so. */
  begin() {
    if (this.route.time !== undefined) this.seekMilliseconds(this.route.time);
    else if (segue.calm.matches) this.seekTo(this.preset.poster ?? 0);
    else this.play();
  }

  /** Updates the controls to the current choices. */
  mirror() {
    for (const button of this.segments.children) button.setAttribute("aria-pressed", button.dataset.operation === this.operation);
    for (const [key, label] of Object.entries(this.toggles)) {
      label.querySelector("input").checked = Boolean(this.route[key]);
      label.hidden = Boolean(this.about.scroll);
    }
    this.offerValues();
    const uses = this.value?.uses ?? this.preset.facts.uses;
    this.uses.replaceChildren(...uses.map(segue.snippet));
  }

  /** Fills the table of parameters with the rendered values and marks the chosen one. */
  offerValues() {
    const stops = "values" in document.documentElement.dataset ? this.preset.facts.stops : undefined;
    const isBuilt = this.parameters.childElementCount > 0;
    if (!isBuilt) this.parameters.append(segue.facts.parameters(this.about.parameters, stops, (value) => this.turn({ value })));
    if (!isBuilt && !stops) this.parameters.append(segue.element("p", { class: "note" }, "segue gallery -o DIR --values makes a page on which other values can be tried."));
    for (const input of this.parameters.querySelectorAll("input")) input.checked = this.isChosen(input);
  }

  /** Whether a value is the displayed one; a default is, unless another value of its parameter is chosen. */
  isChosen({ value, dataset }) {
    const chosen = this.route.value ?? "";
    return value ? value === chosen : !chosen.startsWith(dataset.parameter + "=");
  }

  tell(shown) {
    const operation = this.about.operations.find((one) => one.operation === this.operation);
    this.figures.replaceChildren(...segue.pairs([
      ["Duration", this.about.scroll ? "by scrolling" : `${Math.round(shown.duration)} ms`],
      ["Container", shown.size.join(" × ") + " pt"], ["Layers", shown.layers], ["Keyframes", shown.count],
      ["Made by", operation?.animator],
    ]));
    this.tellGesture(operation?.interaction);
    for (const loss of shown.losses) {
      this.gestureText.append(segue.element("span", { class: "loss" }, "This page cannot show: " + loss));
    }
  }

  tellGesture(interaction) {
    const make = segue.element;
    this.gestureText.replaceChildren();
    if (interaction) {
      this.gestureText.append(make("b", {}, "Under a finger: "), interaction.gesture + "; finishes if ", make("code", {}, interaction.finish));
    } else if (this.about.operations.some((one) => one.interaction)) {
      const held = this.about.operations.filter((one) => one.interaction).map((one) => one.operation);
      this.gestureText.append(make("b", {}, "Under a finger: "), held.join(", "));
    } else if (this.about.scroll) {
      this.gestureText.append(make("b", {}, "Scroll it: "), "turn the wheel over the phone, or pull the list past its ends.");
    }
  }

  /** Shows the problem of a saved file; the previous content stays. */
  fail(message = this.missing ?? this.value?.problem ?? segue.problems[this.preset.id] ?? this.preset.problem) {
    this.problem.hidden = !message;
    this.problem.replaceChildren(...(message ? [segue.element("pre", {}, message)] : []));
  }

  /** Makes the phone as large as possible. */
  fit() {
    const [width, height] = this.reel.size;
    const room = this.device.clientWidth - 24;
    const isWide = matchMedia("(min-width: 900px)").matches;
    const tall = innerHeight * (isWide ? 0.8 : 0.66);
    const scale = Math.min(1, room / (width + 20), tall / (height + 20));
    this.phone.style.width = width * scale + 20 + "px";
    this.reel.fit();
  }

  // Playback.

  update() {
    const { reel } = this;
    if (!reel) return;
    this.reflect(reel.progress, `${Math.round(reel.local)} ms · `);
  }

  /** Shows the progress in the controls. */
  reflect(progress, time = "") {
    const text = `${time}${Math.round(progress * 100)} %`;
    this.scrubber.value = Math.round(progress * 1000);
    this.scrubber.style.setProperty("--progress", progress);
    this.scrubber.setAttribute("aria-valuetext", text);
    this.time.textContent = text;
    if (this.playhead) this.playhead.style.left = progress * 100 + "%";
  }

  seekTo(progress) { if (this.reel) this.reel.progress = progress; }

  seekMilliseconds(time) { if (this.reel) this.reel.seek(this.reel.parts[0].start + time); }

  play() {
    if (!this.reel) return;
    this.finger?.rest();
    this.reel.play();
    this.mark();
  }

  pause() {
    this.reel?.pause();
    this.finger?.rest();
    this.mark();
  }

  toggle() {
    if (this.reel?.isPlaying) this.pause(); else this.play();
    this.remember();
  }

  /** Applies the chosen speed, which is kept when the preset is saved. */
  pace() {
    this.route.speed = Number(this.speed.value);
    this.reel.speed = this.route.speed;
  }

  /** Stores the displayed state in the address once it is paused. */
  remember() {
    clearTimeout(this.memory);
    this.memory = setTimeout(() => {
      if (segue.sheet.current !== this || !this.reel) return;
      this.route.time = this.reel.isPlaying ? undefined : Math.round(this.reel.local);
      history.replaceState(null, "", segue.routes.text({ id: this.preset.id, ...this.route }));
    }, 250);
  }

  /** Updates the play button. */
  mark() {
    const isPlaying = Boolean(this.reel?.isPlaying);
    this.button.setAttribute("aria-label", isPlaying ? "Pause" : "Play");
    this.button.classList.toggle("playing", isPlaying);
  }

  clear() {
    this.finger?.remove();
    this.reel?.remove();
    this.finger = this.reel = null;
  }
};
