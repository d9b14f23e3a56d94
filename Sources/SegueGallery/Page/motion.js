// The motion of a timeline's layers: cubic curves of numbers in texts, and keyframes of what has nothing in between.

import { blendCSS } from "./css-values.js";

/** A number over time as cubic pieces, each given by its values at its thirds; a piece without length is a jump. */
class Curve {
  constructor([unit, lengths, differences]) {
    this.unit = unit;
    this.times = Curve.sums(lengths);
    this.values = Curve.sums(differences);
    this.length = this.times.at(-1);
  }

  static sums(differences) {
    const result = new Int32Array(differences.length + 1);
    for (let index = 0; index < differences.length; index += 1) result[index + 1] = result[index] + differences[index];
    return result;
  }

  /** The number at a fraction of the whole length, 0…1. */
  at(fraction) {
    const { times, values } = this;
    const time = fraction * this.length;
    let piece = 0;
    while (piece < times.length - 2 && time >= times[piece + 1]) piece += 1;
    const u = Math.min((time - times[piece]) / (times[piece + 1] - times[piece] || 1), 1);
    const [a, b, c, first] = [u - 1 / 3, u - 2 / 3, u - 1, 3 * piece];
    return (-4.5 * a * b * c * values[first] + 13.5 * u * b * c * values[first + 1]
      - 13.5 * u * a * c * values[first + 2] + 4.5 * u * a * b * values[first + 3]) / this.unit;
  }
}

/** A property of a layer whose numbers move: each along one curve, or each along all of them. */
class Track {
  static ticksPerMillisecond = 100;

  constructor([, , text, first, distances, begin, length, indices], curves) {
    this.words = text.split("#");
    this.first = first;
    this.distances = distances;
    this.begin = begin / Track.ticksPerMillisecond;
    this.length = length / Track.ticksPerMillisecond;
    const own = Array.isArray(indices) ? indices : first.map(() => indices);
    const used = [...new Set(own)];
    this.curves = used.map((index) => curves[index]);
    this.startText = undefined;
    this.endText = undefined;
    /** The place of each number's curve among these; null where a number moves along all. */
    this.places = Array.isArray(distances[0]) ? null : own.map((index) => used.indexOf(index));
  }

  /** The text at a time in milliseconds. */
  at(time) {
    if (time <= this.begin) return this.startText ??= this.text(0);
    if (time >= this.begin + this.length) return this.endText ??= this.text(1);
    return this.text((time - this.begin) / this.length);
  }

  /** The text at a fraction of the whole length, 0…1. */
  text(fraction) {
    const { words, first, distances, places } = this;
    const fractions = this.curves.map((curve) => curve.at(fraction));
    let text = words[0];
    for (let index = 0; index < first.length; index += 1) {
      const number = places
        ? first[index] + distances[index] * fractions[places[index]]
        : distances[index].reduce((sum, distance, place) => sum + distance * fractions[place], first[index]);
      text += Track.rounded(number) + words[index + 1];
    }
    return text;
  }

  /** A number with the digits that show; those of a perspective are small. */
  static rounded(number) {
    const factor = Math.abs(number) < 1 ? 1e9 : 1e5;
    return Math.round(number * factor) / factor;
  }
}

/** A property of a layer with a text for each of some times. */
class KeyframeTrack {
  constructor([, , keyframes], duration) {
    this.times = keyframes.map(([offset]) => offset * duration);
    this.texts = keyframes.map(([, text]) => text);
  }

  /** The text at a time in milliseconds. */
  at(time) {
    const { times, texts } = this;
    let index = times.length - 1;
    while (index > 0 && times[index] > time) index -= 1;
    if (time <= times[index] || index === times.length - 1) return texts[index];
    const fraction = (time - times[index]) / (times[index + 1] - times[index]);
    return blendCSS([[texts[index], 1 - fraction], [texts[index + 1], fraction]]);
  }
}

/** All that moves in a timeline: writes to elements only what changes. */
export class Motion {
  constructor({ duration, motion, curves: shapes }, layer) {
    const curves = shapes.map((curve) => new Curve(curve));
    const prepare = (data, track) => {
      const { style } = layer(data[0]);
      const property = data[1];
      const write = property.startsWith("--")
        ? (text) => style.setProperty(property, text) : (text) => { style[property] = text; };
      return { track, write, text: undefined };
    };
    this.moving = [
      ...motion.tracks.map((data) => prepare(data, new Track(data, curves))),
      ...motion.keyframes.map((data) => prepare(data, new KeyframeTrack(data, duration))),
    ];
  }

  /** Shows a time in milliseconds. */
  seek(time) {
    for (const one of this.moving) {
      const text = one.track.at(time);
      if (text === one.text) continue;
      one.text = text;
      one.write(text);
    }
  }
}
