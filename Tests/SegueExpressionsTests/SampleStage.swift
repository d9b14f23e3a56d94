import SegueCatalog
import SegueExpressions

/// A stage with fixed numbers for the cases below.
enum SampleStage {
  static let scope = ExpressionScope(
    .all,
    parameters: [
      Variable(name: "parallax", type: .number, interval: Interval(0...1)),
      Variable(name: "corner-radius", type: .number, interval: Interval(0...40)),
      Variable(name: "offset", type: .number, interval: Interval(-5...5)),
      Variable(name: "turn", type: .angle, interval: Interval(-7...7)),
      Variable(name: "pause", type: .duration, interval: Interval(0...2)),
    ],
    elements: ["title", "hero-image"])

  static let values: [Double] = values([
    "container.width": 390, "container.height": 844, "direction": -1, "parallax": 0.3,
    "corner-radius": 12, "offset": -2.5, "turn": 0.5, "pause": 0.25, "item.index": 3,
    "item.count": 8, "source.x": 198, "source.width": 186, "source.known": 1,
    "element.hero-image.to.center.x": 77, "gesture.speed": 640, "progress": 0.4, "seed": 7,
  ])

  /// One value for each slot: the named ones as given, the others any valid value.
  static func values(_ named: [String: Double]) -> [Double] {
    (0..<scope.slotCount).map { slot in
      let variable = scope.variable(at: slot)
      return named[variable.name] ?? (variable.interval.contains(0) ? 0 : variable.interval.upper)
    }
  }

  /// The interval of each slot.
  static let slots = (0..<scope.slotCount).map { scope.variable(at: $0).interval }

  static func parse(
    _ text: String, _ type: ExpressionType = .number, in scope: ExpressionScope = scope
  ) throws -> Expression {
    try Expression.parse(text, in: scope, expecting: type)
  }
}
