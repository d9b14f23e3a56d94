import GeneratedCatalog
import Measuring

#if canImport(Darwin)
import Darwin
#elseif canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

// Usage: startup-bench SEGUE [PRESETS] [--json]
//
// Runs whole processes of the command line SEGUE in turn: its help, and lists.

let words = Array(CommandLine.arguments.dropFirst().filter { $0 != "--json" })
guard let segue = words.first.flatMap({ realpath($0, nil) }).map({ String(cString: $0) }) else {
  print("startup-bench: skipped: tell me where segue is")
  exit(words.isEmpty ? 0 : 1)
}
let presets = words.dropFirst().first.flatMap { Int($0) } ?? 10_000

let counts = [presets / 100, presets / 10, presets]
let isMeasured = GeneratedCatalog.use(presets: counts) { catalogs in
  let commands = [("segue --help", [segue, "--help"]), ("segue list", [segue, "list"])]
  let lists = zip(counts, catalogs).map { count, catalog in
    ("segue list, \(count) presets more", [segue, "list", "--catalog", catalog.path])
  }
  let all = commands + lists
  let runs = ProcessRuns(rounds: 40, all.map(\.1))
  guard let runs else { return false }
  for (title, samples) in [("by the clock", runs.wall), ("processor time", runs.processor)] {
    var report = Report("Whole processes, \(title)", unit: "ms")
    for (index, command) in all.enumerated() {
      report.add(
        Row(
          command.0, samples[index].scaled(by: 1000), aim: "≤ 60 ms",
          peakMemory: runs.peakMemory[index]))
    }
    report.print()
    var growth = Report("Growth of segue list, \(title)", unit: "ms")
    let listed = samples.suffix(counts.count).map { $0.scaled(by: 1000) }
    growth.add(Growth(counts, listed).rows("presets more"))
    growth.print()
  }
  return true
}
if isMeasured != true {
  print("startup-bench: a process failed")
  exit(1)
}
