// The details on a preset's page, next to the phone.

import { definitionRows, make, makeSVG } from "./elements.js";
import { filters } from "./filters.js";

/** Plots a curve: value over time. */
const curvePlot = (curve) => {
  const [width, height, pad] = [160, 100, 8];
  const low = Math.min(0, ...curve.values);
  const high = Math.max(1, ...curve.values);
  const x = (index) => pad + (index / (curve.values.length - 1)) * (width - 2 * pad);
  const y = (value) => height - pad - ((value - low) / (high - low)) * (height - 2 * pad);
  const points = curve.values.map((value, index) => `${x(index).toFixed(2)},${y(value).toFixed(2)}`);
  const grid = `M${pad},${y(0)}H${width - pad}M${pad},${y(1)}H${width - pad}`;
  const picture = makeSVG(width, height, [["grid", grid], ["curve", "M" + points.join("L")]],
    { role: "img", "aria-label": `${curve.name}: value over time` });
  const uses = curve.uses.map((use) => make("span", {}, use));
  return make("figure", { class: "plot" }, picture, make("figcaption", {}, make("b", {}, curve.name), ...uses));
};

export const curvePlots = (list) => list.length ? make("div", { class: "plots" }, ...list.map(curvePlot)) : null;

export const presetDetails = (about, file) => make("dl", { class: "about" }, ...definitionRows([
  ["Family", about.family], ["File", file], ["Authors", about.authors.join(", ")], ["License", about.license],
  ["Plugin", about.plugin], ["Scene", about.scene], ["Also called", about.aliases.join(", ")], ["Fallback", about.fallback], ["Reduced motion", about.reducedMotion],
  ["Tags", about.tags.join(", ")],
]));

const requirementNames = {
  source: "the tapped view", destination: "the view that it becomes", siblings: "the views beside the tapped one",
};

/** The requirements of a preset in words. */
const requirementsText = (names) => names.map((name) => requirementNames[name] ?? `the view ${name} on both screens`).join(", ");

/** A list of names that does not outgrow its line; the details have all of them. */
const shortList = (names) => (names.length > 5 ? `${names.slice(0, 4).join(", ")} and ${names.length - 4} more` : names.join(", "));

/** What a visitor reads first: the name, the look, and when to use it. */
export const introduction = (about) => {
  const rows = [
    ["When to use", about.about.use], ["When not to", about.about.avoid], ["Seen in", about.about.seenIn],
    ["Known as", shortList(about.aliases)], ["Needs", requirementsText(about.requires)],
    ["In an app", about.inApps],
  ].filter(([, text]) => text);
  return make("header", { class: "introduction" },
    make("p", { class: "breadcrumbs" }, make("a", { href: filters.address() }, "All transitions"), " / ", about.family),
    make("h1", { tabindex: "-1" }, about.name), make("p", { class: "summary" }, about.summary),
    rows.length > 0 ? make("dl", { class: "guide" }, ...definitionRows(rows)) : null);
};
