import Foundation
import SegueCatalog
import SeguePluginABI
import SegueTestSupport
import Testing

@testable import SeguePlugins

/// An animator of `crashing.c`, and what has to be said of it.
struct HostileCase: Sendable, CustomTestStringConvertible {
  let animator: String
  let reason: String
  var activity: String
  /// How long it may take, in seconds; a call may take half a second, and the compiler's machine is busy.
  let seconds: Double

  var testDescription: String { animator }

  private init(_ animator: String, _ reason: String, within seconds: Double = 3) {
    (self.animator, self.reason, self.seconds) = (animator, reason, seconds)
    activity = " while creating the push timeline of '\(animator)'"
  }

  static let all: [HostileCase] = {
    var making = HostileCase("crash-in-create", "crashed with SIGSEGV")
    making.activity = " while creating 'crash-in-create'"
    return [
      HostileCase("segfault", "crashed with SIGSEGV (bad memory access)"),
      HostileCase("aborts", #"SIGABRT (abort) (last output: this is \u{1B}[31mthe end)"#),
      HostileCase("aborts-on-thread", "SIGABRT (abort)"),
      HostileCase("exits", "exited unexpectedly with status 0"),
      HostileCase("spins", "took longer than 0.5 s"),
      HostileCase("sleeps", "took longer than 0.5 s"),
      HostileCase("stops", "took longer than 0.5 s"),
      HostileCase("overflows", "SIGSEGV (bad memory access)"),
      HostileCase("forges", "sent an invalid reply (a message claims to have"),
      HostileCase("promises", "took longer than 0.5 s"),
      HostileCase("closes", "closed the connection to Segue"),
      HostileCase("forks", "SIGABRT (abort)"),
      HostileCase("ignores-signals", "took longer than 0.5 s"),
      HostileCase("writes-files", "failed: no file"),
      HostileCase("prints-for-ever", "took longer than 0.5 s"),
      making,
    ]
  }()

  /// All animators of the fixture.
  static let animators = [
    "segfault", "aborts", "aborts-on-thread", "aborts-later", "exits", "spins", "sleeps", "stops",
    "overflows", "hoards", "raises-limits", "scribbles", "forges", "promises", "closes",
    "closes-output", "burns-later", "forks", "ignores-signals", "writes-files", "prints-for-ever",
    "looks-around", "crash-in-create", "crash-in-destroy", "plain",
  ]
}

/// Host processes for tests.
enum Hosts {
  /// A runner of a fixture whose calls may take half a second.
  static func runner(
    _ source: String, _ id: String, _ animators: [String], flags: [String] = [],
    startSeconds: Double = 10, log: @escaping PluginLog = { _, _ in }
  ) throws -> ProcessRunner {
    var settings = ProcessRunner.Settings(executable: BuiltProgram.segue)
    settings.limits.startSeconds = startSeconds
    settings.limits.callSeconds = 0.5
    return ProcessRunner(
      FixtureLibrary.manifest(id, animators: animators),
      library: try FixtureLibrary.path(source, flags: flags), settings: settings, log: log)
  }
}
