import Foundation
import FuzzTargets
import SegueTestSupport
import Testing

/// The readers take whatever fuzzers begin with, and what becomes of it by deterministic mutations.
///
/// `Scripts/fuzz` searches longer. What makes a reader fail there is added to its corpus.
@Suite struct FuzzTargetTests {
  /// The number of mutations of each corpus.
  private static let mutations = 200

  @Test func `every target has a corpus`() throws {
    let corpora = try FuzzCorpus.all()
    #expect(corpora.map(\.target) == FuzzTarget.allCases.map(\.rawValue))
    for corpus in corpora {
      #expect(!corpus.files.isEmpty, "\(corpus.target)")
      #expect(corpus.committedSize < 40_000, "\(corpus.target)")
    }
  }

  @Test(arguments: FuzzTarget.allCases)
  func `a reader neither crashes nor hangs on its corpus and mutations of it`(
    target: FuzzTarget
  ) throws {
    let corpus = try #require(try FuzzCorpus.all().first { $0.target == target.rawValue })
    var mutator = Mutator(corpus.files, seed: 1)
    for file in corpus.files + (0..<Self.mutations).map({ _ in mutator.next() }) {
      let time = processorTime { target.read(file) }
      #expect(time < .seconds(20), "\(file.count) bytes")
    }
  }
}
