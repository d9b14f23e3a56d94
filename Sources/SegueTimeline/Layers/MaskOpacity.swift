/// How much a gradient mask leaves of a layer, at each point.
package struct MaskOpacity: Hashable, Sendable {
  fileprivate enum Fade: Hashable, Sendable {
    case linear(from: Point2D, way: Point2D)
    case radial(Point2D, inner: Double, outer: Double)
    case conic(Point2D, start: Double, sign: Double, full: Double, end: Double)
    case hidden
  }

  fileprivate let fade: Fade
  private let isInverted: Bool

  /// Creates the opacity of a state's mask; nil where it has none that is a gradient.
  package init?(of state: LayerState) {
    guard let mask = state.mask, let fade = Fade(mask) else { return nil }
    self.fade = fade
    isInverted = state.invertsMask
  }

  /// The opacity at a point of the layer's coordinates, 0…1.
  package func opacity(at point: Point2D) -> Double {
    let shown = fade.opacity(at: point)
    return isInverted ? 1 - shown : shown
  }
}

extension MaskOpacity.Fade {
  fileprivate init?(_ mask: Mask) {
    let (start, numbers) = (mask.frame.origin, mask.gradient)
    switch mask.shape {
    case .rect, .roundedRect, .ellipse, .polygon, .path: return nil
    case .linearGradient:
      let way = numbers.end - start
      let square = way.x * way.x + way.y * way.y
      // A gradient whose two points coincide hides everything.
      self =
        square > 0
        ? .linear(from: start, way: Point2D(x: way.x / square, y: way.y / square)) : .hidden
    case .radialGradient:
      let outer = max(numbers.outerRadius, 0)
      self = .radial(start, inner: min(max(numbers.innerRadius, 0), outer), outer: outer)
    case .conicGradient:
      let sweep = abs(numbers.endAngle - numbers.startAngle)
      self = .conic(
        start, start: numbers.startAngle, sign: numbers.endAngle < numbers.startAngle ? -1 : 1,
        full: sweep - max(numbers.softness, 0), end: sweep)
    }
  }

  fileprivate func opacity(at point: Point2D) -> Double {
    switch self {
    case .linear(let start, let way):
      return (1 - (point.x - start.x) * way.x - (point.y - start.y) * way.y).clamped(to: 0...1)
    case .radial(let center, let inner, let outer):
      let (x, y) = (point.x - center.x, point.y - center.y)
      return Self.share((x * x + y * y).squareRoot(), full: inner, end: outer)
    case .conic(let center, let start, let sign, let full, let end):
      let angle = LibM.atan2(point.y - center.y, point.x - center.x)
      let turns = sign * (angle - start) / (2 * .pi)
      return Self.share((turns - turns.rounded(.down)) * 2 * .pi, full: full, end: end)
    case .hidden: return 0
    }
  }

  private static func share(_ place: Double, full: Double, end: Double) -> Double {
    guard end > full else { return place < end ? 1 : 0 }
    return ((end - place) / (end - full)).clamped(to: 0...1)
  }
}
