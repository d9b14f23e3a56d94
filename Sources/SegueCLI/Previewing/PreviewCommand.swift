import SegueStaging
import ArgumentParser
import SegueCatalog
import SegueCoordinator
import SegueDiagnostics
import SeguePreview
import SegueScenes
import SegueTerminal
import SegueTimeline

/// `segue preview`: plays a preset in the terminal or writes it to files.
struct PreviewCommand: Subcommand {
  static let configuration = CommandConfiguration(
    commandName: "preview",
    abstract: "Play a preset in the terminal, or write it to image, video or HTML files.",
    discussion: """
      Examples:
        segue preview cell-zoom
        segue preview cell-zoom --from a.png --to b.png --source 198,131,186,236 -o zoom.mp4
        segue preview flip --at 30% -o flip.png
        segue preview cube --operation tab --frames 0%,25%,50%,75%,100% -o cube.png
        segue preview cover --gesture pull-down-flick -o cover.mp4
        segue preview spring-list --gesture overscroll-top -o pull.mp4
        segue preview parallax-push --round-trip --captions --device-frame -o review.mp4
        segue preview --tape review.yaml
      Formats: .png (a frame, or a sheet of several), .webp, .gif, .apng, .mp4, .html
      Keys in the terminal:
      \(PlaybackControl.table.joined(separator: "\n"))
      """)

  @Argument(help: "The id of a preset.", completion: .presetIDs)
  var id: String?

  @Option(
    help: ArgumentHelp(
      "A YAML file of films with their options; other options apply to all of them.",
      valueName: "file"),
    completion: .file(extensions: ["yaml", "yml"]))
  var tape: String?

  @Option(
    help: ArgumentHelp(
      "Drive the preset with a recorded gesture: its id, or a file.",
      valueName: "file|id"),
    completion: .gestureIDs)
  var gesture: String?

  @OptionGroup(title: "Stage") var stage: StageOptions
  @OptionGroup(title: "Pictures") var pictures: PicturesOptions

  @Option(
    name: [.customShort("o"), .customLong("output")],
    help: ArgumentHelp("A file to write; can be repeated.", valueName: "file"),
    completion: .file())
  var outputs: [String] = []

