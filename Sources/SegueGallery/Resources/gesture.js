"use strict";
// A finger on the page of a preset: the same rules as in an app, on the same formulas.

/** Computes a formula: numbers, values by name, and operations on what stands before them. */
segue.compute = (() => {
  const limit = 1e100;
  const bounded = (value) =>
    Math.abs(value) <= limit ? value : Number.isNaN(value) ? 0 : Math.sign(value) * limit;
  const clamp = (value, low, high) => Math.min(Math.max(value, low), high);
  const word = (value) => BigInt.asUintN(64, BigInt(clamp(Math.floor(value), -(2 ** 53), 2 ** 53)));
  const stir = (value) => {
    let next = BigInt.asUintN(64, value + 0x9e3779b97f4a7c15n);
    next = BigInt.asUintN(64, (next ^ (next >> 30n)) * 0xbf58476d1ce4e5b9n);
    next = BigInt.asUintN(64, (next ^ (next >> 27n)) * 0x94d049bb133111ebn);
    return next ^ (next >> 31n);
  };
  const one = {
    negate: (a) => -a, not: (a) => 1 - a, absolute: Math.abs, sine: Math.sin, cosine: Math.cos,
    squareRoot: (a) => (a > 0 ? Math.sqrt(a) : 0), floor: Math.floor,
    round: (a) => Math.sign(a) * Math.floor(Math.abs(a) + 0.5),
  };
  const two = {
    add: (a, b) => a + b, subtract: (a, b) => a - b, multiply: (a, b) => bounded(a * b),
    divide: (a, b) => bounded(a / b),
    modulo: (a, b) => {
      if (b === 0) return 0;
      const rest = a % b;
      return rest !== 0 && rest < 0 !== b < 0 ? rest + b : rest;
    },
    less: (a, b) => Number(a < b), lessOrEqual: (a, b) => Number(a <= b),
    greater: (a, b) => Number(a > b), greaterOrEqual: (a, b) => Number(a >= b),
    equal: (a, b) => Number(a === b), notEqual: (a, b) => Number(a !== b),
    and: (a, b) => Number(a !== 0 && b !== 0), or: (a, b) => Number(a !== 0 || b !== 0),
    minimum: Math.min, maximum: Math.max, hypotenuse: Math.hypot,
    random: (a, b) => Number(stir(BigInt.asUintN(64, stir(word(a)) + word(b))) >> 11n) * 2 ** -53,
  };
  const three = {
    select: (a, b, c) => (a !== 0 ? b : c), clamp,
    mix: (a, b, t) => {
      const value = bounded(bounded((1 - t) * a) + bounded(t * b));
      return t >= 0 && t <= 1 ? clamp(value, Math.min(a, b), Math.max(a, b)) : value;
    },
  };
  return (steps, values) => {
    const stack = [];
    for (const step of steps) {
      if (typeof step === "number") stack.push(step);
      else if (step in values) stack.push(values[step]);
      else if (step in one) stack.push(one[step](stack.pop()));
      else if (step in two) {
        const b = stack.pop();
        stack.push(two[step](stack.pop(), b));
      } else {
        const [b, c] = [stack.pop(), stack.pop()].reverse();
        stack.push(three[step](stack.pop(), b, c));
      }
    }
    return stack[0];
  };
})();

