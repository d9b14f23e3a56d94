import Testing

@testable import SegueTimeline

@Suite struct CompiledEasingTests {
  private static let easeInOut = TimingFunction.cubicBezier(CubicBezier(valid: 0.42, 0, 0.58, 1))

  @Test(arguments: CubicBezierTests.bisected)
  func `a compiled curve agrees with a bisection in high precision`(
    x1: Double, y1: Double, x2: Double, y2: Double, progress: Double, value: Double, slope: Double
  ) throws {
    let easing = CompiledEasing(.cubicBezier(try CubicBezier(x1, y1, x2, y2)))
    let resolution = 4e-16 * (1 + abs(slope))
    #expect(abs(easing.value(at: progress) - value) < 2e-15 + resolution)
  }

  @Test(arguments: CubicBezierTests.shapes)
  func `a compiled curve is the curve`(shape: [Double]) throws {
    let curve = try CubicBezier(shape[0], shape[1], shape[2], shape[3])
    let easing = CompiledEasing(.cubicBezier(curve))
    for step in -10...20_010 {
      let progress = Double(step) / 20_000
      let resolution = 4e-16 * (1 + curve.slope(at: progress).magnitude)
      #expect(abs(easing.value(at: progress) - curve.value(at: progress)) < 1e-15 + resolution)
    }
  }

  @Test(arguments: [easeInOut, .linear, .steps(count: 3, position: .jumpEnd)])
  func `every function is 0 before its start and 1 from its end`(function: TimingFunction) {
    let easing = CompiledEasing(function)
    for progress in [-Double.infinity, -1, -0.0, 0, .nan] {
      #expect(easing.value(at: progress) == 0)
    }
    for progress in [1, 2, Double.infinity] { #expect(easing.value(at: progress) == 1) }
  }

  @Test func `equal curves are compiled to the same`() throws {
    var compiler = EasingCompiler()
    let first = compiler(Self.easeInOut)
    #expect(compiler(Self.easeInOut) == first)
    #expect(first == CompiledEasing(Self.easeInOut))
    #expect(compiler(.linear) == .linear)
    let spring = try TimingFunction.spring(Spring(dampingRatio: 0.5, response: 0.3), duration: 1)
    #expect(compiler(spring) == .other(spring))
  }
}
