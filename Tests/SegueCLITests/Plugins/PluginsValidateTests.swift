import Foundation
import SeguePlugins
import SegueTestSupport
import Testing

@testable import SegueCLI

/// `segue plugins validate`: each fault is found by its check, and by no other.
@Suite(.waits) struct PluginsValidateTests {
  /// A check and how it ends, for all that do not pass or are skipped.
  private func found(
    _ plugin: FaultyPlugin, _ options: String..., status: CommandStatus
  ) throws -> [String: String] {
    let run = try validated([plugin.path] + options + ["--json"])
    #expect(run.status == status.rawValue, "\(run.output)")
    let report = try #require(
      try JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [String: Any])
    let plugins = try #require(report["plugins"] as? [[String: Any]])
    let checks = try #require(plugins.first?["checks"] as? [[String: Any]])
    #expect(checks.count >= 1)
    var result: [String: String] = [:]
    for check in checks {
      let (name, status) = (check["check"] as? String, check["status"] as? String)
      if let name, let status, status != "pass", status != "skip" { result[name] = status }
    }
    return result
  }

  private func validated(_ arguments: [String]) throws -> Tool {
    try Tool(
      [BuiltProgram.segue, "plugins", "validate", "--catalog", Checkout.folder + "/catalog"]
        + arguments, in: "/")
  }

  @Test func `a plugin without faults passes every check`() throws {
    let folder = try TemporaryFolder()
    let plugin = try FaultyPlugin(in: folder)
    let run = try validated([plugin.path])
    #expect(run.status == 0, "\(run.output)")
    #expect(!run.output.contains("FAIL") && !run.output.contains("WARN"), "\(run.output)")
    for check in PluginCheck.allCases {
      #expect(run.output.contains("PASS     \(check.rawValue)"), "\(check): \(run.output)")
    }
  }

  @Test(arguments: [
    ("OFFERS", "exports", "warn"), ("SLOW", "loading", "fail"),
    ("SAYS_OTHERWISE", "description", "fail"), ("TAKES_ALL", "unknown-animator", "fail"),
    ("MUTE", "unknown-animator", "warn"), ("PREFIX", "trailing-bytes", "fail"),
    ("HAS_EVERYTHING", "unknown-extension", "fail"), ("FEARS_THE_END", "parameters", "fail"),
    ("ADDRESSES", "determinism", "fail"), ("REMEMBERS", "determinism", "fail"),
    ("ONLY_ITS_OWN_SIZE", "larger-records", "fail"), ("SIZE_BLIND", "smaller-records", "crash"),
    ("AT_LEAST_ITS_OWN_SIZE", "smaller-records", "fail"), ("LEAKS", "lifetimes", "fail"),
    ("THREADS", "threads", "fail"),
  ])
  func `only its own check finds a fault in the code`(
    _ fault: String, _ check: String, _ status: String
  ) throws {
    let folder = try TemporaryFolder()
    let plugin = try FaultyPlugin(fault, in: folder)
    let due: [String: CommandStatus] = ["warn": .success, "fail": .checkFailed, "crash": .plugin]
    let result = try found(
      plugin, "--exclude", "laws", "--exclude", "preset-laws",
      status: try #require(due[status]))
    var expected = [check: status]
    // A timeline that comes out otherwise each time does so with longer records, too.
    if fault == "REMEMBERS" { expected["larger-records"] = "fail" }
    #expect(result == expected)
  }

  @Test func `reports a default outside its range`() throws {
    let folder = try TemporaryFolder()
    let plugin = try FaultyPlugin("DEFAULT_OUTSIDE", in: folder)
    let result = try found(plugin, "--include", "defaults", status: .checkFailed)
    #expect(result == ["defaults": "fail"])
  }

  @Test func `reports an animator that breaks a law in an operation no preset uses`() throws {
    let folder = try TemporaryFolder()
    let plugin = try FaultyPlugin("ENDS_OFF", in: folder)
    #expect(try found(plugin, status: .checkFailed) == ["laws": "fail"])
  }

  @Test func `reports a preset that breaks a law`() throws {
    let folder = try TemporaryFolder()
    let preset = FaultyPlugin.preset.replacingOccurrences(
      of: "{animator: faulty, duration: 400ms}",
      with: "{duration: 400ms, tracks: [{layer: to, translate-x: {from: 0, to: 20}}]}")
    let plugin = try FaultyPlugin(in: folder, preset: preset)
    #expect(try found(plugin, status: .checkFailed) == ["preset-laws": "fail"])
  }

  @Test func `reports mistakes in the manifest and presets by check`() throws {
    func result(
      name: String = "faulty", preset: String = FaultyPlugin.preset,
      status: CommandStatus = .checkFailed,
      _ manifest: (String) -> String = { $0 }
    ) throws -> [String: String] {
      let folder = try TemporaryFolder()
      let plugin = try FaultyPlugin(in: folder, name: name, manifest: manifest, preset: preset)
      return try found(
        plugin, "--exclude", "laws", "--exclude", "preset-laws", status: status)
    }
    func changed(_ old: String, _ new: String) -> (String) -> String {
      { $0.replacingOccurrences(of: old, with: new) }
    }
    #expect(try result(changed("summary:", "sumary:")) == ["manifest": "fail"])
    #expect(try result(changed("license: MIT", "license: MIT/Zlib")) == ["license": "fail"])
    #expect(
      try result(status: .success, changed("license: MIT", "license: MITT"))
        == ["license": "warn"])
    #expect(try result(name: "other") == ["folder-name": "fail"])
    #expect(
      try result { text in
        text.replacing(/sha256: [0-9a-f]{4}/) { _ in "sha256: 0000" }
      } == ["sums": "fail"])
    #expect(
      try result(status: .success) { text in text.replacing(/, sha256: [0-9a-f]+/, with: "") }
        == ["sums": "warn"])
    let preset = FaultyPlugin.preset.replacingOccurrences(of: "400ms", with: "400")
    #expect(try result(preset: preset) == ["presets": "fail"])
  }

  @Test func `an animator with a built-in one's id is reported wherever plugins are`() throws {
    let folder = try TemporaryFolder()
    let plugin = try FaultyPlugin(
      in: folder, manifest: { $0.replacingOccurrences(of: "- id: faulty", with: "- id: reveal") },
      preset: FaultyPlugin.preset.replacingOccurrences(
        of: "animator: faulty", with: "animator: reveal"))
    let checked = try found(plugin, "--include", "animator-ids", status: .success)
    #expect(checked == ["animator-ids": "warn"])
    let words =
      "the animator 'reveal' of plugin faulty 1.0.0 (\(plugin.path)) is used in place of that of Segue"
    for command in [["plugins", "list"], ["list", "--catalog", Checkout.folder + "/catalog"]] {
      let run = try Tool(
        [BuiltProgram.segue] + command + ["--plugin-path", folder.path], in: folder.path)
      #expect(run.output.contains("note: \(words)"), "\(run.output)")
    }
  }

  @Test func `a plugin compiled with the headers of a later minor version passes every check`()
    throws
  {
    let folder = try TemporaryFolder()
    let headers = Checkout.folder + "/Sources/CSeguePlugin/include"
    for name in try FileManager.default.contentsOfDirectory(atPath: headers) {
      var text = try String(contentsOfFile: "\(headers)/\(name)", encoding: .utf8)
      // Every record is longer, and the sizes are those of another version.
      text.replace(/SEGUE_ASSERT_SIZE\(segue_.*;\n/) { _ in "" }
      text.replace("#define SEGUE_ABI_MINOR 1u", with: "#define SEGUE_ABI_MINOR 2u")
      for record in Self.records {
        text.replace(try Regex<Substring>(Self.struct(record))) { match in
          match.output.replacing("\n}", with: "\n  double later[4];\n}")
        }
      }
      try folder.write(text, to: "later/\(name)")
    }
    let later = try String(contentsOfFile: "\(folder.path)/later/segue_stage.h", encoding: .utf8)
    #expect(later.contains("double later[4];\n} segue_stage;"))
    let plugin = try FaultyPlugin(in: folder, headers: folder.path + "/later")
    #expect(try found(plugin, "--exclude", "laws", status: .success).isEmpty)
  }

  @Test func `a plugin compiled with the headers of version 1.0 passes every check`() throws {
    let folder = try TemporaryFolder()
    let headers = Checkout.folder + "/Sources/CSeguePlugin/include"
    for name in try FileManager.default.contentsOfDirectory(atPath: headers) {
      var text = try String(contentsOfFile: "\(headers)/\(name)", encoding: .utf8)
      text.replace("#define SEGUE_ABI_MINOR 1u", with: "#define SEGUE_ABI_MINOR 0u")
      text.replace("\n  segue_color surface;\n} segue_stage;", with: "\n} segue_stage;")
      text.replace(/(?s)static inline segue_color segue_surface.*?\n}\n/, with: "")
      text.replace("(segue_stage, 192)", with: "(segue_stage, 160)")
      try folder.write(text, to: "first/\(name)")
    }
    let first = try String(contentsOfFile: "\(folder.path)/first/segue_stage.h", encoding: .utf8)
    #expect(!first.contains("segue_surface(const") && first.contains("(segue_stage, 160)"))
    let plugin = try FaultyPlugin(in: folder, headers: folder.path + "/first")
    #expect(try found(plugin, "--exclude", "laws", status: .success).isEmpty)
  }

  /// The records of the interface.
  private static let records = [
    "error", "host", "log", "animator", "animator_description", "plugin", "element", "screen",
    "named_element", "presentation", "layer_motion", "stage", "parameter_description",
    "parameters", "gradient", "layer", "easing", "track", "sink",
  ]

  private static func `struct`(_ name: String) -> String {
    "(?s)struct segue_\(name) \\{.*?\\n\\}"
  }

  @Test func `another plugin takes the place of a broken one`() throws {
    let folder = try TemporaryFolder()
    // Its manifest has another id than its library, which is noticed when the library is loaded.
    let broken = try FaultyPlugin(
      in: folder, name: "broken",
      manifest: { $0.replacingOccurrences(of: "\nid: faulty", with: "\nid: broken") })
    let healthy = try FaultyPlugin(in: folder)
    let run = try Tool(
      [
        BuiltProgram.segue, "sample", "faulty-push", "--at", "50%", "--plugin-path", folder.path,
        "--catalog", Checkout.folder + "/catalog",
      ], in: folder.path)
    #expect(run.status == 0, "\(run.output)")
    #expect(run.output.contains("warning: plugin 'broken' does not match its manifest: "))
    #expect(
      run.output.contains(": using plugin faulty 1.0.0 (\(healthy.path)) in its place\n"),
      "\(run.output)")
    #expect(
      run.output.contains(
        "the animator 'faulty' of plugin broken 1.0.0 (\(broken.path)) is used in place of that of plugin faulty"
      ), "\(run.output)")
  }

  @Test func `a library that cannot be read fails, with the reason`() throws {
    let folder = try TemporaryFolder()
    let plugin = try FaultyPlugin(in: folder)
    let library = try #require(
      FileManager.default.enumerator(atPath: plugin.path)?.compactMap { $0 as? String }
        .first { $0.hasSuffix(".so") })
    try FileManager.default.removeItem(atPath: "\(plugin.path)/\(library)")
    try folder.write("", to: "\(plugin.path.dropFirst(folder.path.count + 1))/\(library)/file")
    let run = try validated([plugin.path, "--include", "exports", "--include", "description"])
    #expect(run.status == CommandStatus.checkFailed.rawValue)
    #expect(run.output.contains("FAIL     exports"), "\(run.output)")
    #expect(run.output.contains("it is not a regular file"), "\(run.output)")
    #expect(run.output.contains("FAIL     description"), "\(run.output)")
    #expect(!run.output.contains("SKIP"), "\(run.output)")
  }

  @Test func `what is skipped for one reason is one line`() throws {
    let folder = try TemporaryFolder()
    let plugin = try FaultyPlugin(in: folder) { $0.replacing("name:", with: "nmae:") }
    let lines = try validated([plugin.path]).output.split(separator: "\n")
    #expect(
      lines.filter { $0.contains("SKIP") }.map { $0.split(separator: " ").joined(separator: " ") }
        == [
          "SKIP \(PluginCheck.allCases.count - 3) checks fix the manifest first"
        ], "\(lines)")
    #expect(lines.contains { $0.contains("FAIL") && $0.contains("line ") && $0.contains("'nmae'") })
  }

  @Test func `a missing catalog is an error`() throws {
    let folder = try TemporaryFolder()
    let plugin = try FaultyPlugin(in: folder)
    let run = try Tool(
      [BuiltProgram.segue, "plugins", "validate", "--catalog", "nowhere", plugin.path],
      in: folder.path)
    #expect(run.status == CommandStatus.inputOutput.rawValue)
    #expect(run.output.contains("nowhere"), "\(run.output)")
  }

  @Test func `a crashing plugin fails only the checks that run it`() throws {
    let folder = try TemporaryFolder()
    let plugin = try FaultyPlugin("CRASHES", in: folder)
    let result = try found(
      plugin, "--exclude", "laws", "--exclude", "preset-laws", status: .plugin)
    #expect(Set(result.values) == ["crash"])
    #expect(
      Set(result.keys) == [
        "parameters", "determinism", "larger-records", "smaller-records", "threads",
      ])
    let text = try validated([plugin.path, "--include", "parameters"]).output
    #expect(
      text.contains("CRASH    parameters  plugin 'faulty' crashed with SIGABRT (abort)"), "\(text)")
  }

  @Test(arguments: ["FORGES", "FORGES_EARLY", "FORGES_AND_HANGS"])
  func `a plugin cannot write its own verdict`(_ trick: String) throws {
    let folder = try TemporaryFolder()
    let plugin = try FaultyPlugin(trick, in: folder)
    let checks = ["parameters", "determinism", "larger-records", "threads", "laws", "preset-laws"]
    let run = try validated([plugin.path, "--json"] + checks.flatMap { ["--include", $0] })
    #expect(run.status != 0, "\(run.output)")
    #expect(!run.output.contains(#""pass""#), "\(run.output)")
    #expect(!run.output.contains("all is well"), "\(run.output)")
    #expect(run.output.contains(#""passed":false"#), "\(run.output)")
  }

  @Test func `ends the plugin's process when validate is killed`() throws {
    let folder = try TemporaryFolder()
    let plugin = try FaultyPlugin("HANGS", in: folder)
    let process = Process()
    process.executableURL = URL(filePath: BuiltProgram.segue)
    process.arguments = ["plugins", "validate", plugin.path, "--include", "parameters"]
    (process.standardOutput, process.standardError) = (
      FileHandle.nullDevice, FileHandle.nullDevice
    )
    try process.run()
    func checks() throws -> Int {
      try Tool("pgrep", "-fc", "run-check parameters \(plugin.path)", in: "/").output
        .split(separator: "\n").first.flatMap { Int($0) } ?? 0
    }
    try waitUntil { try checks() > 0 }
    kill(process.processIdentifier, SIGKILL)
    process.waitUntilExit()
    try waitUntil { try checks() == 0 }
  }

  /// Waits for something that takes a moment, without giving the thread away: others may keep it for long.
  private func waitUntil(_ condition: () throws -> Bool) throws {
    for _ in 0..<1200 {
      if try condition() { return }
      usleep(50_000)
    }
    Issue.record("it never came to that")
  }

  @Test func `ends a check that exceeds its time limit`() {
    let queue = CheckQueue(executable: "/bin/sleep", width: 2)
    let verdicts = queue.run([
      .init(["30"], seconds: 0.2), .init(["0"], seconds: 20), .init(["0"], seconds: 20),
    ])
    #expect(verdicts.map(\.status) == [.timeout, .crash, .crash])
    #expect(
      verdicts[1].message
        == "the check ended without a verdict: it exited unexpectedly with status 0")
  }

  @Test func `kills a check that does not end after its last word`() {
    let queue = CheckQueue(executable: "/bin/sh", width: 2)
    // Where these were not killed, the test would take for ever.
    let script = "trap '' TERM HUP INT; printf 'pass\\037fine\\037' >&3; exec 3>&-; sleep infinity"
    let holder = "sleep infinity & exit 0"
    let verdicts = queue.run([
      .init(["-c", script], seconds: 20), .init(["-c", holder], seconds: 1),
    ])
    #expect(verdicts.map(\.status) == [.pass, .timeout])
  }

  @Test func `notices sources that are newer than the plugin`() throws {
    let folder = try TemporaryFolder()
    try folder.addPlugin("ripple", in: "my/build")
    for name in ["plugin.yaml", "plugin.c", "presets/a.yaml", "notes.txt"] {
      try folder.write("", to: "my/\(name)")
    }
    func verdict(_ times: (String, String)...) throws -> String {
      for (name, time) in times {
        #expect(try Tool(["touch", "-d", time, folder.file("my/\(name)")], in: "/").status == 0)
      }
      return try validated([
        folder.file("my/build/ripple.segueplugin"), "--include", "sources",
      ]).output
    }
    let old = ["plugin.yaml", "plugin.c", "presets/a.yaml"].map { ($0, "2001-01-01") }
    #expect(try verdict(old[0], old[1], old[2]).contains("PASS     sources"))
    for name in ["plugin.c", "presets/a.yaml"] {
      let shown = try verdict(old[0], old[1], old[2], (name, "2100-01-01"))
      #expect(shown.contains("WARN     sources"), "\(shown)")
      #expect(shown.contains("/my/\(name) is newer than the plugin"))
      #expect(shown.contains("make -C "))
    }
  }

  @Test func `lists and selects checks by name`() throws {
    let list = CommandRun("plugins", "validate", "--list")
    #expect(list.status == .success)
    #expect(list.output.split(separator: "\n").count == PluginCheck.allCases.count)
    let mistake = CommandRun("plugins", "validate", "x", "--include", "lawes")
    #expect(mistake.status == .usage)
    #expect(mistake.errors.contains("'laws'"), "\(mistake.errors)")
    #expect(CommandRun("plugins", "validate").status == .usage)
    let folder = try TemporaryFolder()
    let plugin = try FaultyPlugin("OFFERS", in: folder)
    let shown = try validated([plugin.path, "--include", "exports", "--include", "sums"]).output
    #expect(shown.contains("2 checks: 1 pass, 1 warn"), "\(shown)")
    let failed = try validated([
      plugin.path, "--include", "exports", "--include", "sums", "--only-failed",
    ])
    #expect(!failed.output.contains("PASS"))
    #expect(failed.output.contains("segue_surplus"))
  }

  @Test func `finds no symbols in a malformed library`() {
    #expect(DynamicSymbols([]) == nil)
    #expect(DynamicSymbols([0x7F, 0x45, 0x4C, 0x46, 2, 1]) == nil)
    var header = [UInt8](repeating: 0xFF, count: 64)
    header.replaceSubrange(0..<6, with: [0x7F, 0x45, 0x4C, 0x46, 2, 1])
    #expect(DynamicSymbols(header) == nil)
  }
}