/** Texts that differ in numbers, mixed number by number; others have nothing in between. */
segue.texts = (() => {
  const pattern = /-?(?:\d+\.?\d*|\.\d+)(?:e[-+]?\d+)?(px|deg|rad|%)?/g;
  const known = new Map();
  const parse = (text) => {
    let parsed = known.get(text);
    if (parsed) return parsed;
    // A name such as matrix3d holds a digit that is no number of ours.
    const shielded = text.replace(/[a-z]+3d/g, (name) => name.slice(0, -2) + "³ᵈ");
    const numbers = [];
    const units = [];
    const parts = shielded.split(pattern).filter((_, index) => index % 2 === 0)
      .map((part) => part.replace("³ᵈ", "3d"));
    for (const match of shielded.matchAll(pattern)) {
      numbers.push(parseFloat(match[0]));
      units.push(match[1] ?? "");
    }
    parsed = { parts, numbers, units, shape: parts.join("#") };
    if (known.size > 60000) known.clear();
    known.set(text, parsed);
    return parsed;
  };
  const write = (shape, numbers, units) =>
    shape.parts.map((part, index) => index < numbers.length ? part + +numbers[index].toPrecision(9) + units[index] : part).join("");
  const units = (texts) => texts[0].units.map((unit, index) => texts.map((one) => one.units[index]).find(Boolean) ?? "");
  return {
    /** The sum of texts with weights. */
    blend(pairs) {
      const parsed = pairs.map(([text]) => parse(text));
      const best = pairs.reduce((a, b) => (b[1] > a[1] ? b : a))[0];
      if (parsed.some((one) => one.shape !== parsed[0].shape)) return best;
      const numbers = parsed[0].numbers.map((_, index) =>
        parsed.reduce((sum, one, place) => sum + one.numbers[index] * pairs[place][1], 0));
      return write(parsed[0], numbers, units(parsed));
    },
    /** A text with a part of the difference of two others. */
    led(text, from, start, weight) {
      if (from === undefined || from === start || weight === 0) return text;
      return segue.texts.blend([[text, 1], [from, weight], [start, -weight]]);
    },
  };
})();

/** Layers that a script poses, property by property. */
segue.Poses = class {
  constructor(screen, shown) {
    this.stage = new segue.Stage(screen, { ...shown, lanes: "" });
    this.shown = shown;
    this.now = new Map();
  }

  /** The texts of all properties at weighted moments, by layer and property. */
  texts(weights) {
    const result = new Map();
    for (const [layer, property, values] of this.shown.poses) {
      const text = values.length === 1 ? values[0]
        : segue.texts.blend(weights.map(([index, weight]) => [values[index], weight]));
      result.set(this.shown.names[layer] + " " + property, { layer, property, text });
    }
    return result;
  }

  show(texts) {
    for (const [key, { layer, property, text }] of texts) {
      if (this.now.get(key) === text) continue;
      this.now.set(key, text);
      this.stage.layer(layer).style[property] = text;
    }
    this.last = texts;
  }

  remove() { this.stage.remove(); }
};

/** A spring's way from one end to the other, by its speed at the start. */
segue.spring = ([mass, stiffness, damping], speed) => {
  const frequency = Math.sqrt(stiffness / mass);
  const ratio = Math.min(damping / (2 * Math.sqrt(stiffness * mass)), 1);
  const v = -speed;
  if (ratio >= 0.9999) {
    return (t) => 1 - Math.exp(-frequency * t) * (1 + (v + frequency) * t);
  }
  const turned = frequency * Math.sqrt(1 - ratio * ratio);
  return (t) => 1 - Math.exp(-ratio * frequency * t)
    * (Math.cos(turned * t) + ((v + ratio * frequency) / turned) * Math.sin(turned * t));
};

segue.paced = (pace, part) => {
  if (part <= 0) return 0;
  if (part >= 1) return 1;
  const place = part * (pace.length - 1);
  const index = Math.floor(place);
  return pace[index] + (pace[index + 1] - pace[index]) * (place - index);
};

