// What the engine does to pictures of screens, done to pixels: holes filled, blocks, blur and colors.

import { clamp } from "./numbers.js";

/** Fills a hole from the four pixels straight outside it, the nearer ones counting more. */
const fillHole = ({ data, width, height }, [left, top, right, bottom]) => {
  const at = (x, y) => (y * width + x) * 4;
  for (let y = top; y < bottom; y += 1) {
    for (let x = left; x < right; x += 1) {
      const around = [];
      if (left > 0) around.push([at(left - 1, y), 1 / (x - left + 1)]);
      if (right < width) around.push([at(right, y), 1 / (right - x)]);
      if (top > 0) around.push([at(x, top - 1), 1 / (y - top + 1)]);
      if (bottom < height) around.push([at(x, bottom), 1 / (bottom - y)]);
      const weight = around.reduce((sum, [, share]) => sum + share, 0);
      const target = at(x, y);
      for (let channel = 0; channel < 4; channel += 1) {
        const sum = around.reduce((all, [from, share]) => all + data[from + channel] * share, 0);
        data[target + channel] = weight ? sum / weight : 0;
      }
    }
  }
};

/** Draws a canvas at another size. */
const scaledPicture = (canvas, width, height, smooth = true) => {
  const result = document.createElement("canvas");
  result.width = Math.max(1, Math.round(width));
  result.height = Math.max(1, Math.round(height));
  const context = result.getContext("2d", { willReadFrequently: true });
  context.imageSmoothingEnabled = smooth;
  context.imageSmoothingQuality = "high";
  context.drawImage(canvas, 0, 0, result.width, result.height);
  return result;
};

/** Square blocks of their mean color, from the top left corner. */
const withBlocks = (canvas, edge) => {
  const context = canvas.getContext("2d");
  const pixels = context.getImageData(0, 0, canvas.width, canvas.height);
  const { data, width, height } = pixels;
  const edges = (length) => Array.from({ length: Math.ceil(length / edge) }, (_, index) => Math.round(index * edge))
    .filter((start) => start < length).concat(length);
  const [columns, rows] = [edges(width), edges(height)];
  for (let row = 0; row + 1 < rows.length; row += 1) {
    for (let column = 0; column + 1 < columns.length; column += 1) {
      averageBlock(data, width, columns[column], columns[column + 1], rows[row], rows[row + 1]);
    }
  }
  context.putImageData(pixels, 0, 0);
  return canvas;
};

const averageBlock = (data, width, left, right, top, bottom) => {
  const sums = [0, 0, 0, 0];
  for (let y = top; y < bottom; y += 1) {
    const end = (y * width + right) * 4;
    for (let index = (y * width + left) * 4; index < end; index += 1) sums[index & 3] += data[index];
  }
  const count = (right - left) * (bottom - top);
  for (let y = top; y < bottom; y += 1) {
    const end = (y * width + right) * 4;
    for (let index = (y * width + left) * 4; index < end; index += 1) data[index] = sums[index & 3] / count;
  }
};

/** One pass of a running mean along lines of pixels; beyond an edge the picture goes on as at the edge. */
const runningMean = (source, target, count, length, lineStep, step, radius) => {
  for (let line = 0; line < count; line += 1) {
    for (let channel = 0; channel < 4; channel += 1) {
      const at = (index) => source[line * lineStep + clamp(index, 0, length - 1) * step + channel];
      let sum = 0;
      for (let index = -radius; index <= radius; index += 1) sum += at(index);
      for (let index = 0; index < length; index += 1) {
        target[line * lineStep + index * step + channel] = sum / (2 * radius + 1);
        sum += at(index + radius + 1) - at(index - radius);
      }
    }
  }
};

/** A Gaussian blur as three running means, on a picture that is smaller the stronger the blur is. */
const blurredPicture = (canvas, sigma) => {
  const factor = Math.max(1, sigma / 3);
  const small = scaledPicture(canvas, canvas.width / factor, canvas.height / factor);
  const context = small.getContext("2d");
  const pixels = context.getImageData(0, 0, small.width, small.height);
  const { width, height } = pixels;
  // Three running means of 2r + 1 pixels have the variance r(r + 1).
  const radius = Math.max(1, Math.round(Math.sqrt((sigma / factor) ** 2 + 0.25) - 0.5));
  let [source, target] = [Float32Array.from(pixels.data), new Float32Array(pixels.data.length)];
  for (let pass = 0; pass < 3; pass += 1) {
    runningMean(source, target, height, width, width * 4, 4, radius);
    runningMean(target, source, width, height, 4, width * 4, radius);
  }
  pixels.data.set(source);
  context.putImageData(pixels, 0, 0);
  return scaledPicture(small, canvas.width, canvas.height);
};

/** Each color component as a sum of all three and a constant. */
const recolored = (canvas, matrix) => {
  const context = canvas.getContext("2d");
  const pixels = context.getImageData(0, 0, canvas.width, canvas.height);
  const { data } = pixels;
  for (let index = 0; index < data.length; index += 4) {
    const [red, green, blue] = [data[index], data[index + 1], data[index + 2]];
    for (let row = 0; row < 3; row += 1) {
      const [a, b, c, constant] = matrix[row];
      data[index + row] = red * a + green * b + blue * c + constant * 255;
    }
  }
  context.putImageData(pixels, 0, 0);
  return canvas;
};

/** Fills holes, rectangles of pixels as left, top, right and bottom. */
export const filledHoles = (canvas, holes) => {
  if (holes.length === 0) return canvas;
  const context = canvas.getContext("2d");
  const pixels = context.getImageData(0, 0, canvas.width, canvas.height);
  for (const hole of holes) fillHole(pixels, hole);
  context.putImageData(pixels, 0, 0);
  return canvas;
};

/** Applies a filter of the engine: blocks, blur and colors, in this order. */
export const filteredPicture = (canvas, [edge, sigma, matrix], scale) => {
  let result = canvas;
  if (edge >= 1) result = withBlocks(result, edge * scale);
  if (sigma > 0) result = blurredPicture(result, sigma * scale);
  return matrix.length ? recolored(result, matrix) : result;
};
