import SegueCatalog
import SegueExpressions
import SegueTimeline
import SegueTestSupport
import Testing

@testable import SegueGallery
@testable import SegueStaging

/// The parameter values that a page offers.
@Suite struct ParameterStopsTests {
  private func texts(_ parameter: ParameterDescription) -> [String] {
    parameter.stops.map { parameter.text(of: $0) }
  }

  @Test func `a range has its ends, its default and the midpoints`() {
    let cases: [(ParameterDescription.Kind, Double, [String])] = [
      (.number(0...1), 0.3, ["0", "0.15", "0.3", "0.65", "1"]),
      (.number(0...1), 0, ["0", "0.5", "1"]),
      (.number(1...8), 2, ["1", "2", "5", "8"]),
      (.length(200...10_000), 1200, ["200", "700", "1200", "5600", "10000"]),
      (.duration(0.1...2.9), 0.3, ["100ms", "200ms", "300ms", "1600ms", "2900ms"]),
      (.angle(0...(.pi)), .pi / 2, ["0deg", "45deg", "90deg", "140deg", "180deg"]),
    ]
    for (kind, number, expected) in cases {
      let parameter = ParameterDescription(
        name: "p", kind: kind, defaultValue: .number(number), help: "")
      #expect(texts(parameter) == expected)
    }
  }

  @Test func `other kinds have their choices`() {
    let choice = ParameterDescription(
      name: "p", kind: .choice(["a", "b"]), defaultValue: .choice("b"), help: "")
    #expect(texts(choice) == ["a", "b"])
    let flag = ParameterDescription(
      name: "p", kind: .boolean, defaultValue: .boolean(true), help: "")
    #expect(texts(flag) == ["false", "true"])
    let color = ParameterDescription(
      name: "p", kind: .color, defaultValue: .color(.white), help: "")
    #expect(texts(color) == ["#ffffff", "#000000"])
  }

  @Test func `every stop of every preset is a valid value, and one is the default`() throws {
    for preset in try GallerySite.catalog.get().inOrder {
      for parameter in preset.parameters {
        #expect(parameter.stops.contains(parameter.defaultValue), "\(preset.id) \(parameter.name)")
        #expect((2...5).contains(parameter.stops.count), "\(preset.id) \(parameter.name)")
        for text in texts(parameter) {
          let value = try #require(parameter.value(text), "\(text)")
          #expect(parameter.accepts(value), "\(preset.id) \(parameter.name)=\(text)")
        }
      }
    }
  }
}
