import SeguePluginABI
import SeguePluginTestSupport

#if os(Linux)
import Foundation
import Glibc
import SegueCatalog
import SegueSystem
import SegueTestSupport
import SegueTimeline
import Synchronization
import Testing

@testable import SeguePlugins

/// What a plugin cannot do, whatever system call it tries: one animator for each.
///
/// These tests hold on a kernel that has all that the sandbox uses; elsewhere they fail, because a
/// plugin is less confined there.
@Suite(.needs("cc"))
struct SandboxTests {
  @Test func `this kernel has every layer of the sandbox`() {
    #expect(Sandbox.gaps.isEmpty, "\(Sandbox.gaps)")
  }

  @Test(.needs("setarch"))
  func `a kernel that cannot let threads go on has no gate, and says so`()
    throws
  {
    let setarch = try #require(InstalledProgram.path(of: "setarch"))
    let run = Spawn(setarch, ["--uname-2.6", BuiltProgram.segue, "doctor"])
    let output = String(decoding: try run.outputOfRun(limit: 10000), as: UTF8.self)
    #expect(output.contains("plugins can start any number of threads"), "\(output)")
    #expect(!output.contains("a gate for threads"), "\(output)")
  }

  /// What the filter and Landlock answer.
  ///
  /// Any other error means that the call went further.
  private static let refusals = [EPERM, EACCES, ENOSYS].map { String(cString: strerror($0)) }

