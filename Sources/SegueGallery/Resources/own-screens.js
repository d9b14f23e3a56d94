"use strict";
// The visitor's own screens: where they come from, and how they are kept.

segue.ownScreens = (() => {
  const changed = new Set();
  let screens = { from: null, to: null };
  /** The frame of the source on the departing screenshot, in points; null where none was drawn. */
  let source = null;

  const apply = (next, isKept = true) => {
    screens = next;
    document.documentElement.toggleAttribute("data-own-screens", segue.ownScreens.areShown);
    segue.screenPictures.use({ ...screens });
    for (const listener of changed) listener();
    return isKept ? segue.storedScreens.write({ ...screens, source }) : null;
  };

  const byName = (a, b) => a.name.localeCompare(b.name, undefined, { numeric: true });

  /** The screen that a single picture becomes: the arriving one, or the one that is still missing. */
  const freeSide = () => (screens.to && !screens.from ? "from" : "to");

  const readAll = async (files, side) => {
    if (files.length === 0) return null;
    if (files.length === 1 && segue.screensFile.isOne(files[0])) return segue.screensFile.read(files[0]);
    if (files.length > 2) {
      throw new segue.ScreenshotError(
        `These are ${files.length} files. Use one screenshot or two: the departing screen and the arriving one.`);
    }
    if (files.length === 1) return { ...screens, [side ?? freeSide()]: await segue.screenshots.read(files[0]) };
    const [from, to] = await Promise.all([...files].map((file) => segue.screenshots.read(file)));
    return { from, to };
  };

  return {
    get from() { return screens.from; },
    get to() { return screens.to; },
    /** Whether there is any. */
    get areShown() { return Boolean(screens.from || screens.to); },
    get source() { return source; },
    set source(frame) {
      source = frame;
      // An address may name a source before the screens of the last visit are there.
      if (segue.ownScreens.areShown) segue.storedScreens.write({ ...screens, source });
    },
    /** Calls a function after each change. */
    listen(listener) { changed.add(listener); },
    /** Reads files; two are the departing and the arriving screen by their names. Returns whether they are kept. */
    async read(files, side) {
      const next = await readAll([...files].sort(byName), side);
      if (!next) return true;
      if (next.source) ({ source } = next);
      return apply({ from: next.from, to: next.to });
    },
    /** Shows what the browser has kept. */
    async restore() {
      const kept = await segue.storedScreens.read();
      if (!kept || segue.ownScreens.areShown) return;
      source ??= kept.source;
      apply({ from: kept.from, to: kept.to }, false);
    },
    /** Exchanges the screens; a source belongs to the departing one, and goes. */
    swap() {
      source = null;
      return apply({ from: screens.to, to: screens.from });
    },
    reset() {
      source = null;
      return apply({ from: null, to: null });
    },
  };
})();
