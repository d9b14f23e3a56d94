import Foundation
import SeguePluginABI
import SeguePluginTestSupport
import SegueSystem
import SegueTestSupport
import SegueTimeline
import SystemPackage
import Testing

@testable import SeguePlugins

/// What is checked is what is loaded, and nothing else is loaded with it.
@Suite(.needs("cc"))
struct LibraryImageTests {
  @Test func `a library that changes after it was read is loaded as it was`() throws {
    let library = try FixtureLibrary.path("healthy.c")
    let image = try LibraryImage(library, sha256: try digest(of: library), of: "healthy")
    // In place, so that whoever still reads the path gets the other bytes.
    let other = try FixtureLibrary.path("crashing.c")
    let file = try FileHandle(forWritingTo: URL(filePath: library))
    try file.write(contentsOf: Data(contentsOf: URL(filePath: other)))
    try file.close()
    let plugin = try LoadedPlugin(
      library: LibraryFile(path: image.file.path, shownPath: library), name: "healthy",
      host: .segue
    ) { _, _ in }
    #expect(plugin.description.id == "com.example.healthy")
    _ = Unmanaged.passRetained(image)
  }

  #if os(Linux)
  @Test func `nobody can change the copy`() throws {
    let image = try LibraryImage(try FixtureLibrary.path("healthy.c"), sha256: nil, of: "healthy")
    #expect(open(image.file.path, O_WRONLY | O_TRUNC) < 0)
    let descriptor = try #require(image.file.descriptor).rawValue
    #expect(write(descriptor, "x", 1) < 0)
    #expect(ftruncate(descriptor, 0) < 0)
  }
  #endif

  @Test func `rejects a library with another digest`() throws {
    let library = try FixtureLibrary.path("healthy.c")
    let sum = SHA256.digest(of: [])
    let reason = try reason(library, sha256: sum)
    #expect(
      reason.hasSuffix(
        "SHA-256 is \(try digest(of: library)), but the manifest has \(sum); build the plugin again ('make' or 'swift build' "
          + "in its sources), or install it again"))
  }

  @Test func `rejects pipes, devices and folders at once`() throws {
    let place = FileManager.default.temporaryDirectory.appending(path: "segue-pipe-\(UUID())").path
    #expect(mkfifo(place, 0o600) == 0)
    defer { unlink(place) }
    #expect(try reason(place).contains("is not a file"))
    #expect(try reason("/dev/zero").contains("is not a file"))
    #expect(try reason("/").contains("is not a file"))
  }

  @Test func `rejects a library that others can change`() throws {
    let library = try FixtureLibrary.path("healthy.c")
    chmod(library, 0o775)
    let advice = "that other users can change; run chmod -R go-w '\(library)'"
    #expect(try reason(library).hasSuffix(advice))
  }

  #if os(Linux)
  @Test(arguments: [
    (["-Wl,-rpath,$ORIGIN"], "searches '$ORIGIN' for other libraries"),
    (["-Wl,-rpath,/usr/lib:/tmp"], "searches '/tmp' for other libraries"),
    (["-Wl,-rpath,"], "searches '' for other libraries"),
    (["-Wl,-rpath,/usr/lib/../../tmp"], "searches '/usr/lib/../../tmp'"),
    (["-Wl,--disable-new-dtags,-rpath,relative"], "searches 'relative'"),
    (["-Wl,-rpath,/usr/lib"], ""),
    (["-Wl,--auxiliary,/tmp/other.so"], "is a filter or has an auditor ('/tmp/other.so')"),
    (["-Wl,--audit,/tmp/other.so"], "is a filter or has an auditor ('/tmp/other.so')"),
  ])
  func `rejects a library that brings others`(flags: [String], objection: String) throws {
    let library = try FixtureLibrary.path("healthy.c", flags: flags)
    guard !objection.isEmpty else {
      #expect(throws: Never.self) { try LibraryImage(library, sha256: nil, of: "healthy") }
      return
    }
    #expect(try reason(library).contains(objection))
  }

  @Test func `rejects a library that names another one by its path`() throws {
    let other = try FixtureLibrary.path("healthy.c")
    let library = try FixtureLibrary.path(
      "healthy.c", flags: ["-Wl,--no-as-needed", other])
    #expect(try reason(library).contains("needs the library '\(other)' by its path"))
  }

  @Test func `malformed headers are no trap`() throws {
    let whole = Array(try Data(contentsOf: URL(filePath: try FixtureLibrary.path("healthy.c"))))
    var random = SeededGenerator(seed: 3)
    for _ in 0..<200 {
      var bytes = whole
      for _ in 0..<4 {
        bytes[Int.random(in: 6..<2048, using: &random)] = UInt8.random(
          in: 0...255, using: &random)
      }
      bytes.removeLast(Int.random(in: 0..<bytes.count - 64, using: &random))
      _ = LibraryNeeds(bytes)?.objection
    }
  }
  #endif

  // MARK: -

  private func digest(of path: String) throws -> String {
    SHA256.digest(of: Array(try Data(contentsOf: URL(filePath: path))))
  }

  private func reason(_ path: String, sha256: String? = nil) throws -> String {
    try #require(throws: PluginFault.self) {
      try LibraryImage(path, sha256: sha256, of: "healthy")
    }.reason
  }
}
