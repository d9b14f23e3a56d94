import SegueSystem
import SegueTestSupport
import Testing

/// What a killed process leaves beside the files that it was writing.
@Suite struct AbandonedFilesTests {
  private static let left = ".segue-unfinished-0123456789abc"

  private func names(after script: String) throws -> [String] {
    let folder = try TemporaryFolder()
    try output(of: "cd '\(folder.path)' && \(script)")
    try AtomicFile.write([1], to: folder.file("a"))
    return try folder.names().filter { $0 != "a" }
  }

  @Test func `the next file removes what a killed process has left`() throws {
    #expect(try names(after: "touch -d '2 minutes ago' \(Self.left)") == [])
  }

  @Test(arguments: [
    ".segue-gallery", ".segue-unfinished-", ".segue-unfinished-0123456789abcd",
    ".segue-unfinished-0123456789ABC", "segue-unfinished-0123456789abc",
  ])
  func `a file of another name stays`(name: String) throws {
    #expect(try names(after: "touch -d '2 minutes ago' \(name)") == [name])
  }

  @Test func `what was changed a moment ago stays, and so do folders and links`() throws {
    #expect(try names(after: "touch \(Self.left)") == [Self.left])
    #expect(try names(after: "mkdir \(Self.left); touch -d '2 minutes ago' .") == [Self.left])
    #expect(
      try names(after: "ln -s /etc/hosts \(Self.left); touch -hd '2 minutes ago' \(Self.left)")
        == [Self.left])
  }

  @Test func `what a living process writes stays`() throws {
    let folder = try TemporaryFolder()
    let file = try AtomicFile(path: folder.file("film"))
    let hidden = String(file.temporaryPath.split(separator: "/").last ?? "")
    try output(of: "touch -d '2 minutes ago' '\(file.temporaryPath)'")
    // Through another name, as another process would see the folder.
    let other = try TemporaryFolder()
    other.link("folder", to: folder.path)
    try output(of: "cd '\(folder.path)' && touch -d '2 minutes ago' \(Self.left)")
    try NewFile.write([1], to: other.file("folder") + "/b", overwrites: false)
    #expect(try folder.names().sorted() == [hidden, "b"].sorted())
    try file.commit()
    #expect(try folder.names().sorted() == ["b", "film"])
  }
}
