// The panel beside the phone: the preset's parameters, the thresholds of its gesture, and its easing.

import { Changes } from "./changes.js";
import { CurveEditor } from "./curve-editor.js";
import { make, snippet } from "./elements.js";
import { showChanges, showThresholds } from "./page-tuning.js";
import { presetSwift, presetYAML } from "./preset-copies.js";
import { formatNumber } from "./quantities.js";
import { findThresholds } from "./thresholds.js";
import { ChoiceRow, ColorRow, FixedRow, NumberRow } from "./tuning-row.js";

export class ParametersPanel {
  /** @param {import("./preset-page.js").PresetPage} page */
  constructor(page) {
    this.page = page;
    this.resetAll = make("button", { type: "button", class: "copy", onclick: () => this.reset() }, "Reset all");
    this.values = make("div", { class: "tune-rows" });
    this.gesture = make("div", { class: "tune-rows" });
    this.gestureTitle = make("h3", {}, "Gesture");
    this.note = make("p", { class: "tune-note" });
    this.problem = make("p", { class: "tune-problem", role: "alert", hidden: true });
    this.curve = new CurveEditor(page);
    this.copies = make("div", { class: "tune-copies" });
    this.heading = make("h2", { id: "tune-title" }, "Parameters");
    this.element = make("section", { class: "tune", "aria-labelledby": "tune-title" },
      make("div", { class: "tune-title" }, this.heading, make("span", { class: "tune-busy", "aria-hidden": "true" }, "Laying out…"), this.resetAll),
      this.problem, this.values, this.note, this.gestureTitle, this.gesture, this.curve.element, this.copies);
    this.buildRows();
  }

  // The rows of parameters.

  buildRows() {
    this.rows = this.page.about.parameters.map((parameter) => {
      const row = ParametersPanel.row(this.item(parameter), (text, isMoving) => this.change(parameter.name, text, isMoving));
      return { parameter, row };
    });
    this.values.append(...this.rows.map(({ row }) => row.element));
    this.note.textContent = this.limits;
  }

  /** What cannot be changed here; empty where everything can. */
  get limits() {
    const items = this.rows.map(({ row }) => row.item);
    const hasStops = items.some(({ stops }) => stops);
    if (!hasStops && !items.some(({ isFixed }) => isFixed)) return "";
    const few = "This copy of the gallery has a few values of each slider with marks, and changes one at a time. ";
    return `${hasStops ? few : ""}For any values, run: segue gallery --serve`;
  }

  static row(item, onchange) {
    if (item.isFixed) return new FixedRow(item, onchange);
    if (item.type === "color") return new ColorRow(item, onchange);
    if (item.choices) return new ChoiceRow(item, onchange);
    return new NumberRow(item, onchange);
  }

  /** The description of a parameter's row: what can be chosen here, and where to go for more. */
  item(parameter) {
    const { facts } = this.page.preset;
    const { tuning } = this.page;
    const isFree = tuning.isLive || (facts.inFormulas ?? []).includes(parameter.name);
    const stops = isFree || !facts.rendered.includes(parameter.name) ? undefined : facts.stops[parameter.name];
    const help = parameter.unit ? `${parameter.help.replace(/\.$/, "")} (${parameter.unit}).` : parameter.help;
    return {
      ...parameter, help, stops, choices: parameter.type === "boolean" ? ["false", "true"] : parameter.choices,
      isFixed: !isFree && !stops,
    };
  }

  change(name, text, isMoving) {
    const { changes } = this.page;
    // A copy without an engine has one change at a time, beside those of formulas.
    const { inFormulas = [] } = this.page.preset.facts;
    if (!this.page.tuning.isLive && text !== undefined && !inFormulas.includes(name)) {
      for (const other of [...changes.values.keys()]) if (other !== name && !inFormulas.includes(other)) changes.values.delete(other);
    }
    Changes.assign(changes.values, name, text);
    showChanges(this.page, isMoving);
  }

  reset() {
    const { changes } = this.page;
    for (const map of [changes.values, changes.thresholds, changes.easings]) map.clear();
    showChanges(this.page, false);
    this.heading.tabIndex = -1;
    this.heading.focus({ preventScroll: true });
  }

  // The rows of thresholds.

  updateThresholds() {
    const { page } = this;
    const found = page.player ? findThresholds(page.operation, page.originalRules, page.player.size) : [];
    const key = found.map((one) => one.key).join();
    if (key !== this.thresholdKey) {
      this.thresholdKey = key;
      this.thresholdRows = found.map((threshold) => ({ threshold, row: this.thresholdRow(threshold) }));
      this.gesture.replaceChildren(...this.thresholdRows.map(({ row }) => row.element));
    }
    this.gestureTitle.hidden = this.gesture.hidden = found.length === 0;
    for (const { threshold, row } of this.thresholdRows ?? []) {
      row.show(String(page.changes.thresholds.get(threshold.key) ?? row.item.default));
    }
  }

  thresholdRow(threshold) {
    const purposes = {
      finish: "Finishes", cancel: "Cancels", complete: "Completes under the finger", begin: "Begins", recognize: "Is recognized",
    };
    const item = {
      name: `${threshold.condition}: ${threshold.label}`, label: threshold.label, step: threshold.step,
      default: formatNumber(threshold.value, threshold.step / 100), range: [threshold.low, threshold.high].map(String),
      help: `${purposes[threshold.condition]} ${threshold.isLess ? "below" : "above"} this value (${threshold.unit}).`,
    };
    return new NumberRow(item, (text) => {
      const number = text === undefined ? undefined : Number(text);
      if (Number.isNaN(number)) return this.showProblem(`'${text}' is not a number.`);
      Changes.assign(this.page.changes.thresholds, threshold.key, number);
      showThresholds(this.page);
    });
  }

  // Showing the state.

  update() {
    const { page } = this;
    for (const { parameter, row } of this.rows) row.show(page.changes.values.get(parameter.name) ?? parameter.default);
    this.updateThresholds();
    this.curve.update();
    this.resetAll.disabled = page.changes.isEmpty;
    this.element.toggleAttribute("data-busy", page.tuning.isBehind);
    this.showProblem(page.tuning.problem);
    this.updateCopies();
    this.element.hidden = this.rows.length === 0 && this.gesture.hidden && this.curve.element.hidden;
  }

  showProblem(problem = "") {
    this.problem.hidden = !problem;
    this.problem.textContent = problem;
  }

  updateCopies() {
    const { page } = this;
    if (page.changes.isEmpty || page.tuning.problem) return this.copies.replaceChildren();
    const { text, problem } = presetYAML(page);
    const yaml = problem ? make("p", { class: "tune-note" }, problem)
      : snippet({ title: "Your version, as a preset that extends this one", label: "as YAML", text });
    const swift = page.changes.values.size > 0 ? presetSwift(page) : null;
    this.copies.replaceChildren(yaml, ...(swift ? [snippet({ title: "Your values in Swift", label: "as Swift", text: swift })] : []));
    // The Swift code is that of the last layout.
    if (swift) this.copies.lastElementChild.querySelector("button").disabled = page.tuning.isBehind;
  }
}
