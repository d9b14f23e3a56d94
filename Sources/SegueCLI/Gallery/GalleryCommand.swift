import SeguePluginABI
import SegueStaging
import ArgumentParser
import SegueCatalog
import SegueDiagnostics
import SeguePlugins
import SegueGallery
import SeguePreview
import SegueSystem
import SegueYAML

/// `segue gallery`: the whole catalog as a page that plays its presets.
struct GalleryCommand: Subcommand {
  static let configuration = CommandConfiguration(
    commandName: "gallery",
    abstract: "Render the whole catalog as a web page on which everything plays.",
    discussion: """
      Examples:
        segue gallery -o site
        segue gallery --single segue.html
        segue gallery cover flip --from a.png --to b.png -o mine
        segue gallery --serve
      The page needs no network. With --serve it reloads each preset as you save it.
      """)

  @Argument(help: "The ids of presets; all by default.", completion: .presetIDs)
  var ids: [String] = []

  @Option(
    name: [.customShort("o"), .customLong("output")],
    help: ArgumentHelp("The folder to write the page into.", valueName: "folder"),
    completion: .directory)
  var folder: String?

  @Option(
    help: ArgumentHelp("Write everything into a single HTML file.", valueName: "file"),
    completion: .file(extensions: ["html"]))
  var single: String?

  @Flag(help: "Serve the page on this machine and reload presets as you save them.")
  var serve = false

  @Option(help: ArgumentHelp("The port for --serve; 0 picks any free port.", valueName: "number"))
  var port: UInt16 = 8047

  @Flag(
    name: [.customShort("f"), .customLong("force")],
    help: "Overwrite a page that Segue did not write.")
  var overwrites = false

  @Flag(help: "Also render other parameter values for visitors to try; needs -o, and is slower.")
  var values = false

  @Flag(name: .customLong("no-cache"), help: "Ignore the cache and render everything again.")
  var ignoresCache = false

  @OptionGroup(title: "Stage") var stage: PlaceOptions
  @OptionGroup(title: "Pictures") var pictures: PicturesOptions

  @Option(help: ArgumentHelp("Pixels per point: 1, 2 or 3.", valueName: "scale"))
  var scale = 2

  @OptionGroup var catalog: CatalogOptions

  @Option(help: ArgumentHelp("When to use color.", valueName: "when"))
  var color = ColorChoice.auto

  func validate() throws {
    if !(1...3).contains(scale) { throw ValidationError("--scale must be 1, 2 or 3") }
    if [folder != nil, single != nil, serve].count(where: { $0 }) != 1 {
      throw ValidationError("give one of -o FOLDER, --single FILE and --serve")
    }
    if values && folder == nil {
      throw ValidationError("--values needs -o FOLDER: they are files that a page loads when asked")
    }
  }

  func run(in environment: CommandEnvironment) throws {
    let ink = color.ink(in: environment, isTerminal: environment.hasErrorTerminal)
    let loaded = try catalog.load(in: environment)
    try environment.report(loaded.messages, ink: ink)
    let chosen = try chosen(in: loaded, environment, ink)
    let choice = pictures.choice(in: environment)
    for path in [choice.from, choice.to].compactMap({ $0 }) where FileStamp.of(path) == nil {
      throw CommandFailure(.inputOutput, "there is no picture \(path.printable)")
    }
    let progress = GalleryProgress(environment)
    let builder = GalleryBuilder(
      request: stage.request, pictures: choice, scale: Double(scale), makesValues: values,
      program: Self.build(in: environment),
      cache: ignoresCache ? nil : environment.cacheFolder.map { GalleryCache(folder: $0) },
      progress: { progress.show($0, of: $1) })
    if serve {
      let watch = GalleryWatch(
        paths: loaded.folders, ids: chosen.count == loaded.inOrder.count ? [] : chosen.map(\.id),
        plugins: loaded.plugins, builder: builder)
      let stand = try stand(watch)
      try environment.print(stand.address)
      try environment.report(
        .note,
        "it shows what is saved in \(loaded.folders.joined(separator: ", ").printable); Ctrl-C ends it",
        ink: ink)
      return stand.run()
    }
    let made = builder.sheets(of: chosen, in: loaded)
    try write(made.sheets, in: environment)
    for sheet in made.sheets {
      guard let problem = sheet.problem else { continue }
      try environment.report(
        .warning, "'\(sheet.card.id)' is not shown: \(problem.printableLines)", ink: ink)
    }
    if let failure = made.cacheFailure {
      try environment.report(.note, "nothing is kept for the next time: \(failure)", ink: ink)
    }
    try environment.report(.note, made.summary, ink: ink)
  }

  /// The version and the build.
  private static func build(in environment: CommandEnvironment) -> String {
    let file = environment.executable.flatMap { FileStamp.of($0) }
    return "\(PluginHost.segue.version) \(file?.size ?? 0) \(file?.modified ?? 0)"
  }

  private func stand(_ watch: GalleryWatch) throws(CommandFailure) -> GalleryServer {
    do throws(LoopbackServer.Failure) {
      return try GalleryServer(watch, port: port)
    } catch {
      throw CommandFailure(
        .inputOutput, "cannot listen on port \(port): \(error.reason)", help: error.help)
    }
  }

  private func write(
    _ sheets: [GalleryPage], in environment: CommandEnvironment
  ) throws(CommandFailure) {
    if let single {
      let index = GalleryIndex(cards: sheets.map(\.card), packing: .single(sheets))
      do throws(SystemFailure) {
        try AtomicFile.write(Array(index.text.utf8), to: environment.path(single))
      } catch {
        throw CommandFailure(.inputOutput, error.description, help: error.help)
      }
      try environment.print(single)
    } else if let folder {
      let target = GalleryFolder(path: environment.path(folder))
      guard overwrites || target.isOurs else {
        throw CommandFailure(
          .usage, "\(folder) holds an index.html that is not a gallery's",
          help: "name another folder, or give --force to write over it")
      }
      do throws(SystemFailure) {
        try target.write(GalleryFiles(sheets))
      } catch {
        throw CommandFailure(.inputOutput, error.description)
      }
      try environment.print("\(folder)/index.html")
    }
  }

  /// The requested presets, sorted by family; if none were named, also by id.
  private func chosen(
    in loaded: LoadedCatalog, _ environment: CommandEnvironment, _ ink: Ink
  ) throws -> [Preset] {
    if ids.isEmpty { return loaded.inOrder }
    var presets: [Preset] = []
    for id in ids {
      let preset: Preset
      if let known = loaded.registry.preset(id) {
        preset = known
      } else {
        preset = try loaded.preset(id, in: environment, ink: ink)
      }
      if !presets.contains(where: { $0.id == preset.id }) { presets.append(preset) }
    }
    return presets
  }
}
