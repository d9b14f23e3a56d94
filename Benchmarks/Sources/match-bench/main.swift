import GeneratedCatalog
import Measuring
import SegueCatalog
import SegueCoordinator
import SegueDiagnostics
import SegueTimeline
import SegueYAML

#if canImport(Darwin)
import Darwin
#elseif canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

// Usage: match-bench [--json]
//
// Matches pushes in registries of 100 to 100,000 presets, with a rule for each: by an exact pair, by
// one exact screen, by a pattern, and by the operation's default.

let counts = [100, 1_000, 10_000, 100_000]
let selectors = counts.compactMap { count in
  GeneratedCatalog.use(presets: count) { selector(for: Catalog(folders: [$0.path]).presets) }
}
guard selectors.count == counts.count else {
  print("match-bench: cannot write the presets")
  exit(1)
}

var report = Report("One resolved match, processor time", unit: "ns")
for kind in RequestKind.allCases {
  let samples = inTurn(rounds: 15, selectors.map { selector in { kind.nanoseconds(selector) } })
  report.add(
    Growth(counts, samples).rows(
      "presets", name: "\(kind.rawValue), ", aim: "< 1000 ns, flat",
      note: { "\(kind.allocations(selectors[$0])) allocations" }))
}
report.print()

/// Creates a registry of presets with a rule for each: nine exact pairs per exact screen, a few
/// patterns, and a default.
func selector(for presets: [Preset]) -> AnimatorSelector {
  var rules = presets.enumerated().map { index, preset in
    Rule(
      operation: preset.operations[0], from: ScreenPattern("screen-\(index)"),
      to: index % 10 == 0 ? nil : ScreenPattern("screen-\(index + 1)"), preset: preset.id)
  }
  let pushes = presets.filter { $0.operations.contains(.push) }
  for (letter, preset) in zip(["a", "b", "c", "d"], pushes) {
    rules.append(Rule(operation: .push, to: ScreenPattern("\(letter)-*"), preset: preset.id))
  }
  rules.append(Rule(operation: .push, preset: pushes[0].id))
  var builder = RegistryBuilder()
  builder.add(CatalogSource(name: "generated", presets: presets, rules: rules))
  var diagnostics = Diagnostics()
  return AnimatorSelector(registry: builder.registry(reporting: &diagnostics))
}
