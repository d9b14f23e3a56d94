"use strict";
// Small elements that pages are built from.

/** Creates an element with attributes, listeners (`onclick`) and children; null and undefined are skipped. */
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

/** Creates an SVG of paths, keyed by class name. */
segue.svg = (width, height, paths, attributes = {}) => {
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

/** Copies text to the clipboard; returns whether it succeeded. */
segue.copy = async (text) => {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    // Pages opened from a file may not use the clipboard API in every browser: fall back to the old method.
    const area = segue.element("textarea", { class: "visually-hidden" });
    area.value = text;
    document.body.append(area);
    area.select();
    const isCopied = document.execCommand("copy");
    area.remove();
    return isCopied;
  }
};

segue.copyButton = (text, label) => segue.element("button", {
  type: "button", class: "copy", "aria-label": "Copy " + label,
  async onclick({ currentTarget: button }) {
    button.textContent = await segue.copy(text) ? "Copied" : "Copying failed";
    setTimeout(() => { button.textContent = "Copy"; }, 1600);
  },
}, "Copy");

/** Creates a figure of text to copy, with a title. */
segue.snippet = ({ title, label, text }) => segue.element("figure", { class: "snippet" },
  segue.element("figcaption", {}, title, segue.copyButton(text, label)),
  segue.element("pre", { tabindex: "0", role: "region", "aria-label": title }, segue.element("code", {}, text)));

/** Creates a section with a heading; null where it is empty. */
segue.section = (title, ...children) => {
  const content = children.flat().filter(Boolean);
  return content.length === 0 ? null : segue.element("section", {}, segue.element("h2", {}, title), ...content);
};

/** Creates the rows of a definition list; those without a value are skipped. */
segue.definitions = (rows) => rows.filter(([, value]) => value).flatMap(([name, value]) =>
  [segue.element("dt", {}, name), segue.element("dd", {}, String(value))]);
