import Foundation
import SegueCatalog
import SegueDiagnostics
import SegueTestSupport
import Testing

@testable import SegueYAML

/// The index that the fuzzer begins with is what is stored today, without its checksum.
///
/// `SEGUE_RECORD=1 Scripts/test --filter IndexCorpusTests` writes it anew.
@Suite struct IndexCorpusTests {
  private static let path = Checkout.folder + "/Fuzzing/Corpus/index/two-presets"

  @Test func `the fuzzer's index is up to date`() throws {
    let body = try Self.body()
    if ProcessInfo.processInfo.environment["SEGUE_RECORD"] == "1" {
      try Data(body).write(to: URL(filePath: Self.path))
    }
    let stored = try Array(Data(contentsOf: URL(filePath: Self.path)))
    #expect(stored == body, "run SEGUE_RECORD=1 Scripts/test --filter IndexCorpusTests")
    let index = try #require(IndexFile.index(in: IndexFile.sealed(stored), folders: []))
    #expect(index.entries.map { $0[.id] } == ["alpha", "beta"])
    #expect(index.messages.warnings == ["a warning"] && index.messages.notes == ["a note"])
  }

  private static func body() throws -> [UInt8] {
    let entries = try ["alpha", "beta"].map { id in
      var reader = YAMLReader()
      let file = SourceFile(name: "slide/\(id).yaml", text: samplePreset(id))
      return CatalogEntry(try #require(PresetDecoder.decode(file, with: &reader).preset))
    }
    var messages = CatalogMessages()
    messages.warnings = ["a warning"]
    messages.notes = ["a note"]
    messages.refusals = ["a refusal"]
    // Files that there are nowhere have no stamps, so that these bytes hold on every machine.
    let missing = ["/nowhere/a.yaml", "/nowhere/b"].map { WatchedFile($0) }
    let snapshot = CatalogSnapshot([], watched: missing)
    let index = CatalogIndex(entries: entries, messages: messages)
    return Array(IndexFile.bytes(of: index, snapshot).dropFirst(16))
  }
}
