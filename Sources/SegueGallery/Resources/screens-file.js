"use strict";
// The visitor's screens as one small file, which can be dropped again.

segue.screensFile = (() => {
  const format = "segue-screens-1";

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

  const screen = async (one) => (one ? segue.screenshots.read(blobOf(one.picture), String(one.name)) : null);

  /** The frame of a source: four finite numbers, or nothing. */
  const frame = (list) => (Array.isArray(list) && list.length === 4 && list.every(Number.isFinite) ? list : null);

  const written = async (one) => {
    if (!one) return null;
    return { name: one.name, picture: await dataURL(await segue.screenshots.encode(one.canvas, 0.9)) };
  };

  return {
    isOne: ({ type, name = "" }) => type === "application/json" || name.endsWith(".json"),
    /** Reads the screens from a file that a visitor saved. */
    async read(file) {
      try {
        const content = JSON.parse(await file.text());
        if (content.format !== format) throw new Error("another format");
        const [from, to] = await Promise.all([screen(content.from), screen(content.to)]);
        return { from, to, source: frame(content.source) };
      } catch {
        throw new segue.ScreenshotError(
          `'${file.name}' is not a set-up saved by this page. Use its file, or screenshots.`);
      }
    },
    /** Saves the screens as a file of the visitor's. */
    async save({ from, to, source }) {
      const content = { format, from: await written(from), to: await written(to), source };
      const url = URL.createObjectURL(new Blob([JSON.stringify(content)], { type: "application/json" }));
      segue.element("a", { href: url, download: "segue-screens.json" }).click();
      setTimeout(() => URL.revokeObjectURL(url), 10000);
    },
  };
})();
