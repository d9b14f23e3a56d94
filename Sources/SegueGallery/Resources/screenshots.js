"use strict";
// The visitor's screenshots, read in the browser and drawn down to what a screen needs.

segue.screenshots = (() => {
  /** The most pixels of the shorter and the longer side: those of a large tablet at two per point. */
  const [shorter, longer] = [2048, 2732];
  const kinds = "PNG, JPEG or WebP";

  const fail = (message) => { throw new segue.ScreenshotError(message); };

  /** The factor that makes a picture no larger than needed. */
  const reduction = ({ width, height }) =>
    Math.min(1, shorter / Math.min(width, height), longer / Math.max(width, height));

  /** Decodes a picture, turned as its file says. */
  const decode = async (blob, name) => {
    try {
      return await createImageBitmap(blob, { imageOrientation: "from-image" });
    } catch {
      return fail(`'${name}' cannot be read as a picture. Save the screenshot again as ${kinds}.`);
    }
  };

  const canvasOf = (bitmap) => {
    const factor = reduction(bitmap);
    const canvas = document.createElement("canvas");
    canvas.width = Math.max(1, Math.round(bitmap.width * factor));
    canvas.height = Math.max(1, Math.round(bitmap.height * factor));
    const context = canvas.getContext("2d");
    context.imageSmoothingQuality = "high";
    context.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
    return { canvas, isReduced: factor < 1 };
  };

  /** Encodes a canvas; browsers that cannot write WebP write PNG. */
  const encode = (canvas, quality = 0.94) =>
    new Promise((resolve) => { canvas.toBlob(resolve, "image/webp", quality); });

  return {
    kinds, encode,
    /** Reads a screenshot: its name and size, its file no larger than needed, and a canvas of it. */
    async read(blob, name = blob.name || "picture") {
      if (!blob.type.startsWith("image/")) fail(`'${name}' is not a picture. Use screenshots as ${kinds}.`);
      const bitmap = await decode(blob, name);
      const { canvas, isReduced } = canvasOf(bitmap);
      const size = { width: bitmap.width, height: bitmap.height };
      bitmap.close();
      return { name, canvas, size, blob: isReduced ? await encode(canvas) : blob, cuts: new Map() };
    },
  };
})();

/** A problem with a visitor's file, in words for the visitor. */
segue.ScreenshotError = class extends Error {};
