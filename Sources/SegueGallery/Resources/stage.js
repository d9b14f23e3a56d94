"use strict";
// What is known of presets, how a timeline becomes elements, and the clock that moves all of them.

const segue = {
  packing: document.documentElement.dataset.packing,
  calm: matchMedia("(prefers-reduced-motion: reduce)"),
  presets: new Map(),
  waiting: new Map(),
  addresses: new Map(),
  version: 0,
};

/** Takes a part of a preset: what its card plays, or what its page adds. */
segue.add = (part) => {
  const known = segue.presets.get(part.id) ?? { id: part.id, shown: {}, parts: new Set() };
  const kind = part.facts ? "page" : "play";
  if (kind === "play") known.shown = {};
  const { shown, more, ...rest } = part;
  Object.assign(known, { problem: undefined, ...(kind === "play" ? {} : { problem: known.problem }) }, rest);
  Object.assign(known.shown, shown, more);
  known.parts.add(kind);
  segue.presets.set(part.id, known);
  const key = kind + " " + part.id;
  segue.waiting.get(key)?.resolve(known);
  segue.waiting.delete(key);
};

/** Loads a part of a preset, "play" or "page". */
segue.load = (id, kind) => {
  const known = segue.presets.get(id);
  if (known?.parts.has(kind)) return Promise.resolve(known);
  const key = kind + " " + id;
  const begun = segue.waiting.get(key);
  if (begun) return begun.promise;
  const wait = {};
  wait.promise = new Promise((resolve, reject) => Object.assign(wait, { resolve, reject }));
  segue.waiting.set(key, wait);
  if (segue.packing === "single") {
    const text = document.getElementById(kind + "-" + id)?.textContent;
    if (text) queueMicrotask(() => segue.add(JSON.parse(text)));
    else wait.reject(new Error("there is no preset " + id));
  } else {
    const script = document.createElement("script");
    const version = segue.version ? "?v=" + segue.version : "";
    script.src = "data/" + encodeURIComponent(id) + (kind === "page" ? ".page" : "") + ".js" + version;
    script.onload = () => script.remove();
    script.onerror = () => {
      segue.waiting.delete(key);
      wait.reject(new Error("data of " + id + " is not there"));
    };
    document.head.append(script);
  }
  return wait.promise;
};

/** A timeline of a preset by its name; a twin stands for another. */
segue.timeline = (preset, name) => {
  const shown = preset.shown?.[name];
  return typeof shown === "string" ? preset.shown[shown] : shown;
};

/** The address of a picture. */
segue.address = (name) => {
  if (segue.packing !== "single") return "media/" + name + ".webp";
  if (!segue.addresses.has(name)) {
    const text = atob(document.getElementById("media-" + name).textContent);
    const bytes = Uint8Array.from(text, (letter) => letter.charCodeAt(0));
    const blob = new Blob([bytes], { type: "image/webp" });
    segue.addresses.set(name, URL.createObjectURL(blob));
  }
  return segue.addresses.get(name);
};

/** The layers of a timeline in a screen, held at a time. */
segue.Stage = class {
  static count = 0;

  constructor(screen, shown) {
    this.shown = shown;
    this.duration = shown.duration;
    const uid = "s" + ++segue.Stage.count + "-";
    this.element = document.createElement("div");
    this.element.className = "stage";
    const [width, height] = shown.size;
    this.element.style.cssText =
      `width:${width}px;height:${height}px;background-color:${shown.background}`;
    this.element.innerHTML = shown.markup.replaceAll("UID-", uid);
    for (const picture of this.element.querySelectorAll(".picture")) {
      const number = /(?:^|\s)p(\d+)(?:\s|$)/.exec(picture.className);
      if (!number) continue;
      picture.style.backgroundImage = `url("${segue.address(shown.pictures[number[1]])}")`;
    }
    screen.append(this.element);
    const layer = (index) => this.element.querySelector("#" + uid + "l" + index);
    this.animations = shown.keyframes.map(([index, property, keyframes, easing]) => {
      const frames = keyframes.map(([offset, value]) => ({ offset, [property]: value }));
      const animation = layer(index).animate(frames, {
        duration: Math.max(this.duration, 1), fill: "both", easing: easing ?? "linear",
      });
      animation.pause();
      return animation;
    });
    this.layer = layer;
    this.seek(0);
  }

  /** Shows a time, in milliseconds. */
  seek(time) {
    const held = this.duration > 0 ? Math.min(Math.max(time, 0), this.duration) : 1;
    for (const animation of this.animations) animation.currentTime = held;
  }

  set isShown(isShown) { this.element.style.display = isShown ? "" : "none"; }

  remove() {
    for (const animation of this.animations) animation.cancel();
    this.element.remove();
  }
};

/** Timelines one after the other on one screen, with rests between them. */
segue.Reel = class {
  constructor(phone, preset, names, rest = { before: 300, after: 900 }) {
    this.phone = phone;
    this.screen = phone.querySelector(".screen");
    this.size = segue.timeline(preset, names[0]).size;
    this.parts = [];
    let start = 0;
    for (const name of names) {
      const shown = segue.timeline(preset, name);
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

  /** Makes the layers as wide as the screen. */
  fit() {
    const scale = this.screen.clientWidth / this.size[0];
    this.screen.style.setProperty("--scale", scale || 1);
  }

  /** Shows a time of the whole, rests included. */
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

  /** How much of all motion is done, 0…1. */
  get progress() {
    const before = this.parts.slice(0, this.parts.indexOf(this.current));
    const done = before.reduce((sum, part) => sum + part.length, 0) + this.local;
    return this.motion > 0 ? done / this.motion : 1;
  }

  /** Shows a part of all motion, 0…1. */
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

  /** Lets time pass. */
  advance(milliseconds) {
    const next = this.time + milliseconds * this.speed;
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

/** The place of a film at a time: what moves it is drawn as points at even distances. */
segue.filmed = (film, time) => {
  const place = film.duration > 0 ? (time / film.duration) * (film.places.length - 1) : 0;
  const index = Math.min(Math.floor(place), film.places.length - 2);
  const [a, b] = [film.places[index], film.places[index + 1]];
  return a + (b - a) * (place - index);
};

/** The one clock: it runs only while something plays. */
segue.clock = (() => {
  const players = new Set();
  let last = 0;
  let request = 0;
  const tick = (now) => {
    // A frame may be stamped a little before the moment at which it was asked for.
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
