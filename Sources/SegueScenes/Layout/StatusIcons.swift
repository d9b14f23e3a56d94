import SegueTimeline

/// The contents of the status bar: the time at the left; signal, Wi-Fi and battery at the right.
struct StatusIcons {
  let width: Double
  let height: Double
  let color: Color

  var marks: [Mark] { [time] + signal + wifi + battery }

  /// Whether the bar is tall, beside a camera housing.
  private var isTall: Bool { height >= 40 }
  /// The vertical center of the contents.
  private var middle: Double { hasIsland ? 33 : isTall ? height - 18 : height / 2 }
  /// The right edge of the icons.
  private var right: Double { width - (hasIsland ? 34 : isTall ? 30 : 12) }
  /// Whether the bar is beside a Dynamic Island.
  private var hasIsland: Bool { height >= 59 }

  private var time: Mark {
    let style = TextStyle(
      weight: .semibold, size: hasIsland ? 17 : isTall ? 16 : 12, lineHeight: 20,
      tracking: isTall ? -0.3 : 0)
    let x = hasIsland ? 44 : isTall ? 30.0 : 12
    return .text(
      TextBlock(
        "9:41", style: style, color: color, alignment: isTall ? .center : .leading,
        origin: Point2D(x: x, y: middle - 10), width: isTall ? 48 : 60, height: 20))
  }

  private var signal: [Mark] {
    (0..<4).map { index in
      let tall = 4 + Double(index) * 2.4
      return pill(
        Rect2D(
          x: right - 67 + Double(index) * 4.7, y: middle + 5.6 - tall, width: 3, height: tall),
        radius: 0.9)
    }
  }

  /// The Wi-Fi icon: two arcs and a sector around one center.
  private var wifi: [Mark] {
    let center = Point2D(x: right - 37, y: middle + 5.2)
    let arcs = [(4.1, 6.6), (8.0, 10.6)].map { fan(center, from: $0.0, to: $0.1) }
    return [fan(center, from: 0, to: 2.7)] + arcs
  }

  private var battery: [Mark] {
    let body = Rect2D(x: right - 25, y: middle - 6, width: 23, height: 12)
    let charge = Rect2D(x: body.minX + 2, y: body.minY + 2, width: 17, height: 8)
    let edge = Rect2D(
      x: body.minX + 0.5, y: body.minY + 0.5, width: body.width - 1, height: body.height - 1)
    let cap = Rect2D(x: body.maxX + 1, y: middle - 2, width: 1.5, height: 4)
    let outline = Figure(
      form: .rect(CornerRadii(all: 3.4)), frame: edge,
      stroke: Stroke(paint: .color(color), width: 1), opacity: 0.4)
    let end = Figure(
      form: .rect(CornerRadii(topLeft: 0, topRight: 0.75, bottomRight: 0.75, bottomLeft: 0)),
      frame: cap, fill: .color(color), opacity: 0.5)
    return [.figure(outline), .figure(end), pill(charge, radius: 2.2)]
  }

  private func pill(_ frame: Rect2D, radius: Double) -> Mark {
    .figure(
      Figure(form: .rect(CornerRadii(all: radius)), frame: frame, fill: .color(color)))
  }

  /// Returns a ring sector within 45° of vertical.
  private func fan(_ center: Point2D, from inner: Double, to outer: Double) -> Mark {
    let slope = 0.5.squareRoot()
    func at(_ side: Double, _ radius: Double) -> Point2D {
      Point2D(x: center.x + side * slope * radius, y: center.y - slope * radius)
    }
    func arc(_ radius: Double, clockwise: Bool) -> [Outline.Step] {
      let side: Double = clockwise ? -1 : 1
      return EllipticalArc(
        from: at(side, radius), to: at(-side, radius), radii: Size2D(width: radius, height: radius),
        isLarge: false, isClockwise: clockwise
      ).curves.map { .curve($0[0], $0[1], $0[2]) }
    }
    let inwards = inner > 0 ? [.line(at(1, inner))] + arc(inner, clockwise: false) : [.line(center)]
    let outline = Outline([.move(at(-1, outer))] + arc(outer, clockwise: true) + inwards + [.close])
    let frame = Rect2D(center: center, size: Size2D(width: 2 * outer, height: 2 * outer))
    return .figure(Figure(form: .outline(outline), frame: frame, fill: .color(color)))
  }
}
