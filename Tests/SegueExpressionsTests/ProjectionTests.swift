import SegueCatalog
import SegueExpressions
import SegueTimeline
import Testing

/// `projected(…)`: where the finger's speed would take the progress.
@Suite struct `Projected progress` {
  private static let scope = ExpressionScope(.interaction)

  /// The projection of a progress for a gesture.
  ///
  /// - Parameter shown: the transition's own progress, if it is not what the formula gives.
  private func projection(
    of progress: String, after duration: String = "200ms", _ gesture: GestureState,
    shown: Double? = nil
  ) throws -> Double {
    let progress = try Expression.parse(
      progress, in: Self.scope.allowing(.gestureProgress), expecting: .number)
    let projected = try Expression.parse(
      "projected(\(duration))", in: Self.scope, expecting: .number, projecting: progress)
    let frame = Rect2D(x: 0, y: 0, width: 400, height: 800)
    let stage = Stage(
      operation: .pop, container: Stage.Container(size: frame.size),
      from: .init(name: "a", frame: frame), to: .init(name: "b", frame: frame))
    var values = InteractionValues(stage, parameters: ParameterValues(), scope: Self.scope)
    values.set(gesture)
    values.set(progress: shown ?? min(max(values.number(progress), 0), 1))
    let value = values.number(projected)
    #expect(projected.interval.contains(value))
    return (value * 1e9).rounded() / 1e9
  }

  @Test func `the speed counts in both directions`() throws {
    let rule = "gesture.distance / container.width"
    #expect(try projection(of: rule, GestureState(distance: 100, speed: 500)) == 0.5)
    #expect(try projection(of: rule, GestureState(distance: 300, speed: -1000)) == 0.25)
    #expect(try projection(of: rule, GestureState(distance: 300)) == 0.75)
    #expect(try projection(of: rule, after: "1s", GestureState(distance: 0, speed: 40)) == 0.1)
  }

  @Test func `every measure of a finger goes on at its own speed`() throws {
    let finger = GestureState(
      translation: Point2D(x: 10, y: 20), velocity: Point2D(x: 100, y: -50), across: 7,
      acrossSpeed: 30, scale: 0.8, scaleSpeed: -1)
    #expect(try projection(of: "gesture.translation.x", finger, shown: 1) == 30)
    #expect(try projection(of: "gesture.translation.y / 20", finger) == 0.5)
    #expect(try projection(of: "gesture.across / 26", finger) == 0.5)
    #expect(try projection(of: "1 - gesture.scale", finger) == 0.4)
    #expect(try projection(of: "0.3", finger) == 0.3)
  }

  @Test func `a caught transition goes on from where it is`() throws {
    let finger = GestureState(distance: 100, speed: 200)
    #expect(try projection(of: "gesture.distance / 400", finger, shown: 0.45) == 0.55)
  }

  @Test func `what divides by a measure still cannot divide by zero`() throws {
    let closing = GestureState(scale: 0.5, scaleSpeed: -100)
    #expect(try projection(of: "0.000001 / gesture.scale", closing) == 1)
  }

  @Test(arguments: [
    ("projected(0.2)", ExpressionCode.typeMismatch), ("projected()", .wrongArguments),
    ("projected(1s, 2s)", .wrongArguments), ("projected", .unknownName),
  ])
  func `a wrong call is reported`(text: String, code: ExpressionCode) throws {
    let progress = Expression(constant: 0.5, type: .number)
    let problems = #expect(throws: ExpressionProblems.self) {
      try Expression.parse(text, in: Self.scope, expecting: .number, projecting: progress)
    }
    #expect(problems?.all.map(\.code) == [code])
  }

  @Test(arguments: [VariableFamilies.gestureProgress, .interaction])
  func `it is not available where there is no progress`(families: VariableFamilies) {
    let progress = Expression(constant: 0.5, type: .number)
    let problems = #expect(throws: ExpressionProblems.self) {
      try Expression.parse(
        "projected(1s)", in: Self.scope.allowing(families), expecting: .number,
        projecting: families == .interaction ? nil : progress)
    }
    #expect(problems?.all.map(\.code) == [.notAllowedHere])
  }
}
