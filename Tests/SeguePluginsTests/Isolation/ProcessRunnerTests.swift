import Foundation
import SegueCatalog
import SeguePluginABI
import SeguePluginTestSupport
import SegueTestSupport
import SegueTimeline
import Synchronization
import Testing

@testable import SeguePlugins

/// Plugins in processes of their own: whatever they do, there is an error, in time, and the others go on.
@Suite(.needs("cc"))
struct ProcessRunnerTests {
  @Test func `a healthy plugin returns timelines, and its output is logged`() throws {
    let lines = Mutex<[String]>([])
    let runner = try Hosts.runner("healthy.c", "com.example.healthy", ["fade"]) { plugin, line in
      lines.withLock { $0.append("\(plugin): \(line)") }
    }
    for operation in Operation.allCases {
      let timeline = try runner.timeline(
        of: "fade", on: .phone(operation), parameters: ParameterValues())
      #expect(timeline.layers.map(\.id) == ["from", "to"])
      #expect(timeline.tracks.first?.easing == .named("ease-in-out"))
    }
    // The log takes out what its own rules take out; what goes over the channel is printable.
    let healthy = #"com.example.healthy: healthy \u{1B}[31mand\u{A}well"#
    #expect(lines.withLock { $0 } == [healthy])
    try runner.finish()
  }

