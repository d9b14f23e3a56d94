import SegueDiagnostics
import Testing

@Suite struct NearestNameTests {
  private let names = ["damping", "damping-ratio", "duration", "slide-in", "easing", "layer", "at"]

  @Test(arguments: [
    ("dampning", "damping"), ("DURATION", "duration"), ("duratoin", "duration"),
    ("in-slide", "slide-in"), ("ratio-damping", "damping-ratio"), ("ta", "at"), ("layr", "layer"),
    ("easng", "easing"), ("slide_in", "slide-in"),
  ])
  func `the name that was meant is found`(typed: String, meant: String) {
    #expect(NearestName.find(typed, among: names) == meant)
  }

  @Test(arguments: ["", "opacity", "x", "durmnghn", "zzzzzzzzzzzz"])
  func `a name that is far from all is left alone`(typed: String) {
    #expect(NearestName.find(typed, among: names) == nil)
  }

  @Test func `the help is a statement`() {
    #expect(
      NearestName.help(for: "dampning", noun: "key", among: names)
        == "there is a key with a similar name: 'damping'")
    #expect(NearestName.help(for: "q", noun: "key", among: names) == nil)
  }

  @Test func `a huge name costs nothing`() {
    let huge = String(repeating: "a", count: 1_000_000)
    #expect(NearestName.find(huge, among: names) == nil)
  }
}
