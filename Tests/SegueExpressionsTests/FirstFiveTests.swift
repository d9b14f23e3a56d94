import SegueCatalog
import SegueExpressions
import Testing

/// The formulas of the first five transition systems parse, each in its part of a preset, and have
/// the documented values.
@Suite struct FirstFiveTests {
  static let stage: [String: Double] = [
    "container.width": 400, "container.height": 800, "source.x": 100, "source.y": 200,
    "source.width": 80, "source.height": 60, "source.center.x": 140, "source.center.y": 230,
    "source.max-y": 260, "source.known": 1, "destination.y": 50, "item.index": 2, "item.count": 5,
    "item.y": 20, "gesture.translation.x": 120, "gesture.translation.y": 50,
    "gesture.velocity.y": 900, "scroll.offset.y": -40, "scroll.height": 800,
    "scroll.content.height": 500, "to.width": 400, "to.height": 800,
  ]

  static let formulaCases: [(String, VariableFamilies, Double)] = [
    // Cell zoom: the drag, its start and its release.
    ("clamp(gesture.translation.x / container.width, 0, 1)", .gestureProgress, 0.3),
    ("1 - clamp(gesture.translation.x / container.width, 0, 1) / 2", .interaction, 0.85),
    ("source.width / to.width", .tracks, 0.2),
    ("if(source.known, source.center.x, container.center.x)", .tracks, 140),
    // Depth sheet: the dismissal from the drag alone.
    ("clamp(gesture.translation.y / 200, 0, 1)", .gestureProgress, 0.25),
    ("-progress * (1 - progress) / 1750", .interaction, -0.25 / 1750),
    ("-15 * (1 - progress)", .interaction, -7.5),
    ("max(gesture.translation.y, 0)", .interaction, 50),
    // Circle reveal: the radius that reaches the farthest corner, and the progress of a pan.
    (
      "hypot(max(source.center.x, container.width - source.center.x), "
        + "max(source.center.y, container.height - source.center.y))", .tracks,
      (260.0 * 260 + 570 * 570).squareRoot()
    ),
    (
      "if(gesture.translation.x == 0, 0.01, clamp(gesture.translation.x / container.width, 0, 1))",
      .gestureProgress, 0.3
    ),
    // Card expansion: neighbors above and below; the spring list.
    (
      "if(item.y < source.y, -(source.y - destination.y + 30), 30)", .itemTracks, -180
    ),
    (
      "scroll.offset.y + abs(scroll.offset.y) / 10 * (item.index + 1)", .scrollEffect, -28
    ),
    (
      "scroll.offset.y - max(-scroll.inset.top, scroll.content.height + scroll.inset.bottom "
        + "- scroll.height)", .scrollEffect, -40
    ),
    // Tab slide.
    ("abs(gesture.translation.x) / container.width", .gestureProgress, 0.3),
    ("-container.width * direction", .tracks, -400),
  ]

  @Test(arguments: formulaCases)
  func formulas(text: String, families: VariableFamilies, expected: Double) throws {
    let scope = ExpressionScope(families)
    var values = [Double](repeating: 0, count: scope.slotCount)
    for (name, value) in Self.stage { values[try #require(scope.slot(of: name))] = value }
    values[try #require(scope.slot(of: "progress"))] = 0.5
    values[try #require(scope.slot(of: "direction"))] = 1
    let expression = try Expression.parse(text, in: scope, expecting: .number)
    #expect(abs(expression.evaluate(values) - expected) < 1e-9)
  }

  @Test(arguments: [
    ("gesture.velocity.x >= 0", VariableFamilies.gestureProgress),
    ("gesture.translation.x >= gesture.translation.y and scroll.at-top", .gestureProgress),
    ("progress > 0.5 or gesture.velocity.y > 800", .interaction),
    ("progress >= 20% and not gesture.velocity.y < 0", .interaction),
  ])
  func conditions(text: String, families: VariableFamilies) {
    #expect(
      ProblemTests.problems(text, .boolean, in: ExpressionScope(families)) == [])
  }
}
