import SegueAnimators
import SegueCatalog
import SegueDiagnostics
import SegueScenes
import SegueYAML
import UIKit

/// The catalog's scenarios, and the presets and rules that they are about.
enum ScenarioFolder {
  private static let catalog = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().appendingPathComponent("../../../../catalog").standardized.path

  /// The ids of all scenarios.
  static let ids: [String] =
    ((try? FileManager.default.contentsOfDirectory(atPath: "\(catalog)/scenarios")) ?? [])
    .filter { $0.hasSuffix(".yaml") }.map { String($0.dropLast(5)) }.sorted()

  /// The presets, rules and animators of the catalog.
  static let registry: Registry = {
    var diagnostics = Diagnostics()
    var reader = YAMLReader()
    let rules = file("rules.yaml").map { RulesFile.read($0, with: &reader).rules } ?? []
    var builder = RegistryBuilder()
    for animator in BuiltInAnimators.all {
      builder.add(AnimatorProvider(animator, origin: .builtIn))
    }
    builder.add(
      CatalogSource(
        name: "catalog", presets: Catalog(folders: [catalog]).presets, rules: rules))
    return builder.registry(reporting: &diagnostics)
  }()

  /// Reads a scenario.
  static func scenario(_ id: String) -> Scenario? {
    var reader = YAMLReader()
    return file("scenarios/\(id).yaml").flatMap {
      ScenarioFile.read($0, with: &reader).scenario
    }
  }

  private static func file(_ name: String) -> SourceFile? {
    FileManager.default.contents(atPath: "\(catalog)/\(name)")
      .map { SourceFile(name: name, bytes: [UInt8]($0)) }
  }
}
