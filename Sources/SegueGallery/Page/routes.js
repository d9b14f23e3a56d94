// The addresses of presets' pages.

import { Changes } from "./changes.js";
import { deviceNames } from "./looks.js";
import { ownScreens } from "./own-screens.js";

/** Decodes a part of an address; returns it unchanged where it is invalid. */
const decodePart = (part) => {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
};

/** The frame in `x,y,width,height`; undefined where that is none. */
export const parseFrame = (text) => {
  const numbers = (text ?? "").split(",").map(Number);
  return text && numbers.length === 4 && numbers.every(Number.isFinite) ? numbers : undefined;
};

/** Parses `#/cell-zoom/dismiss?rtl&set=dimming:0.5,radius:20&t=120`; null is the index. */
export const parseRoute = (hash) => {
  const [path, query = ""] = hash.replace(/^#/, "").split(/\?(.*)/s);
  if (!path.startsWith("/")) return null;
  const [id, operation] = path.slice(1).split("/").map(decodePart);
  if (!id) return null;
  const fields = new URLSearchParams(query);
  const device = fields.get("device");
  return {
    id, operation, dark: fields.has("dark"), rtl: fields.has("rtl"), reducedMotion: fields.has("reduced-motion"),
    device: deviceNames.includes(device) ? device : "phone",
    value: Changes.normalized(fields.get("set") ?? ""), gesture: fields.get("gesture") ?? "",
    easing: fields.get("easing") ?? "", with: fields.get("with") || undefined,
    source: parseFrame(fields.get("source")), time: fields.has("t") ? Number(fields.get("t")) || 0 : undefined,
  };
};

/** The address of a preset's page. */
export const formatRoute = (route) => {
  const { id, operation, dark, rtl, reducedMotion, device = "phone", value, gesture, easing, with: other, time } = route;
  // Colons and commas may stay as they are, so that an address can be read.
  const field = (name, text) => (text ? name + "=" + encodeURIComponent(text).replace(/%(3A|2C)/g, decodeURIComponent) : "");
  const query = [
    dark ? "dark" : "", rtl ? "rtl" : "", reducedMotion ? "reduced-motion" : "",
    device === "phone" ? "" : "device=" + device, field("set", value), field("gesture", gesture),
    field("easing", easing), field("with", other), field("source", ownScreens.source?.join()),
    time === undefined ? "" : "t=" + time,
  ].filter(Boolean).join("&");
  return "#/" + encodeURIComponent(id) + (operation ? "/" + operation : "") + (query ? "?" + query : "");
};
