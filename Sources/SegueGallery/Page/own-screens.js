// The visitor's own screens: where they come from, and how they are kept.

import { screenPictures } from "./screen-pictures.js";
import { isScreensFile, readScreensFile } from "./screens-file.js";
import { readScreenshot, ScreenshotError } from "./screenshots.js";
import { readStoredScreens, storeScreens } from "./stored-screens.js";

const screenListeners = new Set();
let shownScreens = { from: null, to: null };
/** The frame of the source on the departing screenshot, in points; null where none was drawn. */
let drawnSource = null;

const showScreens = (next, isKept = true) => {
  shownScreens = next;
  document.documentElement.toggleAttribute("data-own-screens", ownScreens.areShown);
  screenPictures.use({ ...shownScreens });
  for (const listener of screenListeners) listener();
  return isKept ? storeScreens({ ...shownScreens, source: drawnSource }) : null;
};

const byName = (a, b) => a.name.localeCompare(b.name, undefined, { numeric: true });

/** The screen that a single picture becomes: the arriving one, or the one that is still missing. */
const freeSide = () => (shownScreens.to && !shownScreens.from ? "from" : "to");

/** @returns {Promise<{ from: any, to: any, source?: number[] | null } | null>} */
const readScreens = async (files, side) => {
  if (files.length === 0) return null;
  if (files.length === 1 && isScreensFile(files[0])) return readScreensFile(files[0]);
  if (files.length > 2) {
    throw new ScreenshotError(
      `These are ${files.length} files. Use one screenshot or two: the departing screen and the arriving one.`);
  }
  if (files.length === 1) return { ...shownScreens, [side ?? freeSide()]: await readScreenshot(files[0]) };
  const [from, to] = await Promise.all([...files].map((file) => readScreenshot(file)));
  return { from, to };
};

export const ownScreens = {
  get from() { return shownScreens.from; },
  get to() { return shownScreens.to; },
  /** Whether there is any. */
  get areShown() { return Boolean(shownScreens.from || shownScreens.to); },
  get source() { return drawnSource; },
  set source(frame) {
    drawnSource = frame;
    // An address may name a source before the screens of the last visit are there.
    if (ownScreens.areShown) storeScreens({ ...shownScreens, source: drawnSource });
  },
  /** Calls a function after each change. */
  listen(listener) { screenListeners.add(listener); },
  /** Reads files; two are the departing and the arriving screen by their names. Returns whether they are kept. */
  async read(files, side) {
    const next = await readScreens([...files].sort(byName), side);
    if (!next) return true;
    if (next.source) ({ source: drawnSource } = next);
    return showScreens({ from: next.from, to: next.to });
  },
  /** Shows what the browser has kept. */
  async restore() {
    const kept = await readStoredScreens();
    if (!kept || ownScreens.areShown) return;
    drawnSource ??= kept.source;
    showScreens({ from: kept.from, to: kept.to }, false);
  },
  /** Exchanges the screens; a source belongs to the departing one, and goes. */
  swap() {
    drawnSource = null;
    return showScreens({ from: shownScreens.to, to: shownScreens.from });
  },
  reset() {
    drawnSource = null;
    return showScreens({ from: null, to: null });
  },
};
