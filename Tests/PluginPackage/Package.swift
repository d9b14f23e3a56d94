// swift-tools-version: 6.2
import PackageDescription

// An app whose build compiles its presets: `Scripts/plugin-package` builds it, and changes its presets.
let package = Package(
  name: "PluginPackage",
  platforms: [.macOS(.v15), .iOS(.v17)],
  dependencies: [.package(name: "segue", path: "../..", traits: ["Generator"])],
  targets: [
    .executableTarget(
      name: "Shop",
      dependencies: [.product(name: "SegueCoordinator", package: "segue")],
      plugins: [.plugin(name: "SegueCatalogPlugin", package: "segue")])
  ])
