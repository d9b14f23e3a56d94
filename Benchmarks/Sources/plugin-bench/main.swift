import Measuring
import PhoneStage
import SegueCatalog
import SeguePluginABI
import SeguePlugins
import SegueTimeline
import SegueYAML

#if canImport(Darwin)
import Darwin
#elseif canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

// Usage: plugin-bench SEGUE SOURCES [--json]
//
// Measures the cost of requesting a transition of three layers and six tracks from a C plugin: in
// process, in a warm child process, and in a new one. SEGUE is the executable that becomes the
// child process, SOURCES the repository's root. Then measures the cost of 2, 20 and 200 plugin
// folders for the command line.

let words = CommandLine.arguments.dropFirst().filter { !$0.hasPrefix("--") }
guard words.count == 2 else {
  print("usage: plugin-bench SEGUE SOURCES [--json]")
  exit(2)
}
guard let library = compiledLibrary(root: words[1]) else {
  print("plugin-bench: skipped, for there is no C compiler called cc")
  exit(0)
}

let stage = Stage.phone(.push, elements: [])
let executable = words[0]

let inside = LibraryRunner(manifest(), library: library) { _, _ in }
let isolated = runner()
let model = timeline(by: inside)

let samples = inTurn(
  rounds: 15,
  [
    { processorMicroseconds(2000) { rebuild(model) } },
    { processorMicroseconds(2000) { _ = timeline(by: inside) } },
    { microseconds(500) { _ = timeline(by: isolated) } },
  ])
var calls = Report("A transition of three layers and six tracks", unit: "µs")
calls.add(Row("the timeline alone, made in Swift", samples[0], note: "processor time"))
calls.add(
  Row(
    "in this process", samples[1],
    ratio: (samples[1].ratio(to: samples[0]), "the timeline alone"), aim: "< 20 µs",
    note: "processor time"))
calls.add(
  Row(
    "in a process of its own, warm", samples[2],
    ratio: (samples[2].ratio(to: samples[1]), "that in this process"), aim: "< 100 µs",
    note: "on the clock"))
calls.print()

let starts = inTurn(
  rounds: 25, [{ microseconds(1) { _ = timeline(by: runner()) } / 1000 }])
var first = Report("The first transition in a process of its own, its start included", unit: "ms")
first.add(Row("start, load, lay out, end", starts[0], aim: "< 5 ms"))
first.print()

if let platform = PluginPlatform.current {
  let counts = [2, 20, 200]
  let folders = counts.compactMap {
    PluginFolders(count: $0, library: library, platform: platform.rawValue)
  }
  let isMeasured =
    folders.count == counts.count
    && folders.measure(executable, catalog: "\(words[1])/catalog")
  for folder in folders { folder.remove() }
  if !isMeasured {
    print("plugin-bench: a process failed")
    exit(1)
  }
}

/// Returns the elapsed microseconds of one of several runs.
func microseconds(_ count: Int, _ body: () -> Void) -> Double {
  let start = now(ofThread: false)
  for _ in 0..<count { body() }
  return (now(ofThread: false) - start) * 1e6 / Double(count)
}

/// Returns the processor time of one of several runs, in microseconds.
func processorMicroseconds(_ count: Int, _ body: () -> Void) -> Double {
  processorTime { for _ in 0..<count { body() } } * 1e6 / Double(count)
}

/// Requests a timeline from a runner; a failure ends the benchmark.
func timeline(by runner: any PluginRunner) -> Timeline {
  do {
    return try runner.timeline(of: "three-layers", on: stage, parameters: ParameterValues())
  } catch {
    print("plugin-bench: \(error)")
    exit(1)
  }
}

/// Recreates a timeline from its layers and tracks.
func rebuild(_ timeline: Timeline) {
  precondition((try? Timeline(layers: timeline.layers, tracks: timeline.tracks)) != nil)
}

/// Creates a child process runner, with long timeouts for a busy machine.
func runner() -> ProcessRunner {
  var settings = ProcessRunner.Settings(executable: executable)
  settings.limits.startSeconds = 30
  settings.limits.callSeconds = 30
  return ProcessRunner(manifest(), library: library, settings: settings) { _, _ in }
}

func manifest() -> PluginManifest {
  var manifest = PluginManifest(
    id: "com.example.bench", name: "Bench", version: Version(1), summary: "For measuring.",
    authors: [], license: "MIT")
  manifest.interface = PluginInterface(major: 1, minor: 0)
  manifest.animators = [
    PluginManifest.Animator(
      description: AnimatorDescription(id: "three-layers", version: Version(1)),
      summary: "For measuring.")
  ]
  return manifest
}

/// Compiles the plugin beside this program; returns nil on failure.
func compiledLibrary(root: String) -> String? {
  guard isInstalled("cc") else { return nil }
  let library = beside("three-layers.so")
  let command = [
    "cc", "-O2", "-shared", "-fPIC", "-I", "\(root)/Sources/CSeguePlugin/include", "-o", library,
    "\(root)/Benchmarks/Plugin/three-layers.c",
  ]
  guard output(of: command.map(shellQuoted).joined(separator: " ")) != nil else { return nil }
  return realpath(library, nil).map { path in
    defer { free(path) }
    return String(cString: path)
  }
}
