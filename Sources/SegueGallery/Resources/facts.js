"use strict";
// The details on a preset's page, next to the phone.

segue.facts = (() => {
  const make = segue.element;

  /** Plots a curve: value over time. */
  const plot = (curve) => {
    const [width, height, pad] = [160, 100, 8];
    const low = Math.min(0, ...curve.values);
    const high = Math.max(1, ...curve.values);
    const x = (index) => pad + (index / (curve.values.length - 1)) * (width - 2 * pad);
    const y = (value) => height - pad - ((value - low) / (high - low)) * (height - 2 * pad);
    const points = curve.values.map((value, index) => `${x(index).toFixed(2)},${y(value).toFixed(2)}`);
    const grid = `M${pad},${y(0)}H${width - pad}M${pad},${y(1)}H${width - pad}`;
    const picture = segue.svg(width, height, [["grid", grid], ["curve", "M" + points.join("L")]],
      { role: "img", "aria-label": `${curve.name}: value over time` });
    const uses = curve.uses.map((use) => make("span", {}, use));
    return make("figure", { class: "plot" }, picture, make("figcaption", {}, make("b", {}, curve.name), ...uses));
  };

  /** Creates the choices for a parameter's value; shows the plain default where none were rendered. */
  const values = (parameter, stops, select) => {
    if (!stops) return make("span", {}, parameter.default);
    const radio = (stop) => {
      const isDefault = stop === parameter.default;
      const value = isDefault ? "" : `${parameter.name}=${stop}`;
      return make("label", { class: isDefault ? "stop default" : "stop", title: isDefault ? "Default" : null },
        make("input", { type: "radio", name: "value-" + parameter.name, "data-parameter": parameter.name, value, onchange: () => select(value) }),
        make("span", {}, stop));
    };
    return make("div", { class: "stops", role: "radiogroup", "aria-label": parameter.name }, ...stops.map(radio));
  };

  const range = (parameter) => parameter.range ? parameter.range.join(" – ") : (parameter.choices ?? [parameter.type]).join(", ");

  const help = ({ help, unit }) => (unit ? `${help.replace(/\.$/, "")} (${unit}).` : help);

  const row = (parameter, stops, select) => make("tr", {},
    make("th", { scope: "row" }, make("code", {}, parameter.name)),
    make("td", { class: "value" }, values(parameter, stops, select)),
    // The stops include the ends of the range.
    stops ? null : make("td", { class: "range" }, range(parameter)),
    make("td", { class: "help" }, help(parameter)));

  /** Creates the table of parameters; with stops, values can be selected. */
  const parameters = (list, stops, select) => {
    const titles = stops ? ["Parameter", "Try", "What it does"] : ["Parameter", "Default", "Range", "What it does"];
    const headers = titles.map((title) => make("th", { scope: "col" }, title));
    const rows = list.map((parameter) => row(parameter, stops?.[parameter.name], select));
    return make("div", { class: "scroller", tabindex: "0", role: "region", "aria-label": "Parameters" },
      make("table", {}, make("thead", {}, make("tr", {}, ...headers)), make("tbody", {}, ...rows)));
  };

  const curves = (list) => list.length ? make("div", { class: "plots" }, ...list.map(plot)) : null;

  const details = (about, file) => make("dl", { class: "about" }, ...segue.definitions([
    ["Family", about.family], ["File", file], ["Authors", about.authors.join(", ")], ["License", about.license],
    ["Plugin", about.plugin], ["Scene", about.scene], ["Also called", about.aliases.join(", ")],
    ["Requires", about.requires.join(", ")], ["Fallback", about.fallback], ["Reduced motion", about.reducedMotion],
    ["Tags", about.tags.join(", ")],
  ]));

  return { parameters, curves, details };
})();
