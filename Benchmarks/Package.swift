// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "segue-benchmarks",
  platforms: [.macOS(.v15)],
  dependencies: [.package(name: "segue", path: "..")],
  targets: [
    .executableTarget(
      name: "compositor-bench",
      dependencies: [
        .product(name: "SeguePreview", package: "segue"),
        .product(name: "SegueTimeline", package: "segue"),
      ])
  ],
  swiftLanguageModes: [.v6]
)
