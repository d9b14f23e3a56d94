import CAllocations
import Measuring
import SegueCatalog
import SegueTimeline
import SegueYAML

#if canImport(Darwin)
import Darwin
#elseif canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

// Usage: sampling-bench [CATALOG [PRESET]] [--json]
//
// Samples the timeline of every operation of every preset at times across it, into one frame. The
// cost of a frame is compared with copying its layers' states. Fails where a sample allocates
// memory.

let words = CommandLine.arguments.dropFirst().filter { $0 != "--json" }
let catalog = Catalog(folders: [words.first ?? "catalog"])
let wanted = words.dropFirst().first
let subjects = catalog.presets.flatMap(Subject.all(of:)).filter {
  wanted == nil || $0.preset == wanted
}
var report = Report("Sampling timelines into a frame, one thread", unit: "ns/frame")
var allocations = 0

for subject in subjects {
  allocations += subject.allocationsPerThousandSamples
  let samples = inTurn(rounds: 15, [subject.copyNanoseconds, subject.sampleNanoseconds])
  let perProperty = samples[1].median / Double(max(subject.propertyCount, 1))
  report.add(
    Row(
      subject.name, samples[1], ratio: (samples[1].ratio(to: samples[0]), "copying the states"),
      note: "\(subject.timeline.layers.count) layers; \(subject.propertyCount) properties, "
        + "\(short(perProperty)) ns each"))
}
report.print()

if subjects.isEmpty {
  print("sampling-bench: no timelines: \(catalog.diagnostics.text(.oneLine))")
}
var memory = Report("Memory asked for while sampling", unit: "allocations")
// Loading the catalog allocates memory: a count of zero means that nothing is counted.
let isCounted = allocations_so_far() > 0
memory.add(
  Row(
    "1,000 samples of each timeline", isCounted ? Samples([Double(allocations)]) : nil, aim: "0",
    note: isCounted ? nil : "not counted on this system"))
memory.print()
exit(subjects.isEmpty || allocations > 0 ? 1 : 0)
