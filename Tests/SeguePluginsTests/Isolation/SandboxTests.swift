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
    /// Animators of `reaching.c` that do something else than one call.
    private static let others = ["early", "swarm", "hide-memory", "plain", "pester"]

    @Test func `this kernel has every layer of the sandbox`() {
      #expect(Sandbox.gaps.isEmpty, "\(Sandbox.gaps)")
    }

    @Test func `every call out of the process is refused, and the plugin goes on`() throws {
      let (runner, names) = try Self.runner()
      #expect(names.count > 60)
      for name in names {
        let reason = Self.reason(of: name, runner)
        #expect(reason.contains("\(name): refused ("), "\(reason)")
      }
      let timeline = try runner.timeline(
        of: "plain", on: .phone(), parameters: ParameterValues())
      #expect(timeline.layers.count == 2)
    }

    @Test func `without a sandbox the same calls succeed`() throws {
      // Otherwise the test above could pass because the file is not there.
      let (library, names) = try Self.library()
      let runner = LibraryRunner(
        FixtureLibrary.manifest("com.example.reaching", animators: names + Self.others),
        library: library
      ) { _, _ in }
      for name in ["read-private-file", "read-passwords", "map-shared", "make-memory-file"] {
        let reason = Self.reason(of: name, runner)
        #expect(reason.contains("\(name): done"), "\(reason)")
      }
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

    @Test func `a plugin that asks for threads without end is ended in time`() throws {
      let (runner, _) = try Self.runner(callSeconds: 1)
      let start = ContinuousClock.now
      let reason = Self.reason(of: "pester", runner)
      #expect(reason.contains("took longer than 1.0 s"), "\(reason)")
      #expect(ContinuousClock.now - start < .seconds(20))
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

    private static func library() throws -> (path: String, names: [String]) {
      let folder = FileManager.default.temporaryDirectory.appending(path: "segue-private-\(UUID())")
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      let file = folder.appending(path: "diary")
      try Data("secret".utf8).write(to: file)
      let source = try String(
        contentsOf: FixtureLibrary.root.appending(
          path: "Tests/SeguePluginsTests/Hostile/reaching.c"),
        encoding: .utf8)
      let names = source.matches(of: /attempt\("([a-z0-9-]+)"/).map { String($0.1) }
      let path = try FixtureLibrary.path("reaching.c", flags: ["-DPRIVATE=\"\(file.path)\""])
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
          FixtureLibrary.manifest("com.example.reaching", animators: names + others),
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
