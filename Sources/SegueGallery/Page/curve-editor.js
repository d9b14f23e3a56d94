// The main easing of an operation: a plot with handles to drag, a slider for springs, and easings to choose.

import { Changes } from "./changes.js";
import { easingFunction, formatEasing, namedEasings, parseEasing } from "./curves.js";
import { make, makeSVG } from "./elements.js";
import { showChanges } from "./page-tuning.js";
import { formatNumber } from "./quantities.js";
import { interpolate } from "./springs.js";
import { NumberRow } from "./tuning-row.js";

export class CurveEditor {
  static choices = [
    ...Object.keys(namedEasings), ...[1, 0.8, 0.6, 0.4].map((ratio) => `spring(damping-ratio: ${ratio})`),
  ];
  /** The plot in its own units: a unit square of time and value, with room for overshoots above and below. */
  static size = { width: 320, height: 220, left: 20, right: 12, top: 54, bottom: 40 };

  /** @param {import("./preset-page.js").PresetPage} page */
  constructor(page) {
    this.page = page;
    this.choice = make("select", { "aria-label": "Easing", onchange: () => this.choose() });
    this.resetButton = make("button", { type: "button", class: "copy", onclick: () => this.set(undefined) }, "Reset");
    this.kinds = make("div", { class: "tune-choices", role: "radiogroup", "aria-label": "Kind of easing" },
      ...["bezier", "spring"].map((kind) => make("label", {},
        make("input", { type: "radio", name: "easing-kind", value: kind, onchange: () => this.choose(kind) }),
        make("span", {}, kind === "bezier" ? "Bézier" : "Spring"))));
    this.buildPlot();
    this.bounce = new NumberRow(
      { name: "Bounce", default: "0", range: ["0", "0.9"], step: 0.01, help: "How far it swings past the end: 1 minus the damping ratio." },
      (text, isMoving) => this.setSpring(Number(text ?? 0), isMoving));
    this.text = make("output", { class: "curve-text" });
    this.note = make("p", { class: "tune-note" });
    this.element = make("div", { class: "curve-editor", role: "group", "aria-label": "Easing" },
      make("div", { class: "tune-title" }, make("h3", {}, "Easing"), this.resetButton),
      make("div", { class: "curve-body" }, this.plot,
        make("div", { class: "curve-controls" }, this.kinds, this.choice, this.bounce.element, this.text, this.note)));
  }

  // The state.

  /** The operation whose easing is shown: that of a reverse is the other one's. */
  get operation() {
    const { operation, preset } = this.page;
    return preset.facts.changeable?.[operation]?.reverses ?? operation;
  }

  /** The preset's own easing; undefined where it cannot be drawn. */
  get original() { return this.page.preset.facts.changeable?.[this.operation]?.easing; }

  get isEditable() { return this.page.tuning.isLive || Boolean(this.original?.isCommon); }

  /** The easing in use, as it can be edited; null for another kind of the preset's own. */
  get easing() {
    const chosen = this.page.changes.easings.get(this.operation);
    if (chosen) return parseEasing(chosen);
    const { bezier, dampingRatio, velocity } = this.original;
    if (bezier) return { kind: "bezier", points: bezier };
    return dampingRatio ? { kind: "spring", dampingRatio, velocity } : null;
  }

  set(easing, isMoving = false) {
    Changes.assign(this.page.changes.easings, this.operation, easing && formatEasing(easing));
    showChanges(this.page, isMoving);
  }

  choose(kind = undefined) {
    if (kind === "spring") return this.set({ kind, dampingRatio: 0.8, velocity: 0 });
    if (kind === "bezier") return this.set({ kind, points: namedEasings["ease-in-out"].points });
    if (this.choice.value) this.set(parseEasing(this.choice.value));
    return undefined;
  }

