import Testing

@testable import SegueExport

/// CSS values taken apart into words, numbers and units.
@Suite struct NumberPatternTests {
  @Test func `digits of a function's name are no numbers`() {
    let pattern = NumberPattern("translate3d(1px,-2.5px,0) matrix3d(1e-7,.5)")
    #expect(pattern.words == ["translate3d(", ",", ",", ") matrix3d(", ",", ")"])
    #expect(pattern.numbers == [1, -2.5, 0, 1e-7, 0.5])
    #expect(pattern.units == ["px", "px", "", "", ""])
  }

  @Test func `text without numbers is one word, and signs without digits stay text`() {
    #expect(NumberPattern("none").words == ["none"])
    #expect(NumberPattern("a - b.").words == ["a - b."])
    #expect(NumberPattern("").words == [""])
  }

  @Test func `numbers and words make the text again`() {
    let text = "inset(1px 2px 0px -3px round 4.25px)"
    let pattern = NumberPattern(text)
    #expect(pattern.text(pattern.numbers.map(shortest)) == text)
  }

  @Test func `commands of a path stand between numbers`() {
    let pattern = NumberPattern("path('M1 2C3,4 5,6 7,-8Z')")
    #expect(pattern.numbers == [1, 2, 3, 4, 5, 6, 7, -8])
    #expect(pattern.words.first == "path('M")
    #expect(pattern.words.last == "Z')")
  }
}
