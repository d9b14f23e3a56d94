"use strict";
// The pictures that layers show: those of the preset's scene, or parts of the visitor's screenshots.

segue.screenPictures = (() => {
  /** The pixels of a point in the parts of screenshots. */
  const scale = 2;
  /** What picture elements show, with the style they had first. */
  const records = new WeakMap();
  const pending = new Set();
  let own = { from: null, to: null };

  /** The part of a screenshot that fills a container: as wide or high as needed, from the top. */
  const covering = ({ width, height }, [columns, rows]) => {
    const factor = Math.min(width / columns, height / rows);
    return { factor, left: (width - columns * factor) / 2 };
  };

  /** A hole's pixels: every one that it touches. */
  const pixels = ([x, y, width, height], [left, top], canvas) => [
    Math.max(Math.floor((x - left) * scale + 1e-6), 0), Math.max(Math.floor((y - top) * scale + 1e-6), 0),
    Math.min(Math.ceil((x - left + width) * scale - 1e-6), canvas.width),
    Math.min(Math.ceil((y - top + height) * scale - 1e-6), canvas.height),
  ];

  /** Draws a region of a screenshot, in points of the container. */
  const drawn = (screenshot, container, [x, y, width, height]) => {
    const canvas = document.createElement("canvas");
    canvas.width = Math.max(1, Math.round(width * scale));
    canvas.height = Math.max(1, Math.round(height * scale));
    const { factor, left } = covering(screenshot.canvas, container);
    const context = canvas.getContext("2d");
    context.imageSmoothingQuality = "high";
    context.drawImage(screenshot.canvas, left + x * factor, y * factor, width * factor, height * factor,
      0, 0, canvas.width, canvas.height);
    return canvas;
  };

  const cut = async (screenshot, container, [, , region, holes, filter]) => {
    const { filled, filtered } = segue.pictureFilters;
    const canvas = drawn(screenshot, container, region);
    const places = (holes ?? []).map((hole) => pixels(hole, region, canvas));
    const whole = filled(canvas, places.filter(([left, top, right, bottom]) => left < right && top < bottom));
    const blob = await segue.screenshots.encode(filter ? filtered(whole, filter, scale) : whole);
    const url = URL.createObjectURL(blob);
    const image = new Image();
    image.src = url;
    await image.decode();
    return url;
  };

  /** The address of a part of a screenshot, which is cut once. */
  const address = (screenshot, container, origin) => {
    const key = JSON.stringify([container, ...origin.slice(2)]);
    if (!screenshot.cuts.has(key)) screenshot.cuts.set(key, cut(screenshot, container, origin));
    return screenshot.cuts.get(key);
  };

  /** A background in the style of its element, which may show a part of it only. */
  const placed = (record, images, sizes, positions) => {
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
  const bars = (record, isDeparting) => {
    const overlays = record.element.closest(".stage").querySelectorAll(".overlay");
    return [...overlays].map((overlay) => {
      const pictures = overlay.querySelectorAll(".picture");
      const picture = records.get(isDeparting ? pictures[0] : pictures[pictures.length - 1]);
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
    const parts = bars(record, isDeparting).reverse();
    const place = (start, length, whole) =>
      (Math.abs(whole - length) < 1e-6 ? 0 : start / (whole - length) * 100) + "%";
    const size = ({ frame }) => frame.slice(2).map((length, axis) => length / shown[axis] * 100 + "%").join(" ");
    const position = ({ frame }) =>
      place(frame[0] - left, frame[2], shown[0]) + " " + place(frame[1] - top, frame[3], shown[1]);
    const images = [...parts.map(({ picture }) => picture), record.timeline.pictures[record.number]];
    placed(record, images.map(segue.pictureURL), [...parts.map(size), record.style.size || "100% 100%"],
      [...parts.map(position), record.style.position || "0 0"]);
  };

  const showScene = (record, origin) => {
    // Elements have no holes, and what is filtered shows no bars that anyone could miss.
    const isPlainScreen = origin?.[3] && !origin[4];
    if (isPlainScreen && (own.from || own.to)) showWithBars(record, origin);
    else placed(record, [segue.pictureURL(record.timeline.pictures[record.number])]);
  };

  /** Shows what an element's picture is now; what it showed stays until that is drawn. */
  const show = async (record) => {
    const { timeline, number } = record;
    const origin = timeline.screens?.[number];
    const screenshot = origin && own[origin[0]];
    record.screenshot = screenshot;
    if (!screenshot) return showScene(record, origin);
    // As in the engine, a screenshot has no elements with names.
    if (!origin[2]) return placed(record, []);
    const work = address(screenshot, timeline.size, origin);
    pending.add(work);
    const url = await work;
    pending.delete(work);
    if (record.screenshot === screenshot) placed(record, [url]);
  };

  return {
    covering,
    /** Shows the picture of a timeline in an element, now and whenever the screenshots change. */
    add(element, timeline, number) {
      const { backgroundSize: size, backgroundPosition: position } = element.style;
      const record = { element, timeline, number, style: { size, position } };
      records.set(element, record);
    },
    /** Shows all pictures of a stage. */
    showAll(container) {
      for (const element of container.querySelectorAll(".picture")) {
        const record = records.get(element);
        if (record) show(record);
      }
    },
    /** Shows other screenshots everywhere. */
    use(screens) {
      const gone = [own.from, own.to].filter((one) => one && one !== screens.from && one !== screens.to);
      own = screens;
      this.showAll(document);
      for (const screenshot of gone) {
        for (const work of screenshot.cuts.values()) work.then((url) => URL.revokeObjectURL(url));
        screenshot.cuts.clear();
      }
    },
    /** Whether everything is drawn. */
    get isDrawn() { return pending.size === 0; },
  };
})();
