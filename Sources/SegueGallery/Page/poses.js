// Layers posed by a script, property by property, and layers that follow a finger.

import { blendCSS, cssText, parseCSS, poseValues } from "./css-values.js";
import { Stage } from "./stage.js";
import { extrapolate } from "./touches.js";

export class Poses {
  constructor(screen, data) {
    this.stage = new Stage(screen, data);
    this.data = data;
    this.written = new Map();
  }

  /** The key of a layer's property, the same in every timeline. */
  key([layer, property]) { return this.data.names[layer] + " " + property; }

  /** Applies values, a map by layer and property; properties without a value stay unchanged. */
  show(values) {
    for (const pose of this.data.poses) {
      const key = this.key(pose);
      const value = values.get(key);
      if (value === undefined || this.written.get(key) === value) continue;
      this.written.set(key, value);
      const style = this.stage.layer(pose[0]).style;
      if (pose[1].startsWith("--")) style.setProperty(pose[1], value);
      else style[pose[1]] = value;
    }
    this.values = values;
  }

  set isShown(isShown) { this.stage.isShown = isShown; }

  remove() { this.stage.remove(); }
}

/** Layers that follow a finger: sampled on a grid of finger positions, and interpolated from the nearest ones. */
export class GridPoses extends Poses {
  /** The grid positions next to a value, with their weights. */
  static neighbors(positions, value) {
    if (positions.length === 1) return [[0, 1]];
    const last = positions.length - 1;
    const clamped = Math.min(Math.max(value, positions[0]), positions[last]);
    const after = positions.findIndex((position) => position > clamped);
    const index = after < 0 ? last - 1 : after - 1;
    const fraction = (clamped - positions[index]) / (positions[index + 1] - positions[index]);
    return fraction === 0 ? [[index, 1]] : [[index, 1 - fraction], [index + 1, fraction]];
  }

  /** The values at a finger position, in points from where the gesture began: a map by layer and property. */
  at({ x, y }) {
    const { columns, rows, poses } = this.data;
    const { neighbors } = GridPoses;
    const weights = neighbors(rows, y).flatMap(([row, a]) =>
      neighbors(columns, x).map(([column, b]) => [row * columns.length + column, a * b]));
    return new Map(poses.map((pose) => {
      const values = poseValues(pose);
      const pairs = weights.map(([index, weight]) => [values[index], weight]);
      return [this.key(pose), values.length === 1 ? cssText(values[0]) : blendCSS(pairs)];
    }));
  }

  /** The speed of the values' numbers under a moving finger, per second: a map of lists. */
  speeds(gesture) {
    const interval = 0.001;
    const before = this.at(extrapolate(gesture, -interval));
    const after = this.at(extrapolate(gesture, interval));
    return new Map([...after].map(([key, value]) => {
      const [a, b] = [before.get(key), value].map(parseCSS);
      const isSameShape = a.shape === b.shape;
      return [key, isSameShape ? b.numbers.map((number, index) => (number - a.numbers[index]) / (2 * interval)) : []];
    }));
  }
}
