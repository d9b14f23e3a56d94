// swift-tools-version: 6.2
import PackageDescription

/// Settings shared by every Swift target: warnings are errors for us, and the language is strict.
///
/// Each feature links to the proposal that describes it.
let strict: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"),  // SE-0335
  .enableUpcomingFeature("MemberImportVisibility"),  // SE-0444
  .enableUpcomingFeature("InternalImportsByDefault"),  // SE-0409
  .treatAllWarnings(as: .error),  // SE-0443
]

/// The C library's math is a library of its own on Linux only.
let math: [LinkerSetting] = [.linkedLibrary("m", .when(platforms: [.linux]))]

/// Files, descriptors and error numbers, as values.
let swiftSystem = Target.Dependency.product(name: "SystemPackage", package: "swift-system")

/// A library target.
///
/// `ARCHITECTURE.md` holds the table of who may import whom.
func library(
  _ name: String, imports: [Target.Dependency] = [], linker: [LinkerSetting] = []
) -> Target {
  .target(name: name, dependencies: imports, swiftSettings: strict, linkerSettings: linker)
}

/// The tests of one target; sources that tests compile themselves are left out.
func tests(
  _ target: String, also: [Target.Dependency] = [], without excluded: [String] = []
) -> Target {
  .testTarget(
    name: target + "Tests", dependencies: [.target(name: target)] + also, exclude: excluded,
    swiftSettings: strict)
}

/// The style and the scripts of the gallery's page.
let galleryFiles = [
  "gallery.css", "loading.js", "stage.js", "reel.js", "formulas.js", "texts.js", "springs.js",
  "poses.js", "touches.js", "recognition.js", "runs.js", "finger.js", "scroller.js", "card.js",
  "cards.js", "elements.js", "facts.js", "sheet.js", "sheets.js", "news.js", "main.js",
]

