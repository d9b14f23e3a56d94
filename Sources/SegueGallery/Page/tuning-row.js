// A row of the panel of parameters: a name, its value, a control, and a way back to the default.

import { make, makeSVG } from "./elements.js";
import { formatNumber, parseQuantity, quantityValue, shortQuantity, sliderStep } from "./quantities.js";

class TuningRow {
  static count = 0;

  /**
   * Creates a row for `{ name, label, help, text, isChanged }`; `onchange(text, isMoving)` is called with a new value,
   * or with undefined for the default.
   */
  constructor(item, onchange) {
    this.item = item;
    this.onchange = onchange;
    this.id = "tune-" + ++TuningRow.count;
    this.resetButton = make("button", {
      type: "button", class: "tune-reset", "aria-label": "Reset " + item.name, title: "Reset",
      onclick: () => this.reset(),
    }, makeSVG(16, 16, [["icon", "M3.2 6.2h6a3.6 3.6 0 1 1 0 7.2H6M3.2 6.2l3-3M3.2 6.2l3 3"]], { "aria-hidden": "true" }));
    const control = this.control();
    this.element = make("div", { class: "tune-row" },
      make("div", { class: "tune-head" }, make("span", { class: item.label ? "tune-name tune-formula" : "tune-name", id: this.id + "-name" }, item.label ?? item.name),
        this.resetButton, this.valueField()),
      control, item.help ? make("p", { class: "tune-help", id: this.id + "-help" }, item.help) : null);
  }

  reset() {
    this.onchange(undefined, false);
    // The button goes away with the change; the keyboard stays in the row.
    this.element.querySelector("input")?.focus();
  }

  /** What shows the value beside the name, and what changes it. */
  valueField() { return null; }

  control() { return null; }

  show(text) { this.resetButton.classList.toggle("unused", text === this.item.default); }
}

/** A number: a slider with the default marked, and a field to type into. */
export class NumberRow extends TuningRow {
  get unit() { return parseQuantity(this.item.default).unit; }

  valueField() {
    const { item } = this;
    this.field = make("input", {
      type: "text", class: "tune-value", inputmode: "decimal", autocomplete: "off", spellcheck: "false",
      "aria-label": `${item.name}, value`,
      onchange: () => this.typed(), onkeydown: (event) => this.keyPressed(event),
    });
    return this.field;
  }

  control() {
    const { item } = this;
    this.stops = item.stops;
    this.low = parseQuantity(item.range[0]).number;
    this.high = parseQuantity(item.range[1]).number;
    const fallback = parseQuantity(item.default).number;
    const isCount = !this.unit && this.high - this.low >= 4 && [this.low, fallback, this.high].every(Number.isInteger);
    this.step = item.step ?? (isCount ? 1 : sliderStep(this.high - this.low));
    const ends = this.stops ? [0, this.stops.length - 1, 1] : [this.low, this.high, "any"];
    this.slider = make("input", {
      type: "range", min: ends[0], max: ends[1], step: ends[2], "aria-labelledby": this.id + "-name",
      "aria-describedby": `${this.id}-ends${item.help ? ` ${this.id}-help` : ""}`,
      oninput: () => this.slid(true), onchange: () => this.slid(false), onkeydown: (event) => this.keyPressed(event),
    });
    const place = this.stops ? this.stops.indexOf(item.default) / Math.max(this.stops.length - 1, 1)
      : (fallback - this.low) / (this.high - this.low || 1);
    const ticks = (this.stops ?? []).map((_, index) => {
      const tick = make("i", { class: "tune-tick" });
      tick.style.setProperty("--place", index / Math.max(this.stops.length - 1, 1));
      return tick;
    });
    const mark = make("i", { class: "tune-default", title: "Default: " + shortQuantity(item.default) });
    mark.style.setProperty("--place", place);
    const [low, high] = this.stops ? [this.stops[0], this.stops.at(-1)] : item.range;
    return make("div", {}, make("div", { class: this.stops ? "tune-slider snaps" : "tune-slider" }, ...ticks, this.slider, mark),
      make("div", { class: "tune-ends", id: this.id + "-ends" },
        make("span", {}, shortQuantity(low)), make("span", { class: "visually-hidden" }, " to "),
        make("span", {}, shortQuantity(high))));
  }

  text(number) { return formatNumber(Math.min(Math.max(number, this.low), this.high), this.step) + this.unit; }

  slid(isMoving) {
    const position = Number(this.slider.value);
    this.change(this.stops ? this.stops[Math.round(position)] : this.text(position), isMoving);
  }

  /** Takes a typed value as it is: what is wrong with one is for the engine to say. */
  typed() {
    const written = this.field.value.trim();
    const text = /[\d.]$/.test(written) && this.unit ? written + this.unit : written;
    if (!written) this.onchange(undefined, false);
    else this.change(this.stops ? this.nearest(text) : text, false);
  }