  @Test func `every call out of the process is refused, and the plugin goes on`() throws {
    let (runner, names) = try Self.runner()
    #expect(names.count > 60)
    for name in names {
      let reason = Self.reason(of: name, runner)
      #expect(
        Self.refusals.contains { reason.contains("\(name): refused (\($0))") }, "\(reason)")
    }
    let timeline = try runner.timeline(
      of: "plain", on: .phone(), parameters: ParameterValues())
    #expect(timeline.layers.count == 2)
  }

  @Test func `without a sandbox the same calls succeed`() throws {
    // Otherwise the test above could pass because the file is not there.
    let file = try Self.privateFile()
    let program = try FixtureLibrary.path(
      "reaching.c", flags: ["-DMAIN", "-DPRIVATE=\"\(file)\""], isProgram: true)
    let run = Spawn(program, [])
    let count = try Self.source().matches(of: /attempt\("/).count
    #expect(
      String(decoding: try run.outputOfRun(limit: 10000), as: UTF8.self)
        == "\(count) succeeded\n")
    let (library, names) = try Self.library()
    let runner = LibraryRunner(
      FixtureLibrary.manifest("com.example.reaching", animators: names + (try Self.others())),
      library: library
    ) { _, _ in }
    #expect(Self.reason(of: "early", runner).contains("early: done"))
  }

  @Test func `initializers run in the sandbox, too`() throws {
    let (runner, _) = try Self.runner()
    let reason = Self.reason(of: "early", runner)
    #expect(reason.contains("early: Permission denied"), "\(reason)")
  }

  @Test func `a plugin gets a bounded number of threads`() throws {
    let (runner, _) = try Self.runner()
    let reason = Self.reason(of: "swarm", runner)
    let count = try #require(
      reason.firstMatch(of: /([0-9]+) threads: Resource temporarily unavailable/)
        .flatMap { Int($0.1) }, "\(reason)")
    // The host has two of its own.
    #expect(count == Sandbox.maxThreads - 2)
  }

  @Test func `threads that many threads start at once are bounded, too`() throws {
    for _ in 0..<5 {
      let (runner, _) = try Self.runner()
      let reason = Self.reason(of: "burst", runner)
      let count = try #require(
        reason.firstMatch(of: /([0-9]+) threads at once/).flatMap { Int($0.1) }, "\(reason)")
      // Threads that were let in by one look at the gate may not be counted yet by the next.
      #expect((Sandbox.maxThreads...Sandbox.maxThreads + 8).contains(count), "\(count)")
    }
  }

  @Test func `a plugin that asks for threads without end is ended in time`() throws {
    let (runner, _) = try Self.runner(callSeconds: 1)
    let reason = Self.reason(of: "pester", runner)
    #expect(reason.contains("took longer than 1.0 s"), "\(reason)")
  }

  @Test func `memory that does not count as data is limited, too`() throws {
    let (runner, _) = try Self.runner()
    let reason = Self.reason(of: "hide-memory", runner)
    let count = try #require(
      reason.firstMatch(of: /([0-9]+) blocks/).flatMap { Int($0.1) }, "\(reason)")
    #expect(count << 26 <= 5 << 30)
  }

  @Test func `the process leads a session without a terminal`() throws {
    let library = try FixtureLibrary.path("healthy.c")
    let runner = ProcessRunner(
      FixtureLibrary.manifest("com.example.healthy", animators: ["fade"]), library: library,
      settings: ProcessRunner.Settings(executable: BuiltProgram.segue)
    ) { _, _ in }
    _ = try runner.timeline(of: "fade", on: .phone(), parameters: ParameterValues())
    let process = try #require(Processes.all(mapping: library).first)
    #expect(getsid(process) == process)
    let status = Processes.text(of: "/proc/\(process)/status")
    #expect(status.contains("NoNewPrivs:\t1"))
    #expect(status.contains("CapEff:\t0000000000000000"))
    #expect(status.contains("CapPrm:\t0000000000000000"))
    #expect(status.contains("Seccomp:\t2"))
    #expect(Processes.text(of: "/proc/\(process)/oom_score_adj") == "1000\n")
  }

  // MARK: -

  private static func privateFile() throws -> String {
    let folder = FileManager.default.temporaryDirectory.appending(path: "segue-private-\(UUID())")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let file = folder.appending(path: "diary")
    try Data("secret".utf8).write(to: file)
    return file.path
  }

  /// A terminal of the user, with something to read; it stays open until the tests end.
  private static let terminal: String = {
    let master = open("/dev/ptmx", O_RDWR | O_NOCTTY | O_CLOEXEC)
    var (lock, number): (Int32, Int32) = (0, 0)
    guard ioctl(master, setLock, &lock) == 0, ioctl(master, getNumber, &number) == 0,
      write(master, "x\n", 2) == 2
    else { return "" }
    return "/dev/pts/\(number)"
  }()

  // What glibc's headers show to C programs only.
  private static let getNumber: UInt = 0x8004_5430  // TIOCGPTN
  private static let setLock: UInt = 0x4004_5431  // TIOCSPTLCK

  private static func source() throws -> String {
    try String(
      contentsOf: FixtureLibrary.root.appending(
        path: "Tests/SeguePluginsTests/Hostile/reaching.c"),
      encoding: .utf8)
  }

  /// The animators of `reaching.c` that do something else than one call.
  private static func others() throws -> [String] {
    let table = try #require(try source().firstMatch(of: /others\[\] = \{([^;]*);/)).1
    return table.matches(of: /\{"([a-z-]+)"/).map { String($0.1) }
  }

  private static func library() throws -> (path: String, names: [String]) {
    let names = try source().matches(of: /(?:attempt|may)\("([a-z0-9-]+)"/).map { String($0.1) }
    try #require(terminal.hasPrefix("/dev/"))
    let path = try FixtureLibrary.path(
      "reaching.c",
      flags: ["-DPRIVATE=\"\(privateFile())\"", "-DTERMINAL=\"\(terminal)\""])
    return (path, names)
  }

  private static func runner(
    callSeconds: Double = 20
  ) throws -> (ProcessRunner, names: [String]) {
    let (library, names) = try library()
    var settings = ProcessRunner.Settings(executable: BuiltProgram.segue)
    settings.limits.startSeconds = 10
    settings.limits.callSeconds = callSeconds
    return (
      ProcessRunner(
        FixtureLibrary.manifest("com.example.reaching", animators: names + (try others())),
        library: library, settings: settings
      ) { _, _ in }, names
    )
  }

  private static func reason(of animator: String, _ runner: some PluginRunner) -> String {
    do throws(AnimatorFailure) {
      _ = try runner.timeline(of: animator, on: .phone(), parameters: ParameterValues())
      return "a timeline"
    } catch {
      return error.description
    }
  }
}
#endif
