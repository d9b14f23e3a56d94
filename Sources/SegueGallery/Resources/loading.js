"use strict";
// The presets' data, and how more of it is loaded.

const segue = {
  packing: document.documentElement.dataset.packing,
  reducedMotion: matchMedia("(prefers-reduced-motion: reduce)"),
  presets: new Map(),
  pendingLoads: new Map(),
  pictureURLs: new Map(),
  problems: {},
  version: 0,
};

/**
 * The file suffixes of a preset's parts; the first screen of the index has two of its own, and other looks have the
 * suffix of their name.
 */
segue.fileSuffixes = {
  card: ".js", page: ".page.js", values: ".values.js", hero: ".hero.js", gesture: ".gesture.js",
};

/** The kind of a preset's part, by a member that only this kind has. */
segue.partKind = (part) => {
  const members = { values: "values", facts: "page", hero: "hero", held: "gesture" };
  return part.variant ?? members[Object.keys(members).find((member) => member in part)] ?? "card";
};

/** Adds a part of a preset. */
segue.add = (part) => {
  const preset = segue.presets.get(part.id) ?? { id: part.id, timelines: {}, loadedParts: new Set() };
  const kind = segue.partKind(part);
  const { timelines, isDraft, ...members } = part;
  // The card's animation comes first and resets the rest; a draft leaves what it does not replace.
  if (kind === "card") {
    const kept = isDraft ? segue.gestureTimelines(preset) : {};
    Object.assign(preset, { timelines: kept, problem: undefined, values: undefined, variants: {} });
    preset.loadedParts.clear();
  }
  if (part.variant) {
    preset.variants[part.variant] = part;
  } else {
    Object.assign(preset, members);
    Object.assign(preset.timelines, timelines);
  }
  preset.loadedParts.add(kind);
  segue.presets.set(part.id, preset);
  const key = kind + " " + part.id;
  segue.pendingLoads.get(key)?.resolve(preset);
  segue.pendingLoads.delete(key);
};

/** Adds a part that is packed: base64 of JSON that gzip compressed. */
segue.unpack = async (packed) => {
  const script = document.currentScript;
  try {
    const bytes = Uint8Array.from(atob(packed), (character) => character.charCodeAt(0));
    const stream = new Blob([bytes]).stream().pipeThrough(new DecompressionStream("gzip"));
    segue.add(await new Response(stream).json());
  } catch {
    script.dispatchEvent(new Event("error"));
  }
};

/** Forgets the data of a preset that is not on the screen, and is not being loaded. */
segue.release = (id) => {
  const isLoading = [...segue.pendingLoads.keys()].some((key) => key.endsWith(" " + id));
  const page = segue.pages.current;
  const isShown = page && (page.preset.id === id || page.route.with === id);
  if (!isLoading && !isShown) segue.presets.delete(id);
};

/** Loads a part of a preset, once. */
segue.load = (id, kind) => {
  const preset = segue.presets.get(id);
  if (preset?.loadedParts.has(kind)) return Promise.resolve(preset);
  const key = kind + " " + id;
  const pending = segue.pendingLoads.get(key);
  if (pending) return pending.promise;
  const load = {};
  load.promise = new Promise((resolve, reject) => Object.assign(load, { resolve, reject }));
  load.fail = () => {
    segue.pendingLoads.delete(key);
    load.reject(new Error(`The preset '${id}' could not be loaded.`));
  };
  segue.pendingLoads.set(key, load);
  if (segue.packing === "single") segue.readEmbedded(id, kind, load);
  else segue.loadFile(id, kind, load);
  return load.promise;
};

/** Reads a part from the page that contains all of them. */
segue.readEmbedded = (id, kind, load) => {
  const text = document.getElementById(kind + "-" + id)?.textContent;
  queueMicrotask(() => (text ? segue.add(JSON.parse(text)) : load.fail()));
};

/** Loads a part's file as a script, since a page opened from a file cannot read other files in any other way. */
segue.loadFile = (id, kind, load) => {
  const script = document.createElement("script");
  const version = segue.version ? "?v=" + segue.version : "";
  script.src = "data/" + encodeURIComponent(id) + (segue.fileSuffixes[kind] ?? `.${kind}.js`) + version;
  script.onload = () => script.remove();
  script.onerror = () => {
    script.remove();
    load.fail();
  };
  document.head.append(script);
};

/**
 * Returns a preset's timeline by name, for a parameter value if it makes a difference; a string refers to an identical
 * timeline, or to one with the same curves.
 */
segue.timeline = (preset, name, value) => {
  const find = (all) => {
    const timeline = typeof all?.[name] === "string" ? all[all[name]] : all?.[name];
    if (typeof timeline?.curves === "string") timeline.curves = all[timeline.curves].curves;
    return timeline;
  };
  return find(value?.timelines) ?? find(preset.timelines);
};

/** The timelines that a preset's gestures scrub. */
segue.gestureTimelines = (preset) => {
  const names = Object.keys(preset.timelines).filter((name) => name.endsWith(".scrubbed"));
  return Object.fromEntries(names.map((name) => [name, segue.timeline(preset, name)]));
};

/** Returns the URL of a picture. */
segue.pictureURL = (name) => {
  if (segue.packing !== "single") return "media/" + name + ".webp";
  if (!segue.pictureURLs.has(name)) {
    const text = atob(document.getElementById("media-" + name).textContent);
    const bytes = Uint8Array.from(text, (character) => character.charCodeAt(0));
    const blob = new Blob([bytes], { type: "image/webp" });
    segue.pictureURLs.set(name, URL.createObjectURL(blob));
  }
  return segue.pictureURLs.get(name);
};
