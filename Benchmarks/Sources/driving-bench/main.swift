import CAllocations
import Measuring
import PhoneStage
import SegueCatalog
import SegueCoordinator
import SegueTimeline
import SegueYAML

#if canImport(Darwin)
import Darwin
#elseif canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

// Usage: driving-bench [CATALOG [PRESET]] [--json]
//        driving-bench --once CATALOG      every update 1,000 times; started by the first form to measure memory
//
// Updates every interaction of every preset: while a finger drags, while it settles to either
// outcome, and by scroll positions. The cost of an update is compared with a bare sample of the
// timeline that is playing, or of the operation's own while a finger drags. Lists the phases that the
// finger, which is the same for all, does not reach. Fails where an update allocates memory.
// Then drags for 100 to 10,000 samples, to see how the time grows with them.

let isOnce = CommandLine.arguments.dropFirst().first == "--once"
let words = CommandLine.arguments.dropFirst(isOnce ? 2 : 1).filter { $0 != "--json" }
let folder = words.first ?? "catalog"
let catalog = Catalog(folders: [folder])
require(!catalog.diagnostics.hasErrors, catalog.diagnostics.text(.oneLine))
let wanted = words.dropFirst().first
var unreached: [Row] = []
let drivings = all(of: catalog.presets.filter { wanted == nil || $0.id == wanted })
require(!drivings.isEmpty, "no interactions")

if isOnce {
  for driving in drivings { _ = driving.allocationsPerThousandUpdates }
  exit(0)
}

var report = Report("Updates of interactions, one thread", unit: "ns/update")
var allocations: [Int] = []
var updates: [Samples] = []
for driving in drivings {
  allocations.append(driving.allocationsPerThousandUpdates)
  let samples = inTurn(rounds: 15, [driving.sampleNanoseconds, driving.updateNanoseconds])
  updates.append(samples[1])
  report.add(
    Row(
      driving.name, samples[1], ratio: (samples[1].ratio(to: samples[0]), "a bare sample"),
      note: "\(driving.layerCount) layers"
        + (allocations.last == 0 ? "" : "; \(allocations.last ?? 0) allocations per 1,000")))
}
let mean = Samples(
  updates[0].values.indices.map { round in
    updates.reduce(0) { $0 + $1.values[round] } / Double(updates.count)
  })
report.add(
  Row(
    "all of them, as often each", mean, note: "\(short(1e3 / mean.median)) million updates a second"
  ))
for row in unreached { report.add(row) }
report.print()

if let held = drivings.first(where: { $0.phase == .held }) {
  let sizes = [100, 1_000, 10_000]
  let samples = inTurn(
    rounds: 15, sizes.map { size in { held.microseconds(ofUpdates: size) } })
  var growth = Report("A gesture by its samples: \(held.name)", unit: "µs")
  growth.add(Growth(sizes, samples).rows("samples"))
  growth.print()
}

var memory = Report("Memory asked for while driving", unit: "allocations")
let total = allocations.reduce(0, +)
// Loading the catalog allocates memory: a count of zero means that nothing is counted.
let isCounted = allocations_so_far() > 0
let processes = ProcessRuns(rounds: 1, [[CommandLine.arguments[0], "--once", folder]])
memory.add(
  Row(
    "1,000 updates of each", isCounted ? Samples([Double(total)]) : nil, aim: "0",
    peakMemory: processes?.peakMemory[0], note: isCounted ? nil : "not counted on this system"))
memory.print()
exit(total > 0 ? 1 : 0)

/// Returns everything that can be driven.
@MainActor
func all(of presets: [Preset]) -> [Driving] {
  let selector = AnimatorSelector(presets: catalog.presets)
  return presets.flatMap { preset -> [Driving] in
    do {
      let held = try preset.operations.compactMap { operation in
        try Interaction(preset, operation, selector)
      }
      let stage = Stage.phone(.push, elements: preset.elements)
      let scrolled = try ScrollEffect(preset, on: stage).map { effect in
        try Driving(effect, preset.id, size: stage.container.size)
      }
      return try held.flatMap { interaction in
        try Driving.Phase.ofFingers.compactMap { try driving(interaction, $0) }
      } + [scrolled].compactMap { $0 }
    } catch {
      fail("\(preset.id): \(error)")
    }
  }
}

/// Returns an interaction in a phase; notes it as unreached, and returns nil, where the finger does not lead there.
@MainActor
func driving(_ interaction: Interaction, _ phase: Driving.Phase) throws -> Driving? {
  do {
    return try Driving(interaction, phase)
  } catch let error as Unreached {
    unreached.append(Row("\(interaction.name), \(phase.rawValue)", nil, note: "\(error)"))
    return nil
  }
}

func require(_ isFine: Bool, _ message: @autoclosure () -> String) {
  if !isFine { fail(message()) }
}

func fail(_ message: String) -> Never {
  print("driving-bench: \(message)")
  exit(1)
}
