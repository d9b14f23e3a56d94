import SegueCatalog
import SegueDiagnostics
import SeguePluginTestSupport
import SegueTestSupport
import SegueTimeline
import Synchronization
import Testing

@testable import SeguePluginABI
@testable import SeguePlugins

/// Libraries in this process: right ones work, wrong ones are refused with the reason.
@Suite(.needs("cc"))
struct LibraryRunnerTests {
  @Test func `a healthy plugin returns a timeline, and its output is logged`() throws {
    let lines = Mutex<[String]>([])
    let runner = LibraryRunner(
      FixtureLibrary.manifest("com.example.healthy", animators: ["fade"]),
      library: try FixtureLibrary.path("healthy.c")
    ) { plugin, line in lines.withLock { $0.append("\(plugin): \(line)") } }
    let timeline = try runner.timeline(of: "fade", on: .phone(), parameters: ParameterValues())
    #expect(timeline.layers.map(\.id) == ["from", "to"])
    #expect(timeline.duration == 0.35)
    #expect(timeline.sample(at: 0).states[1].opacity == 0)
    #expect(timeline.tracks.first?.easing == .named("ease-in-out"))
    let healthy = #"com.example.healthy: healthy \u{1B}[31mand\u{A}well"#
    #expect(lines.withLock { $0 } == [healthy])
  }

