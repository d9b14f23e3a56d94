// The pictures that layers show: those of the preset's scene, or parts of the visitor's screenshots.

import { pictureURL } from "./loading.js";
import { filledHoles, filteredPicture } from "./picture-filters.js";
import { encodePicture } from "./screenshots.js";

/** The pixels of a point in the parts of screenshots. */
const pixelsPerPoint = 2;
/** What picture elements show, with the style they had first. */
const pictureRecords = new WeakMap();
const pendingCuts = new Set();
let screenshots = { from: null, to: null };

/** The part of a screenshot that fills a container: as wide or high as needed, from the top. */
const coveringPart = ({ width, height }, [columns, rows]) => {
  const factor = Math.min(width / columns, height / rows);
  return { factor, left: (width - columns * factor) / 2 };
};

/** A hole's pixels: every one that it touches. */
const holePixels = ([x, y, width, height], [left, top], canvas) => [
  Math.max(Math.floor((x - left) * pixelsPerPoint + 1e-6), 0), Math.max(Math.floor((y - top) * pixelsPerPoint + 1e-6), 0),
  Math.min(Math.ceil((x - left + width) * pixelsPerPoint - 1e-6), canvas.width),
  Math.min(Math.ceil((y - top + height) * pixelsPerPoint - 1e-6), canvas.height),
];

/** Draws a region of a screenshot, in points of the container. */
const drawnRegion = (screenshot, container, [x, y, width, height]) => {
  const canvas = document.createElement("canvas");
  canvas.width = Math.max(1, Math.round(width * pixelsPerPoint));
  canvas.height = Math.max(1, Math.round(height * pixelsPerPoint));
  const { factor, left } = coveringPart(screenshot.canvas, container);
  const context = canvas.getContext("2d");
  context.imageSmoothingQuality = "high";
  context.drawImage(screenshot.canvas, left + x * factor, y * factor, width * factor, height * factor,
    0, 0, canvas.width, canvas.height);
  return canvas;
};

const cutRegion = async (screenshot, container, [, , region, holes, filter]) => {
  const canvas = drawnRegion(screenshot, container, region);
  const places = (holes ?? []).map((hole) => holePixels(hole, region, canvas));
  const whole = filledHoles(canvas, places.filter(([left, top, right, bottom]) => left < right && top < bottom));
  const blob = await encodePicture(filter ? filteredPicture(whole, filter, pixelsPerPoint) : whole);
  const url = URL.createObjectURL(blob);
  const image = new Image();
  image.src = url;
  await image.decode();
  return url;
};

/** The address of a part of a screenshot, which is cut once. */
const cutAddress = (screenshot, container, origin) => {
  const key = JSON.stringify([container, ...origin.slice(2)]);
  if (!screenshot.cuts.has(key)) screenshot.cuts.set(key, cutRegion(screenshot, container, origin));
  return screenshot.cuts.get(key);
};

/** A background in the style of its element, which may show a part of it only. */
const setBackground = (record, images, sizes, positions) => {
  const { element, style } = record;
  element.style.backgroundImage = images.map((image) => `url("${image}")`).join() || "none";
  element.style.backgroundSize = sizes ? sizes.join() : style.size;
  element.style.backgroundPosition = positions ? positions.join() : style.position;
};

/** The part of its picture that an element shows, in fractions: left, top, width and height. */
const shownPart = ({ size, position }) => {
  const numbers = (text, other) => (text ? text.split(" ").map(parseFloat) : other);
  const [width, height] = numbers(size, [100, 100]).map((share) => 100 / share);
  const [x, y] = numbers(position, [0, 0]);
  return [x / 100 * (1 - width), y / 100 * (1 - height), width, height];
};

/** What stays in place above the layers of a stage, as it is on one of the two screens. */
const barsAbove = (record, isDeparting) => {
  const overlays = record.element.closest(".stage").querySelectorAll(".overlay");
  return [...overlays].map((overlay) => {
    const pictures = overlay.querySelectorAll(".picture");
    const picture = pictureRecords.get(isDeparting ? pictures[0] : pictures[pictures.length - 1]);
    return {
      picture: picture.timeline.pictures[picture.number],
      frame: ["left", "top", "width", "height"].map((name) => parseFloat(overlay.style[name])),
    };
  });
};

/** Shows a screen of the scene with its bars, since none stays in place beside a screenshot. */
const showWithBars = (record, [, isDeparting, region]) => {
  const part = shownPart(record.style);
  const [left, top] = [region[0] + part[0] * region[2], region[1] + part[1] * region[3]];
  const shown = [part[2] * region[2], part[3] * region[3]];
  const parts = barsAbove(record, isDeparting).reverse();
  const place = (start, length, whole) =>
    (Math.abs(whole - length) < 1e-6 ? 0 : start / (whole - length) * 100) + "%";
  const size = ({ frame }) => frame.slice(2).map((length, axis) => length / shown[axis] * 100 + "%").join(" ");
  const position = ({ frame }) =>
    place(frame[0] - left, frame[2], shown[0]) + " " + place(frame[1] - top, frame[3], shown[1]);
  const images = [...parts.map(({ picture }) => picture), record.timeline.pictures[record.number]];
  setBackground(record, images.map(pictureURL), [...parts.map(size), record.style.size || "100% 100%"],
    [...parts.map(position), record.style.position || "0 0"]);
};

const showScene = (record, origin) => {
  // Elements have no holes, and what is filtered shows no bars that anyone could miss.
  const isPlainScreen = origin?.[3] && !origin[4];
  if (isPlainScreen && (screenshots.from || screenshots.to)) showWithBars(record, origin);
  else setBackground(record, [pictureURL(record.timeline.pictures[record.number])]);
};

/** Shows what an element's picture is now; what it showed stays until that is drawn. */
const showPicture = async (record) => {
  const { timeline, number } = record;
  const origin = timeline.screens?.[number];
  const screenshot = origin && screenshots[origin[0]];
  record.screenshot = screenshot;
  if (!screenshot) return showScene(record, origin);
  // As in the engine, a screenshot has no elements with names.
  if (!origin[2]) return setBackground(record, []);
  const work = cutAddress(screenshot, timeline.size, origin);
  pendingCuts.add(work);
  const url = await work;
  pendingCuts.delete(work);
  if (record.screenshot === screenshot) setBackground(record, [url]);
};

export const screenPictures = {
  covering: coveringPart,
  /** Shows the picture of a timeline in an element, now and whenever the screenshots change. */
  add(element, timeline, number) {
    const { backgroundSize: size, backgroundPosition: position } = element.style;
    const record = { element, timeline, number, style: { size, position } };
    pictureRecords.set(element, record);
  },
  /** Shows all pictures of a stage. */
  showAll(container) {
    for (const element of container.querySelectorAll(".picture")) {
      const record = pictureRecords.get(element);
      if (record) showPicture(record);
    }
  },
  /** Shows other screenshots everywhere. */
  use(screens) {
    const gone = [screenshots.from, screenshots.to].filter((one) => one && one !== screens.from && one !== screens.to);
    screenshots = screens;
    this.showAll(document);
    for (const screenshot of gone) {
      for (const work of screenshot.cuts.values()) work.then((url) => URL.revokeObjectURL(url));
      screenshot.cuts.clear();
    }
  },
  /** Whether everything is drawn. */
  get isDrawn() { return pendingCuts.size === 0; },
};
