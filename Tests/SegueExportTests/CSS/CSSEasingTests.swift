import SegueTimeline
import Testing

@testable import SegueExport

/// Easings in the syntax of CSS.
@Suite struct CSSEasingTests {
  @Test func `curves that CSS knows keep their names`() throws {
    #expect(CSSEasing(.linear).text == "linear")
    #expect(CSSEasing(try #require(TimingFunction.named("ease-in-out"))).text == "ease-in-out")
    #expect(
      CSSEasing(.cubicBezier(try CubicBezier(0.2, 0, 0, 1))).text == "cubic-bezier(0.2, 0, 0, 1)")
    #expect(CSSEasing(.steps(count: 4, position: .jumpEnd)).text == "steps(4, jump-end)")
  }

  @Test(arguments: [
    "spring(damping-ratio: 1)", "spring(damping-ratio: 0.6, velocity: 1)", "emphasized",
  ])
  func `a spring is a few lines that stay close to it`(text: String) throws {
    let function = try TimingDescription(parsing: text).resolved(duration: 0.5)
    let written = try TimingDescription(parsing: CSSEasing(function).text).resolved(duration: 0.5)
    guard case .piecewiseLinear(let lines) = written else {
      Issue.record("\(text) is not written as lines")
      return
    }
    #expect(lines.stops.count < 45)
    for step in 0...1000 {
      let progress = Double(step) / 1000
      #expect(abs(lines.value(at: progress) - function.value(at: progress)) < 0.0009)
    }
  }
}
