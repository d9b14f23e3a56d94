// A second phone that plays another preset in step with the page's own.

import { cards } from "./cards.js";
import { make } from "./elements.js";
import { findTimeline, loadPart, presets } from "./loading.js";
import { findLook, isLookAvailable } from "./looks.js";
import { Player } from "./player.js";
import { PresetPicker } from "./preset-picker.js";

export class Comparison {
  /** @param {import("./preset-page.js").PresetPage} page */
  constructor(page) {
    this.page = page;
    this.phone = make("div", { class: "phone" }, make("div", { class: "screen" }));
    this.caption = make("figcaption", {});
    this.figure = make("figure", { class: "mount other" }, this.phone, this.caption);
    this.picker = new PresetPicker("Compare with…", (id) => page.select({ with: id }));
    this.status = make("span", { class: "comparing", hidden: true });
    this.controls = make("div", { class: "compare" }, this.picker.element, this.status);
  }

  get id() { return this.page.route.with; }

  /** Loads the other preset; returns why it cannot be shown, if so. */
  async load(look) {
    const { id } = this;
    if (!cards.all.has(id)) return `There is no preset '${id}' to compare with in this gallery.`;
    try {
      await loadPart(id, "card");
      const preset = await loadPart(id, "page");
      if (look && isLookAvailable(look, preset)) await loadPart(id, look);
    } catch (error) {
      return error.message;
    }
    return presets.get(id).problem;
  }

  /** Whether everything that it shows is loaded. */
  isLoaded(look) {
    const preset = presets.get(this.id);
    const has = (part) => preset?.loadedParts.has(part) ?? false;
    return has("card") && has("page") && (!look || has(look) || !isLookAvailable(look, preset));
  }

  /** Shows the other preset's operation of the same name, or else its first. */
  show(operation, look) {
    const preset = presets.get(this.id);
    const source = look ? findLook(preset, look) : undefined;
    const has = (name) => Boolean(findTimeline(preset, name, source));
    const isInLook = (name) => Boolean(findTimeline({ timelines: {} }, name, source));
    const all = [operation, ...preset.cardTimelines];
    // A look may have fewer operations; one in another look is the last resort.
    const names = [...all.filter(isInLook), ...all.filter(has)];
    const isFallback = names[0] !== operation;
    this.remove();
    this.page.mounts.append(this.figure);
    this.player = new Player(this.phone, preset, [names[0]], { before: 250, after: 800 }, source);
    const { name } = preset.facts.about;
    const duration = preset.facts.about.scroll ? "" : ` · ${Math.round(this.player.motionDuration)} ms`;
    this.caption.replaceChildren(
      make("a", { href: "#/" + encodeURIComponent(this.id) }, name), (isFallback ? ` · ${names[0]}` : "") + duration);
    this.status.replaceChildren(`Compared with ${name}`, make("button", {
      type: "button", class: "quiet", "aria-label": `Stop comparing with ${name}`,
      onclick: () => this.page.select({ with: undefined }),
    }, "Stop"));
    this.status.hidden = false;
  }

  /** Shows the same moment as the page, in milliseconds since the motion began. */
  seek(time) { this.player?.seek(this.player.clips[0].start + time); }

  remove() {
    this.player?.remove();
    this.player = null;
    this.figure.remove();
    this.status.hidden = true;
  }
}