  // A number with a minus sign is a value, and not an option.
  @Option(
    parsing: .unconditional,
    help: ArgumentHelp("Pixels per point: 1, 2 or 3. (default: 2; 1 in a GIF)", valueName: "scale"),
    transform: GeometryText.scale)
  var scale: Int?

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "The width of an image or a film in pixels, in place of --scale; the height follows.",
      valueName: "pixels"))
  var width: Int?

  @Flag(help: "Play the operation, a pause, and the operation that undoes it.")
  var roundTrip = false

  @Flag(help: "Show the name, the operation and the duration in files.")
  var captions = false

  @Flag(help: "Show a phone around the screen in files.")
  var deviceFrame = false

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "The progress shown in a PNG, as a percentage of the duration: 35%.", valueName: "progress"),
    transform: GeometryText.progress)
  var at: Double?

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp("The progress of each frame in a PNG.", valueName: "0%,25%,…"),
    transform: GeometryText.fractions)
  var frames: [Double]?

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp("Frames per second, up to 240; at most 50 in a GIF.", valueName: "fps"),
    transform: GeometryText.rate)
  var fps = 60.0

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp("The playback speed: 0.5 is half speed.", valueName: "factor"),
    transform: GeometryText.factor)
  var speed = 1.0

  @Flag(help: "Play in the terminal and reload the preset when its file changes.")
  var watch = false

  @OptionGroup var terminal: TerminalOptions
  @OptionGroup var catalog: CatalogOptions

  @Option(help: ArgumentHelp("When to use color.", valueName: "when"))
  var color = ColorChoice.auto

  func validate() throws {
    if tape != nil {
      if id != nil { throw ValidationError("--tape plays the presets of its file: remove the id") }
      if watch || !outputs.isEmpty {
        throw ValidationError(
          "--tape writes the files that it names: remove \(watch ? "--watch" : "-o")")
      }
      return
    }
    if id == nil { throw ValidationError("specify the id of a preset, or --tape FILE") }
    if let scale, !(1...3).contains(scale) { throw ValidationError("--scale must be 1, 2 or 3") }
    try validateLook()
    if !(speed > 0 && speed <= 100) {
      throw ValidationError("--speed must be greater than 0 and at most 100")
    }
    if !(fps > 0 && fps <= 240) {
      throw ValidationError("--fps must be greater than 0 and at most 240")
    }
    if let frames, frames.count > 100 {
      throw ValidationError("--frames can have at most 100 frames")
    }
    if watch && !outputs.isEmpty {
      throw ValidationError(
        "--watch plays in the terminal and -o writes a file once: use one of them")
    }
    if let path = outputs.enumerated().first(where: { outputs[..<$0].contains($1) })?.element {
      throw ValidationError("\(path.printable) is specified twice")
    }
    if at != nil || frames != nil, !outputs.contains(where: { $0.lowercased().hasSuffix(".png") }) {
      throw ValidationError(
        "\(at != nil ? "--at" : "--frames") needs -o FILE.png: only a PNG shows chosen moments")
    }
    if at != nil && frames != nil { throw ValidationError("--at and --frames cannot be combined") }
  }

  func run(in environment: CommandEnvironment) throws {
    let style = color.style(in: environment, isTerminal: environment.hasErrorTerminal)
    if let tape {
      let more = environment.arguments.dropFirst()
      let option = more.firstIndex { $0 == "--tape" || $0.hasPrefix("--tape=") } ?? more.startIndex
      let rest = more[..<option] + more[option...].dropFirst(more[option] == "--tape" ? 2 : 1)
      try PreviewTape.play(tape, more: Array(rest), in: environment, style: style)
    } else if let id {
      try run(id, in: environment, style: style)
    }
  }

  private func run(_ id: String, in environment: CommandEnvironment, style: ANSIStyle) throws {
    let targets = try outputs.map { path in try PreviewTarget(path) }
    if watch && !environment.hasTerminal {
      throw CommandFailure(
        .usage, "--watch plays in the terminal, and standard output is not one",
        help: "do not redirect it; to write a file once, use -o instead of --watch")
    }
    if targets.isEmpty && !environment.hasTerminal {
      throw CommandFailure(
        .usage, "standard output is not a terminal, and no file to write is specified",
        help: "specify a file with -o, such as -o \(id).mp4")
    }
    let loaded = try catalog.load(in: environment)
    let (show, recorded) = try prepared(id, of: loaded, for: targets, in: environment, style: style)
    if targets.isEmpty {
      try show.play(
        by: try terminal.pictures(in: environment),
        watch: watch ? fileWatch(show.subject.preset, of: loaded, recorded, in: environment) : nil)
    } else {
      if let remark = remark(onPages: targets.compactMap(\.pagePath)) {
        try environment.report(.note, remark, style: style)
      }
      for target in targets { try write(target, of: show, in: environment, style: style) }
    }
    try environment.report([show.subject.fonts.warning].compactMap { $0 }, style: style)
  }

  /// Reports errors before anything is rendered.
  func check(in environment: CommandEnvironment) throws {
    guard let id else { return }
    let targets = try outputs.map { path in try PreviewTarget(path) }
    _ = try prepared(
      id, of: try catalog.load(in: environment), for: targets, in: environment,
      style: ANSIStyle(isOn: false))
  }

  /// Prepares what is shown, without a file to write it to.
  func prepared(in environment: CommandEnvironment) throws -> PreparedPreview {
    try prepared(
      id ?? "", of: try catalog.load(in: environment), for: [], in: environment,
      style: ANSIStyle(isOn: false)
    ).show
  }

  private func prepared(
    _ id: String, of loaded: LoadedCatalog, for targets: [PreviewTarget],
    in environment: CommandEnvironment, style: ANSIStyle
  ) throws -> (show: PreparedPreview, recorded: RecordedGesture?) {
    for path in [pictures.from, pictures.to].compactMap(\.self) + targets.map(\.path) {
      try environment.requireInside(path)
    }
    let preset = try loaded.presetToDraw(id, in: environment, style: style)
    for stale in loaded.plugins(of: [preset]).compactMap({ $0.staleness(in: environment) }) {
      try environment.report(.warning, "\(stale.message): \(stale.help)", style: style)
    }
    let recorded = try recordedGesture(loaded, in: environment)
    let subject = try subject(of: preset, recorded, loaded, in: environment)
    try environment.report(subject.messages, style: style)
    if preset.scroll != nil {
      for case .page(path: let path) in targets { throw PreviewTarget.noPage(path) }
    }
    // Before the first is rendered, which may take minutes.
    for target in targets { try target.check() }
    var recording = Recording()
    (recording.framesPerSecond, recording.speed) = (fps, speed)
    let show = PreparedPreview(
      subject, resolution: resolution, surroundings: surroundings,
      moments: at.map { [$0] } ?? frames, recording: recording)
    return (show, recorded)
  }

  private func subject(
    of preset: Preset, _ recorded: RecordedGesture?, _ loaded: LoadedCatalog,
    in environment: CommandEnvironment
  ) throws(StagingError) -> PreviewSubject {
    if roundTrip {
      return try PreviewSubject(
        roundTripOf: preset, stage.request, pictures.choice(in: environment), in: loaded)
    }
    return try PreviewSubject(
      preset, heldBy: recorded, stage.request, pictures.choice(in: environment), in: loaded)
  }

  /// Watches the preset, without printing remarks, which would overwrite the picture.
  private func fileWatch(
    _ preset: Preset, of loaded: LoadedCatalog, _ recorded: RecordedGesture?,
    in environment: CommandEnvironment
  ) -> PreviewWatch {
    PreviewWatch(preset, of: loaded) { preset, loaded throws(StagingError) in
      try subject(of: preset, recorded, loaded, in: environment)
    }
  }

  /// Writes a file, and reports it.
  private func write(
    _ target: PreviewTarget, of show: PreparedPreview, in environment: CommandEnvironment,
    style: ANSIStyle
  ) throws {
    let bar = ProgressBar(label: target.path, environment: environment)
    let messages: [StagingMessage]
    do {
      defer { bar.clear() }
      messages = try show.write(target) { done, all in
        try environment.checkCancelled()
        bar.show(done, of: all)
      }
    }
    try environment.report(messages, style: style)
    try environment.print(target.path)
  }

  /// The requested gesture.
  private func recordedGesture(
    _ loaded: LoadedCatalog, in environment: CommandEnvironment
  ) throws -> RecordedGesture? {
    guard let gesture else { return nil }
    if gesture.contains("/") { try environment.requireInside(gesture) }
    return try CatalogFiles(
      .gesture, in: loaded.folders, currentFolder: environment.currentFolder
    ).gesture(gesture)
  }
}
