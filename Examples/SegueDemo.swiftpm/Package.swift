// swift-tools-version: 6.2
import PackageDescription

#if canImport(AppleProductTypes)
// Xcode and Swift Playgrounds have app products; 'swift build' does not.
import AppleProductTypes
#endif

// Segue is the clone that this app lies in. 'traits: []' leaves out the command-line tool, and with it every other package.
let package = Package(
  name: "SegueDemo",
  platforms: [.iOS(.v17)],
  dependencies: [.package(name: "segue", path: "../..", traits: [])],
  targets: [
    .executableTarget(
      name: "SegueDemo",
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
    name: "SegueDemo",
    targets: ["SegueDemo"],
    bundleIdentifier: "org.example.SegueDemo",
    displayVersion: "1.0",
    bundleVersion: "1",
    appIcon: .placeholder(icon: .cloud),
    accentColor: .presetColor(.purple),
    supportedDeviceFamilies: [.pad, .phone],
    supportedInterfaceOrientations: [
      .portrait, .landscapeLeft, .landscapeRight,
      .portraitUpsideDown(.when(deviceFamilies: [.pad])),
    ],
    additionalInfoPlistContentFilePath: "Info.plist")
]
#endif
