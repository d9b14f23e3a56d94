// A page's link, and films of what it shows.

import { copyText, make } from "./elements.js";
import { packing } from "./loading.js";
import { presetStyle } from "./preset-copies.js";

const filmFormats = (document.documentElement.dataset.films ?? "").split(" ").filter(Boolean);
const isServed = packing === "live";
const formatNames = { mp4: "MP4", webp: "WebP", gif: "GIF" };
const pollInterval = 400;

/** The path of a film; the standard look has no folder of its own. */
const filmPath = (page, format) =>
  ["films", page.preset.id, page.look, `${page.operation}.${format}`].filter(Boolean).map(encodeURIComponent).join("/");

const saveBlob = (blob, name) => {
  const link = make("a", { href: URL.createObjectURL(blob), download: name });
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10000);
};

/** Asks the server for a film until it is rendered. */
const renderedFilm = async (address) => {
  for (;;) {
    const response = await fetch(address);
    if (response.status === 200) return response.blob();
    if (response.status !== 202) throw new Error(await response.text());
    await new Promise((done) => setTimeout(done, pollInterval));
  }
};

/** A button that has the server render a film. */
const renderButton = (page, format, status) => make("button", {
  type: "button", class: "copy", async onclick({ currentTarget }) {
    const [address, name] = [filmPath(page, format), `${page.preset.id}-${page.operation}.${format}`];
    currentTarget.disabled = true;
    status.textContent = `Rendering ${name}…`;
    try {
      saveBlob(await renderedFilm(address), name);
      status.textContent = `${name} is saved.`;
    } catch (error) {
      status.textContent = `${name} could not be rendered: ${error.message}`;
    }
    currentTarget.disabled = false;
  },
}, formatNames[format]);

/** A link to a film that was rendered with the gallery; only the cards' operations in the standard look are. */
const filmLink = (page, format) => {
  const isThere = page.look === "" && (page.preset.cardTimelines ?? []).includes(page.operation);
  return isThere && make("a", {
    class: "copy", href: filmPath(page, format), download: `${page.preset.id}-${page.operation}.${format}`,
  }, formatNames[format]);
};

/** Says something for a moment, where nothing moves for it. */
const showNotice = (text) => {
  const element = document.getElementById("notice");
  element.textContent = text;
  setTimeout(() => { if (element.textContent === text) element.textContent = ""; }, 3000);
};

/** The row of downloads for what a page shows. */
export const downloadsRow = (page) => {
  const status = make("span", { class: "download-status", role: "status" });
  const films = filmFormats.map((format) => (isServed ? renderButton(page, format, status) : filmLink(page, format))).filter(Boolean);
  const copy = (name, text) => make("button", {
    type: "button", class: "copy", async onclick() { showNotice(await copyText(text()) ? `Copied: ${text()}` : "Copying failed."); },
  }, name);
  const swift = presetStyle(page) ? copy("Copy Swift", () => presetStyle(page)) : null;
  return make("div", { class: "downloads" }, swift, copy("Copy link", () => location.href), ...films, status);
};
