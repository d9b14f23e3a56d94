// swift-tools-version: 6.2
import PackageDescription

/// A package of its own: `--sanitize fuzzer` brings its own `main`, on which every other executable fails.
let package = Package(
  name: "Fuzzing",
  platforms: [.macOS(.v15)],
  dependencies: [.package(name: "segue", path: "..")],
  targets: [
    .executableTarget(
      name: "FuzzYAML",
      dependencies: [
        .product(name: "SegueCatalog", package: "segue"),
        .product(name: "SegueDiagnostics", package: "segue"),
        .product(name: "SegueYAML", package: "segue"),
      ]),
    .executableTarget(
      name: "FuzzMessages", dependencies: [.product(name: "SeguePlugins", package: "segue")]),
  ],
  swiftLanguageModes: [.v6]
)
