"use strict";
// A row of the panel of parameters: a name, its value, a control, and a way back to the default.

segue.TuningRow = class {
  static count = 0;

  /**
   * Creates a row for `{ name, label, help, text, isChanged }`; `onchange(text, isMoving)` is called with a new value,
   * or with undefined for the default.
   */
  constructor(item, onchange) {
    this.item = item;
    this.onchange = onchange;
    this.id = "tune-" + ++segue.TuningRow.count;
    const make = segue.element;
    this.resetButton = make("button", {
      type: "button", class: "tune-reset", "aria-label": "Reset " + item.name, title: "Reset",
      onclick: () => this.reset(),
    }, segue.svg(16, 16, [["icon", "M3.2 6.2h6a3.6 3.6 0 1 1 0 7.2H6M3.2 6.2l3-3M3.2 6.2l3 3"]], { "aria-hidden": "true" }));
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

  valueField() { return null; }

  show(text) { this.resetButton.classList.toggle("unused", text === this.item.default); }
};

/** A number: a slider with the default marked, and a field to type into. */
segue.NumberRow = class extends segue.TuningRow {
  get unit() { return segue.quantities.parse(this.item.default).unit; }

  valueField() {
    const { item } = this;
    this.field = segue.element("input", {
      type: "text", class: "tune-value", inputmode: "decimal", autocomplete: "off", spellcheck: "false",
      "aria-label": `${item.name}, value`,
      onchange: () => this.typed(), onkeydown: (event) => this.keyPressed(event),
    });
    return this.field;
  }

  control() {
    const { item } = this;
    const { parse } = segue.quantities;
    this.stops = item.stops;
    [this.low, this.high] = item.range.map((end) => parse(end).number);
    const fallback = parse(item.default).number;
    const isCount = !this.unit && this.high - this.low >= 4 && [this.low, fallback, this.high].every(Number.isInteger);
    this.step = item.step ?? (isCount ? 1 : segue.quantities.step(this.high - this.low));
    const ends = this.stops ? [0, this.stops.length - 1, 1] : [this.low, this.high, "any"];
    this.slider = segue.element("input", {
      type: "range", min: ends[0], max: ends[1], step: ends[2], "aria-labelledby": this.id + "-name",
      "aria-describedby": `${this.id}-ends${item.help ? ` ${this.id}-help` : ""}`,
      oninput: () => this.slid(true), onchange: () => this.slid(false), onkeydown: (event) => this.keyPressed(event),
    });
    const place = this.stops ? this.stops.indexOf(item.default) / Math.max(this.stops.length - 1, 1)
      : (fallback - this.low) / (this.high - this.low || 1);
    const ticks = (this.stops ?? []).map((_, index) => {
      const tick = segue.element("i", { class: "tune-tick" });
      tick.style.setProperty("--place", index / Math.max(this.stops.length - 1, 1));
      return tick;
    });
    const mark = segue.element("i", { class: "tune-default", title: "Default: " + segue.quantities.short(item.default) });
    mark.style.setProperty("--place", place);
    const make = segue.element;
    const [low, high] = this.stops ? [this.stops[0], this.stops.at(-1)] : item.range;
    return make("div", {}, make("div", { class: this.stops ? "tune-slider snaps" : "tune-slider" }, ...ticks, this.slider, mark),
      make("div", { class: "tune-ends", id: this.id + "-ends" },
        make("span", {}, segue.quantities.short(low)), make("span", { class: "visually-hidden" }, " to "),
        make("span", {}, segue.quantities.short(high))));
  }

  text(number) { return segue.quantities.format(Math.min(Math.max(number, this.low), this.high), this.step) + this.unit; }

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
    const { value } = segue.quantities;
    const distance = (stop) => Math.abs(value(stop) - value(text));
    return Number.isFinite(value(text)) ? this.stops.reduce((a, b) => (distance(b) < distance(a) ? b : a)) : this.current;
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
    const number = segue.quantities.parse(this.current)?.number ?? this.low;
    this.change(this.text(number + side * this.step * (event.shiftKey ? 10 : 1)), false);
  }

  change(text, isMoving) { this.onchange(text === this.item.default ? undefined : text, isMoving); }

  show(text) {
    super.show(text);
    this.current = text;
    const number = segue.quantities.parse(text)?.number ?? this.low;
    const position = this.stops ? Math.max(this.stops.indexOf(text), 0) : number;
    if (document.activeElement !== this.slider || Number(this.slider.value) !== position) this.slider.value = position;
    const [low, high] = this.stops ? [0, Math.max(this.stops.length - 1, 1)] : [this.low, this.high];
    this.slider.style.setProperty("--progress", Math.min(Math.max((position - low) / (high - low || 1), 0), 1));
    const short = segue.quantities.short(text);
    this.slider.setAttribute("aria-valuetext", short);
    this.field.value = short;
  }
};

/** A value that this copy of the gallery cannot change. */
segue.FixedRow = class extends segue.TuningRow {
  valueField() {
    this.field = segue.element("span", { class: "tune-fixed" });
    return this.field;
  }

  control() { return null; }

  show(text) {
    super.show(text);
    this.field.textContent = segue.quantities.short(text);
  }
};

/** A choice of a few names, or of true and false. */
segue.ChoiceRow = class extends segue.TuningRow {
  control() {
    const { item } = this;
    const choice = (name) => segue.element("label", { class: name === item.default ? "default" : null },
      segue.element("input", {
        type: "radio", name: this.id, value: name, disabled: item.stops && !item.stops.includes(name),
        onchange: () => this.onchange(name === item.default ? undefined : name, false),
      }), segue.element("span", {}, name));
    this.group = segue.element("div", {
      class: "tune-choices", role: "radiogroup", "aria-labelledby": this.id + "-name",
    }, ...item.choices.map(choice));
    return this.group;
  }

  show(text) {
    super.show(text);
    for (const input of this.group.querySelectorAll("input")) input.checked = input.value === text;
  }
};

/** A color: a well, and a field for its text; of the colors laid out beforehand, a choice. */
segue.ColorRow = class extends segue.TuningRow {
  valueField() {
    this.field = segue.element("input", {
      type: "text", class: "tune-value", spellcheck: "false", autocomplete: "off",
      "aria-label": `${this.item.name}, value`,
      onchange: () => this.change(this.field.value.trim(), false),
    });
    return this.field;
  }

  control() {
    const { item } = this;
    this.well = segue.element("input", {
      type: "color", class: "tune-well", "aria-labelledby": this.id + "-name",
      list: item.stops ? this.id + "-colors" : null,
      oninput: () => this.change(this.chosen, true), onchange: () => this.change(this.chosen, false),
    });
    const colors = item.stops ? segue.element("datalist", { id: this.id + "-colors" },
      ...item.stops.map((value) => segue.element("option", { value: value.slice(0, 7) }))) : null;
    return segue.element("div", { class: "tune-colors" }, this.well, colors);
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
};
