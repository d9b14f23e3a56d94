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

  @Test func `a number in a text has the value that Swift gives it`() {
    var random = SeededGenerator(seed: 12)
    let few = [
      "0", "-0.5", ".25", "7.", "1e-7", "123456789012345678", "0.00000000000000000000000001",
    ]
    let many = (0..<20_000).map { index in
      let number = Double.random(in: -1000...1000, using: &random)
      return index.isMultiple(of: 2) ? "\(number)" : rounded(number, places: index % 13)
    }
    for text in few + many {
      #expect(NumberPattern("a(\(text)px)").numbers == [Double(text)!], "\(text)")
    }
  }

  @Test func `another value has the same words, and may complete units`() {
    var pattern = NumberPattern("inset(0 1px)")
    #expect(pattern.numbers(in: "inset(2px 0)") == [2, 0])
    #expect(pattern.units == ["px", "px"])
    for other in ["inset(1px)", "inset(1px 2px 3px)", "circle(1px 2px)", "inset(1px 2px"] {
      #expect(pattern.numbers(in: other) == nil, "\(other)")
    }
  }
}
