import ArgumentParser
import SegueCatalog
import SegueCoordinator
import SegueDiagnostics
import SegueExport
import SeguePreview
import SegueStaging
import SegueTerminal
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

/// Samples of a timeline for people: a layer per line.
struct SampleText {
  let timeline: Timeline
  let progress: [Double]

  var text: String {
    progress.map(moment).joined(separator: "\n\n")
  }

  private func moment(_ progress: Double) -> String {
    let time = timeline.time(at: progress)
    let frame = timeline.sample(at: time)
    let width = timeline.layers.map(\.id.columnCount).max() ?? 0
    let lines = zip(timeline.layers, frame.states).map { layer, state in
      "  \(layer.id.printable.fitted(to: width))  \(state.line)"
    }
    let heading = "\(Self.short(progress * 100))%, \(Self.short(time * 1000)) ms"
    return ([heading] + lines).joined(separator: "\n")
  }

  fileprivate static func short(_ number: Double) -> String {
    let rounded = (number * 1000).rounded() / 1000
    return rounded.magnitude < 1e12 ? (rounded + 0).shortText : "\(number)"
  }
}

extension LayerState {
  /// The most important properties, in one line.
  fileprivate var line: String {
    func short(_ numbers: Double...) -> String {
      numbers.map(SampleText.short).joined(separator: ", ")
    }
    var parts = [
      "center \(short(position.x, position.y))", "size \(short(bounds.width, bounds.height))",
      "opacity \(short(opacity))",
    ]
    if transform != .identity {
      parts.append("moved \(short(transform.m41, transform.m42))")
      parts.append("m11 \(short(transform.m11)) m22 \(short(transform.m22))")
    }
    if cornerRadius != 0 { parts.append("radius \(short(cornerRadius))") }
    if zPosition != 0 { parts.append("z \(short(zPosition))") }
    if isHidden { parts.append("hidden") }
    return parts.joined(separator: "  ")
  }
}
