// The values of layers at a time, in plain units, read from layers that nobody sees.

import { make } from "./elements.js";
import { recordedPosition } from "./player.js";
import { Stage } from "./stage.js";

export class FrameValues {
  /** @param {Timeline} timeline */
  constructor(timeline) {
    this.size = timeline.size;
    this.screen = make("div", { class: "probe", "aria-hidden": "true" });
    document.body.append(this.screen);
    this.stage = new Stage(this.screen, timeline);
    this.recording = timeline.recording;
    this.homes = new Map();
    this.time = 0;
  }

  seek(time) {
    this.time = this.recording ? recordedPosition(this.recording, time) : time;
    this.stage.seek(this.time);
  }

  remove() {
    this.stage.remove();
    this.screen.remove();
  }

  /** The value of a layer's property, as text; empty where it has none in plain units. */
  text(index, property) {
    const style = getComputedStyle(this.stage.layer(index));
    const { position, decomposed } = FrameValues;
    const width = parseFloat(style.width);
    const height = parseFloat(style.height);
    const matrix = new DOMMatrix(style.transform);
    const center = position(matrix, width / 2, height / 2);
    const { scale, angles } = decomposed(matrix);
    const texts = {
      position: () => `x ${this.points(center.x)}, y ${this.points(center.y)} pt`,
      translation: () => this.translation(index, center, width, height),
      transform: () => [this.translation(index, center, width, height), this.scale(scale), this.rotation(angles)].join(" · "),
      scale: () => this.scale(scale), rotation: () => this.rotation(angles),
      size: () => `${this.points(width * scale[0])} × ${this.points(height * scale[1])} pt`,
      opacity: () => `${Math.round(Number(style.opacity) * 100)} %`,
      "corner radius": () => this.points(parseFloat(style.borderTopLeftRadius)) + " pt",
      colour: () => style.backgroundColor, depth: () => style.zIndex,
      shadow: () => this.shadow(style.boxShadow),
      blur: () => this.blur(style), visibility: () => (style.visibility === "hidden" ? "hidden" : "shown"),
    };
    return property.split(", ").map((one) => texts[one]?.()).filter(Boolean).join(" · ");
  }

  points(value) { return String(+value.toFixed(1) || 0).replace("-", "−"); }

  /** How far a layer is from its place: a screen from the middle of the container, anything else from its start. */
  translation(index, center, width, height) {
    const [containerWidth, containerHeight] = this.size;
    const isScreen = Math.abs(width - containerWidth) < 1 && Math.abs(height - containerHeight) < 1;
    if (!this.homes.has(index)) {
      this.homes.set(index, isScreen ? { x: containerWidth / 2, y: containerHeight / 2 } : this.start(index));
    }
    const home = this.homes.get(index);
    return `moved ${this.points(center.x - home.x)}, ${this.points(center.y - home.y)} pt`;
  }

  /** The center of a layer at the start. */
  start(index) {
    this.stage.seek(0);
    const style = getComputedStyle(this.stage.layer(index));
    const center = FrameValues.position(
      new DOMMatrix(style.transform), parseFloat(style.width) / 2, parseFloat(style.height) / 2);
    this.stage.seek(this.time);
    return center;
  }

  /** @param {number[]} scale */
  scale([x, y]) {
    const [a, b] = [x, y].map((value) => value.toFixed(2));
    return a === b ? `${a}×` : `${a} × ${b}`;
  }

  rotation(angles) {
    const names = ["x", "y", ""];
    const parts = angles.map((angle, axis) => [Math.round(angle * 10) / 10, names[axis]]).filter(([angle]) => angle !== 0);
    return parts.length ? parts.map(([angle, axis]) => `${axis} ${String(angle).replace("-", "−")}°`.trim()).join(", ") : "0°";
  }

  /** A shadow's opacity and radius. */
  shadow(text) {
    const alpha = Number(/rgba\([^)]*, ([\d.]+)\)/.exec(text)?.[1] ?? (text.startsWith("rgb(") ? 1 : 0));
    const [, , radius] = [...text.matchAll(/(-?[\d.]+)px/g)].map((match) => Number(match[1]));
    return alpha === 0 ? "none" : `${Math.round(alpha * 100)} %, ${this.points(radius ?? 0)} pt`;
  }

  blur(style) {
    const radius = /blur\(([\d.]+)px\)/.exec(`${style.filter} ${style.backdropFilter ?? ""}`)?.[1];
    return `${this.points(Number(radius ?? 0))} pt`;
  }

  /** The place of a layer's point in its parent. */
  static position(matrix, x, y) {
    const point = matrix.transformPoint(new DOMPoint(x, y));
    return { x: point.x / point.w, y: point.y / point.w };
  }

  /** The scales along x and y, and the rotations about x, y and z in degrees. */
  static decomposed(m) {
    const sx = Math.hypot(m.m11, m.m12, m.m13);
    const sy = Math.hypot(m.m21, m.m22, m.m23);
    const sz = Math.hypot(m.m31, m.m32, m.m33) || 1;
    if (m.is2D || sx === 0 || sy === 0) {
      return { scale: [sx, sy], angles: [0, 0, (Math.atan2(m.m12, m.m11) * 180) / Math.PI] };
    }
    const angles = [
      Math.atan2(m.m23 / sy, m.m33 / sz), Math.asin(Math.min(Math.max(-m.m13 / sx, -1), 1)), Math.atan2(m.m12, m.m11),
    ];
    return { scale: [sx, sy], angles: angles.map((angle) => (angle * 180) / Math.PI) };
  }
}
