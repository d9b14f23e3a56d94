"use strict";
// The small parts that pages are put together from.

/** An element with attributes, listeners (`onclick`) and children; what is null or undefined is left out. */
segue.element = (name, attributes = {}, ...children) => {
  const element = document.createElement(name);
  for (const [key, value] of Object.entries(attributes)) {
    if (key.startsWith("on")) element.addEventListener(key.slice(2), value);
    else if (value !== undefined && value !== null && value !== false) {
      element.setAttribute(key, value === true ? "" : value);
    }
  }
  element.append(...children.flat().filter((child) => child !== null && child !== undefined));
  return element;
};

/** A picture of paths, each with the name of its class. */
segue.drawing = (width, height, paths, attributes = {}) => {
  const space = "http://www.w3.org/2000/svg";
  const svg = document.createElementNS(space, "svg");
  svg.setAttribute("viewBox", `0 0 ${width} ${height}`);
  for (const [key, value] of Object.entries(attributes)) svg.setAttribute(key, value);
  for (const [name, d] of paths) {
    const path = document.createElementNS(space, "path");
    path.setAttribute("d", d);
    path.setAttribute("class", name);
    svg.append(path);
  }
  return svg;
};

/** Puts text on the clipboard; tells whether it could. */
segue.copy = async (text) => {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    // Pages of a file may not reach the clipboard in every browser: the old way is left.
    const area = segue.element("textarea", { class: "hidden" });
    area.value = text;
    document.body.append(area);
    area.select();
    const isDone = document.execCommand("copy");
    area.remove();
    return isDone;
  }
};

segue.copyButton = (text, label) => segue.element("button", {
  type: "button", class: "copy", "aria-label": "Copy " + label,
  async onclick({ currentTarget: button }) {
    button.textContent = await segue.copy(text) ? "Copied" : "Select and copy";
    setTimeout(() => { button.textContent = "Copy"; }, 1600);
  },
}, "Copy");

/** Text to copy, under a title. */
segue.snippet = ({ title, label, text }) => segue.element("figure", { class: "snippet" },
  segue.element("figcaption", {}, title, segue.copyButton(text, label)),
  segue.element("pre", { tabindex: "0", role: "region", "aria-label": title }, segue.element("code", {}, text)));

/** A part of a page with its heading; null where there is nothing in it. */
segue.section = (title, ...children) => {
  const content = children.flat().filter(Boolean);
  return content.length === 0 ? null : segue.element("section", {}, segue.element("h2", {}, title), ...content);
};

/** Names with their values; those without one are left out. */
segue.pairs = (rows) => rows.filter(([, value]) => value).map(([name, value]) =>
  segue.element("div", {}, segue.element("dt", {}, name), segue.element("dd", {}, String(value))));
