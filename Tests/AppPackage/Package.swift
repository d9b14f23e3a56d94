// swift-tools-version: 6.2
import PackageDescription

// An app as its author writes it: `Tests/AppPackage/check` checks what it resolves, builds and weighs.
let package = Package(
  name: "AppPackage",
  platforms: [.macOS(.v15), .iOS(.v17)],
  dependencies: [.package(name: "segue", path: "../..", traits: [])],
  targets: [
    .executableTarget(
      name: "App",
      dependencies: [
        .product(name: "SegueCoordinator", package: "segue"),
        .product(name: "SegueAnimators", package: "segue"),
      ])
  ])