  setSpring(bounce, isMoving) {
    const velocity = this.easing?.velocity ?? 0;
    this.set({ kind: "spring", dampingRatio: Math.max(1 - bounce, 0.01), velocity }, isMoving);
  }

  // The plot.

  buildPlot() {
    const { width, height, left, right, top, bottom } = CurveEditor.size;
    const frame = `M${left},${height - bottom}H${width - right}M${left},${top}H${width - right}`;
    this.plot = makeSVG(width, height, [["grid", frame], ["tangent", ""], ["arm", ""], ["arm", ""], ["curve", ""]], { class: "curve-plot" });
    this.tangent = this.plot.querySelector(".tangent");
    this.arms = [...this.plot.querySelectorAll(".arm")];
    this.line = this.plot.querySelector(".curve");
    const label = (x, y, text, anchor) => {
      const element = document.createElementNS("http://www.w3.org/2000/svg", "text");
      for (const [key, value] of Object.entries({ x, y, "text-anchor": anchor })) element.setAttribute(key, value);
      element.textContent = text;
      this.plot.append(element);
      return element;
    };
    label(left - 8, height - bottom + 4, "0", "end");
    label(left - 8, top + 4, "1", "end");
    this.timeLabel = label(width - right, height - 8, "", "end");
    this.speedLabel = label(left, height - 8, "", "start");
    this.handles = [0, 1].map((index) => this.handle(index));
    this.plot.append(...this.handles);
  }

  handle(index) {
    const handle = document.createElementNS("http://www.w3.org/2000/svg", "circle");
    const attributes = { r: 9, class: "handle", tabindex: 0, role: "slider", "aria-label": index === 0 ? "First handle" : "Second handle" };
    for (const [key, value] of Object.entries(attributes)) handle.setAttribute(key, value);
    handle.addEventListener("pointerdown", (event) => {
      event.preventDefault();
      handle.focus();
      handle.setPointerCapture(event.pointerId);
      this.dragged = index;
    });
    handle.addEventListener("pointermove", (event) => { if (this.dragged === index) this.drag(event, true); });
    for (const type of ["pointerup", "pointercancel"]) {
      handle.addEventListener(type, (event) => {
        if (this.dragged === index) this.drag(event, false);
        this.dragged = null;
      });
    }
    handle.addEventListener("keydown", (event) => this.keyPressed(event, index));
    return handle;
  }

  place([x, y]) {
    const { width, height, left, right, top, bottom } = CurveEditor.size;
    return [left + x * (width - left - right), height - bottom - y * (height - top - bottom)];
  }

  drag(event, isMoving) {
    const { width, height, left, right, top, bottom } = CurveEditor.size;
    const box = this.plot.getBoundingClientRect();
    const x = ((event.clientX - box.left) / box.width * width - left) / (width - left - right);
    const y = (height - bottom - (event.clientY - box.top) / box.height * height) / (height - top - bottom);
    this.move(this.dragged, [x, y], isMoving);
  }

