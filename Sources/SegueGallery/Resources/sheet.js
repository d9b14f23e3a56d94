"use strict";
// The page of one preset.

segue.element = (name, attributes = {}, ...children) => {
  const element = document.createElement(name);
  for (const [key, value] of Object.entries(attributes)) {
    if (key.startsWith("on")) element.addEventListener(key.slice(2), value);
    else if (value !== undefined && value !== null && value !== false) {
      element.setAttribute(key, value === true ? "" : value);
    }
  }
  element.append(...children.flat().filter((child) => child !== null && child !== undefined));
  return element;
};

segue.sheet = (() => {
  const room = document.getElementById("sheet");
  const make = segue.element;
  const speeds = [0.1, 0.25, 0.5, 1, 2];
  let open = null;

  const icon = (paths) => {
    const svg = document.createElementNS("http://www.w3.org/2000/svg", "svg");
    svg.setAttribute("viewBox", "0 0 24 24");
    svg.setAttribute("aria-hidden", "true");
    for (const [name, d] of paths) {
      const path = document.createElementNS("http://www.w3.org/2000/svg", "path");
      path.setAttribute("d", d);
      if (name) path.setAttribute("class", name);
      svg.append(path);
    }
    return svg;
  };

  const copyButton = (text, label) => make("button", {
    type: "button", class: "copy", "aria-label": "Copy " + label,
    async onclick(event) {
      const button = event.currentTarget;
      let done = true;
      try {
        await navigator.clipboard.writeText(text);
      } catch {
        // Pages of a file may not reach the clipboard in every browser: the old way is left.
        const area = make("textarea", { class: "hidden" });
        area.value = text;
        document.body.append(area);
        area.select();
        done = document.execCommand("copy");
        area.remove();
      }
      button.textContent = done ? "Copied" : "Select and copy";
      setTimeout(() => { button.textContent = "Copy"; }, 1600);
    },
  }, "Copy");

  const snippet = (title, text, label) => make("figure", { class: "snippet" },
    make("figcaption", {}, title, copyButton(text, label)),
    make("pre", { tabindex: "0" }, make("code", {}, text)));

  const section = (title, ...children) => {
    const content = children.flat().filter(Boolean);
    return content.length === 0 ? null : make("section", {}, make("h2", {}, title), ...content);
  };

  const parameterTable = (parameters) => parameters.length === 0 ? null : make("div", { class: "scroller", tabindex: "0", role: "region", "aria-label": "Parameters" },
    make("table", {},
      make("thead", {}, make("tr", {}, ...["Parameter", "Default", "Range", ""].map((title) => make("th", { scope: "col" }, title)))),
      make("tbody", {}, ...parameters.map((one) => make("tr", {},
        make("th", { scope: "row" }, make("code", {}, one.name)),
        make("td", {}, one.default + (one.unit ? "" : "")),
        make("td", {}, one.range ? one.range.join(" – ") : (one.choices ?? [one.type]).join(", ")),
        make("td", { class: "help" }, one.help + (one.unit ? ` (${one.unit})` : "")))))));

  const plot = (curve) => {
    const low = Math.min(0, ...curve.values);
    const high = Math.max(1, ...curve.values);
    const [width, height, pad] = [160, 100, 8];
    const x = (index) => pad + (index / (curve.values.length - 1)) * (width - 2 * pad);
    const y = (value) => height - pad - ((value - low) / (high - low)) * (height - 2 * pad);
    const points = curve.values.map((value, index) => `${x(index).toFixed(2)},${y(value).toFixed(2)}`);
    const svg = document.createElementNS("http://www.w3.org/2000/svg", "svg");
    svg.setAttribute("viewBox", `0 0 ${width} ${height}`);
    svg.setAttribute("role", "img");
    svg.setAttribute("aria-label", `${curve.name}: value over time`);
    const line = (d, name) => {
      const path = document.createElementNS("http://www.w3.org/2000/svg", "path");
      path.setAttribute("d", d);
      path.setAttribute("class", name);
      svg.append(path);
    };
    line(`M${pad},${y(0)}H${width - pad}M${pad},${y(1)}H${width - pad}`, "grid");
    line("M" + points.join("L"), "curve");
    return make("figure", { class: "plot" }, svg, make("figcaption", {},
      make("b", {}, curve.name), ...curve.uses.map((use) => make("span", {}, use))));
  };

  class Sheet {
    constructor(preset, route) {
      this.preset = preset;
      this.about = preset.facts.about;
      this.route = route;
      this.operations = this.about.operations.map((one) => one.operation);
      if (this.about.scroll) this.operations = ["scroll"];
      this.build();
      this.choose();
    }

    get operation() {
      const wanted = this.route.operation;
      return this.operations.includes(wanted) ? wanted : this.preset.reel?.[0] ?? this.operations[0];
    }

    /** The name of the timeline that is shown. */
    get name() {
      const suffix = this.route.calm ? ".calm" : this.route.rtl ? ".rtl" : "";
      return this.operation + (this.about.scroll ? "" : suffix);
    }

    build() {
      const { about, preset } = this;
      this.phone = make("div", { class: "phone" }, make("div", { class: "screen" }));
      this.hint = make("p", { class: "hint", role: "status" });
      this.button = make("button", { type: "button", class: "play", "aria-label": "Play", onclick: () => this.toggle() },
        icon([["when-paused", "M8 5.2v13.6a.8.8 0 0 0 1.2.7l11-6.8a.8.8 0 0 0 0-1.4l-11-6.8a.8.8 0 0 0-1.2.7z"],
          ["when-playing", "M7 5h3.5v14H7zM13.5 5H17v14h-3.5z"]]));
      this.scrubber = make("input", { type: "range", min: 0, max: 1000, value: 0, step: 1, "aria-label": "Progress",
        oninput: () => { this.pause(); this.seekTo(this.scrubber.value / 1000); } });
      this.time = make("output", { class: "time" });
      this.speed = make("select", { "aria-label": "Speed", onchange: () => { this.reel.speed = Number(this.speed.value); } },
        ...speeds.map((speed) => make("option", { value: speed, selected: speed === 1 }, speed + "×")));
      const toggle = (key, label) => make("label", { class: "chip" },
        make("input", { type: "checkbox", checked: this.route[key], onchange: (event) => {
          this.route[key] = event.currentTarget.checked;
          if (key === "calm" && this.route.calm) this.route.rtl = false;
          if (key === "rtl" && this.route.rtl) this.route.calm = false;
          this.moved();
          this.choose();
        } }), make("span", {}, label));
      this.toggles = { rtl: toggle("rtl", "right to left"), calm: toggle("calm", "reduced motion") };
      this.lanes = make("div", { class: "lane-room" });
      this.segments = make("div", { class: "segments", role: "group", "aria-label": "Operation" },
        ...this.operations.map((operation) => make("button", { type: "button", "data-operation": operation, onclick: () => {
          this.route.operation = operation;
          this.moved();
          this.choose();
        } }, operation)));
      this.problem = make("div", { class: "diagnostic", role: "alert", hidden: true });
      this.gestureText = make("p", { class: "gesture" });
      this.facts = make("dl", { class: "figures" });
      const source = about.file ? about.file.replace(/^.*catalog\//, "") : "";
      const origin = [["Family", about.family], ["File", source], ["Authors", about.authors.join(", ")],
        ["Licence", about.license], ["Scene", about.scene], ["Earlier ids", about.aliases.join(", ")],
        ["Needs", about.requires.join(", ")], ["Else", about.fallback],
        ["Reduced motion", about.reducedMotion], ["Tags", about.tags.join(", ")]];
      this.panel = make("div", { class: "panel" },
        make("header", {}, make("p", { class: "crumbs" }, make("a", { href: segue.cards.address() }, "All transitions"), " / ", about.family),
          make("h1", { tabindex: "-1" }, about.name), make("p", { class: "summary" }, about.summary)),
        this.problem,
        make("div", { class: "controls" },
          this.operations.length > 1 ? this.segments : null,
          make("div", { class: "transport" }, this.button, make("div", { class: "line" }, this.scrubber, this.time)),
          make("div", { class: "options" }, make("label", {}, "Speed ", this.speed), ...Object.values(this.toggles)),
          this.gestureText),
        this.lanes, this.facts,
        section("Parameters", parameterTable(about.parameters)),
        section("Curves", preset.facts.curves.length ? make("div", { class: "plots" }, ...preset.facts.curves.map(plot)) : null),
        section("Use it", this.snippets()),
        section("Where it comes from", make("dl", { class: "origin" }, ...origin.filter((row) => row[1]).map(([name, value]) =>
          make("div", {}, make("dt", {}, name), make("dd", {}, value))))),
        section("YAML", snippet(source, preset.facts.yaml, "the YAML")));
      this.device = make("div", { class: "holder" }, this.phone, this.hint);
      room.replaceChildren(make("article", { class: "sheet" }, this.device, this.panel));
    }

    snippets() {
      const { about } = this;
      const parts = [snippet("Watch it on your own screens",
        `segue preview ${about.id} --from a.png --to b.png${about.requires.includes("source") ? " --source 16,96,180,120" : ""} -o ${about.id}.mp4`, "the command")];
      parts.push(snippet("Begin your own with it", `segue new my-${about.id} --from ${about.id}`, "the command"));
      const rules = about.operations.map((one) => `  - {operation: ${one.operation}, preset: ${about.id}}`);
      if (rules.length) parts.push(snippet("Choose it for an operation, in catalog/rules.yaml", ["schema: 1", "rules:", ...rules].join("\n"), "the rules"));
      return parts;
    }

    /** Shows the timeline that the address names. */
    choose() {
      this.finger?.remove();
      this.finger = null;
      this.reel?.remove();
      this.reel = null;
      for (const button of this.segments.children) button.setAttribute("aria-pressed", button.dataset.operation === this.operation);
      for (const [key, label] of Object.entries(this.toggles)) {
        label.querySelector("input").checked = Boolean(this.route[key]);
        label.hidden = Boolean(this.about.scroll);
      }
      this.fail(this.preset.problem);
      const shown = segue.timeline(this.preset, this.name);
      if (!shown) return;
      this.reel = new segue.Reel(this.phone, this.preset, [this.name], { before: 250, after: 800 });
      this.reel.speed = Number(this.speed.value);
      this.reel.onchange = () => this.update();
      this.lanes.innerHTML = shown.lanes;
      this.playhead = this.lanes.querySelector("#playhead");
      this.tell(shown);
      this.fit();
      if (segue.Finger) this.finger = segue.Finger.on(this);
      if (this.route.time !== undefined) this.seekMilliseconds(this.route.time);
      else if (segue.calm.matches) this.seekTo(this.preset.poster ?? 0);
      else this.play();
      this.update();
    }

    tell(shown) {
      const operation = this.about.operations.find((one) => one.operation === this.operation);
      const rows = [["Duration", this.about.scroll ? "by scrolling" : `${Math.round(shown.duration)} ms`],
        ["Container", shown.size.join(" × ") + " pt"], ["Layers", shown.layers], ["Keyframes", shown.count]];
      if (operation) rows.push(["Made by", operation.animator]);
      this.facts.replaceChildren(...rows.map(([name, value]) => make("div", {}, make("dt", {}, name), make("dd", {}, String(value)))));
      const held = operation?.interaction;
      this.gestureText.replaceChildren();
      if (held) {
        this.gestureText.append(make("b", {}, "Under a finger: "), held.gesture + "; finishes if ", make("code", {}, held.finish));
      } else if (this.about.scroll) {
        this.gestureText.append(make("b", {}, "Scroll it: "), "turn the wheel over the phone, or pull the list past its ends.");
      }
      for (const loss of shown.losses) this.gestureText.append(make("span", { class: "loss" }, "This page cannot show: " + loss));
    }

    /** Says what is wrong with the file that was saved; what it showed before stays. */
    fail(message) {
      this.problem.hidden = !message;
      this.problem.replaceChildren(...(message ? [make("pre", {}, message)] : []));
    }

    fit() {
      const [width, height] = this.reel.size;
      const room = this.device.clientWidth - 24;
      const wide = matchMedia("(min-width: 900px)").matches;
      const tall = innerHeight * (wide ? 0.8 : 0.66);
      const scale = Math.min(1, room / (width + 20), tall / (height + 20));
      this.phone.style.width = width * scale + 20 + "px";
      this.reel.fit();
      this.finger?.fit();
    }

    update() {
      const { reel } = this;
      if (!reel) return;
      const progress = reel.progress;
      this.scrubber.value = Math.round(progress * 1000);
      this.scrubber.style.setProperty("--progress", progress);
      const text = `${Math.round(reel.local)} ms · ${Math.round(progress * 100)} %`;
      this.scrubber.setAttribute("aria-valuetext", text);
      this.time.textContent = text;
      if (this.playhead) this.playhead.style.left = progress * 100 + "%";
    }

    seekTo(progress) { if (this.reel) this.reel.progress = progress; }

    seekMilliseconds(time) { if (this.reel) this.reel.seek(this.reel.parts[0].start + time); }

    play() {
      if (!this.reel) return;
      this.finger?.rest();
      this.reel.play();
      this.mark();
    }

    pause() {
      this.reel?.pause();
      this.finger?.rest();
      this.mark();
    }

    toggle() { if (this.reel?.isPlaying) this.pause(); else this.play(); }

    mark() {
      const playing = Boolean(this.reel?.isPlaying);
      this.button.setAttribute("aria-label", playing ? "Pause" : "Play");
      this.button.classList.toggle("playing", playing);
    }

    /** Puts what is shown into the address. */
    moved() {
      history.replaceState(null, "", segue.routes.text({ id: this.preset.id, ...this.route, time: undefined }));
    }

    remove() {
      this.finger?.remove();
      this.reel?.remove();
      this.reel = null;
    }
  }

  addEventListener("resize", () => { if (open?.reel) open.fit(); });

  return {
    get current() { return open; },
    async show(route) {
      if (open && open.preset.id === route.id) {
        Object.assign(open.route, { rtl: false, calm: false, time: undefined }, route);
        open.choose();
        return open;
      }
      let preset;
      try {
        await segue.load(route.id, "play");
        preset = await segue.load(route.id, "page");
      } catch {
        open?.remove();
        open = null;
        room.replaceChildren(make("p", { class: "missing-page" }, `There is no preset '${route.id}' on this page. `, make("a", { href: "#" }, "All transitions")));
        return null;
      }
      open?.remove();
      open = new Sheet(preset, { ...route });
      document.title = preset.facts.about.name + " · Segue";
      return open;
    },
    hide() {
      open?.remove();
      open = null;
      room.replaceChildren();
      document.title = "Segue";
    },
    /** Shows a preset that has changed in the place of what it was. */
    renew(preset) {
      if (!open || open.preset.id !== preset.id) return;
      const { route } = open;
      const local = open.reel?.isPlaying ? undefined : open.reel?.local;
      open.remove();
      open = new Sheet(preset, { ...route, time: route.time ?? local });
    },
  };
})();
