import SegueCatalog
import SeguePlugins
import SegueYAML

/// Runs checks of plugins in parallel, and combines their results.
struct PluginCheckRunner {
  /// A check and its result.
  struct Found: Hashable {
    var run: PluginCheckRun
    var verdict: CheckVerdict
  }

  let queue: CheckQueue
  /// The folders of the catalog.
  let catalog: [String]

  /// The maximum number of attempts at loading a library within the time limit: the system may be
  /// busy.
  private static let maxAttempts = 3

  /// The results of each plugin's checks.
  ///
  /// The laws come last: on a plugin that hangs or crashes they would take long without adding
  /// information.
  func verdicts(of plugins: [InstalledPlugin], _ runs: [[PluginCheckRun]]) -> [[Found]] {
    var found: [[Found?]] = runs.map { $0.map { _ in nil } }
    // Once for each plugin: that reads the whole library.
    let haveAnotherLibrary = zip(plugins, runs).map { plugin, runs in
      runs.contains { $0.check.needsLibrary } && plugin.hasAnotherLibrary
    }
    for isLongPass in [false, true] {
      var jobs: [CheckQueue.Job] = []
      var origins: [(plugin: Int, run: Int)] = []
      for (index, plugin) in plugins.enumerated() {
        let earlier = found[index].compactMap { $0 }
        for (place, run) in runs[index].enumerated() where run.check.isLong == isLongPass {
          let verdict = reasonToSkip(
            run, of: plugin, hasAnotherLibrary: haveAnotherLibrary[index], after: earlier)
          if let verdict {
            found[index][place] = Found(run: run, verdict: verdict)
            continue
          }
          for _ in 0..<(run.check == .determinism ? 2 : 1) {
            jobs.append(job(run, plugin))
            origins.append((index, place))
          }
        }
      }
      var verdicts: [[[CheckVerdict]]] = runs.map { $0.map { _ in [] } }
      for (origin, verdict) in zip(origins, queue.run(jobs)) {
        verdicts[origin.plugin][origin.run].append(verdict)
      }
      for (origin, run) in origins.map({ ($0, runs[$0.plugin][$0.run]) }) {
        found[origin.plugin][origin.run] = Found(
          run: run,
          verdict: combined(verdicts[origin.plugin][origin.run], run, plugins[origin.plugin]))
      }
    }
    return found.map { $0.compactMap { $0 } }
  }

  private func job(_ run: PluginCheckRun, _ plugin: InstalledPlugin) -> CheckQueue.Job {
    CheckQueue.Job(
      ["plugins", "run-check", run.check.rawValue, plugin.folder]
        + (run.subject.map { ["--subject", $0] } ?? []) + catalog.flatMap { ["--catalog", $0] },
      seconds: run.check.seconds)
  }

  /// Why a check need not run.
  private func reasonToSkip(
    _ run: PluginCheckRun, of plugin: InstalledPlugin, hasAnotherLibrary: Bool,
    after earlier: [Found]
  ) -> CheckVerdict? {
    if plugin.manifest == nil, ![.manifest, .license, .folderName].contains(run.check) {
      return CheckVerdict(.skip, "fix the manifest first")
    }
    if run.check.needsLibrary, run.check != .presetLaws, plugin.libraryPath == nil {
      return CheckVerdict(.skip, "there is no library for this platform")
    }
    if run.check.needsLibrary, hasAnotherLibrary {
      return CheckVerdict(.skip, "the library does not have the SHA-256 in the manifest")
    }
    if run.check.isLong, run.subject == nil {
      return CheckVerdict(.skip, "there is nothing to check")
    }
    let earlierFailure = earlier.first {
      [.crash, .timeout].contains($0.verdict.status) && $0.run.check != .smallerRecords
        || $0.verdict.status == .fail
          && [.loading, .description, .parameters].contains($0.run.check)
    }
    return earlierFailure.map {
      CheckVerdict(.skip, "fix the problem found by '\($0.run.name)' first")
    }
  }

  /// Combines several verdicts into one.
  private func combined(
    _ verdicts: [CheckVerdict], _ run: PluginCheckRun, _ plugin: InstalledPlugin
  ) -> CheckVerdict {
    guard let first = verdicts.first else { return CheckVerdict(.skip, "the check did not run") }
    switch run.check {
    case .determinism:
      if let bad = verdicts.first(where: { $0.status != .pass }) { return bad }
      return Set(verdicts).count == 1
        ? CheckVerdict(.pass, "two processes produce the same timeline")
        : CheckVerdict(
          .fail, "two processes produce different timelines", help: LibraryChecks.nondeterminismHelp
        )
    case .loading where first.status == .fail:
      let others = (1..<Self.maxAttempts).lazy.flatMap { _ in queue.run([job(run, plugin)]) }
      return others.first { $0.status == .pass } ?? first
    default: return first
    }
  }
}

extension InstalledPlugin {
  /// Whether the library's hash differs from that in the manifest; such a library never runs.
  ///
  /// The checks say why a library cannot be read.
  fileprivate var hasAnotherLibrary: Bool {
    guard let expected = library?.sha256, let found = try? LibraryDigest.of(self) else {
      return false
    }
    return found != expected
  }
}
