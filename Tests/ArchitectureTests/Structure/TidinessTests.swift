import Testing

/// Files are small, and named after what they hold.
@Suite struct TidinessTests {
  private static let places = ["Sources", "Tests", "Benchmarks", "Fuzzing"]

  private let files = places.flatMap { Repository.files(under: $0, suffixes: ["swift", "c", "h"]) }

  @Test func `no file has more than 400 lines`() throws {
    #expect(files.count > 100)
    // The compiled catalog grows with the catalog.
    for file in files where file != "Sources/SegueStyles/Catalog.swift" {
      let lines = try Repository.text(of: file).split(
        separator: "\n", omittingEmptySubsequences: false)
      #expect(lines.count <= 401, "\(file)")
    }
  }

  @Test func `no file contains a tab character`() throws {
    let presets = Repository.files(under: "catalog", suffixes: ["yaml"])
    #expect(presets.count > 5)
    for file in files + presets {
      #expect(!(try Repository.text(of: file).utf8.contains(9)), "\(file)")
    }
  }

  @Test func `no path contains a vague word such as util or helper`() {
    let empty = ["util", "helper", "manager", "misc", "common"]
    for file in files {
      let name = file.lowercased()
      #expect(!empty.contains { name.contains($0) }, "\(file)")
    }
  }
}
