// The visitor's screens as one small file, which can be dropped again.

import { make } from "./elements.js";
import { encodePicture, readScreenshot, ScreenshotError } from "./screenshots.js";

const fileFormat = "segue-screens-1";

const dataURL = (blob) => new Promise((resolve, reject) => {
  const reader = new FileReader();
  reader.onload = () => resolve(reader.result);
  reader.onerror = () => reject(reader.error);
  reader.readAsDataURL(blob);
});

/** The bytes of a data address; the page's policy forbids fetching one. */
const blobOf = (address) => {
  const [, type, text] = /^data:(image\/[a-z+.-]+);base64,(.*)$/s.exec(address ?? "") ?? [];
  if (!type) throw new Error("no picture");
  return new Blob([Uint8Array.from(atob(text), (character) => character.charCodeAt(0))], { type });
};

const screenIn = async (one) => (one ? readScreenshot(blobOf(one.picture), String(one.name)) : null);

/** The frame of a source: four finite numbers, or nothing. */
const frameIn = (list) => (Array.isArray(list) && list.length === 4 && list.every(Number.isFinite) ? list : null);

const screenForFile = async (one) => {
  if (!one) return null;
  return { name: one.name, picture: await dataURL(await encodePicture(one.canvas, 0.9)) };
};

export const isScreensFile = ({ type, name = "" }) => type === "application/json" || name.endsWith(".json");

/** Reads the screens from a file that a visitor saved. */
export const readScreensFile = async (file) => {
  try {
    const content = JSON.parse(await file.text());
    if (content.format !== fileFormat) throw new Error("another format");
    const [from, to] = await Promise.all([screenIn(content.from), screenIn(content.to)]);
    return { from, to, source: frameIn(content.source) };
  } catch {
    throw new ScreenshotError(
      `'${file.name}' is not a set-up saved by this page. Use its file, or screenshots.`);
  }
};

/** Saves the screens as a file of the visitor's. */
export const saveScreensFile = async ({ from, to, source }) => {
  const content = { format: fileFormat, from: await screenForFile(from), to: await screenForFile(to), source };
  const url = URL.createObjectURL(new Blob([JSON.stringify(content)], { type: "application/json" }));
  make("a", { href: url, download: "segue-screens.json" }).click();
  setTimeout(() => URL.revokeObjectURL(url), 10000);
};