/** What the finger on a page's phone does to what it shows. */
segue.Finger = class {
  static slop = 10;
  static edge = 20;

  /** The finger of a page; nothing where no finger drives what it shows. */
  static on(sheet) {
    const rules = sheet.preset.gestures?.[sheet.name];
    if (!rules) return null;
    return sheet.about.scroll ? new segue.Scroller(sheet, rules) : new segue.Finger(sheet, rules);
  }

  constructor(sheet, rules) {
    this.sheet = sheet;
    this.rules = rules;
    this.size = sheet.reel.size;
    this.screen = sheet.reel.screen;
    this.state = "idle";
    this.pointers = new Map();
    this.stop = new AbortController();
    const on = (type, act) => this.screen.addEventListener(type, act, { signal: this.stop.signal });
    on("pointerdown", (event) => this.down(event));
    on("pointermove", (event) => this.move(event));
    on("pointerup", (event) => this.up(event, false));
    on("pointercancel", (event) => this.up(event, true));
    on("dragstart", (event) => event.preventDefault());
    sheet.device.classList.add("holdable");
    // What the gesture does not need is left to the page, which scrolls.
    const [kind, where = ""] = rules.kind;
    const along = { leading: "pan-y", trailing: "pan-y", horizontal: "pan-y", up: "pan-x", down: "pan-x", vertical: "pan-x", top: "pan-x", bottom: "pan-x" };
    this.screen.style.touchAction = kind === "pinch" ? "none" : along[where] ?? "none";
    this.say(this.invitation());
  }

  invitation() {
    const [kind, where] = this.rules.kind;
    const side = (edge) => ({ leading: this.rules.rtl ? "right" : "left", trailing: this.rules.rtl ? "left" : "right" })[edge] ?? edge;
    if (kind === "edge-pan") return `Drag from the ${side(where)} edge of the phone.`;
    if (kind === "pinch") return "Pinch, or drag with the Alt key.";
    if (kind === "overscroll") return `Pull past the ${side(where)} end.`;
    return where === "any" ? "Drag the phone's screen." : `Drag the phone's screen ${{ horizontal: "sideways", vertical: "up or down", leading: "towards its " + side("leading"), trailing: "towards its " + side("trailing") }[where] ?? where + "wards"}.`;
  }

  say(text) { this.sheet.hint.textContent = text; }

  fit() {}

  /** Where an event is, in points. */
  place(event) {
    const box = this.screen.getBoundingClientRect();
    return {
      x: ((event.clientX - box.left) / box.width) * this.size[0],
      y: ((event.clientY - box.top) / box.height) * this.size[1],
    };
  }

  /** The middle of all fingers, and how far apart they are; Alt mirrors a mouse. */
  fingers(event) {
    let places = [...this.pointers.values()];
    if (event.altKey && places.length === 1) {
      places = [places[0], { x: this.size[0] - places[0].x, y: this.size[1] - places[0].y }];
    }
    const [a, b] = places;
    if (!b) return { x: a.x, y: a.y, span: 0, count: 1 };
    return { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2, span: Math.hypot(a.x - b.x, a.y - b.y), count: 2 };
  }

  down(event) {
    if (event.button > 0) return;
    this.pointers.set(event.pointerId, this.place(event));
    this.screen.setPointerCapture?.(event.pointerId);
    const at = this.fingers(event);
    if (this.state === "held") return;
    if (this.state === "going") {
      if (this.run?.kind !== "scrub") return;
      return this.catchIt(at, event);
    }
    this.start(at, event);
    const [kind, where] = this.rules.kind;
    if (kind === "pinch" && at.count < 2) this.state = "refused";
    if (kind === "edge-pan") {
      const axis = this.rules.axis;
      const distance = axis[0] > 0 ? at.x : axis[0] < 0 ? this.size[0] - at.x : axis[1] > 0 ? at.y : this.size[1] - at.y;
      if (distance > segue.Finger.edge) this.refuse(`It begins at the ${where} edge only.`);
    }
    if (this.state === "down") this.sheet.pause();
  }

  start(at, event) {
    this.origin = at;
    this.span = Math.max(at.span, 1);
    this.track = [{ ...at, time: event.timeStamp }];
    this.axis = this.rules.axis;
    this.state = "down";
    this.hasMoved = false;
    this.offset = 0;
    this.reading = { x: 0, y: 0, vx: 0, vy: 0, distance: 0, speed: 0, scale: 1 };
  }

  refuse(reason) {
    this.state = "refused";
    this.say(reason);
  }

  read(at, event) {
    const last = this.track.at(-1);
    if (event.timeStamp > last.time) this.track.push({ ...at, time: event.timeStamp });
    else Object.assign(last, at);
    while (this.track.length > 32) this.track.shift();
    const recent = this.track.filter((one) => event.timeStamp - one.time <= 100);
    const slope = (value) => {
      if (recent.length < 2) return 0;
      const time = recent.reduce((sum, one) => sum + one.time, 0) / recent.length;
      const mean = recent.reduce((sum, one) => sum + value(one), 0) / recent.length;
      const spread = recent.reduce((sum, one) => sum + (one.time - time) ** 2, 0);
      const sum = recent.reduce((sum, one) => sum + (one.time - time) * (value(one) - mean), 0);
      return spread > 1e-6 ? (sum / spread) * 1000 : 0;
    };
    const x = at.x - this.origin.x;
    const y = at.y - this.origin.y;
    const length = Math.hypot(x, y);
    const axis = this.axis ?? (length > 0 ? [x / length, y / length] : [1, 0]);
    const [vx, vy] = [slope((one) => one.x), slope((one) => one.y)];
    this.reading = { x, y, vx, vy, distance: x * axis[0] + y * axis[1], speed: vx * axis[0] + vy * axis[1], scale: 1 };
    if (this.rules.kind[0] === "pinch") {
      this.reading.distance = at.span - this.span;
      this.reading.speed = slope((one) => one.span);
      this.reading.scale = at.span / this.span;
    }
  }

  /** The values that formulas read. */
  values(progress = this.progress ?? 0) {
    const { x, y, vx, vy, distance, speed, scale } = this.reading;
    const [width, height] = this.size;
    const pull = this.rules.kind[0] === "overscroll" ? this.rules.axis.map((part) => -part * Math.max(distance, 0)) : [0, 0];
    return {
      g0: x, g1: y, g2: vx, g3: vy, g4: distance, g5: speed, g6: scale, g7: progress, p: progress,
      s0: pull[0], s1: pull[1], s2: 0, s3: 0, s4: width, s5: height, s6: width, s7: height,
      s8: 0, s9: 0, s10: 0, s11: 0, s12: Number(pull[1] <= 0), s13: Number(pull[1] >= 0),
    };
  }

  holds(formula) { return segue.compute(formula, this.values()) !== 0; }

  move(event) {
    if (!this.pointers.has(event.pointerId)) return;
    this.pointers.set(event.pointerId, this.place(event));
    const at = this.fingers(event);
    if (this.state === "down") {
      this.read(at, event);
      const { begin, recognize } = this.rules;
      if (!this.hasMoved && (this.reading.vx || this.reading.vy || at.span !== this.span)) {
        this.hasMoved = true;
        if (begin && !this.holds(begin)) return this.refuse("Not this way: the preset's 'begin' does not hold.");
      }
      this.recognize(at, event, recognize);
    } else if (this.state === "held") {
      this.read(at, event);
      this.follow();
      if (this.rules.cancel && this.holds(this.rules.cancel)) this.settle(false);
    }
  }

  recognize(at, event, condition) {
    const { x, y } = this.reading;
    const [kind, where] = this.rules.kind;
    const travel = kind === "pinch" ? Math.abs(at.span - this.span) : Math.hypot(x, y);
    if (travel < segue.Finger.slop) return;
    const leads = ([ax, ay]) => x * ax + y * ay > 0 && x * ax + y * ay >= Math.abs(x * ay - y * ax);
    const free = kind === "pinch" || kind === "overscroll" || where === "any";
    if (where === "vertical" && Math.abs(y) < Math.abs(x)) return this.refuse("It goes up or down.");
    if (where === "horizontal" && Math.abs(x) < Math.abs(y)) return this.refuse("It goes sideways.");
    if (!free && this.axis && !leads(this.axis)) {
      return this.refuse(where === "horizontal" ? "There is no tab on that side." : "That is another direction.");
    }
    if (!this.axis) {
      const length = Math.hypot(x, y) || 1;
      this.axis = where === "horizontal" ? [Math.sign(x) || 1, 0] : where === "vertical" ? [0, Math.sign(y) || 1] : [x / length, y / length];
    }
    if (condition && !this.holds(condition)) return this.refuse("Not this way: the preset's 'recognize' does not hold.");
    this.origin = at;
    this.span = Math.max(at.span, 1);
    this.hold();
    this.read(at, event);
    this.follow();
  }

  /** Takes hold of the transition. */
  hold() {
    const { sheet } = this;
    sheet.reel.pause();
    sheet.mark();
    this.state = "held";
    sheet.device.classList.add("held");
    if (!this.held) {
      const timeline = segue.timeline(sheet.preset, sheet.name + ".held");
      this.held = this.rules.held ? new segue.Poses(this.screen, this.rules.held)
        : new segue.Stage(this.screen, timeline);
    }
    this.shows(this.held);
  }

  /** Shows one of the stages of this finger, and none of the page's. */
  shows(one) {
    for (const part of this.sheet.reel.parts) part.stage.isShown = false;
    for (const other of [this.held, this.film]) {
      if (other) (other.stage ?? other).isShown = other === one;
    }
  }

  follow() {
    const progress = segue.compute(this.rules.progress, this.values(0)) + this.offset;
    this.progress = Math.min(Math.max(progress, 0), 1);
    this.pose(this.progress);
    this.say(`Held at ${Math.round(this.progress * 100)} %. Let go, and it ${this.holds(this.rules.finish) ? "finishes" : "goes back"}.`);
  }

  /** Shows how the layers stand under the finger. */
  pose(progress) {
    if (!this.rules.held) return this.held.seek(progress * this.held.duration);
    const { across, down } = this.rules.held;
    const near = (places, value) => {
      if (places.length === 1) return [[0, 1]];
      const last = places.length - 1;
      const held = Math.min(Math.max(value, places[0]), places[last]);
      let index = places.findIndex((place) => place > held) - 1;
      if (index < 0) index = last - 1;
      const part = (held - places[index]) / (places[index + 1] - places[index]);
      return part === 0 ? [[index, 1]] : [[index, 1 - part], [index + 1, part]];
    };
    const weights = near(down, this.reading.y).flatMap(([row, a]) =>
      near(across, this.reading.x).map(([column, b]) => [row * across.length + column, a * b]));
    this.held.show(this.held.texts(weights));
  }

  up(event, isLost) {
    if (!this.pointers.has(event.pointerId)) return;
    const at = this.fingers(event);
    if (this.state === "held") {
      if (!isLost) this.read(at, event);
      this.follow();
      this.settle(isLost && !this.rules.lost ? false : this.holds(this.rules.finish));
    } else if (this.state === "refused") {
      setTimeout(() => { if (this.state === "idle") this.say(this.invitation()); }, 1600);
    }
    this.pointers.delete(event.pointerId);
    if (this.state === "down" || this.state === "refused") this.state = "idle";
  }

  /** Goes on by itself to an outcome. */
  settle(finished) {
    this.state = "going";
    this.sheet.device.classList.remove("held");
    this.say(finished ? "It finishes." : "It goes back.");
    const rules = finished ? this.rules.finished : this.rules.cancelled;
    const speed = Math.max(rules.speed ? segue.compute(rules.speed, this.values()) : 1, 0.01);
    const left = Math.abs((finished ? 1 : 0) - this.progress);
    const own = rules.duration ? Math.max(segue.compute(rules.duration, this.values()), 0) : null;
    const seconds = own ?? (left * this.rules.seconds) / speed;
    const shown = finished ? this.rules.after : this.rules.back;
    if (this.rules.held && shown) this.run = this.filmed(shown, finished, own, rules);
    else this.run = this.scrubbed(finished, seconds, rules, speed);
    this.passed = 0;
    segue.clock.add(this);
    this.advance(0);
  }

  /** A run of the progress to its end. */
  scrubbed(finished, seconds, rules, speed) {
    const target = finished ? 1 : 0;
    const from = this.progress;
    if (!this.rules.velocity || Math.abs(target - from) < 0.001) {
      return { kind: "scrub", finished, seconds: Math.abs(target - from) < 0.001 ? 0 : seconds,
        show: (part) => this.scrub(from + (target - from) * segue.paced(rules.pace, part)) };
    }
    const next = { ...this.values(0) };
    for (const [place, rate] of [["g0", "g2"], ["g1", "g3"], ["g4", "g5"]]) next[place] += next[rate] * 0.001;
    const pace = (segue.compute(this.rules.progress, next) + this.offset - this.progress) * 1000;
    const way = segue.spring(rules.spring, pace / (target - from));
    let lasting = 0.05;
    const bound = Math.min(0.001 / Math.abs(target - from), 0.25);
    for (let t = 0; t < 4; t += 0.01) if (Math.abs(1 - way(t)) > bound) lasting = t + 0.01;
    return { kind: "scrub", finished, seconds: lasting,
      show: (part) => this.scrub(part >= 1 ? target : from + (target - from) * way(part * lasting)) };
  }

  scrub(progress) {
    this.progress = Math.min(Math.max(progress, 0), 1);
    if (!this.rules.held) return this.pose(this.progress);
    return undefined;
  }

  /** The preset's own way to an outcome, led into from how the layers stand. */
  filmed(shown, finished, own, rules) {
    this.film?.remove();
    const held = this.held.last;
    const film = this.film = new segue.Poses(this.screen, shown);
    const count = Math.max(0, ...shown.poses.map(([, , values]) => values.length - 1));
    const start = film.texts([[0, 1]]);
    this.shows(film);
    const from = this.progress;
    return { kind: "film", finished, seconds: own ?? shown.lasting, show: (part) => {
      const place = part * count;
      const index = Math.min(Math.floor(place), Math.max(count - 1, 0));
      const weights = count === 0 || place === index ? [[index, 1]] : [[index, 1 - (place - index)], [index + 1, place - index]];
      const texts = film.texts(weights);
      const eased = this.rules.velocity ? (2 * part - 3) * part * part + 1 : 1 - segue.paced(rules.pace, part);
      for (const [key, one] of texts) one.text = segue.texts.led(one.text, held.get(key)?.text, start.get(key).text, eased);
      film.show(texts);
      this.progress = from + ((finished ? 1 : 0) - from) * part;
    } };
  }

  catchIt(at, event) {
    segue.clock.delete(this);
    const reached = this.progress;
    this.start(at, event);
    this.state = "held";
    this.read(at, event);
    this.offset = reached - segue.compute(this.rules.progress, this.values(0));
    this.shows(this.held);
    this.follow();
  }

  /** Lets time pass. */
  advance(milliseconds) {
    this.passed += (milliseconds / 1000) * this.sheet.reel.speed;
    const part = this.run.seconds > 0 ? Math.min(this.passed / this.run.seconds, 1) : 1;
    this.run.show(part);
    if (part < 1) return;
    segue.clock.delete(this);
    this.state = "idle";
    this.say(this.run.finished ? "Finished. Drag again." : "Taken back. Drag again.");
    clearTimeout(this.later);
    this.later = setTimeout(() => { if (this.state === "idle") this.rest(); }, 1400);
  }

  /** Gives the screen back to the page's own timeline. */
  rest() {
    clearTimeout(this.later);
    segue.clock.delete(this);
    if (!this.held && !this.film) return;
    this.held?.remove();
    this.film?.remove();
    this.held = this.film = null;
    this.state = "idle";
    this.sheet.device.classList.remove("held");
    this.sheet.reel?.seek(this.sheet.reel.parts[0].start);
    this.say(this.invitation());
  }

  remove() {
    this.stop.abort();
    clearTimeout(this.later);
    segue.clock.delete(this);
    this.held?.remove();
    this.film?.remove();
    this.screen.style.touchAction = "";
    this.sheet.device.classList.remove("holdable", "held");
    this.say("");
  }
};

