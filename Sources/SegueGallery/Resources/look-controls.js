"use strict";
// The switches of a preset's look: device, appearance, layout direction and motion.

segue.LookControls = class {
  constructor(page) {
    this.page = page;
    const make = segue.element;
    const { looks } = segue;
    const isAvailable = (look) => looks.isAvailable(look, page.preset);
    const devices = looks.devices.filter((device) => isAvailable(device === "phone" ? "" : device));
    this.devices = devices.map((device) => make("button", {
      type: "button", "data-device": device, onclick: () => page.select(this.change({ device })),
    }, device));
    this.chips = [["dark", "dark", "dark"], ["rtl", "right to left", "rtl"], ["reducedMotion", "reduced motion", "reduced-motion"]]
      .filter(([, , look]) => isAvailable(look)).map(([key, label]) => this.chip(key, label));
    const isComplete = [...looks.available].every(isAvailable);
    const note = looks.isAnyAvailable || looks.available.size === 0 ? null : make("p", { class: "note" },
      `One at a time here${isComplete ? "" : ", and not all of them, for this preset is large"}; `,
      make("code", {}, "segue gallery --serve"), " shows them in any combination.");
    this.element = make("div", { class: "looks" },
      devices.length > 1
        ? make("div", { class: "segments", role: "group", "aria-label": "Device" }, ...this.devices) : null,
      ...this.chips, note);
  }

  chip(key, label) {
    return segue.element("label", { class: "chip" },
      segue.element("input", {
        type: "checkbox", "data-look": key,
        onchange: (event) => this.page.select(this.change({ [key]: event.currentTarget.checked })),
      }), segue.element("span", {}, label));
  }

  /** The changes of the route that a switch makes, with those of the others that it excludes. */
  change(change) {
    const { dark, rtl, reducedMotion, device } = segue.looks.changed(this.page.route, change, this.page.preset);
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
};
