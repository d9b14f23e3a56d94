// Decides whether a touch is the preset's gesture; reasons for refusal are sentences for the visitor.

export class Recognition {
  /** The drag threshold, and the width of an edge, in points. */
  static slop = 10;
  static edge = 20;
  /** How long a finger rests in a long press, in milliseconds. */
  static press = 500;

  constructor(rules, size) {
    this.rules = rules;
    this.size = size;
    const [kind, direction = ""] = rules.kind;
    this.kind = kind;
    this.direction = direction;
  }

  get isPinch() { return this.kind === "pinch"; }

  get isLongPress() { return this.kind === "long-press"; }

  /** The physical side of an edge: leading is right in right-to-left layouts. */
  side(edge) {
    const { isRightToLeft } = this.rules;
    return {
      leading: isRightToLeft ? "right" : "left", trailing: isRightToLeft ? "left" : "right",
    }[edge] ?? edge;
  }

  /** The instruction for the visitor. */
  get instruction() {
    if (this.kind === "edge-pan") return `Drag from the ${this.side(this.direction)} edge of the phone.`;
    if (this.isPinch) return `${this.pinch}, or hold Alt and drag.`;
    if (this.isLongPress) return "Hold still for half a second, then drag.";
    if (this.kind === "overscroll") return `Drag past the ${this.side(this.direction)} end.`;
    const phrases = {
      any: "", horizontal: " sideways", vertical: " up or down",
      leading: ` to the ${this.side("leading")}`, trailing: ` to the ${this.side("trailing")}`,
    };
    if (this.direction === "horizontal" && this.rules.axis) phrases.horizontal = ` to the ${this.axisSide}`;
    return `Drag the phone's screen${phrases[this.direction] ?? ` ${this.direction}`}.`;
  }

  /** The side to which a horizontal drag has to go. */
  get axisSide() { return this.rules.axis[0] < 0 ? "left" : "right"; }

  /** How the fingers of a pinch move, as its recordings do. */
  get pinch() {
    const [recording] = this.rules.recordings ?? [];
    if (recording?.id === "pinch-in") return "Pinch two fingers together";
    return recording?.id === "pinch-out" ? "Spread two fingers" : "Pinch with two fingers";
  }

  /** The part of touch handling left to the browser: all of scrolling, where touches decide while they move. */
  get touchAction() {
    if (this.isPinch) return "pan-x pan-y";
    return ["leading", "trailing", "horizontal"].includes(this.direction) ? "pan-y" : "manipulation";
  }

  /** Whether fingers that have started to move may be the gesture. */
  mayBegin(gesture, count) { return this.isPinch ? count > 1 : !this.directionRefusal(gesture); }

  /** The reason why a touch cannot begin the gesture; null where it can. */
  startRefusal(point) {
    if (this.isPinch && point.count < 2) return "Use two fingers, or hold Alt.";
    if (this.kind !== "edge-pan") return null;
    const [x, y] = this.rules.axis;
    const [width, height] = this.size;
    const distance = x > 0 ? point.x : x < 0 ? width - point.x : y > 0 ? point.y : height - point.y;
    return distance > Recognition.edge ? `The gesture begins only at the ${this.side(this.direction)} edge.` : null;
  }

  /** Whether a movement is long enough to be recognized. */
  isFarEnough({ x, y }, spread) {
    return (this.isPinch ? Math.abs(spread) : Math.hypot(x, y)) >= Recognition.slop;
  }

  /** The reason why a movement is not the gesture; null where it is. */
  directionRefusal({ x, y }) {
    if (this.isLongPress) return "Hold still for half a second first.";
    if (this.isPinch || this.direction === "any") return null;
    if (this.direction === "vertical") return Math.abs(y) < Math.abs(x) ? "Drag up or down." : null;
    if (this.direction === "horizontal" && Math.abs(x) < Math.abs(y)) return "Drag sideways.";
    if (!this.rules.axis || this.isAlongAxis(x, y)) return null;
    return this.direction === "horizontal" ? "There is no tab on that side." : "That is not the gesture's direction.";
  }

  /** Whether a movement goes forward along the axis rather than across it. */
  isAlongAxis(x, y) {
    const [ax, ay] = this.rules.axis;
    const along = x * ax + y * ay;
    return along > 0 && along >= Math.abs(x * ay - y * ax);
  }

  /** The axis of a movement, where the rules leave it open. */
  axis({ x, y }) {
    if (this.rules.axis) return this.rules.axis;
    if (this.direction === "horizontal") return [Math.sign(x) || 1, 0];
    if (this.direction === "vertical") return [0, Math.sign(y) || 1];
    const length = Math.hypot(x, y) || 1;
    return [x / length, y / length];
  }
}
