"use strict";
// The presets' data, and how more of it is loaded.

const segue = {
  packing: document.documentElement.dataset.packing,
  calm: matchMedia("(prefers-reduced-motion: reduce)"),
  presets: new Map(),
  waiting: new Map(),
  addresses: new Map(),
  problems: {},
  version: 0,
};

/** The three parts of a preset: its card's animation, its page, and other parameter values. */
segue.kinds = { play: ".js", page: ".page.js", values: ".values.js" };

/** Adds a part of a preset. */
segue.add = (part) => {
  const known = segue.presets.get(part.id) ?? { id: part.id, shown: {}, parts: new Set() };
  const kind = part.values ? "values" : part.facts ? "page" : "play";
  const { shown, more, ...rest } = part;
  // The card's animation comes first and resets the rest.
  if (kind === "play") {
    Object.assign(known, { shown: {}, problem: undefined, values: undefined });
    known.parts.delete("values");
  }
  Object.assign(known, rest);
  Object.assign(known.shown, shown, more);
  known.parts.add(kind);
  segue.presets.set(part.id, known);
  const key = kind + " " + part.id;
  segue.waiting.get(key)?.resolve(known);
  segue.waiting.delete(key);
};

/** Loads a part of a preset, once. */
segue.load = (id, kind) => {
  const known = segue.presets.get(id);
  if (known?.parts.has(kind)) return Promise.resolve(known);
  const key = kind + " " + id;
  const begun = segue.waiting.get(key);
  if (begun) return begun.promise;
  const wait = {};
  wait.promise = new Promise((resolve, reject) => Object.assign(wait, { resolve, reject }));
  wait.fail = () => {
    segue.waiting.delete(key);
    wait.reject(new Error(`The data of '${id}' is not there.`));
  };
  segue.waiting.set(key, wait);
  if (segue.packing === "single") segue.unpack(id, kind, wait);
  else segue.fetch(id, kind, wait);
  return wait.promise;
};

/** Reads a part from the page that contains all of them. */
segue.unpack = (id, kind, wait) => {
  const text = document.getElementById(kind + "-" + id)?.textContent;
  queueMicrotask(() => (text ? segue.add(JSON.parse(text)) : wait.fail()));
};

/** Loads a part's file as a script, since a page opened from a file cannot read other files in any other way. */
segue.fetch = (id, kind, wait) => {
  const script = document.createElement("script");
  const version = segue.version ? "?v=" + segue.version : "";
  script.src = "data/" + encodeURIComponent(id) + segue.kinds[kind] + version;
  script.onload = () => script.remove();
  script.onerror = () => {
    script.remove();
    wait.fail();
  };
  document.head.append(script);
};

/**
 * Returns a preset's timeline by name, for a parameter value if it makes a difference; a string refers to an identical
 * timeline.
 */
segue.timeline = (preset, name, value) => {
  const find = (all) => (typeof all?.[name] === "string" ? all[all[name]] : all?.[name]);
  return find(value?.shown) ?? find(preset.shown);
};

/** Returns the URL of a picture. */
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
