"use strict";
// Decides whether a touch is the preset's gesture; reasons for refusal are sentences for the
// visitor.

segue.Recognition = class {
  /** The drag threshold, and the width of an edge, in points. */
  static slop = 10;
  static edge = 20;

  constructor(rules, size) {
    this.rules = rules;
    this.size = size;
    [this.kind, this.where = ""] = rules.kind;
  }

  get isPinch() { return this.kind === "pinch"; }

  /** The physical side of an edge: leading is right in right-to-left layouts. */
  side(edge) {
    const { rtl } = this.rules;
    return { leading: rtl ? "right" : "left", trailing: rtl ? "left" : "right" }[edge] ?? edge;
  }

  /** The instruction for the visitor. */
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

  /** The part of touch handling left to the browser for scrolling. */
  get touchAction() {
    if (this.isPinch) return "none";
    const isSideways = ["leading", "trailing", "horizontal"].includes(this.where);
    const isUpright = ["up", "down", "vertical", "top", "bottom"].includes(this.where);
    return isSideways ? "pan-y" : isUpright ? "pan-x" : "none";
  }

  /** The reason why a touch cannot begin the gesture; null where it can. */
  refusalOfStart(at) {
    if (this.isPinch && at.count < 2) return "It takes two fingers, or the Alt key.";
    if (this.kind !== "edge-pan") return null;
    const [x, y] = this.rules.axis;
    const [width, height] = this.size;
    const distance = x > 0 ? at.x : x < 0 ? width - at.x : y > 0 ? at.y : height - at.y;
    return distance > segue.Recognition.edge ? `It begins at the ${this.side(this.where)} edge only.` : null;
  }

  /** Whether a movement is long enough to be recognized. */
  isFar({ x, y }, spread) {
    return (this.isPinch ? Math.abs(spread) : Math.hypot(x, y)) >= segue.Recognition.slop;
  }

  /** The reason why a movement is not the gesture; null where it is. */
  refusalOfWay({ x, y }) {
    if (this.isPinch || this.kind === "overscroll" || this.where === "any") return null;
    if (this.where === "vertical") return Math.abs(y) < Math.abs(x) ? "It goes up or down." : null;
    if (this.where === "horizontal" && Math.abs(x) < Math.abs(y)) return "It goes sideways.";
    if (!this.rules.axis || this.leads(x, y)) return null;
    return this.where === "horizontal" ? "There is no tab on that side." : "That is another direction.";
  }

  /** Whether a movement goes forwards along the axis rather than across it. */
  leads(x, y) {
    const [ax, ay] = this.rules.axis;
    const along = x * ax + y * ay;
    return along > 0 && along >= Math.abs(x * ay - y * ax);
  }

  /** The axis of a movement, where the rules leave it open. */
  axis({ x, y }) {
    if (this.rules.axis) return this.rules.axis;
    if (this.where === "horizontal") return [Math.sign(x) || 1, 0];
    if (this.where === "vertical") return [0, Math.sign(y) || 1];
    const length = Math.hypot(x, y) || 1;
    return [x / length, y / length];
  }
};
