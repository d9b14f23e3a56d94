import SegueSystem
import SegueTestSupport
import Testing

@Suite struct FileBytesTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  /// A file of so many bytes, each unlike its neighbors.
  private func file(of count: Int) throws -> (path: String, bytes: [UInt8]) {
    let bytes = (0..<count).map { UInt8(truncatingIfNeeded: $0 &* 31) }
    try AtomicFile.write(bytes, to: folder.file("a"))
    return (folder.file("a"), bytes)
  }

  @Test(arguments: [0, 1, 4095, 70_000]) func readsAWholeFile(count: Int) throws {
    let (path, bytes) = try file(of: count)
    #expect(isSame(try FileBytes.read(path, limit: 1 << 20), bytes))
    let opened = try OpenFolder(folder.path)
    #expect(isSame(try FileBytes.read("a", in: opened, limit: 1 << 20), bytes))
  }

  @Test func readsOneBytePastTheLimit() throws {
    let path = try file(of: 100).path
    #expect(try FileBytes.read(path, limit: 100).count == 100)
    #expect(try FileBytes.read(path, limit: 99).count == 100)
    #expect(try FileBytes.read(path, limit: 10).count == 11)
  }

  /// The system says of these that they have no bytes at all.
  @Test(.enabled(if: FileSystem.exists("/proc/self/status"), "there is no /proc"))
  func readsAFileThatReportsNoSize() throws {
    let text = String(
      decoding: try FileBytes.read("/proc/self/status", limit: 1 << 20), as: UTF8.self)
    #expect(text.contains("\nThreads:") && text.hasSuffix("\n"))
  }

  @Test func pipesAreReadOnlyWhenAllowed() throws {
    let path = folder.file("pipe")
    try output(of: "mkfifo '\(path)'")
    let failure = #expect(throws: SystemFailure.self) { try FileBytes.read(path, limit: 10) }
    #expect(failure?.description == "cannot read \(path): it is not a regular file")
    let shell = try Spawn("/bin/sh", ["-c", "printf hello >'\(path)'"]).start()
    #expect(try FileBytes.read(path, limit: 10, allowsPipes: true) == Array("hello".utf8))
    #expect(shell.wait() == .status(0))
  }

  @Test func aMissingFileIsReportedAsMissing() {
    let failure = #expect(throws: SystemFailure.self) {
      try FileBytes.read(folder.file("gone"), limit: 10)
    }
    #expect(failure?.isMissing == true)
    #expect(
      failure?.description == "cannot read \(folder.file("gone")): No such file or directory")
  }
}
