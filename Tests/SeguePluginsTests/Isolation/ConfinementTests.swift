import SeguePluginABI
import SeguePluginTestSupport

#if os(Linux)
import Foundation
import Glibc
import SegueCatalog
import SegueSystem
import SegueTimeline
import SystemPackage
import SegueTestSupport
import Testing

@testable import SeguePlugins

/// What a plugin finds in a process of its own, and what is left of that process.
@Suite(.needs("cc"))
struct ConfinementTests {
  @Test func `the plugin inherits no folder, variables or descriptors`() throws {
    // Something to be found: a variable, and a descriptor that every child inherits.
    setenv("SEGUE_SECRET", "yes", 1)
    let descriptor = open("/dev/null", O_RDONLY)
    defer { close(descriptor) }
    #expect(try failureReason("looks-around") == "/, 0 variables, 1 descriptors")
  }

  @Test(.enabled(if: !Self.hasSanitizer, "a sanitizer needs all memory"))
  func `limits the plugin's memory`() throws {
    #expect(try failureReason("hoards", memory: 256 << 20).contains("no memory after 192 MB"))
    #expect(try failureReason("raises-limits") == "not raised")
  }

  @Test func `a lower limit of the user's stays`() throws {
    let library = try FixtureLibrary.path("healthy.c")
    let runner = try Self.runner(
      of: library, behind: "ulimit -St 100; exec \(BuiltProgram.segue) \"$@\"")
    try runner.start()
    let process = try #require(Processes.all(mapping: library).first)
    let limits = Processes.text(of: "/proc/\(process)/limits")
    #expect(limits.contains(/Max cpu time +100 +301\s/), "\(limits)")
    try runner.finish()
  }

  @Test func `survives garbage in every descriptor up to 255`() throws {
    let runner = try Hosts.runner("crashing.c", "com.example.crashing", HostileCase.animators)
    let timeline = try runner.timeline(
      of: "scribbles", on: .phone(), parameters: ParameterValues())
    #expect(timeline.layers.count == 2)
  }

  @Test func `the process ends with its runner and is reaped`() throws {
    let library = try FixtureLibrary.path("healthy.c")
    var process: pid_t = 0
    do {
      let runner = ProcessRunner(
        FixtureLibrary.manifest("com.example.healthy", animators: ["fade"]), library: library,
        settings: ProcessRunner.Settings(executable: BuiltProgram.segue)
      ) { _, _ in }
      _ = try runner.timeline(of: "fade", on: .phone(), parameters: ParameterValues())
      process = try #require(Processes.all(mapping: library).first)
      #expect(Processes.exists(process))
    }
    // A process that nobody has waited for would still have its number.
    #expect(!Processes.exists(process))
  }

  @Test(arguments: ["ulimit -Sn 256", "ulimit -n 256", "ulimit -n 16"])
  func `a plugin runs where few descriptors are allowed`(limit: String) throws {
    // A new process may inherit pipes of tests that run beside this one; its own are 3 to 5.
    let runner = try Self.runner(
      behind: "exec 6>&- 7>&- 8>&- 9>&-; \(limit); exec \(BuiltProgram.segue) \"$@\"")
    let timeline = try runner.timeline(
      of: "fade", on: .phone(), parameters: ParameterValues())
    #expect(timeline.layers.count == 2)
  }

