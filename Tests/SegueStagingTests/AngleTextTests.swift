import SegueCatalog
import SegueTimeline
import Testing

@testable import SegueStaging

/// Angles are shown in the unit in which their range was written.
@Suite struct AngleTextTests {
  private func angle(_ range: ClosedRange<Double>) -> ParameterDescription {
    ParameterDescription(
      name: "tilt", kind: .angle(range), defaultValue: .number(0), help: "How far.")
  }

  @Test(arguments: [
    (-0.6...0.6, 0.16, "-0.6rad to 0.6rad", "0.16rad"),
    (0.0...20.0, 18.0, "0rad to 20rad", "18rad"),
    (0.0...Double.pi / 2, Double.pi / 6, "0deg to 90deg", "30deg"),
    (-Double.pi...Double.pi, 0.3, "-180deg to 180deg", "17.188734deg"),
    (-12.5 * Double.pi / 180...0.0, 0.0, "-12.5deg to 0deg", "0deg"),
  ])
  func `an angle has the unit of its range`(
    range: ClosedRange<Double>, value: Double, rangeText: String, text: String
  ) {
    #expect(angle(range).rangeText == rangeText)
    #expect(angle(range).text(of: .number(value)) == text)
  }
}
