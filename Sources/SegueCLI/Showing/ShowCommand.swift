import SegueStaging
import ArgumentParser
import SegueCatalog
import SeguePlugins
import SegueTimeline

/// `segue show`: everything about one preset.
struct ShowCommand: Subcommand {
  static let configuration = CommandConfiguration(
    commandName: "show",
    abstract: "Show a preset: what it does, its operations, parameters and curves.",
    discussion: "In terminals that support images, also shows five frames.")

  @Argument(help: "The id of a preset.", completion: .presetIDs)
  var id: String

  @Flag(name: .customLong("no-pictures"), help: "Do not show frames.")
  var hidesPictures = false

  @OptionGroup var terminal: TerminalOptions
  @OptionGroup var catalog: CatalogOptions
  @OptionGroup var format: FormatOptions

  func run(in environment: CommandEnvironment) throws {
    let messages = format.errorStyle(in: environment)
    let library = try catalog.load(in: environment)
    let preset = try library.preset(id, in: environment, style: messages)
    let facts = preset.operations.map {
      OperationFacts($0, of: preset, in: library.registry)
    }
    let plugin = library.plugins.collection.owner(of: preset)?.title
    let json = PresetJSON(preset: preset, facts: facts, plugin: plugin).json
    if try environment.print(json, asJSON: format.isJSON) { return }
    let style = format.style(in: environment)
    let page = PresetPage(
      preset: preset, facts: facts, plugin: plugin, style: style,
      showsUnicode: environment.showsUnicode,
      width: environment.columns ?? .max)
    try environment.print(styled: page.text)
    guard !hidesPictures else { return }
    let strip = PresetStrip(
      preset: preset, catalog: library, style: style,
      pictures: try terminal.pictures(in: environment)
    )
    try strip.show(in: environment, messages: messages)
  }
}