  @Test(arguments: [
    (
      "echo 'error: no room'; exit 2",
      "the process exited unexpectedly with status 2 (last output: error: no room)"
    ),
    ("kill -KILL $$", "the process crashed with SIGKILL"),
    (
      #"printf 'x\377\377\377\377' >&3; exec sleep 5"#,
      "the process sent an invalid reply (a message claims"
    ),
  ])
  func `what fails before the sandbox is not the plugin's fault`(
    script: String, reason: String
  ) throws {
    let fault = try #require(throws: PluginFault.self) {
      try Self.runner(behind: script).start()
    }
    #expect(fault.kind == .host)
    #expect(
      fault.description.hasPrefix(
        "plugin 'com.example.healthy' could not be started in a process: \(reason)"), "\(fault)")
  }

  @Test func `too much processor time is a limit, and named`() throws {
    var settings = ProcessRunner.Settings(executable: BuiltProgram.segue)
    (settings.limits.startSeconds, settings.limits.processorSeconds) = (60, 1)
    let runner = ProcessRunner(
      FixtureLibrary.manifest("com.example.openings", animators: ["fade"]),
      library: try FixtureLibrary.path("openings.c", flags: ["-DFAULT=6"]), settings: settings
    ) { _, _ in }
    let fault = try #require(throws: PluginFault.self) { try runner.start() }
    #expect(fault.kind == .limit)
    #expect(
      fault.description
        == "plugin 'com.example.openings' was stopped by SIGXCPU (processor time limit exceeded) in segue_plugin_entry"
    )
  }

  @Test func `a plugin that closes its output costs Segue no time`() throws {
    var settings = ProcessRunner.Settings(executable: BuiltProgram.segue)
    (settings.limits.startSeconds, settings.limits.callSeconds) = (10, 2)
    let runner = ProcessRunner(
      FixtureLibrary.manifest("com.example.crashing", animators: HostileCase.animators),
      library: try FixtureLibrary.path("crashing.c"), settings: settings
    ) { _, _ in }
    try runner.start()
    let before = Self.threadSeconds
    let failure = try #require(throws: AnimatorFailure.self) {
      try runner.timeline(of: "closes-output", on: .phone(), parameters: ParameterValues())
    }
    #expect(failure.description.contains("took longer than 2.0 s"), "\(failure)")
    #expect(Self.threadSeconds - before < 0.1)
  }

  @Test(arguments: ["sleeps", "spins", "ignores-signals"])
  func `the process ends when its parent is gone`(animator: String) throws {
    let library = try FixtureLibrary.path("crashing.c")
    let talk = try SocketPair()
    let prints = try SocketPair()
    let image = try LibraryImage(library, sha256: nil, of: "orphan")
    let child = try PluginSpawn(
      arguments: [PluginHostProgram.command], channel: talk.theirs, library: image.file,
      output: prints.theirs
    ).start(BuiltProgram.segue)
    let process = child.id
    try talk.theirs.close()
    try prints.theirs.close()
    let channel = MessageChannel(descriptor: talk.ours)
    let loading = HostRequest.Loading(
      plugin: "orphan", library: library, host: .segue, memory: 512 << 20, processorSeconds: 60)
    try channel.send(HostRequest.load(loading), until: nil)
    let gate = try ThreadGate(receivingFrom: talk.ours, until: .after(10))
    try channel.send(
      HostRequest.choreograph(
        AnimatorCall(animator: animator, stage: .phone(), values: [:])), until: nil)
    #expect(
      Processes.wait {
        gate.decide(for: child)
        return !Processes.all(mapping: library).isEmpty
      })
    usleep(100_000)
    #expect(kill(process, 0) == 0)
    // As the system does with whoever is killed.
    try gate.descriptor?.close()
    try talk.ours.close()
    try prints.ours.close()
    var end: Int32 = 0
    #expect(Processes.wait { waitpid(process, &end, WNOHANG) == process })
  }

  // MARK: -

  /// A runner of a healthy plugin, whose process a shell starts.
  private static func runner(
    of library: String? = nil, behind script: String
  ) throws -> ProcessRunner {
    let program = try FixtureLibrary.file(Array("#!/bin/sh\n\(script)\n".utf8))
    chmod(program, 0o700)
    var settings = ProcessRunner.Settings(executable: program)
    settings.limits.callSeconds = 20
    return ProcessRunner(
      FixtureLibrary.manifest("com.example.healthy", animators: ["fade"]),
      library: try library ?? FixtureLibrary.path("healthy.c"), settings: settings
    ) { _, _ in }
  }

  /// The processor time of this thread, in seconds.
  private static var threadSeconds: Double {
    var time = timespec()
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }

  /// What an animator of the fixture says when it fails.
  private func failureReason(_ animator: String, memory: Int = 512 << 20) throws -> String {
    var settings = ProcessRunner.Settings(executable: BuiltProgram.segue)
    settings.limits.memoryBytes = memory
    settings.limits.callSeconds = 20
    settings.limits.startSeconds = 10
    let runner = ProcessRunner(
      FixtureLibrary.manifest("com.example.crashing", animators: HostileCase.animators),
      library: try FixtureLibrary.path("crashing.c"), settings: settings
    ) { _, _ in }
    let failure = try #require(throws: AnimatorFailure.self) {
      try runner.timeline(of: animator, on: .phone(), parameters: ParameterValues())
    }
    let start = "plugin 'com.example.crashing' failed: "
    let end = " while creating the push timeline of '\(animator)'"
    try #require(failure.description.hasPrefix(start) && failure.description.hasSuffix(end))
    return String(failure.description.dropFirst(start.count).dropLast(end.count))
  }

  private static let hasSanitizer: Bool = {
    let marks: [String] = ["__asan_init", "__tsan_init"]
    return marks.contains { dlsym(nil, $0) != nil }
  }()
}
#endif
