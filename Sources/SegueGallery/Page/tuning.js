// Lays out a preset with the visitor's changes: by the engine where the gallery is served, otherwise from the values
// that were laid out beforehand.

import { currentPage } from "./current-page.js";
import { loadPart, packing } from "./loading.js";
import { showLayout } from "./page-tuning.js";

export class Tuning {
  /** @param {import("./preset-page.js").PresetPage} page */
  constructor(page) {
    this.page = page;
    this.isLive = packing === "live";
    this.data = undefined;
  }

  /** The parameters whose changes need another layout: those of formulas alone do not. */
  get laidOutValues() {
    const { inFormulas = [] } = this.page.preset.facts;
    const { values } = this.page.changes;
    return [...values].filter(([name]) => this.isLive || !inFormulas.includes(name));
  }

  /** What has to be laid out; an empty text where the page has it. */
  get request() {
    const { changes, about } = this.page;
    const values = this.laidOutValues;
    const easings = this.isLive ? [...changes.easings] : [];
    if (values.length + easings.length === 0) return "";
    const fields = [
      ...(about.scroll ? [] : [["operation", this.page.operation], ["variant", this.page.look]]),
      ...values.map((pair) => ["set", pair.join(":")]), ...easings.map((pair) => ["easing", pair.join(":")]),
    ];
    return fields.filter(([, text]) => text).map((field) => field.map(encodeURIComponent).join("=")).join("&");
  }

  /** Applies the visitor's changes: the newest win, and one request is on its way at a time. */
  async update({ isMoving = false } = {}) {
    this.isMoving = isMoving;
    if (this.pending) {
      this.isOutdated = true;
      return this.pending;
    }
    this.pending = this.run();
    try {
      await this.pending;
    } finally {
      this.pending = null;
    }
  }

  async run() {
    do {
      this.isOutdated = false;
      const { request } = this;
      const next = await (this.isLive ? this.fetchLayout(request) : this.findLayout(request));
      if (currentPage && currentPage !== this.page) return;
      // While a slider moves, each layout is shown; one for another operation is not.
      if (request === this.request || this.isOutdated) this.show(next, request);
    } while (this.isOutdated);
  }

  /** Whether what is shown is not yet what was asked for. */
  get isBehind() { return this.request !== (this.shownRequest ?? ""); }

  show({ data = undefined, problem = undefined }, request) {
    this.problem = problem;
    this.shownRequest = request;
    if (!problem) {
      // Gestures are laid out once the slider rests; until then the earlier ones stay.
      this.data = data && { ...data, gestures: data.gestures ?? this.data?.gestures };
      this.shownOperation = new URLSearchParams(request).get("operation");
    }
    if (this.page.isBuilt) showLayout(this.page);
  }

  /** Asks the server; its diagnostic is shown where a value is not possible. */
  async fetchLayout(request) {
    if (!request) return {};
    const { isMoving } = this;
    const started = performance.now();
    try {
      const part = isMoving ? "&part=timeline" : "";
      const response = await fetch(`layout/${encodeURIComponent(this.page.preset.id)}?${request}${part}`);
      if (!response.headers.get("content-type")?.startsWith("application/json")) {
        return { problem: `The server refused the layout: ${await response.text()}` };
      }
      const answer = await response.json();
      if (answer.problem) return { problem: answer.problem };
      if (isMoving) delete answer.gestures;
      return { data: answer };
    } catch {
      return { problem: "The server does not answer. Start 'segue gallery --serve' again, and reload the page." };
    } finally {
      this.latency = performance.now() - started;
    }
  }

  /** Finds a layout made beforehand: there is one for each stop of a parameter, with all others at their defaults. */
  async findLayout(request) {
    if (!request) return {};
    if (this.page.look) {
      return { problem: "This copy of the gallery changes parameters in the standard look only. For both at once, run: segue gallery --serve" };
    }
    const values = this.laidOutValues;
    const [assignment] = values.map((pair) => pair.join("="));
    if (values.length > 1) {
      return { problem: "This copy of the gallery changes one parameter at a time. For several at once, run: segue gallery --serve" };
    }
    const { facts, values: known } = this.page.preset;
    if (!known && facts.rendered.includes(values[0][0])) await loadPart(this.page.preset.id, "values").catch(() => null);
    const data = this.page.preset.values?.[assignment];
    if (data) return data.problem ? { problem: data.problem } : { data };
    return { problem: `The value '${assignment}' is not available on this page. For any value, run: segue gallery --serve` };
  }

  /** The data for the displayed operation; undefined where those of the page are shown. */
  get current() {
    const isOther = this.isLive && this.shownOperation !== null && this.shownOperation !== this.page.operation;
    return this.request && !isOther ? this.data : undefined;
  }
}
