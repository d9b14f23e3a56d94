// swift-tools-version: 6.2
import PackageDescription

/// A benchmark that uses libraries of the project.
func benchmark(_ name: String, of libraries: [String], also: [Target.Dependency] = []) -> Target {
  .executableTarget(
    name: name,
    dependencies: ["Measuring"] + libraries.map { .product(name: $0, package: "segue") } + also)
}

let package = Package(
  name: "segue-benchmarks",
  platforms: [.macOS(.v15)],
  dependencies: [.package(name: "segue", path: "..")],
  targets: [
    // The name differs from the project's own: two packages may not have targets of one name.
    .systemLibrary(name: "CYAML", pkgConfig: "yaml-0.1"),
    .target(name: "CAllocations"),
    .target(name: "CFiles"),
    .target(name: "Measuring"),
    .target(name: "GeneratedCatalog"),
    .target(
      name: "PhoneStage", dependencies: [.product(name: "SegueTimeline", package: "segue")]),

    benchmark("compositor-bench", of: ["SeguePreview", "SegueTimeline"]),
    benchmark(
      "sampling-bench", of: ["SegueYAML", "SegueCatalog", "SegueTimeline"],
      also: ["PhoneStage", "CAllocations"]),
    benchmark(
      "driving-bench",
      of: [
        "SegueYAML", "SegueCatalog", "SegueDiagnostics", "SegueAnimators", "SegueCoordinator",
        "SegueTimeline",
      ],
      also: ["PhoneStage", "CAllocations"]),
    benchmark(
      "loading-bench", of: ["SegueYAML", "SegueCatalog", "SegueDiagnostics"],
      also: ["GeneratedCatalog"]),
    benchmark(
      "match-bench",
      of: ["SegueYAML", "SegueCatalog", "SegueDiagnostics", "SegueCoordinator", "SegueTimeline"],
      also: ["GeneratedCatalog", "CAllocations"]),
    benchmark(
      "plugin-bench",
      of: ["SeguePlugins", "SeguePluginABI", "SegueYAML", "SegueCatalog", "SegueTimeline"],
      also: ["PhoneStage"]),
    // It compiles a program with the modules of these libraries.
    benchmark("compiled-bench", of: ["SegueCatalog", "SegueCoordinator", "SegueTimeline"]),
    benchmark("startup-bench", of: [], also: ["GeneratedCatalog"]),
    benchmark("gallery-bench", of: []),
    benchmark("film-bench", of: ["SeguePreview", "SegueTimeline"]),
    benchmark("browse-bench", of: [], also: ["GeneratedCatalog"]),
    benchmark("terminal-bench", of: ["SeguePreview", "SegueTerminal"]),

    // What the benchmarks start: the runner, and the peers.
    .executableTarget(name: "process-runner"),
    .executableTarget(name: "read-files", dependencies: ["CFiles"]),
    .executableTarget(name: "yaml-events", dependencies: ["CFiles", "CYAML"]),
  ],
  swiftLanguageModes: [.v6]
)
