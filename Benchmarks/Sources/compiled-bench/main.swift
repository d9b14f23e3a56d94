import Measuring

#if canImport(Darwin)
import Darwin
#elseif canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

// Usage: compiled-bench SEGUE ROOT [--json]
//
// Compiles 150 presets, variants of the catalog's own under other ids, with the command line SEGUE, and
// a program that opens them with the modules that were built for the benchmarks: how large everything
// is, how long the Swift compiler takes for the generated file, and how long an app takes for the catalog
// and its first preset.

let words = Array(CommandLine.arguments.dropFirst().filter { $0 != "--json" })
let folder = BenchFolder(of: "compiled-bench", segue: words.count == 2 ? words[0] : nil)
let app = CompiledApp(in: folder, root: words.last ?? "")
folder.close(isMeasured: app.map { measure($0) } ?? false)

/// Measures the app; false if a command fails.
func measure(_ app: CompiledApp) -> Bool {
  var sizes = Report("\(app.count) compiled presets, sizes", unit: "kB")
  for (what, size) in [
    ("as YAML", app.yamlSize), ("the catalog's bytes", app.catalogSize),
    ("the Swift file", app.swiftSize), ("the object file", app.objectSize),
  ] {
    let isAim = what == "the Swift file" || what == "the catalog's bytes"
    sizes.add(Row(what, Samples([size / 1000]), aim: isAim ? "< 150" : nil))
  }
  sizes.print()

  var compiling = Report("\(app.count) compiled presets, swiftc for the generated file", unit: "s")
  for (what, options) in [("debug", "-Onone"), ("release", "-O")] {
    let seconds = (0..<5).compactMap { _ in app.compilationTime(options) }
    guard seconds.count == 5 else { return false }
    compiling.add(Row(what, Samples(seconds), aim: "< 1"))
  }
  compiling.print()

  guard let runs = app.runs(count: 40) else { return false }
  var opening = Report("\(app.count) compiled presets, by the clock", unit: "ms")
  for (what, samples, aim) in [
    ("opened, in a new process", runs.firstOpening, "< 0.3"),
    ("the first preset after that", runs.firstPreset, "< 0.1"),
    ("opened again", runs.opening, nil),
    ("a preset after that", runs.preset, nil),
    ("all presets", runs.allPresets, nil),
  ] {
    opening.add(Row(what, samples, aim: aim))
  }
  opening.print()
  return true
}
