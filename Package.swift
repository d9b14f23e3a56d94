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

/// Set by our scripts only, never where another package depends on this one: `CONTRIBUTING.md` says what for.
let isDevelopment = Context.environment["SEGUE_DEVELOPMENT"] != nil

/// The targets in which tests and previews spend their time: optimized even where everything else is built for debugging.
let hotTargets: Set = [
  "SegueTimeline", "SegueCatalog", "SegueAnimators", "SegueCoordinator", "SeguePluginABI",
  "SegueSystem", "SegueDiagnostics", "SegueJSONRPC", "SegueExpressions", "SegueScenes", "SegueYAML",
  "SeguePreview", "SeguePlugins", "SegueExport", "SegueLaws", "QuartzCore", "LayerPictures",
  "UIKit", "SegueUIKit", "SegueTestSupport", "ArchitectureTests", "SeguePluginABITests",
  "SeguePreviewTests", "SegueTimelineTests",
]

/// The settings of a target of ours.
func settings(of target: String) -> [SwiftSetting] {
  isDevelopment && hotTargets.contains(target)
    ? strict + [
      // SwiftPM asks for batches, which whole modules cannot have, and each target would warn of it.
      .unsafeFlags(
        ["-O", "-wmo", "-num-threads", "2", "-disable-batch-mode"],
        .when(configuration: .debug))
    ] : strict
}

/// The settings of C targets, whose code is all hot.
let strictC: [CSetting] =
  [.treatAllWarnings(as: .error)]
  + (isDevelopment ? [.unsafeFlags(["-O2"], .when(configuration: .debug))] : [])

/// The C library's math is a library of its own on Linux only.
let math: [LinkerSetting] = [.linkedLibrary("m", .when(platforms: [.linux]))]

/// The condition of dependencies that only the command-line tool needs.
///
/// An app turns the trait off with `traits: []`; then it resolves no package but this one.
let onlyTools = TargetDependencyCondition.when(traits: ["Tools"])

/// Files, descriptors and error numbers, as values; the catalog plugin's generator needs them too.
let swiftSystem = Target.Dependency.product(
  name: "SystemPackage", package: "swift-system", condition: .when(traits: ["Generator"]))

/// A library target.
///
/// - Parameter imports: what it may import, with all that lies below; `ARCHITECTURE.md` holds the same table.
func library(
  _ name: String, imports: [Target.Dependency] = [], linker: [LinkerSetting] = []
) -> Target {
  .target(
    name: name, dependencies: imports, swiftSettings: settings(of: name), linkerSettings: linker)
}

/// The tests of a target; sources that tests compile themselves are left out.
func tests(
  _ target: String, also: [Target.Dependency] = [], without excluded: [String] = []
) -> Target {
  .testTarget(
    name: target + "Tests", dependencies: [.target(name: target), "SegueTestSupport"] + also,
    exclude: excluded, swiftSettings: settings(of: target + "Tests"))
}

