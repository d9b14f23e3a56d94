import SegueDiagnostics
import Testing

@Suite struct NearestNameTests {
  private let names = ["damping", "damping-ratio", "duration", "slide-in", "easing", "layer", "at"]

  @Test(arguments: [
    ("dampning", "damping"), ("DURATION", "duration"), ("duratoin", "duration"),
    ("in-slide", "slide-in"), ("ratio-damping", "damping-ratio"), ("ta", "at"), ("layr", "layer"),
    ("easng", "easing"), ("slide_in", "slide-in"), ("slide", "slide-in"),
    ("Ratio", "damping-ratio"), ("dampingRatio", "damping-ratio"),
  ])
  func `the intended name is found`(typed: String, meant: String) {
    #expect(NearestName.find(typed, among: names) == meant)
  }

  @Test(arguments: ["", "opacity", "x", "durmnghn", "zzzzzzzzzzzz"])
  func `nothing is found for a name unlike all others`(typed: String) {
    #expect(NearestName.find(typed, among: names) == nil)
  }

  @Test(
    arguments: [
      ("tanslate-y", "translate-y"), ("transalte-y", "translate-y"), ("translate-w", nil),
      ("scael", "scale"), ("scal", "scale"), ("opcity", nil),
    ] as [(String, String?)])
  func `a misspelling is certain if one name is near, or one a letter away`(
    typed: String, meant: String?
  ) {
    let names = ["translate-x", "translate-y", "scale", "scale-x", "scale-y"]
    #expect(NearestName.only(near: typed, among: names) == meant)
  }

  @Test func `a word that several names share finds none`() {
    #expect(NearestName.find("slide", among: ["slide-in", "slide-out"]) == nil)
    #expect(NearestName.find("in", among: ["slide-in"]) == nil)
  }

  @Test func `the help names the similar name`() {
    #expect(
      NearestName.help(for: "dampning", noun: "key", among: names)
        == "there is a key with a similar name: 'damping'")
    #expect(NearestName.help(for: "q", noun: "key", among: names) == nil)
    #expect(
      NearestName.help(for: "dampning", noun: "animator", among: names)
        == "there is an animator with a similar name: 'damping'")
  }

  @Test func `nothing is found for a huge name`() {
    let huge = String(repeating: "a", count: 1_000_000)
    #expect(NearestName.find(huge, among: names) == nil)
  }
}
