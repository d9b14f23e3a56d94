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

  var testDescription: String { animator }

  private init(_ animator: String, _ reason: String) {
    (self.animator, self.reason) = (animator, reason)
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
      HostileCase("spins", "took longer than 1.0 s"),
      HostileCase("sleeps", "took longer than 1.0 s"),
      HostileCase("stops", "took longer than 1.0 s"),
      HostileCase("overflows", "SIGSEGV (bad memory access)"),
      HostileCase("forges", "sent an invalid reply (a message claims to have"),
      HostileCase("promises", "took longer than 1.0 s"),
      HostileCase("closes", "closed the connection to Segue"),
      HostileCase("forks", "SIGABRT (abort)"),
      HostileCase("ignores-signals", "took longer than 1.0 s"),
      HostileCase("writes-files", "failed: no file"),
      HostileCase("prints-for-ever", "took longer than 1.0 s"),
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
  /// A runner of a fixture, with more time than it needs on a busy machine.
  static func runner(
    _ source: String, _ id: String, _ animators: [String], flags: [String] = [],
    startSeconds: Double = 20, callSeconds: Double = 20, log: @escaping PluginLog = { _, _ in }
  ) throws -> ProcessRunner {
    var settings = ProcessRunner.Settings(executable: BuiltProgram.segue)
    settings.limits.startSeconds = startSeconds
    settings.limits.callSeconds = callSeconds
    return ProcessRunner(
      FixtureLibrary.manifest(id, animators: animators),
      library: try FixtureLibrary.path(source, flags: flags), settings: settings, log: log)
  }
}
