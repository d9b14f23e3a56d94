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

/// A library target of the house.
///
/// `ARCHITECTURE.md` holds the table of who may import whom.
func room(_ name: String, imports: [Target.Dependency] = [], linker: [LinkerSetting] = []) -> Target
{
  .target(name: name, dependencies: imports, swiftSettings: strict, linkerSettings: linker)
}

/// The tests of one room; sources that tests compile themselves are left out.
func tests(
  _ room: String, also: [Target.Dependency] = [], without excluded: [String] = []
) -> Target {
  .testTarget(
    name: room + "Tests", dependencies: [.target(name: room)] + also, exclude: excluded,
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
    // What an app links.
    .library(name: "SegueTimeline", targets: ["SegueTimeline"]),
    .library(name: "SegueCatalog", targets: ["SegueCatalog"]),
    .library(name: "SegueAnimators", targets: ["SegueAnimators"]),
    .library(name: "SegueCoordinator", targets: ["SegueCoordinator"]),
    .library(name: "SeguePluginABI", targets: ["SeguePluginABI"]),
    // What a plugin links.
    .library(name: "SeguePluginKit", targets: ["SeguePluginKit"]),
    // What tools link.
    .library(name: "SegueDiagnostics", targets: ["SegueDiagnostics"]),
    .library(name: "SegueScenes", targets: ["SegueScenes"]),
    .library(name: "SegueScenarios", targets: ["SegueScenarios"]),
    .library(name: "SegueYAML", targets: ["SegueYAML"]),
    .library(name: "SeguePlugins", targets: ["SeguePlugins"]),
    .library(name: "SeguePreview", targets: ["SeguePreview"]),
    .library(name: "SegueExport", targets: ["SegueExport"]),
    .library(name: "SegueLaws", targets: ["SegueLaws"]),
  ],
  dependencies: [
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.2")
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

    room("SegueTimeline", linker: math),
    room("SegueDiagnostics"),
    room("SegueCatalog", imports: ["SegueTimeline"]),
    room("SeguePluginABI", imports: ["SegueCatalog", "SegueTimeline", "CSeguePlugin"]),
    room("SegueAnimators", imports: ["SegueTimeline"]),
    room("SegueCoordinator", imports: ["SegueCatalog", "SegueTimeline"]),
    room("SegueScenes", imports: ["SegueCatalog", "SegueTimeline"]),
    room(
      "SegueScenarios",
      imports: ["SegueCoordinator", "SegueCatalog", "SegueDiagnostics", "SegueTimeline"]),
    room(
      "SegueYAML",
      imports: [
        "SegueScenes", "SegueScenarios", "SeguePluginABI", "SegueCatalog", "SegueDiagnostics",
        "SegueTimeline", "CLibYAML",
      ]),
    room(
      "SeguePlugins",
      imports: [
        "SeguePluginABI", "SegueYAML", "SegueCatalog", "SegueDiagnostics", "SegueTimeline",
        "CSeguePlugin",
      ]),
    room("SeguePluginKit", imports: ["CSeguePlugin"]),
    room(
      "SeguePreview",
      imports: [
        "SegueScenes", "SegueCatalog", "SegueTimeline", "CCairo", "CWebP", "CPNG", "CSegueKernels",
      ]),
    room("SegueExport", imports: ["SegueCatalog", "SegueDiagnostics", "SegueTimeline"]),
    room(
      "SegueLaws",
      imports: [
        "SegueCoordinator", "SegueExport", "SegueCatalog", "SegueDiagnostics", "SegueTimeline",
      ]),
    .target(
      name: "SegueGallery",
      dependencies: [
        "SegueExport", "SeguePreview", "SegueCatalog", "SegueDiagnostics", "SegueTimeline",
        "CMicroHTTPD",
      ],
      // The page's style and scripts become constants: an executable needs nothing beside it.
      resources: galleryFiles.map { .embedInCode("Resources/\($0)") }, swiftSettings: strict),
    room(
      "SegueCLI",
      imports: [
        "SegueTimeline", "SegueCatalog", "SegueDiagnostics", "SegueScenes", "SegueScenarios",
        "SegueYAML", "SegueAnimators", "SeguePluginABI", "SeguePlugins", "SegueCoordinator",
        "SeguePreview", "SegueExport", "SegueLaws", "SegueGallery",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ]),
    .executableTarget(name: "segue", dependencies: ["SegueCLI"], swiftSettings: strict),

    .target(
      name: "SegueTestSupport", path: "Tests/SegueTestSupport", swiftSettings: strict),
    .target(
      name: "SeguePluginTestSupport",
      dependencies: ["SegueTimeline", "CSeguePlugin", "SegueTestSupport"],
      path: "Tests/SeguePluginTestSupport", swiftSettings: strict),
    tests("SegueTimeline", also: ["SegueTestSupport"]),
    tests("SegueDiagnostics"),
    tests(
      "SegueCatalog",
      also: ["SegueTimeline", "SegueDiagnostics", "SegueYAML", "SegueTestSupport"]),
    tests("SegueScenes", also: ["SegueCatalog", "SegueTimeline"]),
    tests(
      "SegueScenarios",
      also: [
        "SegueCoordinator", "SegueCatalog", "SegueDiagnostics", "SegueTimeline", "SegueYAML",
        "SegueAnimators", "SegueTestSupport",
      ]),
    tests(
      "SegueYAML",
      also: [
        "SegueCatalog", "SegueDiagnostics", "SegueScenes", "SegueScenarios", "SegueTimeline",
        "SeguePluginABI", "SegueCoordinator", "SegueAnimators",
      ]),
    tests(
      "SeguePreview",
      also: [
        "SegueScenes", "SegueCatalog", "SegueDiagnostics", "SegueTimeline", "SegueYAML",
        "SegueTestSupport",
      ]),
    tests(
      "SeguePlugins",
      also: [
        "SeguePluginABI", "SegueCatalog", "SegueDiagnostics", "SegueTimeline", "SegueYAML",
        "SegueAnimators", "SegueLaws", "CSeguePlugin", "SeguePluginTestSupport",
        "SegueTestSupport", "segue",
      ], without: ["Hostile"]),
    tests(
      "SeguePluginABI",
      also: [
        "SegueCatalog", "SegueDiagnostics", "SegueTimeline", "SegueYAML", "SegueAnimators",
        "SegueLaws", "CSeguePlugin", "SeguePluginTestSupport",
      ]),
    tests("SeguePluginKit", also: ["CSeguePlugin"]),
    tests(
      "SegueCoordinator",
      also: [
        "SegueCatalog", "SegueDiagnostics", "SegueTimeline", "SegueYAML", "SegueAnimators",
        "SegueTestSupport",
      ]),
    tests("SegueExport", also: ["SegueCatalog", "SegueTimeline", "SegueTestSupport"]),
    tests(
      "SegueLaws",
      also: [
        "SegueCatalog", "SegueDiagnostics", "SegueTimeline", "SegueYAML", "SegueAnimators",
        "SegueCoordinator", "SegueExport", "SeguePreview",
      ]),
    tests(
      "SegueCLI",
      also: [
        "SegueCatalog", "SegueDiagnostics", "SegueScenes", "SegueScenarios", "SegueTimeline",
        "SegueYAML", "SegueAnimators", "SeguePluginABI", "SeguePlugins", "SeguePreview",
        "SegueCoordinator", "SegueLaws",
        "SegueGallery",
        "SegueTestSupport",
        "segue",
      ]),
    .testTarget(
      name: "ArchitectureTests",
      dependencies: [
        "SegueTimeline", "SegueCatalog", "SegueDiagnostics", "SeguePluginABI", "SegueYAML",
        "SeguePlugins", "SeguePluginKit", "CSeguePlugin",
      ],
      swiftSettings: strict),
  ],
  swiftLanguageModes: [.v6]
)