  nearest(text) {
    const distance = (stop) => Math.abs(quantityValue(stop) - quantityValue(text));
    return Number.isFinite(quantityValue(text)) ? this.stops.reduce((a, b) => (distance(b) < distance(a) ? b : a)) : this.current;
  }

  /** Moves by a step with an arrow key, and by ten with Shift. */
  keyPressed(event) {
    const sides = event.target === this.slider ? { ArrowLeft: -1, ArrowRight: 1, ArrowDown: -1, ArrowUp: 1 } : { ArrowDown: -1, ArrowUp: 1 };
    const side = sides[event.key];
    if (!side || this.stops && event.target === this.slider) return;
    event.preventDefault();
    event.stopPropagation();
    if (this.stops) {
      const index = Math.min(Math.max(this.stops.indexOf(this.current) + side, 0), this.stops.length - 1);
      return this.change(this.stops[index], false);
    }
    const number = parseQuantity(this.current)?.number ?? this.low;
    this.change(this.text(number + side * this.step * (event.shiftKey ? 10 : 1)), false);
  }

  change(text, isMoving) { this.onchange(text === this.item.default ? undefined : text, isMoving); }

  show(text) {
    super.show(text);
    this.current = text;
    const number = parseQuantity(text)?.number ?? this.low;
    const position = this.stops ? Math.max(this.stops.indexOf(text), 0) : number;
    if (document.activeElement !== this.slider || Number(this.slider.value) !== position) this.slider.value = String(position);
    const [low, high] = this.stops ? [0, Math.max(this.stops.length - 1, 1)] : [this.low, this.high];
    this.slider.style.setProperty("--progress", Math.min(Math.max((position - low) / (high - low || 1), 0), 1));
    const short = shortQuantity(text);
    this.slider.setAttribute("aria-valuetext", short);
    this.field.value = short;
  }
}

/** A value that this copy of the gallery cannot change. */
export class FixedRow extends TuningRow {
  valueField() {
    this.field = make("span", { class: "tune-fixed" });
    return this.field;
  }

  show(text) {
    super.show(text);
    this.field.textContent = shortQuantity(text);
  }
}

/** A choice of a few names, or of true and false. */
export class ChoiceRow extends TuningRow {
  control() {
    const { item } = this;
    const choice = (name) => make("label", { class: name === item.default ? "default" : null },
      make("input", {
        type: "radio", name: this.id, value: name, disabled: item.stops && !item.stops.includes(name),
        onchange: () => this.onchange(name === item.default ? undefined : name, false),
      }), make("span", {}, name));
    this.group = make("div", {
      class: "tune-choices", role: "radiogroup", "aria-labelledby": this.id + "-name",
    }, ...item.choices.map(choice));
    return this.group;
  }

  show(text) {
    super.show(text);
    for (const input of this.group.querySelectorAll("input")) input.checked = input.value === text;
  }
}

/** A color: a well, and a field for its text; of the colors laid out beforehand, a choice. */
export class ColorRow extends TuningRow {
  valueField() {
    this.field = make("input", {
      type: "text", class: "tune-value", spellcheck: "false", autocomplete: "off",
      "aria-label": `${this.item.name}, value`,
      onchange: () => this.change(this.field.value.trim(), false),
    });
    return this.field;
  }

  control() {
    const { item } = this;
    this.well = make("input", {
      type: "color", class: "tune-well", "aria-labelledby": this.id + "-name",
      list: item.stops ? this.id + "-colors" : null,
      oninput: () => this.change(this.chosen, true), onchange: () => this.change(this.chosen, false),
    });
    const colors = item.stops ? make("datalist", { id: this.id + "-colors" },
      ...item.stops.map((value) => make("option", { value: value.slice(0, 7) }))) : null;
    return make("div", { class: "tune-colors" }, this.well, colors);
  }

  /** The color of the well, with the transparency of the default. */
  get chosen() { return this.well.value + this.item.default.slice(7); }

  change(text, isMoving) {
    const { stops } = this.item;
    const value = stops && !stops.includes(text) ? this.nearest(text) : text;
    this.onchange(value === this.item.default ? undefined : value, isMoving);
  }

  nearest(text) {
    const parts = (color) => [1, 3, 5].map((at) => parseInt(color.slice(at, at + 2), 16) || 0);
    const distance = (stop) => parts(stop).reduce((sum, part, index) => sum + Math.abs(part - parts(text)[index]), 0);
    return this.item.stops.reduce((a, b) => (distance(b) < distance(a) ? b : a));
  }

  show(text) {
    super.show(text);
    this.well.value = /^#[0-9a-f]{6}/i.test(text) ? text.slice(0, 7) : "#000000";
    this.field.value = text;
  }
}