  @Test func `rejects an animator that the library lacks`() throws {
    let runner = try healthy(animators: ["fade"])
    #expect(throws: AnimatorFailure.self) {
      try runner.timeline(of: "fade2", on: .phone(), parameters: ParameterValues())
    }
  }

  @Test func `a failure names its plugin`() throws {
    let failure = try #require(throws: AnimatorFailure.self) {
      try healthy(animators: ["fade", "another"]).timeline(
        of: "fade", on: .phone(), parameters: ParameterValues())
    }
    #expect(failure.plugin == "com.example.healthy")
    #expect(
      failure.description
        == "plugin 'com.example.healthy' does not match its manifest: the set of animators of "
        + "the plugin is another, fade in the manifest, but fade in the library")
  }

  @Test(arguments: [
    (1, PluginFault.Kind.refused, "rejected this host: the moon is in the wrong place"),
    (2, .refused, "no error message"),
    (3, .otherInterface, "requires version 7.0 of the plugin interface, but this host has 1.2"),
    (4, .otherInterface, "requires version 1.9 of the plugin interface, but this host has 1.2"),
    (5, .broken, "its record claims to have 0 bytes"),
    (6, .broken, "its record claims to have 3 bytes"),
    (7, .broken, "claims to have 2147483648 bytes, expected 56 to "),
    (8, .broken, "its id is null"), (9, .broken, "its id is not UTF-8"),
    (10, .disagreement, "the id of the plugin is 'com.example.entries' in the manifest"),
    (11, .disagreement, "the version of the plugin is 1.0.0 in the manifest, but 1.0.1"),
    (12, .broken, "its version is 'new', expected a version such as 1.2.3"),
    (13, .broken, "its function create is null"),
    (14, .broken, "its animators: found 1, but the pointer is null"),
    (15, .disagreement, "the set of animators of the plugin is fade in the manifest, but empty"),
    (16, .noEntry, "does not export segue_plugin_entry"),
    (17, .broken, "animator 1: its operations are 512, expected a combination of known operations"),
  ])
  func `rejects a plugin with an invalid description`(
    fault: Int, kind: PluginFault.Kind, reason: String
  ) throws {
    let library = try FixtureLibrary.path("entries.c", flags: ["-DFAULT=\(fault)"])
    try expect(kind, reason, of: library)
  }

  @Test func `rejects files that are not libraries for this machine`() throws {
    try expect(.missing, "No such file or directory", of: "/nonexistent/library.so")
    try expect(.notALibrary, "'/' is not a file", of: "/")
    try expect(.host, "which is not an absolute path", of: "library.so")
    let files: [([UInt8], PluginFault.Kind, String)] = [
      ([], .notALibrary, "is empty"),
      (Array("#!/bin/sh".utf8), .notALibrary, "is not a library of any known system"),
      (elf(machine: 62, type: 2), .notALibrary, "is an executable or object file"),
      (elf(machine: 243), .otherMachine, "is for ELF RISC-V, expected"),
      (elf32, .otherMachine, "is for ELF x86 (32 bits)"),
      ([0x4D, 0x5A, 0, 0], .otherMachine, "is for Windows"),
    ]
    for (bytes, kind, reason) in files {
      try expect(kind, reason, of: try FixtureLibrary.file(bytes))
    }
    #if os(Linux)
    // A header alone: the system itself has to refuse it.
    let header = elf(machine: BinaryHeader.own == "ELF x86_64" ? 62 : 183)
    try expect(.unloadable, "cannot be loaded", of: try FixtureLibrary.file(header))
    #endif
  }

  @Test func `names both machines of a universal binary`() throws {
    let fat: [UInt8] =
      [0xCA, 0xFE, 0xBA, 0xBE, 0, 0, 0, 2] + [1, 0, 0, 7] + Array(repeating: 0, count: 16)
      + [1, 0, 0, 12] + Array(repeating: 0, count: 16)
    #expect(BinaryHeader(fat)?.names == ["Mach-O x86_64", "Mach-O arm64"])
  }

  @Test(.exits) func `ten thousand instances leak no memory`() async throws {
    let path = try FixtureLibrary.path("healthy.c")
    // In a process of its own: other tests take memory, too.
    await #expect(processExitsWith: .success) { [path = path as String] in
      let plugin = try LoadedPlugin(
        library: LibraryFile(path: path, shownPath: path), name: "healthy", host: .segue
      ) { _, _ in }
      let animator = try #require(plugin.description.animator("fade"))
      func run(_ count: Int) throws {
        for _ in 0..<count {
          let draft = try plugin.create(animator).draft(of: .phone(), parameters: ParameterValues())
          _ = try draft.timeline()
        }
      }
      try run(500)
      #if os(Linux)
      try #require(ResidentMemory.bytes > 0)
      #endif
      // A leak grows each time; other threads of the process may take memory once.
      let growths = try (1...3).map { _ in
        let before = ResidentMemory.bytes
        try run(10_000)
        return ResidentMemory.bytes - before
      }
      try #require(growths.min()! < 16 * 10_000, "\(growths)")
    }
  }

  // MARK: -

  private func healthy(animators: [String]) throws -> LibraryRunner {
    LibraryRunner(
      FixtureLibrary.manifest("com.example.healthy", animators: animators),
      library: try FixtureLibrary.path("healthy.c")
    ) { _, _ in }
  }

  private func expect(
    _ kind: PluginFault.Kind, _ reason: String, of library: String,
    sourceLocation: Testing.SourceLocation = #_sourceLocation
  ) throws {
    let runner = LibraryRunner(
      FixtureLibrary.manifest("com.example.entries", animators: ["fade"]), library: library
    ) { _, _ in }
    let fault = try #require(throws: PluginFault.self, sourceLocation: sourceLocation) {
      try runner.load()
    }
    #expect(fault.kind == kind, "\(fault)", sourceLocation: sourceLocation)
    #expect(
      reason.isEmpty || fault.reason.contains(reason), "\(fault)", sourceLocation: sourceLocation)
  }

  private func elf(machine: UInt8, type: UInt8 = 3) -> [UInt8] {
    [0x7F, 0x45, 0x4C, 0x46, 2, 1, 1] + Array(repeating: 0, count: 9)
      + [type, 0, machine, 0, 1, 0, 0, 0] + Array(repeating: 0, count: 40)
  }

  private var elf32: [UInt8] {
    var bytes = elf(machine: 3)
    bytes[4] = 1
    return bytes
  }
}
