import ArgumentParser
import SegueYAML

/// `segue schema`: the JSON Schema of a format.
struct SchemaCommand: Subcommand {
  /// The formats with a schema.
  enum Format: String, CaseIterable, ExpressibleByArgument {
    case preset, scene, gesture, scenario, rules, families, plugin, tape

    /// The JSON Schema.
    var text: String {
      switch self {
      case .preset: PresetSchema.schema.jsonSchema
      case .scene: SceneFile.schema.jsonSchema
      case .gesture: GestureFile.schema.jsonSchema
      case .scenario: ScenarioFile.schema.jsonSchema
      case .rules: RulesFile.schema.jsonSchema
      case .families: FamiliesFile.schema.jsonSchema
      case .plugin: PluginFile.schema.jsonSchema
      case .tape: TapeFile.schema.jsonSchema
      }
    }
  }

  static let configuration = CommandConfiguration(
    commandName: "schema",
    abstract: "Print a JSON Schema (draft-07) for editors.")

  @Argument(help: "The format.")
  var of = Format.preset

  func run(in environment: CommandEnvironment) throws {
    try environment.output.write(Array(of.text.utf8))
  }
}