/** A list under a wheel or a finger, past its ends as a rubber band is. */
segue.Scroller = class {
  constructor(sheet, range) {
    this.sheet = sheet;
    this.range = range;
    this.screen = sheet.reel.screen;
    this.stage = sheet.reel.parts[0].stage;
    this.free = 0;
    this.stop = new AbortController();
    const on = (type, act, more) => this.screen.addEventListener(type, act, { signal: this.stop.signal, ...more });
    on("wheel", (event) => this.wheel(event), { passive: false });
    on("pointerdown", (event) => {
      if (event.button > 0) return;
      this.hold();
      this.grip = { y: event.clientY, free: this.free };
      this.screen.setPointerCapture?.(event.pointerId);
    });
    on("pointermove", (event) => {
      if (!this.grip) return;
      const scale = this.screen.clientWidth / sheet.reel.size[0];
      this.free = this.grip.free - (event.clientY - this.grip.y) / scale;
      this.show();
    });
    for (const type of ["pointerup", "pointercancel"]) on(type, () => { if (this.grip) this.letGo(); });
    on("dragstart", (event) => event.preventDefault());
    sheet.device.classList.add("holdable");
    this.screen.style.touchAction = "pan-x";
    sheet.hint.textContent = "Turn the wheel over the phone, or pull its list past an end.";
  }

  fit() {}

  hold() {
    this.sheet.reel.pause();
    this.sheet.mark();
    segue.clock.delete(this);
    this.isHeld = true;
  }

  wheel(event) {
    event.preventDefault();
    this.hold();
    const past = this.free < 0 || this.free > this.range.farthest;
    this.free += event.deltaY * (past ? 0.6 : 1);
    this.show();
    clearTimeout(this.idle);
    this.idle = setTimeout(() => this.letGo(), 120);
  }

  /** How far content gives that is pulled, as in UIKit. */
  give(pull) { return (1 - 1 / ((pull * 0.55) / this.range.height + 1)) * this.range.height; }

  get offset() {
    const { farthest } = this.range;
    if (this.free < 0) return -this.give(-this.free);
    return this.free > farthest ? farthest + this.give(this.free - farthest) : this.free;
  }

  show(offset = this.offset) {
    this.stage.seek(offset - this.range.first);
    this.sheet.hint.textContent = `Scrolled by ${Math.round(offset)} points.`;
  }

  letGo() {
    this.grip = null;
    const nearest = Math.min(Math.max(this.offset, 0), this.range.farthest);
    if (this.offset === nearest) return;
    this.back = { from: this.offset, to: nearest, passed: 0 };
    segue.clock.add(this);
  }

  advance(milliseconds) {
    const { back } = this;
    back.passed += milliseconds / 1000;
    const rate = (2 * Math.PI) / 0.45;
    const left = (1 + rate * back.passed) * Math.exp(-rate * back.passed);
    const done = back.passed >= 0.45;
    this.free = back.to;
    this.show(done ? back.to : back.to + (back.from - back.to) * left);
    if (done) segue.clock.delete(this);
  }

  rest() {
    segue.clock.delete(this);
    clearTimeout(this.idle);
    this.free = 0;
  }

  remove() {
    this.stop.abort();
    this.rest();
    this.screen.style.touchAction = "";
    this.sheet.device.classList.remove("holdable");
    this.sheet.hint.textContent = "";
  }
};
