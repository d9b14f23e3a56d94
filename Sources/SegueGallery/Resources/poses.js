"use strict";
// Layers posed by a script, property by property, and layers that follow a finger.

segue.Poses = class {
  constructor(screen, shown) {
    this.stage = new segue.Stage(screen, { ...shown, lanes: "" });
    this.shown = shown;
    this.written = new Map();
  }

  /** The key of a layer's property, the same in every timeline. */
  key([layer, property]) { return this.shown.names[layer] + " " + property; }

  /** The values of all properties at weighted times: a map by layer and property. */
  texts(weights) {
    return new Map(this.shown.poses.map((pose) => {
      const values = pose[2];
      const pairs = weights.map(([index, weight]) => [values[index], weight]);
      return [this.key(pose), values.length === 1 ? values[0] : segue.texts.blend(pairs)];
    }));
  }

  /** Applies values to the layers; properties without a value stay unchanged. */
  show(texts) {
    for (const pose of this.shown.poses) {
      const key = this.key(pose);
      const text = texts.get(key);
      if (text === undefined || this.written.get(key) === text) continue;
      this.written.set(key, text);
      this.stage.layer(pose[0]).style[pose[1]] = text;
    }
    this.last = texts;
  }

  set isShown(isShown) { this.stage.isShown = isShown; }

  remove() { this.stage.remove(); }
};

/** Layers that follow a finger: sampled on a grid of finger positions, and interpolated from the nearest ones. */
segue.FollowingPoses = class extends segue.Poses {
  /** The grid positions next to a value, with their weights. */
  static near(places, value) {
    if (places.length === 1) return [[0, 1]];
    const last = places.length - 1;
    const held = Math.min(Math.max(value, places[0]), places[last]);
    const after = places.findIndex((place) => place > held);
    const index = after < 0 ? last - 1 : after - 1;
    const part = (held - places[index]) / (places[index + 1] - places[index]);
    return part === 0 ? [[index, 1]] : [[index, 1 - part], [index + 1, part]];
  }

  /** The values at a finger position, in points from where the gesture began. */
  at({ x, y }) {
    const { across, down } = this.shown;
    const { near } = segue.FollowingPoses;
    return this.texts(near(down, y).flatMap(([row, a]) =>
      near(across, x).map(([column, b]) => [row * across.length + column, a * b])));
  }

  /** The speed of the values' numbers under a moving finger, per second: a map of lists. */
  speeds(reading) {
    const moment = 0.001;
    const before = this.at(segue.after(reading, -moment));
    const after = this.at(segue.after(reading, moment));
    return new Map([...after].map(([key, text]) => {
      const [a, b] = [segue.texts.parse(before.get(key)), segue.texts.parse(text)];
      return [key, a.shape === b.shape ? b.numbers.map((number, index) => (number - a.numbers[index]) / (2 * moment)) : []];
    }));
  }
};
