import ArgumentParser
import SegueCatalog
import SegueTimeline

/// `segue show`: everything about one preset.
struct ShowCommand: Subcommand {
  static let configuration = CommandConfiguration(
    commandName: "show",
    abstract: "Show a preset: what it does, its operations, parameters and curves.")

  @Argument(help: "The id of a preset.", completion: .presetIDs)
  var id: String

  @OptionGroup var catalogue: CatalogueOptions
  @OptionGroup var format: FormatOptions

  func run(in environment: CommandEnvironment) throws(CommandFailure) {
    let library = try catalogue.load(in: environment)
    let preset = try library.preset(
      id, in: environment, ink: format.errorInk(in: environment))
    let facts = preset.operations.map {
      OperationFacts($0, of: preset, in: library.registry)
    }
    if format.isJSON {
      try environment.print(PresetJSON(preset: preset, facts: facts).text)
      return
    }
    let page = PresetPage(
      preset: preset, facts: facts, ink: format.ink(in: environment),
      showsUnicode: environment.showsUnicode, width: environment.columns ?? 100)
    try environment.print(page.text)
  }
}
