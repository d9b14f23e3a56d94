import SegueTestSupport
import Testing

@testable import SegueExport

/// Numbers as texts in CSS, compared with the descriptions of Swift's numbers.
@Suite struct NumbersTests {
  @Test func `a rounded number is the shortest text of its value`() {
    var random = SeededGenerator(seed: 11)
    let few = [
      0, -0.0, 0.5, -0.05, 12, 100, 1200.5, 0.00049, 0.001, -7.125, 1e14, 3e15, 1e22, 1e-9,
    ]
    let many = (0..<20_000).map { _ in
      Double.random(in: -1...1, using: &random) * [0.01, 1, 500, 1e6].randomElement(using: &random)!
    }
    for number in few + many {
      for places in [0, 3, 4, 5, 7, 9, 12] {
        let value = number.rounded(places: places)
        let text = "\(value)".hasSuffix(".0") ? String("\(value)".dropLast(2)) : "\(value)"
        #expect(rounded(number, places: places) == (value == 0 ? "0" : text))
      }
    }
  }
}
