import Foundation
import SegueCatalog
import SegueExpressions
import SegueDiagnostics
import SegueTestSupport
import SegueTimeline
import Testing

@testable import SegueGallery
@testable import SegueStaging

/// The gestures' formulas as the gallery's page evaluates them, compared with our own evaluator.
@Suite(.needsChromium, .serialized)
struct FormulaJSONTests {
  /// Random numeric and Boolean formulas; those that cannot be proved total are rejected when parsed.
  private struct Formulas {
    var random: SeededGenerator

    private static let names = [
      "gesture.translation.x", "gesture.translation.y", "gesture.velocity.x",
      "gesture.velocity.y", "gesture.distance", "gesture.speed", "gesture.scale",
      "gesture.progress", "progress", "scroll.offset.y", "container.width", "direction",
      "source.center.x", "0.5", "-3", "1e-3", "200",
    ]

    mutating func number(_ depth: Int) -> String {
      guard depth > 0, Int.random(in: 0..<5, using: &random) > 0 else {
        return Self.names.randomElement(using: &random) ?? "1"
      }
      let a = number(depth - 1)
      let b = number(depth - 1)
      switch Int.random(in: 0..<16, using: &random) {
      case 0, 1: return "(\(a) + \(b))"
      case 2, 3: return "(\(a) - \(b))"
      case 4, 5: return "\(a) * (\(b))"
      case 6: return "(\(a)) / container.width"
      case 7: return "min(\(a), \(b), 3)"
      case 8: return "max(\(a), \(b))"
      case 9: return "clamp(\(a), \(b), 40)"
      case 10: return "mix(\(a), \(b), progress)"
      case 11: return "hypot(\(a), \(b))"
      case 12: return "sqrt(abs(\(a))) + floor(\(b)) - round(\(a))"
      case 13: return "sin((\(a)) * 1rad) + cos(angle(\(a), \(b)))"
      case 14: return "if(\(condition(depth - 1)), \(a), \(b))"
      default: return "mod(\(a), 7) + random(\(a), \(b))"
      }
    }

    mutating func condition(_ depth: Int) -> String {
      let (a, b) = (number(depth - 1), number(depth - 1))
      let sign = ["<", "<=", ">", ">=", "==", "!="].randomElement(using: &random) ?? "<"
      let plain = "(\(a)) \(sign) (\(b))"
      switch Int.random(in: 0..<4, using: &random) {
      case 0 where depth > 0: return "(\(plain) and \(condition(depth - 1)))"
      case 1 where depth > 0: return "(\(plain) or \(condition(depth - 1)))"
      case 2: return "not (\(plain))"
      default: return "(\(plain))"
      }
    }
  }

  @Test func `thousands of formulas have the same values as ours`() throws {
    var formulas = Formulas(random: SeededGenerator(seed: 7))
    let scope = ExpressionScope(.interaction)
    var stage = Stage(
      operation: .pop, container: Stage.Container(size: Size2D(width: 390, height: 844)),
      from: .init(name: "a", frame: Rect2D(x: 0, y: 0, width: 390, height: 844)),
      to: .init(name: "b", frame: Rect2D(x: 0, y: 0, width: 390, height: 844)))
    stage.direction = -1
    stage.source = Stage.Element(frame: Rect2D(x: 20, y: 60, width: 100, height: 80))
    var values = InteractionValues(stage, parameters: ParameterValues(), scope: scope)
    var cases: [(text: String, steps: String, values: [String: Double], ours: Double)] = []
    while cases.count < 2000 {
      let isCondition = Bool.random(using: &formulas.random)
      let text = isCondition ? formulas.condition(3) : formulas.number(4)
      guard
        let formula = try? Expression.parse(
          text, in: scope, expecting: isCondition ? .boolean : .number)
      else { continue }
      for _ in 0..<4 {
        func part(_ size: Double) -> Double {
          (Double.random(in: -size...size, using: &formulas.random) * 8).rounded() / 8
        }
        let gesture = GestureState(
          translation: Point2D(x: part(400), y: part(800)),
          velocity: Point2D(x: part(2000), y: part(2000)), distance: part(400),
          speed: part(2000), across: part(400), acrossSpeed: part(2000), scale: 0.25 + abs(part(2)),
          scaleSpeed: part(2))
        let progress = abs(part(1))
        values.set(gesture)
        values.set(progress: progress)
        cases.append(
          (
            text, FormulaJSON.json(formula, values).text(),
            [
              "g0": gesture.translation.x, "g1": gesture.translation.y, "g2": gesture.velocity.x,
              "g3": gesture.velocity.y, "g4": gesture.distance, "g5": gesture.speed,
              "g6": gesture.scale, "g7": progress, "g8": gesture.across,
              "g9": gesture.acrossSpeed, "g10": gesture.scaleSpeed, "p": progress, "s1": 0,
            ], values.number(formula)
          ))
      }
    }
    let browser = try BrowserSession()
    try browser.open(GallerySite.address(), until: "segue.evaluateFormula")
    let list = cases.map { one in
      let members = one.values.map { "\"\($0.key)\":\($0.value)" }.joined(separator: ",")
      return "segue.evaluateFormula(\(one.steps),{\(members)})"
    }
    let theirs = try #require(
      try browser.evaluate("[" + list.joined(separator: ",") + "].map(String)") as? [String])
    #expect(theirs.count == cases.count)
    // The seed is fixed: with it, none comes so close to a step that a last digit decides.
    for (one, text) in zip(cases, theirs) {
      let value = try #require(Double(text), "\(one.text): \(text)")
      let bound = 1e-9 * max(1, abs(one.ours))
      #expect(
        abs(value - one.ours) <= bound, "\(one.text) is \(one.ours) here and \(text) there")
    }
  }

  @Test func `CSS values are interpolated number by number`() throws {
    let browser = try BrowserSession()
    try browser.open(GallerySite.address(), until: "segue.blendCSS")
    for (a, b, part, mixed) in [
      (
        "translate3d(0,0,0) scale3d(1,1,1)", "translate3d(100px,-20px,0) scale3d(0.5,0.5,1)", 0.25,
        "translate3d(25px,-5px,0) scale3d(0.875,0.875,1)"
      ),
      ("rgb(0 0 0 / 0.5)", "rgb(10 20 30 / 1)", 0.5, "rgb(5 10 15 / 0.75)"),
      ("matrix3d(1,0,0,-1e-7)", "matrix3d(3,0,0,-3e-7)", 0.5, "matrix3d(2,0,0,-2e-7)"),
      ("none", "blur(2px)", 0.4, "none"), ("none", "blur(2px)", 0.6, "blur(2px)"),
    ] {
      let script = "segue.blendCSS([['\(a)', \(1 - part)], ['\(b)', \(part)]])"
      #expect(try browser.evaluate(script) as? String == mixed)
    }
  }
}
