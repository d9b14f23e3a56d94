import SegueTestSupport
import Testing

@testable import SegueStaging

/// Finding words by their letters.
@Suite struct FuzzyWordTests {
  private func places(_ word: String, _ text: String) -> [Int]? {
    FuzzyWord(word).match(in: Array(text.utf8)[...])?.places
  }

  @Test func `letters match in order with gaps`() {
    #expect(places("plx", "parallax") == [0, 4, 7])
    #expect(places("PLX", "parallax") == [0, 4, 7])
    #expect(places("xlp", "parallax") == nil)
    #expect(places("", "parallax") == nil)
    #expect(places("parallaxes", "parallax") == nil)
    let inWords = FuzzyWord("cl").match(in: Array("card lines clip".utf8)[...], staysInWord: true)
    #expect(inWords?.places == [11, 12])
  }

  @Test func `the best match wins over the first`() {
    #expect(places("push", "pa-ush-push") == [7, 8, 9, 10])
    #expect(places("cz", "circle-cell-zoom") == [7, 12])
  }

  @Test func `a prefix scores above a word start, and a word start above the middle of a word`()
    throws
  {
    func score(_ word: String, _ text: String) throws -> Int {
      try #require(FuzzyWord(word).score(in: Array(text.utf8)[...], staysInWord: false))
    }
    #expect(try score("exp", "explode") > score("exp", "card-expand"))
    #expect(try score("exp", "card-expand") > score("exp", "unexpected"))
  }

  /// Against the plainest way: all ways to choose letters.
  @Test func `a word matches exactly where its letters occur in order`() {
    var random = SeededGenerator(seed: 4)
    for _ in 0..<500 {
      func text(_ count: ClosedRange<Int>) -> String {
        String(
          (0..<Int.random(in: count, using: &random)).map { _ in
            Array("abc-")[Int.random(in: 0..<4, using: &random)]
          })
      }
      let (word, whole) = (text(1...3), text(0...9))
      var rest = whole[...]
      let isThere = word.allSatisfy { letter in
        guard let place = rest.firstIndex(of: letter) else { return false }
        rest = rest[rest.index(after: place)...]
        return true
      }
      let found = places(word, whole)
      #expect((found != nil) == isThere, "\(word) in \(whole)")
      if let found {
        #expect(String(found.map { Array(whole)[$0] }) == word)
        #expect(zip(found, found.dropFirst()).allSatisfy { $0 < $1 })
      }
    }
  }
}