  keyPressed(event, index) {
    const sides = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowDown: [0, -1], ArrowUp: [0, 1] };
    const side = sides[event.key];
    if (!side) return;
    event.preventDefault();
    event.stopPropagation();
    const step = event.shiftKey ? 0.1 : 0.01;
    const points = this.easing.points.slice(2 * index, 2 * index + 2);
    this.move(index, points.map((number, at) => number + side[at] * step), false);
  }

  /** Moves a handle; its time stays within the plot, its value may overshoot a little. */
  move(index, [x, y], isMoving) {
    const points = [...this.easing.points];
    points[2 * index] = Math.round(Math.min(Math.max(x, 0), 1) * 100) / 100;
    points[2 * index + 1] = Math.round(Math.min(Math.max(y, -0.3), 1.38) * 100) / 100;
    this.set({ kind: "bezier", points }, isMoving);
  }

  // Showing.

  update() {
    const { original } = this;
    this.element.hidden = !original;
    if (!original) return;
    const { easing, isEditable } = this;
    const isChanged = this.page.changes.easings.has(this.operation);
    this.resetButton.disabled = !isChanged;
    this.showPlot(easing);
    for (const input of this.kinds.querySelectorAll("input")) {
      input.checked = input.value === easing?.kind;
      input.disabled = !isEditable;
    }
    this.choice.disabled = !isEditable;
    this.showChoice(easing);
    this.bounce.element.hidden = easing?.kind !== "spring" || !isEditable;
    if (easing?.kind === "spring") this.bounce.show(formatNumber(1 - Math.min(easing.dampingRatio, 1), 0.01));
    this.text.textContent = easing ? formatEasing(easing) : original.name;
    this.note.textContent = this.explanation(easing);
  }

  showChoice(easing) {
    const text = easing ? formatEasing(easing) : "";
    const own = CurveEditor.choices.includes(text) ? [] : [make("option", { value: "" }, easing ? "custom" : this.original.name)];
    const known = CurveEditor.choices.map((choice) => make("option", { value: choice }, choice.replace("damping-ratio: ", "")));
    this.choice.replaceChildren(...own, ...known);
    this.choice.value = own.length ? "" : text;
  }

  showPlot(easing) {
    const { original } = this;
    const curve = easing ? easingFunction(easing, original.duration) : (x) => interpolate(original.values, x);
    const points = Array.from({ length: 121 }, (_, index) => this.place([index / 120, curve(index / 120)]));
    const path = (list) => "M" + list.map((point) => point.map((number) => number.toFixed(2)).join(",")).join("L");
    this.line.setAttribute("d", path(points));
    const slope = curve(1e-5) / 1e-5;
    const length = 0.24 / Math.hypot(1, slope);
    this.tangent.setAttribute("d", path([this.place([0, 0]), this.place([length, slope * length])]));
    this.speedLabel.textContent = `starts at ${(slope / original.duration).toFixed(1)} lengths per second`;
    this.timeLabel.textContent = `${Math.round(original.duration * 1000)} ms`;
    const isBezier = easing?.kind === "bezier" && this.isEditable;
    this.plot.setAttribute("aria-hidden", String(!isBezier));
    this.plot.setAttribute("role", "group");
    this.plot.setAttribute("aria-label", "Value over time");
    this.handles.forEach((handle, index) => {
      const shown = isBezier ? "" : "none";
      handle.style.display = this.arms[index].style.display = shown;
      if (!isBezier) return;
      const [x, y] = easing.points.slice(2 * index, 2 * index + 2);
      const [left, top] = this.place([x, y]);
      handle.setAttribute("cx", left);
      handle.setAttribute("cy", top);
      handle.setAttribute("aria-valuemin", 0);
      handle.setAttribute("aria-valuemax", 1);
      handle.setAttribute("aria-valuenow", x);
      handle.setAttribute("aria-valuetext", `time ${x}, value ${y}`);
      this.arms[index].setAttribute("d", path([this.place([index, index]), [left, top]]));
    });
  }

  /** What this page can show of another easing, and what it cannot. */
  explanation(easing) {
    const { page, original } = this;
    const reverse = this.operation === page.operation ? "" : `${page.operation} plays ${this.operation} backward, with its easing. `;
    if (page.tuning.isLive) return reverse + (original.isCommon ? "" : "Tracks with easings of their own keep them.");
    if (!original.isCommon) return reverse + "Several easings move this transition. To change its main one, run: segue gallery --serve";
    const isBeyond = easing && page.changes.easings.has(this.operation) && this.leavesRange(easing);
    return reverse + (isBeyond ? "Here the motion stops at its end. To see it overshoot, run: segue gallery --serve" : "");
  }

  leavesRange(easing) {
    const curve = easingFunction(easing, this.original.duration);
    return Array.from({ length: 60 }, (_, index) => curve(index / 60)).some((value) => value > 1.001 || value < -0.001);
  }
}
