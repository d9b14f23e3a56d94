"use strict";
// The index: cards that play while they are looked at, search and filters.

segue.cards = (() => {
  const list = document.getElementById("cards");
  const cards = new Map();

  class Card {
    constructor(element) {
      this.element = element;
      this.id = element.dataset.id;
      this.view = element.querySelector(".view");
      this.phone = element.querySelector(".phone");
      this.bar = element.querySelector(".bar i");
      this.isNear = false;
      this.listen();
    }

    async show() {
      this.isNear = true;
      let preset;
      try {
        preset = await segue.load(this.id, "play");
      } catch (error) {
        return this.fail(error.message);
      }
      if (!this.isNear || this.reel) return;
      if (preset.problem) return this.fail(preset.problem);
      this.put(preset);
    }

    put(preset) {
      this.reel?.remove();
      this.fail(null);
      this.reel = new segue.Reel(this.phone, preset, preset.reel);
      this.reel.onchange = () => {
        this.bar.style.transform = `scaleX(${this.reel.progress})`;
      };
      this.poster();
      this.element.classList.add("ready");
      document.documentElement.dataset.first ??= Math.round(performance.now());
      if (this.isWanted) this.play();
    }

    /** Says why nothing can be shown; what was shown before stays. */
    fail(message) {
      this.element.querySelector(".problem")?.remove();
      if (!message) return;
      const problem = document.createElement("p");
      problem.className = "problem";
      problem.textContent = message;
      this.phone.append(problem);
    }

    /** The still picture of a card that nobody points at. */
    poster() {
      const preset = segue.presets.get(this.id);
      const part = this.reel.parts[0];
      this.reel.seek(part.start + part.length * preset.poster);
    }

    hide() {
      this.isNear = false;
      this.reel?.remove();
      this.reel = null;
      this.element.classList.remove("ready");
    }

    play() {
      this.isWanted = true;
      if (!this.reel || this.isScrubbed) return;
      if (segue.calm.matches) return;
      if (!this.reel.isPlaying) this.reel.seek(0);
      this.reel.play();
    }

    rest() {
      this.isWanted = false;
      this.isScrubbed = false;
      clearTimeout(this.idle);
      if (!this.reel) return;
      this.reel.pause();
      this.poster();
    }

    scrub(x) {
      if (!this.reel) return;
      const box = this.phone.getBoundingClientRect();
      this.reel.pause();
      this.isScrubbed = true;
      this.reel.progress = (x - box.left) / box.width;
    }

    listen() {
      const { view } = this;
      let start = null;
      view.addEventListener("pointerenter", (event) => {
        if (event.pointerType !== "mouse") return;
        start = event.clientX;
        this.play();
      });
      view.addEventListener("pointerleave", (event) => {
        if (event.pointerType === "mouse") this.rest();
      });
      view.addEventListener("pointermove", (event) => {
        if (event.pointerType === "mouse") {
          // A hand that moves scrubs; one that rests watches.
          if (!this.isScrubbed && Math.abs(event.clientX - start) < 6) return;
          this.scrub(event.clientX);
          clearTimeout(this.idle);
          this.idle = setTimeout(() => {
            start = event.clientX;
            this.isScrubbed = false;
            if (this.isWanted && !segue.calm.matches) this.reel?.play();
          }, 650);
        } else if (start !== null) {
          if (Math.abs(event.clientX - start) > 8) this.wasScrubbed = true;
          if (this.wasScrubbed) this.scrub(event.clientX);
        }
      });
      view.addEventListener("pointerdown", (event) => {
        if (event.pointerType === "mouse") return;
        start = event.clientX;
        this.wasScrubbed = false;
      });
      for (const type of ["pointerup", "pointercancel"]) {
        view.addEventListener(type, (event) => {
          if (event.pointerType === "mouse") return;
          start = null;
          this.isScrubbed = false;
          if (this.isWanted) this.play();
        });
      }
      view.addEventListener("click", (event) => {
        if (this.wasScrubbed) event.preventDefault();
        this.wasScrubbed = false;
      });
      view.addEventListener("dragstart", (event) => event.preventDefault());
      view.addEventListener("focus", () => { if (view.matches(":focus-visible")) this.play(); });
      view.addEventListener("blur", () => this.rest());
    }
  }

  const near = new IntersectionObserver((entries) => {
    for (const { target, isIntersecting } of entries) {
      const card = cards.get(target.dataset.id);
      if (isIntersecting) card.show(); else card.hide();
    }
  }, { rootMargin: "240px 0px" });

  for (const element of list.children) {
    cards.set(element.dataset.id, new Card(element));
    near.observe(element);
  }
  addEventListener("resize", () => { for (const card of cards.values()) card.reel?.fit(); });

  // Without a pointer that can hover, the card in the middle of the screen plays.
  if (matchMedia("(hover: none)").matches) {
    let middle = null;
    const choose = () => {
      const height = innerHeight / 2;
      let best = null;
      let least = Infinity;
      for (const card of cards.values()) {
        if (!card.reel || card.element.hidden) continue;
        const box = card.phone.getBoundingClientRect();
        const distance = Math.abs((box.top + box.bottom) / 2 - height) + box.left / 1000;
        if (distance < least) [best, least] = [card, distance];
      }
      if (document.body.dataset.view === "sheet") best = null;
      if (best === middle) return;
      middle?.rest();
      middle = best;
      middle?.play();
    };
    let wait = 0;
    const soon = () => {
      clearTimeout(wait);
      wait = setTimeout(choose, 120);
    };
    addEventListener("scroll", soon, { passive: true });
    addEventListener("hashchange", soon);
    setTimeout(choose, 600);
  }

  const query = document.getElementById("query");
  const family = document.getElementById("family");
  const form = document.getElementById("filters");
  const boxes = [...form.querySelectorAll("input[type=checkbox]")];
  const count = document.getElementById("count");

  const filter = () => {
    const words = query.value.toLowerCase().split(/\s+/).filter(Boolean);
    const operations = boxes.filter((box) => box.checked && box.name === "operation").map((box) => box.value);
    const finger = boxes.some((box) => box.checked && box.name === "finger");
    let left = 0;
    for (const { element } of cards.values()) {
      const data = element.dataset;
      const own = data.operations.split(" ");
      const fits = words.every((word) => data.search.includes(word))
        && (operations.length === 0 || operations.some((name) => own.includes(name)))
        && (!finger || "finger" in data) && (!family.value || data.family === family.value);
      element.hidden = !fits;
      if (fits) left += 1;
    }
    count.textContent = left === cards.size ? `${left}` : `${left} of ${cards.size}`;
    document.getElementById("nothing").hidden = left > 0;
  };

  /** The filters as they stand in the address. */
  const address = () => {
    const fields = new URLSearchParams();
    if (query.value) fields.set("q", query.value);
    for (const box of boxes) if (box.checked) fields.append(box.name, box.value);
    if (family.value) fields.set("family", family.value);
    const text = fields.toString();
    return text ? "#?" + text : "#";
  };
  const read = (text) => {
    const fields = new URLSearchParams(text);
    query.value = fields.get("q") ?? "";
    for (const box of boxes) box.checked = fields.getAll(box.name).includes(box.value);
    family.value = fields.get("family") ?? "";
    filter();
  };
  const changed = () => {
    filter();
    history.replaceState(null, "", address());
  };
  form.addEventListener("input", changed);
  form.addEventListener("submit", (event) => event.preventDefault());
  document.getElementById("reset").addEventListener("click", () => {
    read("");
    history.replaceState(null, "", "#");
    query.focus();
  });

  return {
    /** Puts a card that has changed, or is new, in its place. */
    renew(id, markup) {
      const room = document.createElement("template");
      room.innerHTML = markup;
      const fresh = room.content.firstElementChild;
      const card = cards.get(id);
      if (!card) {
        list.append(fresh);
        cards.set(id, new Card(fresh));
        near.observe(fresh);
        return;
      }
      // The phone stays, so that nothing flickers; only what is said about it is new.
      for (const key of Object.keys(card.element.dataset)) delete card.element.dataset[key];
      Object.assign(card.element.dataset, fresh.dataset);
      for (const part of ["h2", "p[id]", ".marks"]) {
        card.element.querySelector(part).replaceWith(fresh.querySelector(part));
      }
      const preset = segue.presets.get(id);
      if (!card.isNear) return;
      if (preset.problem) card.fail(preset.problem);
      else card.put(preset);
    },
    /** Says what is wrong with presets, and of the others that nothing is. */
    fail(problems) { for (const [id, card] of cards) card.fail(problems[id] ?? segue.presets.get(id)?.problem); },
    remove(id) {
      const card = cards.get(id);
      if (!card) return;
      near.unobserve(card.element);
      card.hide();
      card.element.remove();
      cards.delete(id);
    },
    order(ids) {
      const now = [...list.children].map((element) => element.dataset.id);
      if (now.join() === ids.join()) return;
      for (const id of ids) if (cards.has(id)) list.append(cards.get(id).element);
    },
    filter,
    all: cards, address, read, query,
    rest() { for (const card of cards.values()) card.rest(); },
  };
})();
