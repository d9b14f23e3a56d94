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
// Runs whole processes in turn: an empty Swift program, and the command line SEGUE, which must be
// built with the same settings. Its list is read from an index created in the warm-up round.

let words = Array(CommandLine.arguments.dropFirst().filter { $0 != "--json" })
guard let segue = words.first.flatMap({ realpath($0, nil) }).map({ String(cString: $0) }) else {
  print("startup-bench: skipped: tell me where segue is")
  exit(words.isEmpty ? 0 : 1)
}
let presets = words.dropFirst().first.flatMap { Int($0) } ?? 10_000
let empty = realpath(beside("empty-program"), nil).map { String(cString: $0) } ?? ""

let isMeasured = GeneratedCatalog.use(presets: presets) { catalog in
  setenv("XDG_CACHE_HOME", "\(catalog.path)-cache", 1)
  // An index of files younger than two seconds is not stored.
  sleep(3)
  let commands = [
    ("an empty Swift program", [empty], nil),
    ("segue --help", [segue, "--help"], "≤ 2×"),
    ("segue list", [segue, "list"], "≤ 2×"),
    (
      "segue list, \(presets) presets more", [segue, "list", "--catalog", catalog.path], "≤ 15 ms"
    ),
  ]
  let runs = ProcessRuns(rounds: 40, commands.map(\.1))
  removeFolder("\(catalog.path)-cache")
  guard let runs else { return false }
  for (title, samples) in [("by the clock", runs.wall), ("processor time", runs.processor)] {
    var report = Report("Whole processes, \(title)", unit: "ms")
    for (index, command) in commands.enumerated() {
      report.add(
        Row(
          command.0, samples[index].scaled(by: 1000),
          ratio: (samples[index].ratio(to: samples[0]), "the empty program"), aim: command.2,
          peakMemory: runs.peakMemory[index]))
    }
    report.print()
  }
  return true
}
if isMeasured != true {
  print("startup-bench: a process failed")
  exit(1)
}

/// Removes the command line's cache.
func removeFolder(_ path: String) {
  _ = output(of: "rm -r \(shellQuoted(path))")
}
