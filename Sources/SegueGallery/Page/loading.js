// The presets' data, and how more of it is loaded.

import { currentPage } from "./current-page.js";

/** How the page loads its parts: from files beside it, from a server, or from itself. */
export const packing = document.documentElement.dataset.packing;

/**
 * The presets of which something has been loaded, by id.
 *
 * @type {Map<string, Preset>}
 */
export const presets = new Map();

/** What a server said last: the number of its changes, and the problems of saved files by preset. */
export const served = { version: 0, problems: {} };

const pendingLoads = new Map();
const pictureURLs = new Map();

/**
 * The file suffixes of a preset's parts; the first screen of the index has two of its own, and other looks have the
 * suffix of their name.
 */
const fileSuffixes = {
  card: ".js", page: ".page.js", values: ".values.js", hero: ".hero.js", gesture: ".gesture.js",
};

/** The kind of a preset's part, by a member that only this kind has. */
const partKind = (part) => {
  const members = { values: "values", facts: "page", hero: "hero", held: "gesture" };
  return part.variant ?? members[Object.keys(members).find((member) => member in part)] ?? "card";
};

/** Adds a part of a preset. */
export const addPart = (part) => {
  /** @type {Preset} */
  const preset = presets.get(part.id) ?? { id: part.id, timelines: {}, loadedParts: new Set() };
  const kind = partKind(part);
  const { timelines, isDraft, ...members } = part;
  // The card's animation comes first and resets the rest; a draft leaves what it does not replace.
  if (kind === "card") {
    const kept = isDraft ? gestureTimelines(preset) : {};
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
  presets.set(part.id, preset);
  const key = kind + " " + part.id;
  pendingLoads.get(key)?.resolve(preset);
  pendingLoads.delete(key);
};

/** Adds a part that is packed: base64 of JSON that gzip compressed. */
export const unpackPart = async (packed) => {
  const script = document.currentScript;
  try {
    const bytes = Uint8Array.from(atob(packed), (character) => character.charCodeAt(0));
    const stream = new Blob([bytes]).stream().pipeThrough(new DecompressionStream("gzip"));
    addPart(await new Response(stream).json());
  } catch {
    script.dispatchEvent(new Event("error"));
  }
};

/** Forgets the data of a preset that is not on the screen, and is not being loaded. */
export const releasePreset = (id) => {
  const isLoading = [...pendingLoads.keys()].some((key) => key.endsWith(" " + id));
  const isShown = currentPage && (currentPage.preset.id === id || currentPage.route.with === id);
  if (!isLoading && !isShown) presets.delete(id);
};

/** Reads a part from the page that contains all of them. */
const readEmbedded = (id, kind, load) => {
  const text = document.getElementById(kind + "-" + id)?.textContent;
  queueMicrotask(() => (text ? addPart(JSON.parse(text)) : load.fail()));
};

/** Loads a part's file as a script, since a page opened from a file cannot read other files in any other way. */
const loadFile = (id, kind, load) => {
  const script = document.createElement("script");
  const version = served.version ? "?v=" + served.version : "";
  script.src = "data/" + encodeURIComponent(id) + (fileSuffixes[kind] ?? `.${kind}.js`) + version;
  script.onload = () => script.remove();
  script.onerror = () => {
    script.remove();
    load.fail();
  };
  document.head.append(script);
};

/**
 * Loads a part of a preset, once.
 *
 * @param {string} id
 * @param {string} kind
 * @returns {Promise<Preset>}
 */
export const loadPart = (id, kind) => {
  const preset = presets.get(id);
  if (preset?.loadedParts.has(kind)) return Promise.resolve(preset);
  const key = kind + " " + id;
  const pending = pendingLoads.get(key);
  if (pending) return pending.promise;
  const load = {};
  load.promise = new Promise((resolve, reject) => Object.assign(load, { resolve, reject }));
  load.fail = () => {
    pendingLoads.delete(key);
    load.reject(new Error(`The preset '${id}' could not be loaded.`));
  };
  pendingLoads.set(key, load);
  if (packing === "single") readEmbedded(id, kind, load);
  else loadFile(id, kind, load);
  return load.promise;
};

/**
 * Returns a preset's timeline by name, for a parameter value if it makes a difference; a string refers to an identical
 * timeline, or to one with the same curves.
 *
 * @param {Pick<Preset, "timelines">} preset
 * @param {string} name
 * @param {TimelineSource} [value]
 * @returns {Timeline | undefined}
 */
export const findTimeline = (preset, name, value) => {
  const find = (all) => {
    const timeline = typeof all?.[name] === "string" ? all[all[name]] : all?.[name];
    if (typeof timeline?.curves === "string") timeline.curves = all[timeline.curves].curves;
    return timeline;
  };
  return find(value?.timelines) ?? find(preset.timelines);
};

/** The timelines that a preset's gestures scrub. */
const gestureTimelines = (preset) => {
  const names = Object.keys(preset.timelines).filter((name) => name.endsWith(".scrubbed"));
  return Object.fromEntries(names.map((name) => [name, findTimeline(preset, name)]));
};

/** Returns the URL of a picture. */
export const pictureURL = (name) => {
  if (packing !== "single") return "media/" + name + ".webp";
  if (!pictureURLs.has(name)) {
    const text = atob(document.getElementById("media-" + name).textContent);
    const bytes = Uint8Array.from(text, (character) => character.charCodeAt(0));
    const blob = new Blob([bytes], { type: "image/webp" });
    pictureURLs.set(name, URL.createObjectURL(blob));
  }
  return pictureURLs.get(name);
};
