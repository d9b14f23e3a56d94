import SegueTimeline
import Testing

@Suite("Timing functions")
struct TimingFunctionTests {
  /// One function of every kind.
  static func samples() throws -> [TimingFunction] {
    let spring = try Spring.uiKit(dampingRatio: 0.6, duration: 0.5, initialVelocity: 1)
    let stops = [(0.0, 0.0), (0.3, 1.1), (0.3, 0.5), (1.0, 1.0)]
      .map { PiecewiseLinear.Stop(progress: $0.0, value: $0.1) }
    let plain: [TimingFunction] =
      NamedTimingFunction.all.map(\.function) + [
        .piecewiseLinear(try PiecewiseLinear(stops: stops)),
        .steps(count: 3, position: .jumpEnd), .steps(count: 3, position: .jumpNone),
        .spring(spring, duration: 0.5),
        .spring(try Spring(stiffness: 400, damping: 60), duration: 0.4),
      ]
    return plain + plain.map(\.mirrored)
  }

  @Test("are 0 before the start and exactly 1 at the end")
  func ends() throws {
    for function in try Self.samples() {
      for progress in [-Double.infinity, -2, -1e-300, .nan] {
        #expect(function.value(at: progress) == 0)
      }
      for progress in [1, 1.5, Double.infinity] { #expect(function.value(at: progress) == 1) }
      if case .steps(_, .jumpStart) = function { continue }
      #expect(function.value(at: 0) == 0)
    }
  }

  @Test("steps that jump at the start apply at 0")
  func jumpStart() {
    #expect(TimingFunction.steps(count: 4, position: .jumpStart).value(at: 0) == 0.25)
    #expect(TimingFunction.steps(count: 4, position: .jumpBoth).value(at: 0) == 0.2)
  }

  @Test("mirrored functions are 1 − f(1 − p) and mirror back to the original")
  func mirrors() throws {
    for function in try Self.samples() {
      let mirrored = function.mirrored
      for step in 1..<64 {
        let progress = Double(step) / 64
        let expected = 1 - function.value(at: 1 - progress)
        #expect(abs(mirrored.value(at: progress) - expected) < 1e-13)
        #expect(
          abs(mirrored.mirrored.value(at: progress) - function.value(at: progress)) < 1e-13)
        let slope = function.slope(at: 1 - progress)
        if !Self.isCorner(function, at: 1 - progress) {
          #expect(abs(mirrored.slope(at: progress) - slope) < 1e-6 * (1 + abs(slope)))
        }
      }
    }
  }

  /// The emphasized easing is vertical where its two segments join.
  private static func isCorner(_ function: TimingFunction, at progress: Double) -> Bool {
    if case .path = function {
      return abs(progress - 1 / 6.0) < 0.02 || abs(progress - 5 / 6.0) < 0.02
    }
    return false
  }