let package = Package(
  name: "segue",
  platforms: [.macOS(.v15), .iOS(.v17)],
  products: [
    .executable(name: "segue", targets: ["SegueCLI"]),
    // What an app links.
    .library(name: "SegueTimeline", targets: ["SegueTimeline"]),
    .library(name: "SegueCatalog", targets: ["SegueCatalog"]),
    .library(name: "SegueAnimators", targets: ["SegueAnimators"]),
    .library(name: "SegueStyles", targets: ["SegueStyles"]),
    .library(name: "SegueCoordinator", targets: ["SegueCoordinator"]),
    .library(name: "SeguePluginABI", targets: ["SeguePluginABI"]),
    // What a plugin links.
    .library(name: "SeguePluginKit", targets: ["SeguePluginKit"]),
    // What tools link.
    .library(name: "SegueDiagnostics", targets: ["SegueDiagnostics"]),
    .library(name: "SegueJSONRPC", targets: ["SegueJSONRPC"]),
    .library(name: "SegueExpressions", targets: ["SegueExpressions"]),
    .library(name: "SegueScenes", targets: ["SegueScenes"]),
    .library(name: "SegueYAML", targets: ["SegueYAML"]),
    .library(name: "SeguePlugins", targets: ["SeguePlugins"]),
    .library(name: "SeguePreview", targets: ["SeguePreview"]),
    .library(name: "SegueTerminal", targets: ["SegueTerminal"]),
    .library(name: "SegueExport", targets: ["SegueExport"]),
    .library(name: "SegueLaws", targets: ["SegueLaws"]),
    // What the package in `Fuzzing` links, and nobody else.
    .library(name: "_FuzzTargets", targets: ["FuzzTargets"]),
  ],
  traits: [
    .trait(
      name: "Tools", description: "The command-line tool and the libraries that it needs.",
      enabledTraits: ["Generator"]),
    .trait(
      name: "Generator",
      description: "What the catalog plugin runs; an app that uses the plugin needs no other trait."
    ),
    .default(enabledTraits: ["Tools"]),
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
      name: "CImageLibraries",
      pkgConfig: "cairo-ft fontconfig lcms2 libpng libturbojpeg libwebp zlib",
      providers: [
        .apt([
          "libcairo2-dev", "libfontconfig-dev", "liblcms2-dev", "libpng-dev", "libturbojpeg0-dev",
          "libwebp-dev", "zlib1g-dev",
        ]),
        .brew(["cairo", "fontconfig", "little-cms2", "libpng", "jpeg-turbo", "webp", "zlib"]),
      ]),
    .systemLibrary(
      name: "CMicroHTTPD", pkgConfig: "libmicrohttpd",
      providers: [.apt(["libmicrohttpd-dev"]), .brew(["libmicrohttpd"])]),
    .target(name: "CSegueKernels", cSettings: strictC),
    .target(name: "CSegueSandbox", cSettings: strictC),
    .target(name: "CSeguePlugin", cSettings: strictC),

    // What an app links.
    library("SegueTimeline", linker: math),
    library("SegueCatalog", imports: ["SegueTimeline"]),
    library("SegueAnimators", imports: ["SegueTimeline"]),
    library("SegueCoordinator", imports: ["SegueCatalog"]),
    library("SegueStyles", imports: ["SegueCoordinator"]),
    library("SeguePluginABI", imports: ["SegueCatalog", "CSeguePlugin"]),

    // What plugins written in Swift link.
    library("SeguePluginKit", imports: ["CSeguePlugin"]),

    // What tools link.
    library("SegueSystem", imports: [swiftSystem, "CSegueSandbox"]),
    library("SegueDiagnostics", linker: math),
    library("SegueJSONRPC", imports: ["SegueSystem", "SegueDiagnostics"]),
    library("SegueExpressions", imports: ["SegueCatalog"]),
    library(
      "SegueScenes", imports: ["SegueCoordinator", "SegueExpressions", "SegueDiagnostics"]),
    library(
      "SegueYAML",
      imports: ["SegueScenes", "SeguePluginABI", "SegueSystem", "CLibYAML"]),
    library("SeguePlugins", imports: ["SegueYAML"]),
    library(
      "SeguePreview",
      imports: ["SegueScenes", "SegueSystem", "CImageLibraries", "CSegueKernels"]),
    library("SegueExport", imports: ["SegueYAML", "SegueAnimators"]),
    .executableTarget(
      name: "SegueCatalogGenerator", dependencies: ["SegueExport"], swiftSettings: strict),
    library("SegueLaws", imports: ["SegueExport", "SeguePreview"]),
    library(
      "SegueStaging",
      imports: [
        "SegueCoordinator", "SegueAnimators", "SeguePlugins", "SeguePreview", "SegueExport",
      ]),
    library("SegueTerminal", imports: ["SegueStaging"]),
    .target(
      name: "SegueGallery", dependencies: ["SegueStaging", "CMicroHTTPD"],
      // The page's style and scripts, which are read at run time.
      exclude: ["Page"], swiftSettings: strict),
    .executableTarget(
      name: "SegueCLI",
      dependencies: [
        "SegueLaws", "SegueGallery", "SegueTerminal", "SegueStyles", "SegueJSONRPC",
        .product(
          name: "ArgumentParser", package: "swift-argument-parser", condition: onlyTools),
      ],
      swiftSettings: strict),

    .target(
      name: "SegueTestSupport", dependencies: ["SeguePreview"], path: "Tests/SegueTestSupport",
      swiftSettings: settings(of: "SegueTestSupport")),
    .target(
      name: "SeguePluginTestSupport",
      dependencies: ["SegueTimeline", "CSeguePlugin", "SegueTestSupport"],
      path: "Tests/SeguePluginTestSupport", swiftSettings: strict),
    .target(
      name: "FuzzTargets", dependencies: ["SegueGallery", "SegueStaging"],
      path: "Tests/FuzzTargets", swiftSettings: strict),
    tests("FuzzTargets"),
    tests("SegueTimeline"),
    tests("SegueCatalog", also: ["SegueYAML"]),
    tests("SegueCoordinator", also: ["SegueScenes", "SegueYAML", "SegueAnimators"]),
    tests(
      "SeguePluginABI",
      also: ["SegueYAML", "SegueAnimators", "SegueLaws", "SeguePluginTestSupport"]),
    tests("SeguePluginKit"),
    tests("SegueSystem"),
    tests("SegueDiagnostics"),
    tests("SegueJSONRPC"),
    tests("SegueExpressions"),
    tests("SegueScenes", also: ["SegueYAML", "SegueAnimators"]),
    tests("SegueYAML", also: ["SegueCoordinator", "SegueAnimators"]),
    tests(
      "SeguePlugins",
      also: ["SegueAnimators", "SegueLaws", "SeguePluginTestSupport"],
      without: ["Hostile"]),
    tests("SeguePreview", also: ["SegueYAML"]),
    tests("SegueTerminal"),
    tests("SegueExport", without: ["SwiftPlayer"]),
    tests("SegueLaws", also: ["SegueYAML", "SegueAnimators", "SeguePreview"]),
    tests("SegueStaging"),
    tests("SegueGallery"),
    tests("SegueCLI"),
    .testTarget(
      name: "ArchitectureTests",
      dependencies: ["SeguePlugins", "SeguePluginKit", "SegueTestSupport"],
      swiftSettings: settings(of: "ArchitectureTests")),
  ],
  swiftLanguageModes: [.v6]
)

