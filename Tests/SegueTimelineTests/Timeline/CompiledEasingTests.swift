import Testing

@testable import SegueTimeline

@Suite struct CompiledEasingTests {
  private static let easeInOut = TimingFunction.cubicBezier(CubicBezier(valid: 0.42, 0, 0.58, 1))

  @Test(arguments: CubicBezierTests.bisected)
  func `a compiled curve agrees with a bisection in high precision`(
    x1: Double, y1: Double, x2: Double, y2: Double, progress: Double, value: Double, slope: Double
  ) throws {
    let compiled = self.value(of: .cubicBezier(try CubicBezier(x1, y1, x2, y2)), at: progress)
    let resolution = 4e-16 * (1 + abs(slope))
    #expect(abs(compiled - value) < 2e-15 + resolution)
  }

  @Test(arguments: CubicBezierTests.shapes)
  func `a compiled curve is the curve`(shape: [Double]) throws {
    let curve = try CubicBezier(shape[0], shape[1], shape[2], shape[3])
    var compiler = EasingCompiler()
    let easing = compiler(.cubicBezier(curve))
    let easings = compiler.easings
    for step in -10...20_010 {
      let progress = Double(step) / 20_000
      let resolution = 4e-16 * (1 + curve.slope(at: progress).magnitude)
      let difference = easings.value(of: easing, at: progress) - curve.value(at: progress)
      #expect(abs(difference) < 1e-15 + resolution)
    }
  }

  @Test(arguments: [easeInOut, .linear, .steps(count: 3, position: .jumpEnd)])
  func `every function is 0 before its start and 1 from its end`(function: TimingFunction) {
    for progress in [-Double.infinity, -1, -0.0, 0, .nan] {
      #expect(value(of: function, at: progress) == 0)
    }
    for progress in [1, 2, Double.infinity] { #expect(value(of: function, at: progress) == 1) }
  }

  @Test func `equal functions are compiled once`() throws {
    var compiler = EasingCompiler()
    let spring = try TimingFunction.spring(Spring(dampingRatio: 0.5, response: 0.3), duration: 1)
    let (curve, other) = (compiler(Self.easeInOut), compiler(spring))
    let easings = compiler.easings
    #expect(compiler(Self.easeInOut) == curve)
    #expect(compiler(spring) == other)
    #expect(compiler(.linear) == .linear)
    #expect(compiler.easings == easings)
    #expect(compiler(.steps(count: 2, position: .jumpEnd)) == .other(1))
  }

  private func value(of function: TimingFunction, at progress: Double) -> Double {
    var compiler = EasingCompiler()
    let easing = compiler(function)
    return compiler.easings.value(of: easing, at: progress)
  }
}
