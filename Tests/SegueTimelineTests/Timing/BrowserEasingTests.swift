import SegueTimeline
import Testing

/// Reference values for easings from a browser.
///
/// Recorded from Chromium 156 (headless): `new KeyframeEffect(e, …, {duration: 1000, easing, fill:
/// "both"})` in an `Animation` at `currentTime` p · 1000, then `getComputedTiming().progress`.
@Suite("Easings compared with a browser")
struct BrowserEasingTests {
  static let places = [0, 0.1, 0.25, 0.4, 0.5, 0.7, 0.75, 0.9]

  static let recorded: [(String, [Double])] = [
    ("linear(0, 0.25 25% 75%, 1)", [0, 0.1, 0.25, 0.25, 0.25, 0.25, 0.25, 0.7000000000000001]),
    (
      "linear(0, 0.1, 0.4, 1)",
      [
        0, 0.03, 0.075, 0.16000000000000003, 0.25000000000000006, 0.4600000000000002,
        0.5500000000000003, 0.8200000000000002,
      ]
    ),
    ("linear(0, 1 50%, 0.5, 1)", [0, 0.2, 0.5, 0.8, 1, 0.6000000000000001, 0.5, 0.8]),
    ("linear(0 0%, 0.5 50%, 0.8 50%, 1)", [0, 0.1, 0.25, 0.4, 0.8, 0.88, 0.9, 0.96]),
    (
      "linear(0, 30% 0.2, 1)",
      [
        0, 0.06666666666666668, 0.16666666666666669, 0.31428571428571433, 0.4285714285714286,
        0.6571428571428571, 0.7142857142857144, 0.8857142857142859,
      ]
    ),
    (
      "linear(0, 0.5, 1 40%, 0.9, 1.2, 1)",
      [0, 0.25, 0.625, 1, 0.9500000000000001, 1.05, 1.125, 1.1]
    ),
    (
      "linear(0 20%, 1 60%)",
      [
        -0.5, -0.25, 0.12499999999999997, 0.5, 0.7499999999999999, 1.2499999999999998, 1.375,
        1.7499999999999998,
      ]
    ),
    (
      "linear(0, 0.5 120%, 1)",
      [
        0, 0.04166666666666667, 0.10416666666666667, 0.16666666666666669, 0.20833333333333334,
        0.2916666666666667, 0.3125, 0.375,
      ]
    ),
    ("steps(1, jump-start)", [1, 1, 1, 1, 1, 1, 1, 1]),
    ("steps(4, jump-end)", [0, 0, 0.25, 0.25, 0.5, 0.5, 0.75, 0.75]),
    ("steps(4, jump-start)", [0.25, 0.25, 0.5, 0.5, 0.75, 0.75, 1, 1]),
    (
      "steps(4, jump-none)",
      [0, 0, 0.3333333333333333, 0.3333333333333333, 0.6666666666666666, 0.6666666666666666, 1, 1]
    ),
    ("steps(4, jump-both)", [0.2, 0.2, 0.4, 0.4, 0.6, 0.6, 0.8, 0.8]),
    (
      "steps(3)",
      [
        0, 0, 0, 0.3333333333333333, 0.3333333333333333, 0.6666666666666666, 0.6666666666666666,
        0.6666666666666666,
      ]
    ),
    (
      "cubic-bezier(0.25, 0.1, 0.25, 1)",
      [
        0, 0.09479630571576989, 0.4085105913555371, 0.6825405059782211, 0.8024033910598437,
        0.9407646143477034, 0.9604589783649767, 0.9943164774961483,
      ]
    ),
    (
      "cubic-bezier(0.175, 0.885, 0.32, 1.275)",
      [
        0, 0.4482615811141011, 0.8466805122245409, 1.0185162954986924, 1.0675526850700414,
        1.08308832635445, 1.075874905974863, 1.0369283110344774,
      ]
    ),
    (
      "cubic-bezier(0.3, -2, 0.7, 3)",
      [
        0, -0.41977589002499055, -0.38802560388393503, 0.08284111995930182, 0.5, 1.264379721630121,
        1.3880256038839345, 1.4197758900249904,
      ]
    ),
  ]

  @Test("values match the browser's", arguments: recorded)
  func same(text: String, values: [Double]) throws {
    let function = try TimingDescription(parsing: text).resolved(duration: 1)
    // Chromium solves Béziers only to about 1e-6.
    let tolerance = text.hasPrefix("cubic-bezier") ? 2e-6 : 1e-14
    for (progress, value) in zip(Self.places, values) where progress > 0 {
      #expect(abs(function.value(at: progress) - value) < tolerance)
    }
  }

  @Test(
    "steps at the start match the browser's", arguments: recorded.filter { $0.0.hasPrefix("steps") }
  )
  func start(text: String, values: [Double]) throws {
    let function = try TimingDescription(parsing: text).resolved(duration: 1)
    #expect(function.value(at: 0) == values[0])
  }
}
