// swift-tools-version: 6.2
import PackageDescription

let strict: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("MemberImportVisibility"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .treatAllWarnings(as: .error),
]

/// The settings of tests.
///
/// Beside modules called CoreGraphics and UIKit, Swift Testing looks for overlays of its own, which
/// there are on Apple's systems only.
let testing: [SwiftSetting] =
  strict + [.unsafeFlags(["-Xfrontend", "-disable-cross-import-overlays"])]

/// What an app depends on.
let app: [Target.Dependency] = ["SegueUIKit", .product(name: "SegueStyles", package: "segue")]

/// The settings of the adapter: the benchmark measures its parts.
let measured: [SwiftSetting] =
  strict + [.unsafeFlags(["-enable-testing"], .when(configuration: .release))]

/// Stand-ins for Apple's frameworks, against which `SegueUIKit`'s own sources are built and tested
/// where there is no SDK for iOS.
let package = Package(
  name: "UIKitStandIn",
  dependencies: [
    // The tests of scenarios read YAML: they need what the catalog's plugin needs, and no more.
    .package(name: "segue", path: "../..", traits: ["Generator"])
  ],
  targets: [
    .target(name: "CoreGraphics", swiftSettings: strict),
    .target(name: "QuartzCore", dependencies: ["CoreGraphics"], swiftSettings: strict),
    .target(name: "UIKit", dependencies: ["QuartzCore"], swiftSettings: strict),
    .target(name: "SwiftUI", dependencies: ["UIKit"], swiftSettings: strict),
    .target(
      name: "SegueUIKit",
      dependencies: [
        "SwiftUI",
        .product(name: "SegueCoordinator", package: "segue"),
        .product(name: "SegueAnimators", package: "segue"),
      ], swiftSettings: measured),
    .target(name: "Measuring"),
    .executableTarget(
      name: "uikit-bench", dependencies: ["Measuring"] + app, path: "Bench",
      swiftSettings: strict),
    // The apps' own sources, through symbolic links.
    .executableTarget(name: "SegueDemo", dependencies: app, swiftSettings: strict),
    .executableTarget(name: "TransitionCheck", dependencies: app, swiftSettings: strict),
    .testTarget(name: "QuartzCoreTests", dependencies: ["QuartzCore"], swiftSettings: testing),
    .testTarget(name: "UIKitTests", dependencies: ["UIKit"], swiftSettings: testing),
    .testTarget(
      name: "SegueUIKitTests",
      dependencies: ["SegueUIKit", .product(name: "SegueStyles", package: "segue")],
      swiftSettings: testing),
    .testTarget(
      name: "SegueDemoTests",
      dependencies: ["SegueDemo", .product(name: "SegueTimeline", package: "segue")] + app,
      swiftSettings: testing),
    .testTarget(
      name: "TransitionCheckTests", dependencies: ["TransitionCheck"], exclude: ["Fixtures"],
      swiftSettings: testing),
    .testTarget(
      name: "SwiftUITests",
      dependencies: ["SegueUIKit", .product(name: "SegueStyles", package: "segue")],
      swiftSettings: testing),
    .testTarget(
      name: "ScenarioTests",
      dependencies: [
        "SegueUIKit",
        .product(name: "SegueStyles", package: "segue"),
        .product(name: "SegueYAML", package: "segue"),
      ],
      swiftSettings: testing),
  ],
  swiftLanguageModes: [.v6]
)
