// swift-tools-version: 6.1
import PackageDescription

// For apps, which link plugins: add this folder as a local package, and link its product.
let package = Package(
  name: "first-plugin",
  products: [.library(name: "FirstPlugin", targets: ["FirstPlugin"])],
  targets: [
    .target(
      name: "FirstPlugin", path: ".",
      exclude: ["LICENSE", "Makefile", "README.md", "plugin.yaml", "presets"],
      // An app may link several plugins, so the entry of each has its own name there.
      cSettings: [.define("segue_plugin_entry", to: "first_plugin_entry")])
  ]
)
