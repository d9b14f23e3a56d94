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
  private static let tries = 3

  /// The results of each plugin's checks.
  ///
  /// The laws come last: on a plugin that hangs or crashes they would take long without adding
  /// information.
  func verdicts(of plugins: [InstalledPlugin], _ runs: [[PluginCheckRun]]) -> [[Found]] {
    var found: [[Found?]] = runs.map { $0.map { _ in nil } }
    for wave in [false, true] {
      var jobs: [CheckQueue.Job] = []
      var owners: [(plugin: Int, run: Int)] = []
      for (index, plugin) in plugins.enumerated() {
        let earlier = found[index].compactMap { $0 }
        for (place, run) in runs[index].enumerated() where run.check.isLong == wave {
          if let objection = objection(to: run, of: plugin, after: earlier) {
            found[index][place] = Found(run: run, verdict: objection)
            continue
          }
          for _ in 0..<(run.check == .determinism ? 2 : 1) {
            jobs.append(job(run, plugin))
            owners.append((index, place))
          }
        }
      }
      var given: [[[CheckVerdict]]] = runs.map { $0.map { _ in [] } }
      for (owner, verdict) in zip(owners, queue.run(jobs)) {
        given[owner.plugin][owner.run].append(verdict)
      }
      for (owner, run) in owners.map({ ($0, runs[$0.plugin][$0.run]) }) {
        found[owner.plugin][owner.run] = Found(
          run: run, verdict: whole(given[owner.plugin][owner.run], run, plugins[owner.plugin]))
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
  private func objection(
    to run: PluginCheckRun, of plugin: InstalledPlugin, after earlier: [Found]
  ) -> CheckVerdict? {
    if plugin.manifest == nil, ![.manifest, .license, .folderName].contains(run.check) {
      return CheckVerdict(.skip, "fix the manifest first")
    }
    if run.check.needsLibrary, run.check != .presetLaws, plugin.libraryPath == nil {
      return CheckVerdict(.skip, "there is no library for this platform")
    }
    if run.check.needsLibrary, plugin.hasAnotherLibrary {
      return CheckVerdict(.skip, "the library does not have the SHA-256 in the manifest")
    }
    if run.check.isLong, run.subject == nil {
      return CheckVerdict(.skip, "there is nothing to check")
    }
    let grief = earlier.first {
      [.crash, .timeout].contains($0.verdict.status) && $0.run.check != .smallerRecords
    }
    return grief.map {
      CheckVerdict(.skip, "fix the problem found by '\($0.run.name)' first")
    }
  }

  /// Combines several verdicts into one.
  private func whole(
    _ verdicts: [CheckVerdict], _ run: PluginCheckRun, _ plugin: InstalledPlugin
  ) -> CheckVerdict {
    guard let first = verdicts.first else { return CheckVerdict(.skip, "the check did not run") }
    switch run.check {
    case .determinism:
      if let bad = verdicts.first(where: { $0.status != .pass }) { return bad }
      return Set(verdicts).count == 1
        ? CheckVerdict(.pass, "two processes produce the same timeline")
        : CheckVerdict(
          .fail, "two processes produce different timelines", help: LibraryProbe.nondeterminismHelp)
    case .loading where first.status == .fail:
      let others = (1..<Self.tries).lazy.flatMap { _ in queue.run([job(run, plugin)]) }
      return others.first { $0.status == .pass } ?? first
    default: return first
    }
  }
}

extension InstalledPlugin {
  /// Whether the library's hash differs from that in the manifest; such a library never runs.
  fileprivate var hasAnotherLibrary: Bool {
    guard library?.sha256 != nil, libraryPath != nil else { return false }
    do {
      _ = try LibraryDigest.checked(of: self)
      return false
    } catch {
      return true
    }
  }
}
