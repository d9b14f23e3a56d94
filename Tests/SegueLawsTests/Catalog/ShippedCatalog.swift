import Foundation
import SegueAnimators
import SegueCatalog
import SegueDiagnostics
import SegueLaws
import SegueTestSupport
import SegueTimeline
import SegueYAML
import Testing

/// The catalog that ships with Segue, with the animators that ship.
enum ShippedCatalog {
  /// All presets, and what was wrong with their files.
  static let (registry, diagnostics) = load()

  /// An operation of a preset.
  struct Entry: Sendable, CustomTestStringConvertible {
    let preset: Preset
    let operation: SegueTimeline.Operation

    var testDescription: String { "\(preset.id), \(operation.rawValue)" }
  }

  /// Every operation of every preset.
  static let entries = registry.presets.flatMap { preset in
    preset.operations.map { Entry(preset: preset, operation: $0) }
  }

  /// A small phone with a source, the one that exporters are checked on, and a tablet from right to left without one.
  static let variants = [
    StageVariant(size: StageVariant.sizes[0], isRightToLeft: false, knowsSource: true),
    StageVariant(size: StageVariant.sizes[3], isRightToLeft: true, knowsSource: false),
  ]

  /// The files of presets, found without Segue's own loader.
  static func files() throws -> [String] {
    let folder = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "../../../catalog").standardized
    let others: Set<String> = [
      "scenes", "scenarios", "schema", "fonts", "samples", "gestures", "explain",
    ]
    return try FileManager.default.contentsOfDirectory(atPath: folder.path)
      .filter { !others.contains($0) && !$0.hasSuffix(".yaml") }
      .flatMap { family in
        try FileManager.default
          .contentsOfDirectory(atPath: folder.appending(path: family).path)
          .filter { $0.hasSuffix(".yaml") }
          .map { folder.appending(path: "\(family)/\($0)").path }
      }
      .sorted()
  }

  private static func load() -> (Registry, Diagnostics) {
    let files = ((try? files()) ?? []).map { PresetFile(path: $0) }
    let result = CatalogLoader().load([files])
    var diagnostics = result.diagnostics.first ?? Diagnostics()
    var builder = RegistryBuilder()
    for animator in BuiltInAnimators.all {
      builder.add(AnimatorProvider(animator, origin: .builtIn))
    }
    builder.add(CatalogSource(name: "catalog", presets: result.groups.flatMap { $0 }))
    return (builder.registry(reporting: &diagnostics), diagnostics)
  }
}
