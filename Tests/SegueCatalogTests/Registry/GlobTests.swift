import SegueTestSupport
import SegueCatalog
import Testing

@Suite("Screen name patterns")
struct GlobTests {
  @Test(
    "A pattern matches whole names only",
    arguments: [
      ("*", "", true), ("*", "Feed", true), ("", "", true), ("", "a", false),
      ("Feed*", "FeedDetail", true), ("Feed*", "Feed", true), ("Feed*", "feed", false),
      ("*Detail", "FeedDetail", true), ("*Detail", "FeedDetails", false),
      ("*a*b*", "xxaxxbxx", true), ("*a*b*", "bbaa", false), ("a*b*c", "abbbcbc", true),
      ("?", "", false), ("?", "é", true), ("??", "é", false), ("?a", "🙂a", true),
      ("a?c", "abc", true), ("a?c", "ac", false), ("*?", "x", true), ("*?", "", false),
      ("***", "anything", true), ("[a]", "[a]", true),
    ])
  func fits(pattern: String, name: String, expected: Bool) {
    #expect(Glob(pattern).matches(name) == expected)
  }

  @Test("A pattern prone to backtracking terminates")
  func backtracking() {
    let name = String(repeating: "a", count: 20_000)
    #expect(!Glob(String(repeating: "a*", count: 50) + "b").matches(name))
  }

  /// A slow reference implementation by textbook recursion.
  private static func fits(_ pattern: Substring, _ name: Substring) -> Bool {
    guard let first = pattern.first else { return name.isEmpty }
    if first == "*" {
      return fits(pattern.dropFirst(), name) || (!name.isEmpty && fits(pattern, name.dropFirst()))
    }
    guard let letter = name.first, first == "?" || first == letter else { return false }
    return fits(pattern.dropFirst(), name.dropFirst())
  }

  @Test("Matching agrees with a recursive reference implementation")
  func recursion() {
    var random = SeededGenerator(seed: 7)
    for _ in 0..<20_000 {
      let pattern = random.text(from: "ab*?", upTo: 7)
      let name = random.text(from: "ab", upTo: 8)
      #expect(
        Glob(pattern).matches(name) == Self.fits(pattern[...], name[...]), "\(pattern) \(name)")
    }
  }
}
