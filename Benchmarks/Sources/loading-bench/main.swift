import GeneratedCatalog
import Measuring
import SegueCatalog

#if canImport(Darwin)
import Darwin
#elseif canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

// Usage: loading-bench [PRESETS [ROUNDS]] [--json]
//        loading-bench --once STAGE FOLDER      one measurement; started by the first form
//
// Measures whole processes, ours and the peers in C, with the files in the page cache.

let words = CommandLine.arguments.dropFirst().filter { $0 != "--json" }
if words.first == "--once", words.count == 3,
  let stage = words.dropFirst().first.flatMap(Stage.init(rawValue:))
{
  // The process ends with the presets in memory, like a program that uses them.
  withExtendedLifetime(stage.run(words[words.endIndex - 1])) { presets in
    print("\(presets.count) presets")
    exit(0)
  }
} else {
  let presets = words.first.flatMap { Int($0) } ?? 10_000
  let rounds = words.dropFirst().first.flatMap { Int($0) } ?? 7
  let failure = GeneratedCatalog.use(presets: presets) {
    compare($0, presets: presets, rounds: rounds)
  }
  if let failure = failure ?? "cannot write the presets" { fail(failure) }
  if let failure = showGrowth([presets / 100, presets / 10, presets], rounds: rounds) {
    fail(failure)
  }
}

/// Loads the catalog with every program in turn; returns a reason on failure.
func compare(_ catalog: GeneratedCatalog, presets: Int, rounds: Int) -> String? {
  let peers = [
    (name: "open, read, close (C)", command: [beside("read-files"), catalog.path]),
    (name: "libyaml's events (C)", command: [beside("yaml-events"), catalog.path]),
  ]
  let stages = Stage.allCases.map {
    (
      name: $0.words,
      command: [CommandLine.arguments[0], "--once", $0.rawValue, catalog.path]
    )
  }
  let all = peers + stages
  guard let runs = ProcessRuns(rounds: rounds, all.map(\.command)) else {
    return "a process failed"
  }
  report(
    "Loading \(presets) presets (\(short(Double(catalog.byteCount) / 1e6)) MB), by the clock",
    runs.wall, runs.peakMemory, all.map(\.name), aim: "≤ 1.3×")
  report(
    "The same, by processor time of all threads", runs.processor, runs.peakMemory, all.map(\.name),
    aim: nil)
  return nil
}

/// Loads catalogs of several sizes in turn; returns a reason on failure.
func showGrowth(_ counts: [Int], rounds: Int) -> String? {
  let runs = GeneratedCatalog.use(presets: counts) { catalogs in
    ProcessRuns(
      rounds: rounds,
      catalogs.map { [CommandLine.arguments[0], "--once", Stage.load.rawValue, $0.path] })
  }
  guard let runs = runs ?? nil else { return "a process failed" }
  var report = Report("Growth of the whole load, by processor time of its process", unit: "ms")
  report.add(Growth(counts, runs.processor.map { $0.scaled(by: 1000) }).rows("presets"))
  report.print()
  return nil
}

func report(
  _ title: String, _ samples: [Samples], _ memory: [Int], _ names: [String], aim: String?
) {
  var report = Report(title, unit: "ms")
  for (index, name) in names.enumerated() {
    report.add(
      Row(
        name, samples[index].scaled(by: 1000),
        ratio: (samples[index].ratio(to: samples[1]), "libyaml's events"),
        aim: index == names.count - 1 ? aim : nil, peakMemory: memory[index]))
  }
  report.print()
}