// What an app's build runs. SwiftPM would compile all that the generator needs twice, once for plugins.
if !isDevelopment {
  package.products += [
    .plugin(name: "SegueCatalogPlugin", targets: ["SegueCatalogPlugin"]),
    .plugin(name: "SegueCompilePlugin", targets: ["SegueCompilePlugin"]),
  ]
  package.targets += [
    .plugin(
      name: "SegueCatalogPlugin", capability: .buildTool(),
      dependencies: ["SegueCatalogGenerator"]),
    .plugin(
      name: "SegueCompilePlugin",
      capability: .command(
        intent: .custom(
          verb: "segue-compile",
          description: "Write the presets of a target as Swift into its folder."),
        permissions: [
          .writeToPackageDirectory(reason: "It writes Catalog.swift into the folder of a target.")
        ]),
      dependencies: ["SegueCatalogGenerator"]),
  ]
}

#if !os(Linux)
package.products.append(.library(name: "SegueUIKit", targets: ["SegueUIKit"]))
package.targets.append(library("SegueUIKit", imports: ["SegueCoordinator", "SegueAnimators"]))
#else
// UIKit exists on Apple's systems only. Here the adapter and the apps are built and tested against stand-ins for Apple's frameworks.
if isDevelopment {
  let folder = "Tests/UIKitStandIn"
  let app: [Target.Dependency] = ["SegueUIKit", "SegueStyles"]

  func standIn(_ name: String, imports: [Target.Dependency] = []) -> Target {
    .target(
      name: name, dependencies: imports, path: "\(folder)/Sources/\(name)",
      swiftSettings: settings(of: name))
  }

  func example(_ name: String) -> Target {
    .executableTarget(
      name: name, dependencies: app, path: "\(folder)/Sources/\(name)", swiftSettings: strict)
  }

  func standInTests(
    _ name: String, of imports: [Target.Dependency], without excluded: [String] = []
  )
    -> Target
  {
    .testTarget(
      name: name, dependencies: imports + ["SegueTestSupport"], path: "\(folder)/Tests/\(name)",
      exclude: excluded,
      // Beside modules called CoreGraphics and UIKit, Swift Testing looks for overlays that only Apple's systems have.
      swiftSettings: strict + [.unsafeFlags(["-Xfrontend", "-disable-cross-import-overlays"])])
  }

  package.targets += [
    standIn("CoreGraphics"),
    standIn("QuartzCore", imports: ["CoreGraphics"]),
    standIn("UIKit", imports: ["QuartzCore"]),
    standIn("SwiftUI", imports: ["UIKit"]),
    standIn("LayerPictures", imports: ["QuartzCore", "SeguePreview"]),
    .target(
      name: "SegueUIKit", dependencies: ["SwiftUI", "SegueCoordinator", "SegueAnimators"],
      path: "\(folder)/Sources/SegueUIKit",
      // Its benchmark measures its parts.
      swiftSettings: settings(of: "SegueUIKit")
        + [.unsafeFlags(["-enable-testing"], .when(configuration: .release))]),
    .target(name: "Measuring", path: "Benchmarks/Sources/Measuring"),
    .executableTarget(
      name: "uikit-bench", dependencies: ["Measuring"] + app, path: "\(folder)/Bench",
      swiftSettings: strict),
    example("SegueDemo"),
    example("TransitionCheck"),
    standInTests("QuartzCoreTests", of: ["QuartzCore"]),
    standInTests("UIKitTests", of: ["UIKit"]),
    standInTests("SegueUIKitTests", of: ["LayerPictures"] + app),
    standInTests("SegueDemoTests", of: ["SegueDemo", "SegueTimeline"] + app),
    standInTests("TransitionCheckTests", of: ["TransitionCheck"] + app, without: ["Fixtures"]),
    standInTests("SwiftUITests", of: app),
    standInTests("ScenarioTests", of: ["SegueYAML"] + app),
  ]
}
#endif
