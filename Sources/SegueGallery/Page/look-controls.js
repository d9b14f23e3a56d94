// The switches of a preset's look: device, appearance, layout direction and motion.

import { make } from "./elements.js";
import { availableLooks, changedLook, deviceNames, isAnyLookAvailable, isLookAvailable } from "./looks.js";

export class LookControls {
  /** @param {import("./preset-page.js").PresetPage} page */
  constructor(page) {
    this.page = page;
    const isAvailable = (look) => isLookAvailable(look, page.preset);
    const devices = deviceNames.filter((device) => isAvailable(device === "phone" ? "" : device));
    this.devices = devices.map((device) => make("button", {
      type: "button", "data-device": device, onclick: () => page.select(this.change({ device })),
    }, device));
    this.chips = [["dark", "dark", "dark"], ["rtl", "right to left", "rtl"], ["reducedMotion", "reduced motion", "reduced-motion"]]
      .filter(([, , look]) => isAvailable(look)).map(([key, label]) => this.chip(key, label));
    const isComplete = [...availableLooks].every(isAvailable);
    const note = isAnyLookAvailable || availableLooks.size === 0 ? null : make("p", { class: "note" },
      `One at a time here${isComplete ? "" : ", and not all of them, for this preset is large"}; `,
      make("code", {}, "segue gallery --serve"), " shows them in any combination.");
    this.element = make("div", { class: "looks" },
      devices.length > 1
        ? make("div", { class: "segments", role: "group", "aria-label": "Device" }, ...this.devices) : null,
      ...this.chips, note);
  }

  chip(key, label) {
    return make("label", { class: "chip" },
      make("input", {
        type: "checkbox", "data-look": key,
        onchange: (event) => this.page.select(this.change({ [key]: event.currentTarget.checked })),
      }), make("span", {}, label));
  }

  /** The changes of the route that a switch makes, with those of the others that it excludes. */
  change(change) {
    const { dark, rtl, reducedMotion, device } = changedLook(this.page.route, change, this.page.preset);
    return { dark, rtl, reducedMotion, device };
  }

  update() {
    const { route } = this.page;
    for (const button of this.devices) {
      button.setAttribute("aria-pressed", button.dataset.device === (route.device ?? "phone"));
    }
    for (const chip of this.chips) {
      const input = chip.querySelector("input");
      input.checked = Boolean(route[input.dataset.look]);
    }
  }
}
