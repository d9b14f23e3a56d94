// A searchable list of presets, to choose one from.

import { cards } from "./cards.js";
import { currentPage } from "./current-page.js";
import { make } from "./elements.js";
import { searchTexts } from "./search-texts.js";
import { bestMatches } from "./search.js";

export class PresetPicker {
  /** The number of matches that are listed. */
  static limit = 60;

  /** Creates a picker; `choose` is called with the id of a preset. */
  constructor(label, choose) {
    this.choose = choose;
    this.input = make("input", {
      type: "text", "aria-controls": "picker-list", "aria-label": label, "aria-autocomplete": "list", placeholder: label,
      spellcheck: "false",
      oninput: () => this.open(), onfocus: () => this.focused(), onkeydown: (event) => this.keyDown(event),
    });
    this.list = make("ul", { id: "picker-list", role: "listbox", "aria-label": "Transitions", tabindex: "-1", hidden: true });
    this.box = make("div", {
      role: "combobox", "aria-label": label, "aria-haspopup": "listbox", "aria-owns": "picker-list", "aria-expanded": "false",
    }, this.input);
    this.element = make("div", { class: "picker", onfocusout: (event) => {
      if (!this.element.contains(event.relatedTarget)) this.close();
    } }, this.box, this.list);
  }

  /** The matching presets, the best first. */
  get matches() {
    const others = [...cards.all.keys()].filter((id) => id !== currentPage?.preset.id);
    const ids = searchTexts.isLoaded ? bestMatches(this.input.value, others) : others;
    return ids.slice(0, PresetPicker.limit).map((id) => cards.all.get(id));
  }

  /** Opens the list, and again once the texts to search are there. */
  async focused() {
    this.open();
    await searchTexts.load().catch(() => null);
    if (document.activeElement === this.input) this.open();
  }

  open() {
    this.options = this.matches.map(({ id, element }, index) => make("li", {
      role: "option", id: "picker-" + index, "data-id": id, "aria-selected": "false",
      // The list must not take the focus from the input before the click arrives.
      onpointerdown: (event) => event.preventDefault(), onclick: () => this.select(id),
    }, element.querySelector("h3").textContent, make("small", {}, element.dataset.family)));
    this.list.replaceChildren(...this.options);
    if (this.options.length === 0) {
      this.list.append(make("li", { class: "none", role: "option", "aria-disabled": "true" }, "No transitions match."));
    }
    this.list.hidden = false;
    this.box.setAttribute("aria-expanded", "true");
    this.activate(this.input.value.trim() ? 0 : -1);
  }

  close() {
    this.list.hidden = true;
    this.box.setAttribute("aria-expanded", "false");
    this.input.removeAttribute("aria-activedescendant");
  }

  /** Marks an option as the one that Enter chooses. */
  activate(index) {
    this.active = Math.min(index, this.options.length - 1);
    this.options.forEach((option, at) => option.setAttribute("aria-selected", at === this.active));
    const option = this.options[this.active];
    if (!option) return this.input.removeAttribute("aria-activedescendant");
    this.input.setAttribute("aria-activedescendant", option.id);
    option.scrollIntoView({ block: "nearest" });
  }

  keyDown(event) {
    const isOpen = !this.list.hidden;
    if (event.key === "ArrowDown" || event.key === "ArrowUp") {
      event.preventDefault();
      if (!isOpen) return this.open();
      this.activate(event.key === "ArrowDown" ? this.active + 1 : Math.max(this.active - 1, 0));
    } else if (event.key === "Enter" && isOpen) {
      event.preventDefault();
      this.chooseActive();
    } else if (event.key === "Escape" && isOpen) {
      event.stopPropagation();
      this.close();
    }
  }

  /** Chooses the marked option; a search waits for the texts that it needs. */
  async chooseActive() {
    if (this.input.value.trim() && !searchTexts.isLoaded) {
      await searchTexts.load().catch(() => null);
      this.open();
    }
    const option = this.options[this.active];
    if (option) this.select(option.dataset.id);
  }

  select(id) {
    this.input.value = "";
    this.close();
    this.choose(id);
  }
}
