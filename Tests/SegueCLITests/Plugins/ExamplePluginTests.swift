import Foundation
import SeguePluginABI
import SegueTestSupport
import SegueAnimators
import SegueCatalog
import SegueDiagnostics
import SegueLaws
import SeguePlugins
import SegueTimeline
import SegueYAML
import Testing

@testable import SegueCLI

/// The examples build, and keep the laws that are quick to check; `Scripts/check` checks every law on
/// every stage.
@Suite struct ExamplePluginTests {
  private static let variants = [
    StageVariant(size: Size(width: 320, height: 568), isRightToLeft: true, knowsSource: true),
    StageVariant(size: Size(width: 844, height: 390), isRightToLeft: false, knowsSource: false),
  ]

  @Test(
    .needs("make", "cc", "swiftc", "rustc"), arguments: ["ripple-tiles", "page-curl", "shatter"])
  func `an example plugin builds, and its presets keep four laws on two stages`(_ id: String) throws
  {
    let source = "\(SchemaTests.root)/Examples/\(id)"
    // Another folder than that of a developer, who may be in the middle of something.
    let folder = try TemporaryFolder()
    let copy = try Tool("cp", "-r", source, folder.path, in: "/")
    try #require(copy.status == 0)
    let make = try Tool(
      "make", "-B", "SEGUE_INCLUDE=\(SchemaTests.root)/Sources/CSeguePlugin/include",
      "SEGUE_KIT=\(SchemaTests.root)/Sources/SeguePluginKit", in: "\(folder.path)/\(id)")
    try #require(make.status == 0, "\(make.output)")
    let plugin = PluginDiscovery(PluginSearch { _ in nil }, host: PluginHost.segue.version)
      .plugin(at: "\(folder.path)/\(id)/build/\(id).segueplugin")
    #expect(plugin.status == .active, "\(plugin.status)")
    let inspection = PluginInspection(
      plugin: plugin, place: .isolated(executable: BuiltProgram.segue),
      catalog: [SchemaTests.root + "/catalog"])
    let (presets, registry, diagnostics, _) = inspection.loadedPresets
    #expect(diagnostics.shown.isEmpty, "\(diagnostics.text(.human(.plain)))")
    #expect(presets.count >= 2)
    // What looks at hundreds of moments takes long in a debug build.
    let check = LawCheck(
      registry: registry, laws: [.ends, .samples, .completion, .reversal], fingers: 1)
    for preset in presets {
      for operation in preset.operations {
        for variant in Self.variants {
          let violations = check.run(preset, operation, variant)
          #expect(violations.isEmpty, "\(violations.prefix(2))")
        }
      }
    }
  }
}
