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
    .library(name: "SegueTimeline", targets: ["SegueTimeline"]),
    .library(name: "SegueCatalog", targets: ["SegueCatalog"]),
    .library(name: "SegueYAML", targets: ["SegueYAML"]),
    .library(name: "SegueAnimators", targets: ["SegueAnimators"]),
    .library(name: "SeguePlugins", targets: ["SeguePlugins"]),
    .library(name: "SeguePluginKit", targets: ["SeguePluginKit"]),
    .library(name: "SegueCoordinator", targets: ["SegueCoordinator"]),
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
    room("SegueJSON", linker: math),
    room("SegueCatalog", imports: ["SegueTimeline", "SegueJSON"]),
    room("SegueYAML", imports: ["SegueCatalog", "SegueTimeline", "SegueJSON", "CLibYAML"]),
    room("SegueAnimators", imports: ["SegueTimeline"]),
    room(
      "SeguePlugins",
      imports: ["SegueYAML", "SegueCatalog", "SegueTimeline", "CSeguePlugin"]),
    room("SeguePluginKit", imports: ["CSeguePlugin"]),
    room("SegueCoordinator", imports: ["SegueCatalog", "SegueTimeline", "SegueJSON"]),
    room(
      "SeguePreview",
      imports: ["SegueCatalog", "SegueTimeline", "CCairo", "CWebP", "CPNG", "CSegueKernels"]),
    room("SegueExport", imports: ["SegueCatalog", "SegueTimeline", "SegueJSON"]),
    room(
      "SegueLaws",
      imports: ["SegueCoordinator", "SegueExport", "SegueCatalog", "SegueTimeline", "SegueJSON"]),
    .target(
      name: "SegueGallery",
      dependencies: [
        "SegueExport", "SeguePreview", "SegueCatalog", "SegueTimeline", "SegueJSON", "CMicroHTTPD",
      ],
      // The page's style and scripts become constants: an executable needs nothing beside it.
      resources: galleryFiles.map { .embedInCode("Resources/\($0)") }, swiftSettings: strict),
    room(
      "SegueCLI",
      imports: [
        "SegueTimeline", "SegueCatalog", "SegueYAML", "SegueAnimators", "SeguePlugins",
        "SegueCoordinator", "SeguePreview", "SegueExport", "SegueLaws", "SegueGallery", "SegueJSON",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ]),
    .executableTarget(name: "segue", dependencies: ["SegueCLI"], swiftSettings: strict),

    .target(
      name: "SegueTestSupport", path: "Tests/SegueTestSupport", swiftSettings: strict),
    tests("SegueTimeline", also: ["SegueTestSupport"]),
    tests("SegueJSON"),
    tests("SegueCatalog", also: ["SegueTimeline", "SegueTestSupport"]),
    tests(
      "SegueYAML",
      also: ["SegueCatalog", "SegueTimeline", "SegueCoordinator", "SegueAnimators"]),
    tests(
      "SeguePreview", also: ["SegueCatalog", "SegueTimeline", "SegueYAML", "SegueTestSupport"]),
    tests(
      "SeguePlugins",
      also: [
        "SegueCatalog", "SegueTimeline", "SegueYAML", "SegueAnimators", "SegueLaws",
        "CSeguePlugin", "SegueTestSupport", "segue",
      ], without: ["Hostile"]),
    tests("SeguePluginKit", also: ["CSeguePlugin"]),
    tests(
      "SegueCoordinator",
      also: [
        "SegueCatalog", "SegueTimeline", "SegueJSON", "SegueYAML", "SegueAnimators",
        "SegueTestSupport",
      ]),
    tests("SegueExport", also: ["SegueCatalog", "SegueTimeline", "SegueTestSupport"]),
    tests(
      "SegueLaws",
      also: [
        "SegueCatalog", "SegueTimeline", "SegueYAML", "SegueAnimators", "SegueCoordinator",
        "SegueExport", "SegueJSON", "SeguePreview",
      ]),
    tests(
      "SegueCLI",
      also: [
        "SegueCatalog", "SegueTimeline", "SegueYAML", "SegueAnimators", "SeguePlugins",
        "SeguePreview", "SegueCoordinator", "SegueLaws", "SegueGallery", "SegueJSON",
        "SegueTestSupport", "segue",
      ]),
    .testTarget(
      name: "ArchitectureTests",
      dependencies: [
        "SegueTimeline", "SegueCatalog", "SegueYAML", "SeguePlugins", "SeguePluginKit",
        "CSeguePlugin",
      ],
      swiftSettings: strict),
  ],
  swiftLanguageModes: [.v6]
)
