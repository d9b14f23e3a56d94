// Other looks and layouts of a preset: dark, right to left, reduced motion, and other devices.

import { findTimeline } from "./loading.js";

export const availableLooks = new Set((document.documentElement.dataset.variants ?? "").split(" ").filter(Boolean));
// A server makes every combination on demand.
export const isAnyLookAvailable = availableLooks.has("any");

export const deviceNames = ["phone", "tablet", "landscape"];

export const standardLook = { dark: false, rtl: false, reducedMotion: false, device: "phone" };

/** The name of a route's look, as in `dark.rtl.tablet`; empty for the standard form. */
export const lookName = ({ dark, rtl, reducedMotion, device = "phone" }) => [
  dark && "dark", rtl && "rtl", reducedMotion && "reduced-motion", device !== "phone" && device,
].filter(Boolean).join(".");

/** Whether a preset can be shown in a look; the heaviest do not have all of them in a folder. */
export const isLookAvailable = (look, preset) =>
  look === "" || isAnyLookAvailable || (availableLooks.has(look) && (preset.looks?.includes(look) ?? false));

/** A route after a change; what cannot be combined with the change here is switched off. */
export const changedLook = (route, change, preset) => {
  const wanted = { ...standardLook, ...route, ...change };
  if (isLookAvailable(lookName(wanted), preset)) return wanted;
  return { ...wanted, ...standardLook, ...change };
};

/** An object with differences applied, objects in it in turn; null removes a member. */
const withDifferences = (differences, original) => {
  const isObject = (value) => value !== null && typeof value === "object" && !Array.isArray(value);
  const result = { ...original };
  for (const [key, value] of Object.entries(differences)) {
    result[key] = isObject(value) && isObject(original?.[key]) ? withDifferences(value, original[key]) : value;
  }
  return result;
};

/** A loaded look with complete timelines and gestures; undefined until it is loaded. */
export const findLook = (preset, look) => {
  const part = preset.variants?.[look];
  if (!part || part.isLook || part.problem) return part;
  const complete = (all, original) => Object.fromEntries(Object.entries(all).map(([key, value]) => [
    key, typeof value === "string" || value === null || part.isWhole ? value : withDifferences(value, original(key)),
  ]));
  const timelines = complete(part.timelines, (key) => findTimeline(preset, key));
  const gestures = complete(part.gestures, (key) => preset.gestures?.[key]);
  const list = preset.gestures?.scroll;
  if (list && timelines.scroll) gestures.scroll ??= scrollRange(list, timelines.scroll, look.split(".").includes("rtl"));
  preset.variants[look] = { ...part, isLook: true, timelines, gestures };
  return preset.variants[look];
};

/** How a list scrolls in a look: as far as its timeline goes, which has as much room past the end as before the start. */
const scrollRange = (list, { duration, size }, isRightToLeft) => ({
  ...list, endOffset: Math.max(duration + 2 * list.firstOffset, 0), length: size[list.sideways ? 0 : 1],
  sideways: list.sideways * (isRightToLeft ? -1 : 1),
});
