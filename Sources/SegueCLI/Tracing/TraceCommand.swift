import SegueStaging
import ArgumentParser
import SegueCatalog
import SegueCoordinator
import SegueExport
import SegueScenes
import SegueTimeline

/// `segue trace`: a gesture's effect on a transition over time.
struct TraceCommand: Subcommand {
  static let configuration = CommandConfiguration(
    commandName: "trace",
    abstract: "Print how a recorded gesture drives a transition, touch by touch.",
    discussion: """
      Examples:
        segue trace parallax-push --gesture swipe-back-flick
        segue trace cell-zoom --gesture drag-away --scene video-feed --json
        segue trace cover --gesture my-drag.yaml
        segue trace spring-list --gesture overscroll-top --scene card-list
      Gestures are in the catalog's folder 'gestures'. Prints a record for each touch and, after the \
      finger lifts, for each frame at 60 per second until the end. Documentation/CommandLine.md \
      describes the JSON.
      """)

  @Argument(help: "The id of a preset.", completion: .presetIDs)
  var id: String

  @Option(
    help: ArgumentHelp("A recorded gesture: its id, or a file.", valueName: "file|id"),
    completion: .gestureIDs)
  var gesture: String

  @OptionGroup var stage: StageOptions

  @Option(
    help: ArgumentHelp("A scene from the catalog as the stage.", valueName: "id"),
    completion: .sceneIDs)
  var scene: String?

  @OptionGroup var catalog: CatalogOptions
  @OptionGroup var format: FormatOptions

  func run(in environment: CommandEnvironment) throws {
    let style = format.errorStyle(in: environment)
    let library = try catalog.load(in: environment)
    let preset = try library.presetToDraw(id, in: environment, style: style)
    let recorded = try CatalogFiles(
      .gesture, in: library.folders, currentFolder: environment.currentFolder
    ).gesture(gesture)
    let trace =
      preset.scroll == nil
      ? try interaction(preset, recorded, library, in: environment, style: style)
      : try scroll(preset, recorded, library)
    if format.isJSON {
      let json = TraceJSON(
        preset: preset.id, gesture: recorded.id, stage: trace.stage, records: trace.records)
      try environment.output.write(Array(json.text.utf8))
    } else {
      let text = TraceText(records: trace.records, style: format.style(in: environment))
      try environment.print(styled: text.text(in: environment))
    }
  }

  private typealias Trace = (stage: Stage, records: [TraceRecord])

  private func interaction(
    _ preset: Preset, _ recorded: RecordedGesture, _ library: LoadedCatalog,
    in environment: CommandEnvironment, style: ANSIStyle
  ) throws -> Trace {
    let request = try stage.request.forInteraction(of: preset, in: library.registry)
    let resolved = try ResolvedTransition.strict(
      preset, parameters: try preset.parameters(request.parameters),
      on: try set(request, for: preset, library.folders), registry: library.registry)
    try environment.report(resolved.messages, style: style)
    let performance = try resolved.performance(of: recorded)
    try environment.report(performance.messages, style: style)
    return (resolved.stage, performance.records)
  }

  private func scroll(
    _ preset: Preset, _ recorded: RecordedGesture, _ library: LoadedCatalog
  ) throws -> Trace {
    let request = stage.request
    try request.requireNoOperation(for: preset)
    var place = request.stage(for: .present)
    if let scene {
      place = try StageBuilder(
        preset: preset, request: request, pictures: PictureChoice(scene: scene),
        folders: library.folders
      ).scrolledStage().stage
    }
    let staged = try StagedScroll(preset, request.parameters, on: place)
    return (place, try staged.performance(of: recorded).records)
  }

  /// The stage of the named scene; otherwise two screens that fill the container.
  private func set(
    _ request: StageRequest, for preset: Preset, _ folders: [String]
  ) throws -> Stage {
    guard let scene else { return request.stage(for: try request.operation(of: preset)) }
    let setting = StageBuilder(
      preset: preset, request: request, pictures: PictureChoice(scene: scene), folders: folders)
    return try setting.stage().stage
  }
}
