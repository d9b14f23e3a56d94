"use strict";
// Timelines played in sequence, and the shared clock of all players.

/** Timelines played in sequence on one screen, with pauses between them. */
segue.Reel = class {
  constructor(phone, preset, names, rest = { before: 300, after: 900 }, value = undefined) {
    this.phone = phone;
    this.screen = phone.querySelector(".screen");
    this.size = segue.timeline(preset, names[0], value).size;
    this.parts = [];
    let start = 0;
    for (const name of names) {
      const shown = segue.timeline(preset, name, value);
      const stage = new segue.Stage(this.screen, shown);
      const path = preset.gestures?.scroll ?? shown.scroll;
      const length = shown.film ? shown.film.duration : shown.duration;
      this.parts.push({ name, shown, stage, start: start + rest.before, length, path });
      start += rest.before + length + rest.after;
    }
    this.duration = start;
    this.motion = this.parts.reduce((sum, part) => sum + part.length, 0);
    this.time = 0;
    this.speed = 1;
    this.isPlaying = false;
    this.fit();
    this.seek(0);
  }

  /** Scales the layers to the screen's width. */
  fit() {
    const scale = this.screen.clientWidth / this.size[0];
    this.screen.style.setProperty("--scale", scale || 1);
  }

  /** Shows a time of the whole sequence, pauses included. */
  seek(time) {
    this.time = Math.min(Math.max(time, 0), this.duration);
    let current = this.parts[0];
    for (const part of this.parts) if (this.time >= part.start - 0.001) current = part;
    for (const part of this.parts) part.stage.isShown = part === current;
    const local = Math.min(Math.max(this.time - current.start, 0), current.length);
    current.stage.seek(current.shown.film ? segue.filmed(current.shown.film, local) : local);
    this.current = current;
    this.local = local;
    this.onchange?.();
  }

  /** The progress of all motion, 0…1, without pauses. */
  get progress() {
    const before = this.parts.slice(0, this.parts.indexOf(this.current));
    const done = before.reduce((sum, part) => sum + part.length, 0) + this.local;
    return this.motion > 0 ? done / this.motion : 1;
  }

  /** Shows a progress of all motion, 0…1. */
  set progress(progress) {
    let left = Math.min(Math.max(progress, 0), 1) * this.motion;
    for (const part of this.parts) {
      if (left <= part.length || part === this.parts.at(-1)) return this.seek(part.start + left);
      left -= part.length;
    }
  }

  play() {
    if (this.isPlaying) return;
    this.isPlaying = true;
    segue.clock.add(this);
  }

  pause() {
    this.isPlaying = false;
    segue.clock.delete(this);
  }

  /** Advances the playback. */
  advance(milliseconds) {
    // Slow motion applies to motion only: pauses are not slowed down.
    const isMoving = this.time >= this.current.start && this.local < this.current.length;
    const next = this.time + milliseconds * (isMoving ? this.speed : Math.max(this.speed, 1));
    if (next < this.duration) return this.seek(next);
    if (this.isOnce) {
      this.seek(this.duration);
      this.pause();
      return this.onend?.();
    }
    this.seek(next % this.duration);
  }

  remove() {
    this.pause();
    for (const part of this.parts) part.stage.remove();
  }
};

/** The position of a sampled animation at a time, from points at even intervals. */
segue.filmed = (film, time) => {
  const place = film.duration > 0 ? (time / film.duration) * (film.places.length - 1) : 0;
  const index = Math.min(Math.floor(place), film.places.length - 2);
  const [a, b] = [film.places[index], film.places[index + 1]];
  return a + (b - a) * (place - index);
};

/** The shared clock: it runs only while something plays. */
segue.clock = (() => {
  const players = new Set();
  let last = 0;
  let request = 0;
  const tick = (now) => {
    // A frame's timestamp may be slightly earlier than the time of its request.
    const passed = Math.min(Math.max(now - last, 0), 100);
    last = now;
    for (const player of [...players]) player.advance(passed);
    request = players.size ? requestAnimationFrame(tick) : 0;
  };
  return {
    add(player) {
      players.add(player);
      if (request) return;
      last = performance.now();
      request = requestAnimationFrame(tick);
    },
    delete(player) { players.delete(player); },
    get count() { return players.size; },
  };
})();
