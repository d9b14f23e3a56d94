// swift-tools-version: 6.2
import PackageDescription

/// A package of its own: `--sanitize fuzzer` brings its own `main`, on which every other executable fails.
let package = Package(
  name: "Fuzzing",
  platforms: [.macOS(.v15)],
  dependencies: [.package(name: "segue", path: "..")],
  targets: [
    .executableTarget(
      name: "Fuzz", dependencies: [.product(name: "_FuzzTargets", package: "segue")])
  ],
  swiftLanguageModes: [.v6]
)
