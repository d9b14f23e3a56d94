// swift-tools-version: 6.2
import PackageDescription

#if canImport(AppleProductTypes)
// Xcode has app products; 'swift build' does not.
import AppleProductTypes
#endif

/// An app that checks on a device or simulator what cannot be checked elsewhere: 'Scripts/mac-test'
/// builds and runs it.
///
/// It has to be an app: a package's tests have no window whose layers are drawn, and a user-interface
/// test runs in a process of its own, where it cannot read the presentation layers of the app's.
let package = Package(
  name: "TransitionCheck",
  platforms: [.iOS(.v17)],
  dependencies: [.package(name: "segue", path: "../..", traits: [])],
  targets: [
    .executableTarget(
      name: "TransitionCheck",
      dependencies: [
        .product(name: "SegueUIKit", package: "segue"),
        .product(name: "SegueStyles", package: "segue"),
      ],
      path: "App")
  ],
  swiftLanguageModes: [.v6]
)

#if canImport(AppleProductTypes)
package.products = [
  .iOSApplication(
    name: "TransitionCheck",
    targets: ["TransitionCheck"],
    bundleIdentifier: "org.example.TransitionCheck",
    displayVersion: "1.0",
    bundleVersion: "1",
    appIcon: .placeholder(icon: .cloud),
    accentColor: .presetColor(.purple),
    supportedDeviceFamilies: [.phone],
    supportedInterfaceOrientations: [.portrait],
    additionalInfoPlistContentFilePath: "Info.plist")
]
#endif
