import SeguePlugins

/// Runs checks of plugins, all at once, and puts together what belongs together.
struct PluginCheckBench {
  /// A check and what came of it.
  struct Found: Hashable {
    var run: PluginCheckRun
    var verdict: CheckVerdict
  }

  let queue: CheckQueue
  /// The folders of the catalogue.
  let catalogue: [String]

  /// How often a library may be loaded until it is quick enough: the system may be busy.
  private static let tries = 3

  /// What came of the checks of each plugin.
  func verdicts(of plugins: [InstalledPlugin], _ runs: [[PluginCheckRun]]) -> [[Found]] {
    var jobs: [CheckQueue.Job] = []
    var owners: [(plugin: Int, run: Int)] = []
    for (index, plugin) in plugins.enumerated() {
      for (place, run) in runs[index].enumerated() where objection(to: run, of: plugin) == nil {
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
    return plugins.indices.map { index in
      runs[index].enumerated().map { place, run in
        Found(run: run, verdict: whole(given[index][place], run, plugins[index]))
      }
    }
  }

  private func job(_ run: PluginCheckRun, _ plugin: InstalledPlugin) -> CheckQueue.Job {
    CheckQueue.Job(
      ["plugins", "run-check", run.check.rawValue, plugin.folder]
        + (run.subject.map { ["--subject", $0] } ?? []) + catalogue.flatMap { ["--catalog", $0] },
      seconds: run.check.seconds)
  }

  /// Why a check need not be run.
  private func objection(to run: PluginCheckRun, of plugin: InstalledPlugin) -> CheckVerdict? {
    if plugin.manifest == nil, ![.manifest, .license, .folderName].contains(run.check) {
      return CheckVerdict(.skip, "the manifest has to be mended first")
    }
    if run.check.needsLibrary, run.check != .presetLaws, plugin.libraryPath == nil {
      return CheckVerdict(.skip, "there is no library for this system")
    }
    if run.check == .laws || run.check == .presetLaws, run.subject == nil {
      return CheckVerdict(.skip, "there is nothing to check")
    }
    return nil
  }

  /// One verdict of those that were given.
  private func whole(
    _ verdicts: [CheckVerdict], _ run: PluginCheckRun, _ plugin: InstalledPlugin
  ) -> CheckVerdict {
    guard let first = verdicts.first else {
      return objection(to: run, of: plugin) ?? CheckVerdict(.skip, "it was not run")
    }
    switch run.check {
    case .determinism:
      if let bad = verdicts.first(where: { $0.status != .pass }) { return bad }
      return Set(verdicts).count == 1
        ? CheckVerdict(.pass, "two processes lay out the same")
        : CheckVerdict(.fail, "two processes lay out differently", help: LibraryProbe.purity)
    case .loading where first.status == .fail:
      let others = (1..<Self.tries).lazy.flatMap { _ in queue.run([job(run, plugin)]) }
      return others.first { $0.status == .pass } ?? first
    default: return first
    }
  }
}
