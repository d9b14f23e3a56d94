import Testing

@testable import SegueExport

/// CSS values made of words, numbers and units.
@Suite struct CSSValueTests {
  @Test func `a length of zero has no unit, and an angle has`() {
    let value: CSSValue =
      "translate(\(pixels: 0),\(pixels: -2.50001)) rotate(\(0, places: 7, unit: "rad"))"
    #expect(value.text == "translate(0,-2.5px) rotate(0rad)")
    #expect(value.words == ["translate(", ",", ") rotate(", ")"])
    #expect(value.numbers == [0, -2.5, 0])
    #expect(value.text(["#", "#", "#"]) == "translate(#px,#px) rotate(#rad)")
  }

  @Test func `values within a value keep their numbers apart from its words`() {
    let corners = [1.5, 2].map { "\(pixels: $0)" as CSSValue }.joined(separator: " ")
    let value: CSSValue = "matrix3d(1,\(0.25, places: 1)) round \(corners)"
    #expect(value.text == "matrix3d(1,0.3) round 1.5px 2px")
    #expect(value.numbers == [0.3, 1.5, 2])
    #expect(([] as [CSSValue]).joined(separator: " ").text == "")
  }
}
