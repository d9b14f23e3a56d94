// The visitor's screenshots, read in the browser and drawn down to what a screen needs.

/** A problem with a visitor's file, in words for the visitor. */
export class ScreenshotError extends Error {}

/** The most pixels of the shorter and the longer side: those of a large tablet at two per point. */
const [mostShorter, mostLonger] = [2048, 2732];
const pictureKinds = "PNG, JPEG or WebP";

const refuseFile = (message) => { throw new ScreenshotError(message); };

/** The factor that makes a picture no larger than needed. */
const reductionFactor = ({ width, height }) =>
  Math.min(1, mostShorter / Math.min(width, height), mostLonger / Math.max(width, height));

/** Decodes a picture, turned as its file says. */
const decodePicture = async (blob, name) => {
  try {
    return await createImageBitmap(blob, { imageOrientation: "from-image" });
  } catch {
    return refuseFile(`'${name}' cannot be read as a picture. Save the screenshot again as ${pictureKinds}.`);
  }
};

const canvasOf = (bitmap) => {
  const factor = reductionFactor(bitmap);
  const canvas = document.createElement("canvas");
  canvas.width = Math.max(1, Math.round(bitmap.width * factor));
  canvas.height = Math.max(1, Math.round(bitmap.height * factor));
  const context = canvas.getContext("2d");
  context.imageSmoothingQuality = "high";
  context.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
  return { canvas, isReduced: factor < 1 };
};

/** Encodes a canvas; browsers that cannot write WebP write PNG. */
export const encodePicture = (canvas, quality = 0.94) =>
  new Promise((resolve) => { canvas.toBlob(resolve, "image/webp", quality); });

/** Reads a screenshot: its name and size, its file no larger than needed, and a canvas of it. */
export const readScreenshot = async (blob, name = blob.name || "picture") => {
  if (!blob.type.startsWith("image/")) refuseFile(`'${name}' is not a picture. Use screenshots as ${pictureKinds}.`);
  const bitmap = await decodePicture(blob, name);
  const { canvas, isReduced } = canvasOf(bitmap);
  const size = { width: bitmap.width, height: bitmap.height };
  bitmap.close();
  return { name, canvas, size, blob: isReduced ? await encodePicture(canvas) : blob, cuts: new Map() };
};