  @Test("slopes match the derivative")
  func slopes() throws {
    let step = 1e-6
    for function in try Self.samples() {
      for tenth in 1..<10 {
        let progress = Double(tenth) / 10 + 0.0123
        let rise = function.value(at: progress + step) - function.value(at: progress - step)
        let slope = function.slope(at: progress)
        #expect(abs(rise / (2 * step) - slope) < 1e-4 * (1 + abs(slope)))
      }
      for progress in [-0.1, 1.1, .nan] { #expect(function.slope(at: progress) == 0) }
      for progress in [0, 1e-12, 1 - 1e-12, 1] { #expect(function.slope(at: progress).isFinite) }
    }
  }

  @Test("a spring's initial slope is its velocity per unit of progress")
  func springSlope() throws {
    let spring = try Spring(stiffness: 200, damping: 12, initialVelocity: 3)
    let function = TimingFunction.spring(spring, duration: 0.8)
    #expect(abs(function.slope(at: 0) - 3 * 0.8) < 1e-15)
    let shift = spring.displacement(at: 0.8) * 0.25 * 0.25 * (3 - 2 * 0.25)
    #expect(function.value(at: 0.25) == spring.position(at: 0.2) + shift)
  }

  @Test("names are unique, in kebab case and can be looked up")
  func names() {
    let all = NamedTimingFunction.all
    #expect(Set(all.map(\.name)).count == all.count)
    for named in all {
      #expect(TimingFunction.named(named.name) == named.function)
      #expect(named.name.allSatisfy { $0.isLowercase || $0 == "-" })
    }
    #expect(TimingFunction.named("Linear") == nil)
  }

  @Test("Material's emphasized easing matches reference values")
  func emphasized() throws {
    let function = try #require(TimingFunction.named("emphasized"))
    #expect(abs(function.value(at: 0.166666) - 0.4) < 1e-12)
    // mpmath 1.3.0: bisection of x(t) = p to 50 digits on the segment containing p, then y(t).
    for (progress, value) in [
      (0.05, 0.020608488606031474), (0.15, 0.27332344515440349), (0.17, 0.43296559158425656),
      (0.2, 0.6357014491193905), (0.35, 0.88293463907291966), (0.8, 0.99480124873402577),
    ] {
      #expect(abs(function.value(at: progress) - value) < 1e-13)
    }
  }

  @Test("a path with a corner has the later segment's slope there")
  func corner() throws {
    let joint = Point2D(x: 0.5, y: 0.25)
    let path = try TimingPath(segments: [
      TimingPath.Segment(control1: .zero, control2: joint, end: joint),
      TimingPath.Segment(
        control1: Point2D(x: 0.6, y: 0.4), control2: joint, end: Point2D(x: 1, y: 1)),
    ])
    #expect(path.value(at: 0.5) == 0.25)
    #expect(abs(path.slope(at: 0.5) - 1.5) < 1e-12)  // (0.4 − 0.25) / (0.6 − 0.5)
    #expect(abs(path.slope(at: 0.3) - 0.5) < 1e-12)  // 0.25 / 0.5
  }

  @Test("paths that move backward or do not end at (1, 1) are rejected")
  func rejectedPaths() {
    let middle = Point2D(x: 0.5, y: 0.5)
    let end = Point2D(x: 1, y: 1)
    let bad: [[TimingPath.Segment]] = [
      [],
      [TimingPath.Segment(control1: .zero, control2: middle, end: middle)],
      [TimingPath.Segment(control1: Point2D(x: 1.2, y: 0), control2: end, end: end)],
      [
        TimingPath.Segment(control1: .zero, control2: middle, end: middle),
        TimingPath.Segment(control1: middle, control2: middle, end: middle),
      ],
      [TimingPath.Segment(control1: Point2D(x: .nan, y: 0), control2: end, end: end)],
    ]
    for segments in bad {
      #expect(throws: TimingProblem.self) { try TimingPath(segments: segments) }
    }
    #expect(throws: Never.self) {
      try TimingPath(segments: [TimingPath.Segment(control1: .zero, control2: end, end: end)])
    }
  }

  @Test("stops that decrease, are too few or not finite are rejected")
  func rejectedStops() {
    for places in [[], [0], [0.5, 0.4], [0, .nan], [0, .infinity]] {
      #expect(throws: TimingProblem.self) {
        try PiecewiseLinear(stops: places.map { PiecewiseLinear.Stop(progress: $0, value: $0) })
      }
    }
    #expect(throws: TimingProblem.self) {
      try PiecewiseLinear(stops: [0, 1].map { PiecewiseLinear.Stop(progress: $0, value: .nan) })
    }
  }

  @Test("a step begins exactly at its own progress")
  func stepBoundaries() {
    for count in 1...200 {
      for step in 0..<count {
        let value = TimingFunction.steps(count: count, position: .jumpEnd)
          .value(at: Double(step) / Double(count))
        #expect(value == Double(step) / Double(count))
      }
    }
  }

  @Test("step counts below the minimum use the minimum")
  func fewSteps() {
    for count in [Int.min, -1, 0, 1] {
      #expect(TimingFunction.steps(count: count, position: .jumpNone).value(at: 0.6) == 1)
      #expect(TimingFunction.steps(count: count, position: .jumpEnd).value(at: 0.6) == 0)
    }
  }
}