  @Test func `isolated and in-process runs return the same timeline`() throws {
    let isolated = try Hosts.runner("healthy.c", "com.example.healthy", ["fade"])
    let inside = LibraryRunner(
      FixtureLibrary.manifest("com.example.healthy", animators: ["fade"]),
      library: try FixtureLibrary.path("healthy.c")
    ) { _, _ in }
    #expect(
      try isolated.timeline(of: "fade", on: .phone(), parameters: ParameterValues())
        == inside.timeline(of: "fade", on: .phone(), parameters: ParameterValues()))
  }

  @Test(arguments: HostileCase.all)
  func `a hostile plugin fails in time, and plugins run afterward`(
    hostile: HostileCase
  ) throws {
    let runner = try Hosts.runner(
      "crashing.c", "com.example.crashing", HostileCase.animators, callSeconds: 1)
    let healthy = try Hosts.runner("healthy.c", "com.example.healthy", ["fade"])
    let failure = try #require(throws: AnimatorFailure.self) {
      try runner.timeline(of: hostile.animator, on: .phone(), parameters: ParameterValues())
    }
    #expect(failure.plugin == "com.example.crashing")
    #expect(
      failure.description.hasPrefix("plugin 'com.example.crashing' ")
        && failure.description.contains(hostile.reason)
        && failure.description.hasSuffix(hostile.activity), "\(failure)")
    _ = try healthy.timeline(of: "fade", on: .phone(), parameters: ParameterValues())
    // The same plugin is started again, too.
    _ = try runner.timeline(of: "plain", on: .phone(), parameters: ParameterValues())
  }

  @Test(arguments: [
    ("deep", "(layer 'tile-32' is nested 33 deep, more than the budget of 32)"),
    ("blurred", "(with layer 'tile-64', 65 layers have a blur, more than the budget of 64)"),
    ("long-track", "(a track of layer 'tile-0' lasts 1e+300 s, more than the budget of 60.0 s)"),
    ("late-track", "begins after 36000.0 s, more than the budget of 60.0 s)"),
    ("long-timeline", "(the duration is 1e+300 s, more than the budget of 60.0 s)"),
    ("many-keyframes", "found 300000, expected at most 262144"),
    ("forged", "sent the wrong kind of reply"),
  ])
  func `a timeline that costs too much is refused, with its place`(
    animator: String, reason: String
  ) throws {
    let animators = [
      "deep", "blurred", "long-track", "late-track", "long-timeline", "many-keyframes", "forged",
      "plain",
    ]
    var settings = ProcessRunner.Settings(executable: BuiltProgram.segue)
    // Only the budgets may end a call here, however busy the machine is.
    (settings.limits.startSeconds, settings.limits.callSeconds) = (120, 120)
    let runner = ProcessRunner(
      FixtureLibrary.manifest("com.example.costly", animators: animators),
      library: try FixtureLibrary.path("costly.c"), settings: settings
    ) { _, _ in }
    let failure = try #require(throws: AnimatorFailure.self) {
      try runner.timeline(of: animator, on: .phone(), parameters: ParameterValues())
    }
    #expect(failure.description.contains(reason), "\(failure)")
    #expect(failure.description.hasSuffix("while creating the push timeline of '\(animator)'"))
    _ = try runner.timeline(of: "plain", on: .phone(), parameters: ParameterValues())
  }

  @Test(arguments: [
    (1, "SIGSEGV (bad memory access) while loading its library"),
    (2, "exited unexpectedly with status 3 while loading its library"),
    (3, "took longer than 1.0 s while loading its library"),
    (4, "SIGSEGV (bad memory access) in segue_plugin_entry"),
    (5, "SIGABRT (abort) in segue_plugin_entry"),
    (6, "took longer than 1.0 s in segue_plugin_entry"),
    (7, "SIGSEGV (bad memory access) in segue_plugin_entry"),
  ])
  func `reports where a library fails while loading`(fault: Int, end: String) throws {
    let runner = try Hosts.runner(
      "openings.c", "com.example.openings", ["fade"], flags: ["-DFAULT=\(fault)"],
      startSeconds: end.hasPrefix("took longer") ? 1 : 20
    )
    let found = try #require(throws: PluginFault.self) { try runner.start() }
    #expect(found.description.hasSuffix(end), "\(found)")
  }

  @Test(arguments: [
    (1, PluginFault.Kind.refused), (3, .otherInterface), (5, .broken), (7, .broken),
    (10, .disagreement), (16, .noEntry),
  ])
  func `rejects a plugin with an invalid description`(
    fault: Int, kind: PluginFault.Kind
  ) throws {
    let runner = try Hosts.runner(
      "entries.c", "com.example.entries", ["fade"], flags: ["-DFAULT=\(fault)"])
    let found = try #require(throws: PluginFault.self) { try runner.start() }
    #expect(found.kind == kind, "\(found)")
    #expect(found.plugin == "com.example.entries")
  }

  @Test func `an uncaught exception is a crash`() throws {
    let runner = try Hosts.runner(
      "throwing.cc", "com.example.throwing", ["throws"], flags: ["-lstdc++"])
    let failure = try #require(throws: AnimatorFailure.self) {
      try runner.timeline(of: "throws", on: .phone(), parameters: ParameterValues())
    }
    #expect(failure.description.contains("SIGABRT"), "\(failure)")
    #expect(failure.description.contains("out of here"), "\(failure)")
  }

  @Test func `finish reports a crash in destroy`() throws {
    let runner = try Hosts.runner("crashing.c", "com.example.crashing", HostileCase.animators)
    _ = try runner.timeline(of: "crash-in-destroy", on: .phone(), parameters: ParameterValues())
    let fault = try #require(throws: PluginFault.self) { try runner.finish() }
    #expect(fault.description.hasSuffix("while destroying 'crash-in-destroy'"), "\(fault)")
    #expect(fault.kind == .crashed)
  }

  @Test func `restarts a process that crashed while idle, and logs it`() throws {
    let lines = Mutex<[String]>([])
    let runner = try Hosts.runner(
      "crashing.c", "com.example.crashing", HostileCase.animators
    ) { _, line in lines.withLock { $0.append(line) } }
    _ = try runner.timeline(of: "aborts-later", on: .phone(), parameters: ParameterValues())
    usleep(300_000)
    _ = try runner.timeline(of: "plain", on: .phone(), parameters: ParameterValues())
    #expect(
      lines.withLock { $0 } == ["crashed with SIGABRT (abort) while idle; restarting"])
  }

  @Test func `stops retrying a plugin whose process ended twice while idle`() throws {
    var settings = ProcessRunner.Settings(executable: BuiltProgram.segue)
    (settings.limits.startSeconds, settings.limits.processorSeconds) = (10, 1)
    settings.limits.callSeconds = 20
    let runner = ProcessRunner(
      FixtureLibrary.manifest("com.example.crashing", animators: HostileCase.animators),
      library: try FixtureLibrary.path("crashing.c"), settings: settings
    ) { _, _ in }
    let deadline = ContinuousClock.now + .seconds(60)
    var reason = ""
    while !reason.contains("not started again"), ContinuousClock.now < deadline {
      do throws(AnimatorFailure) {
        _ = try runner.timeline(of: "burns-later", on: .phone(), parameters: ParameterValues())
        // Long enough that the limit is reached between two calls, on a busy machine too.
        usleep(1_500_000)
      } catch {
        reason = error.description
      }
    }
    #expect(
      reason.hasSuffix(
        "was stopped by SIGXCPU (processor time limit exceeded) while idle (2 times; not started again)"
      ), "\(reason)")
  }

  @Test func `stops retrying an animator after two failures`() throws {
    let runner = try Hosts.runner("crashing.c", "com.example.crashing", HostileCase.animators)
    var failures: [String] = []
    for _ in 0..<4 {
      let failure = try #require(throws: AnimatorFailure.self) {
        try runner.timeline(of: "segfault", on: .phone(), parameters: ParameterValues())
      }
      failures.append(failure.description)
    }
    #expect(failures[0] == failures[1])
    #expect(failures[2] == failures[0] + " (2 times; not called again)")
    #expect(failures[2] == failures[3])
    // Another operation is another matter.
    let other = try #require(throws: AnimatorFailure.self) {
      try runner.timeline(of: "segfault", on: .phone(.pop), parameters: ParameterValues())
    }
    #expect(!other.description.contains("not called again"))
  }

  @Test func `stops retrying a library after two failures to load`() throws {
    let runner = try Hosts.runner(
      "openings.c", "com.example.openings", ["fade"], flags: ["-DFAULT=5"])
    var failures: [String] = []
    for operation in Operation.allCases {
      let failure = try #require(throws: AnimatorFailure.self) {
        try runner.timeline(of: "fade", on: .phone(operation), parameters: ParameterValues())
      }
      failures.append(failure.description)
    }
    #expect(failures[0] == failures[1])
    #expect(failures[0].hasSuffix("SIGABRT (abort) in segue_plugin_entry"))
    #expect(failures[2...].allSatisfy { $0.contains("(2 times; not called again)") })
  }

  @Test func `many threads can use one plugin`() async throws {
    let runner = try Hosts.runner("healthy.c", "com.example.healthy", ["fade"])
    try await withThrowingTaskGroup(of: Int.self) { group in
      for _ in 0..<8 {
        group.addTask {
          var count = 0
          for _ in 0..<20 {
            count += try runner.timeline(
              of: "fade", on: .phone(), parameters: ParameterValues()
            ).layers.count
          }
          return count
        }
      }
      for try await count in group { #expect(count == 40) }
    }
  }
}