let package = Package(
  name: "segue",
  platforms: [.macOS(.v15), .iOS(.v17)],
  products: [
    .executable(name: "segue", targets: ["segue"]),
    .library(name: "SegueTimeline", targets: ["SegueTimeline"]),
    .library(name: "SegueCatalog", targets: ["SegueCatalog"]),
    .library(name: "SegueDiagnostics", targets: ["SegueDiagnostics"]),
    .library(name: "SegueYAML", targets: ["SegueYAML"]),
    .library(name: "SegueAnimators", targets: ["SegueAnimators"]),
    .library(name: "SeguePlugins", targets: ["SeguePlugins"]),
    .library(name: "SeguePluginKit", targets: ["SeguePluginKit"]),
    .library(name: "SegueCoordinator", targets: ["SegueCoordinator"]),
    .library(name: "SeguePreview", targets: ["SeguePreview"]),
    .library(name: "SegueTerminal", targets: ["SegueTerminal"]),
    .library(name: "SegueExport", targets: ["SegueExport"]),
    .library(name: "SegueLaws", targets: ["SegueLaws"]),
  ],
  dependencies: [
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.2"),
    .package(url: "https://github.com/apple/swift-system", from: "1.6.1"),
  ],
  targets: [
    .systemLibrary(
      name: "CLibYAML", pkgConfig: "yaml-0.1",
      providers: [.apt(["libyaml-dev"]), .brew(["libyaml"])]),
    .systemLibrary(
      name: "CCairo", pkgConfig: "cairo-ft",
      providers: [.apt(["libcairo2-dev"]), .brew(["cairo"])]),
    .systemLibrary(
      name: "CWebP", pkgConfig: "libwebpmux",
      providers: [.apt(["libwebp-dev"]), .brew(["webp"])]),
    .systemLibrary(
      name: "CPNG", pkgConfig: "libpng",
      providers: [.apt(["libpng-dev"]), .brew(["libpng"])]),
    .systemLibrary(
      name: "CMicroHTTPD", pkgConfig: "libmicrohttpd",
      providers: [.apt(["libmicrohttpd-dev"]), .brew(["libmicrohttpd"])]),
    .target(name: "CSegueKernels", cSettings: [.treatAllWarnings(as: .error)]),
    .target(name: "CSeguePlugin", cSettings: [.treatAllWarnings(as: .error)]),

    library("SegueSystem", imports: [swiftSystem]),
    library("SegueDiagnostics"),
    library("SegueTimeline", linker: math),
    library("SegueCatalog", imports: ["SegueTimeline", "SegueDiagnostics"]),
    library("SegueAnimators", imports: ["SegueTimeline"]),
    library("SegueCoordinator", imports: ["SegueCatalog", "SegueDiagnostics", "SegueTimeline"]),
    library(
      "SegueYAML",
      imports: ["SegueCatalog", "SegueDiagnostics", "SegueTimeline", "SegueSystem", "CLibYAML"]),
    library(
      "SeguePlugins",
      imports: [
        "SegueYAML", "SegueCatalog", "SegueDiagnostics", "SegueTimeline", "SegueSystem",
        "CSeguePlugin", swiftSystem,
      ]),
    library("SeguePluginKit", imports: ["CSeguePlugin"]),
    library(
      "SeguePreview",
      imports: [
        "SegueCatalog", "SegueTimeline", "SegueSystem", "CCairo", "CWebP", "CPNG", "CSegueKernels",
        swiftSystem,
      ]),
    library(
      "SegueTerminal", imports: ["SeguePreview", "SegueTimeline", "SegueSystem", swiftSystem]),
    library("SegueExport", imports: ["SegueCatalog", "SegueDiagnostics", "SegueTimeline"]),
    library(
      "SegueLaws",
      imports: [
        "SegueCoordinator", "SegueExport", "SegueCatalog", "SegueDiagnostics", "SegueTimeline",
      ]),
    .target(
      name: "SegueGallery",
      dependencies: [
        "SegueExport", "SeguePreview", "SegueCatalog", "SegueDiagnostics", "SegueTimeline",
        "SegueSystem", "CMicroHTTPD", swiftSystem,
      ],
      // The page's style and scripts become constants: an executable needs nothing beside it.
      resources: galleryFiles.map { .embedInCode("Resources/\($0)") }, swiftSettings: strict),
    library(
      "SegueCLI",
      imports: [
        "SegueTimeline", "SegueCatalog", "SegueDiagnostics", "SegueSystem", "SegueYAML",
        "SegueAnimators", "SeguePlugins", "SegueCoordinator", "SeguePreview", "SegueTerminal",
        "SegueExport", "SegueLaws", "SegueGallery",
        .product(name: "ArgumentParser", package: "swift-argument-parser"), swiftSystem,
      ]),
    .executableTarget(name: "segue", dependencies: ["SegueCLI"], swiftSettings: strict),

    .target(
      name: "SegueTestSupport", path: "Tests/SegueTestSupport", swiftSettings: strict),
    tests("SegueSystem", also: ["SegueTestSupport", swiftSystem]),
    tests("SegueTimeline", also: ["SegueTestSupport"]),
    tests("SegueDiagnostics"),
    tests("SegueCatalog", also: ["SegueTimeline", "SegueDiagnostics", "SegueTestSupport"]),
    tests(
      "SegueYAML",
      also: [
        "SegueCatalog", "SegueDiagnostics", "SegueTimeline", "SegueCoordinator", "SegueAnimators",
        "SegueSystem",
      ]),
    tests(
      "SeguePreview",
      also: [
        "SegueCatalog", "SegueDiagnostics", "SegueTimeline", "SegueYAML", "SegueSystem",
        "SegueTestSupport",
      ]),
    tests(
      "SegueTerminal",
      also: ["SeguePreview", "SegueTimeline", "SegueSystem", "SegueTestSupport"]),
    tests(
      "SeguePlugins",
      also: [
        "SegueCatalog", "SegueDiagnostics", "SegueTimeline", "SegueYAML", "SegueAnimators",
        "SegueLaws",
        "SegueSystem", "CSeguePlugin", "SegueTestSupport", "segue", swiftSystem,
      ], without: ["Hostile"]),
    tests("SeguePluginKit", also: ["CSeguePlugin"]),
    tests(
      "SegueCoordinator",
      also: [
        "SegueCatalog", "SegueDiagnostics", "SegueTimeline", "SegueYAML", "SegueAnimators",
        "SegueTestSupport",
      ]),
    tests(
      "SegueExport",
      also: ["SegueCatalog", "SegueDiagnostics", "SegueTimeline", "SegueTestSupport"]),
    tests(
      "SegueLaws",
      also: [
        "SegueCatalog", "SegueDiagnostics", "SegueTimeline", "SegueYAML", "SegueAnimators",
        "SegueCoordinator", "SegueExport", "SeguePreview",
      ]),
    tests(
      "SegueCLI",
      also: [
        "SegueCatalog", "SegueDiagnostics", "SegueTimeline", "SegueYAML", "SegueAnimators",
        "SeguePlugins",
        "SeguePreview", "SegueTerminal", "SegueCoordinator", "SegueLaws", "SegueGallery",
        "SegueSystem", "SegueTestSupport", "segue",
      ]),
    .testTarget(
      name: "ArchitectureTests",
      dependencies: [
        "SegueTimeline", "SegueCatalog", "SegueDiagnostics", "SegueYAML", "SeguePlugins",
        "SeguePluginKit", "CSeguePlugin",
      ],
      swiftSettings: strict),
  ],
  swiftLanguageModes: [.v6]
)
