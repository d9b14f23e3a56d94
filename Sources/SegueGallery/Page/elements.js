// Small elements that pages are built from.

/**
 * Creates an element with attributes, listeners (`onclick`) and children; null and undefined are skipped.
 *
 * @template {keyof HTMLElementTagNameMap} Name
 * @param {Name} name
 * @param {Record<string, any>} attributes
 * @param {any[]} children
 * @returns {HTMLElementTagNameMap[Name]}
 */
export const make = (name, attributes = {}, ...children) => {
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
export const makeSVG = (width, height, paths, attributes = {}) => {
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
export const copyText = async (text) => {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    // Pages opened from a file may not use the clipboard API in every browser: fall back to the old method.
    const area = make("textarea", { class: "visually-hidden" });
    area.value = text;
    document.body.append(area);
    area.select();
    const isCopied = document.execCommand("copy");
    area.remove();
    return isCopied;
  }
};

const copyButton = (text, label) => make("button", {
  type: "button", class: "copy", "aria-label": "Copy " + label,
  async onclick({ currentTarget: button }) {
    button.textContent = await copyText(text) ? "Copied" : "Copying failed";
    setTimeout(() => { button.textContent = "Copy"; }, 1600);
  },
}, "Copy");

/** Creates a figure of text to copy, with a title. */
export const snippet = ({ title, label, text }) => make("figure", { class: "snippet" },
  make("figcaption", {}, title, copyButton(text, label)),
  make("pre", { tabindex: "0", role: "region", "aria-label": title }, make("code", {}, text)));

/** Creates a section with a heading; null where it is empty. */
export const titledSection = (title, ...children) => {
  const content = children.flat().filter(Boolean);
  return content.length === 0 ? null : make("section", {}, make("h2", {}, title), ...content);
};

/** Creates the rows of a definition list; those without a value are skipped. */
export const definitionRows = (rows) => rows.filter(([, value]) => value).flatMap(([name, value]) =>
  [make("dt", {}, name), make("dd", {}, String(value))]);
