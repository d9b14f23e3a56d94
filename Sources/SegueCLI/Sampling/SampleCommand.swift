import SegueStaging
import ArgumentParser
import SegueCatalog
import SegueCoordinator
import SegueExport
import SegueTimeline

/// `segue sample`: the state of every layer at some times.
struct SampleCommand: Subcommand {
  static let configuration = CommandConfiguration(
    commandName: "sample",
    abstract: "Print the state of every layer at specific points of a transition.",
    discussion: """
      Prints text with one layer per line, unless --json is used. Documentation/CommandLine.md describes \
      the JSON.
      """)

  @Argument(help: "The id of a preset.", completion: .presetIDs)
  var id: String

  @OptionGroup var stage: StageOptions

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp("The points, as percentages of the duration.", valueName: "0%,25%,…"),
    transform: GeometryText.fractions)
  var at: [Double] = [0, 0.25, 0.5, 0.75, 1]

  @OptionGroup var catalog: CatalogOptions
  @OptionGroup var format: FormatOptions

  func run(in environment: CommandEnvironment) throws {
    let style = format.errorStyle(in: environment)
    let library = try catalog.load(in: environment)
    let preset = try library.presetToDraw(id, in: environment, style: style)
    let request = stage.request
    let resolved = try ResolvedTransition.strict(
      preset, parameters: try preset.parameters(request.parameters),
      on: request.stage(for: try request.operation(of: preset)), registry: library.registry)
    try environment.report(resolved.messages, style: style)
    let json = SampleJSON(
      timeline: resolved.timeline, stage: resolved.stage, progress: at)
    if format.isJSON {
      try environment.output.write(Array(json.text.utf8))
    } else {
      try environment.print(styled: SampleText(timeline: resolved.timeline, progress: at).text)
    }
  }
}
