"use strict";
// Whether what a finger does is the gesture that a preset waits for; refusals are sentences for whoever tries.

segue.Recognition = class {
  /** How far a finger goes before it counts as a drag, and how near an edge is, in points. */
  static slop = 10;
  static edge = 20;

  constructor(rules, size) {
    this.rules = rules;
    this.size = size;
    [this.kind, this.where = ""] = rules.kind;
  }

  get isPinch() { return this.kind === "pinch"; }

  /** An edge as it is seen: what leads is on the right where text runs to the left. */
  side(edge) {
    const { rtl } = this.rules;
    return { leading: rtl ? "right" : "left", trailing: rtl ? "left" : "right" }[edge] ?? edge;
  }

  /** What a visitor has to do. */
  get invitation() {
    if (this.kind === "edge-pan") return `Drag from the ${this.side(this.where)} edge of the phone.`;
    if (this.isPinch) return "Pinch, or drag with the Alt key.";
    if (this.kind === "overscroll") return `Pull past the ${this.side(this.where)} end.`;
    const ways = {
      any: "", horizontal: " sideways", vertical: " up or down",
      leading: ` toward its ${this.side("leading")}`, trailing: ` toward its ${this.side("trailing")}`,
    };
    return `Drag the phone's screen${ways[this.where] ?? ` ${this.where}wards`}.`;
  }

  /** What of a touch is left to the page, which scrolls. */
  get touchAction() {
    if (this.isPinch) return "none";
    const isSideways = ["leading", "trailing", "horizontal"].includes(this.where);
    const isUpright = ["up", "down", "vertical", "top", "bottom"].includes(this.where);
    return isSideways ? "pan-y" : isUpright ? "pan-x" : "none";
  }

  /** Why a finger that comes down cannot begin it; null where it can. */
  refusalOfStart(at) {
    if (this.isPinch && at.count < 2) return "It takes two fingers, or the Alt key.";
    if (this.kind !== "edge-pan") return null;
    const [x, y] = this.rules.axis;
    const [width, height] = this.size;
    const distance = x > 0 ? at.x : x < 0 ? width - at.x : y > 0 ? at.y : height - at.y;
    return distance > segue.Recognition.edge ? `It begins at the ${this.side(this.where)} edge only.` : null;
  }

  /** Whether a movement is long enough to be judged. */
  isFar({ x, y }, spread) {
    return (this.isPinch ? Math.abs(spread) : Math.hypot(x, y)) >= segue.Recognition.slop;
  }

  /** Why a movement is not the gesture; null where it is. */
  refusalOfWay({ x, y }) {
    if (this.isPinch || this.kind === "overscroll" || this.where === "any") return null;
    if (this.where === "vertical") return Math.abs(y) < Math.abs(x) ? "It goes up or down." : null;
    if (this.where === "horizontal" && Math.abs(x) < Math.abs(y)) return "It goes sideways.";
    if (!this.rules.axis || this.leads(x, y)) return null;
    return this.where === "horizontal" ? "There is no tab on that side." : "That is another direction.";
  }

  /** Whether a movement goes along the axis rather than across it, and forwards. */
  leads(x, y) {
    const [ax, ay] = this.rules.axis;
    const along = x * ax + y * ay;
    return along > 0 && along >= Math.abs(x * ay - y * ax);
  }

  /** The axis that a movement chooses where the rules leave it open. */
  axis({ x, y }) {
    if (this.rules.axis) return this.rules.axis;
    if (this.where === "horizontal") return [Math.sign(x) || 1, 0];
    if (this.where === "vertical") return [0, Math.sign(y) || 1];
    const length = Math.hypot(x, y) || 1;
    return [x / length, y / length];
  }
};
