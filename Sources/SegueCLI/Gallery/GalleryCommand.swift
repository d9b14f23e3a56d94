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

/// `segue gallery`: the catalog as a web page that plays every preset.
struct GalleryCommand: Subcommand {
  static let configuration = CommandConfiguration(
    commandName: "gallery",
    abstract: "Render the catalog as a web page that plays every preset.",
    discussion: """
      Examples:
        segue gallery -o site
        segue gallery --single segue.html
        segue gallery catalog -o mine
        segue gallery cover flip --from a.png --to b.png -o mine
        segue gallery --base-url https://example.com/gallery -o site
        segue gallery --serve
      The page needs no network. With --serve it reloads each preset as you save it.
      """)

  @Argument(
    help: ArgumentHelp(
      "The ids of presets, or catalog folders whose presets to show; by default all that are found.",
      valueName: "folder-or-id"), completion: .presetIDs)
  var arguments: [String] = []

  @OptionGroup var family: FamilyOption

  @Option(
    name: [.customShort("o"), .customLong("output")],
    help: ArgumentHelp("The folder to write the page into.", valueName: "folder"),
    completion: .directory)
  var folder: String?

  @Option(
    help: ArgumentHelp("Write everything into a single HTML file.", valueName: "file"),
    completion: .file(extensions: ["html"]))
  var single: String?

  @Option(
    help: ArgumentHelp(
      "The page's title; by default the name of the folder whose presets it shows, or Segue.",
      valueName: "text"))
  var title: String?

  @Flag(help: "Serve the page on this machine and reload presets as you save them.")
  var serve = false

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "The port for --serve; 0 picks any free port. (default: \(Self.defaultPort))",
      valueName: "number"), transform: Self.port)
  var port: UInt16?

  @Flag(
    name: [.customShort("f"), .customLong("force")],
    help: "Overwrite a page that Segue did not write.")
  var overwrites = false

  @Flag(
    help:
      "Render the other values of every parameter, not only of those where they are small; needs -o, and is slower."
  )
  var values = false

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "Also render films to download, as mp4, webp or gif; needs -o, and is slower.",
      valueName: "format,…"),
    transform: GalleryFormats.init)
  var films: GalleryFormats?

  @Flag(name: .customLong("no-cache"), help: "Ignore the cache and render everything again.")
  var ignoresCache = false

  @OptionGroup(title: "Publishing") var publishing: PublishingOptions
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
      throw ValidationError("give one of -o FOLDER, --single FILE or --serve, and only one")
    }
    if folder?.isEmpty == true {
      throw ValidationError("-o names no folder: its value is empty")
    }
    if title?.isEmpty == true { throw ValidationError("--title is empty") }
    if port != nil && !serve { throw ValidationError("--port needs --serve") }
    if values && folder == nil {
      throw ValidationError(
        "--values needs -o FOLDER, since a page loads the values from separate files")
    }
    if folder == nil, let option = publishing.firstOption {
      throw ValidationError("\(option) needs -o FOLDER")
    }
    if films != nil && folder == nil {
      throw ValidationError(
        "--films needs -o FOLDER, since films are separate files; with --serve every film is made on request"
      )
    }
  }

  /// The formats of films, such as `mp4,gif`.
  struct GalleryFormats {
    let all: [OutputFormat]

    init(_ text: String) throws {
      all = try text.split(separator: ",").map { word in
        guard let format = OutputFormat(rawValue: String(word)),
          GalleryFilm.formats.contains(format)
        else {
          throw ValidationError(
            "--films does not know '\(String(word).printable)'; use mp4, webp or gif")
        }
        return format
      }
    }
  }

  func run(in environment: CommandEnvironment) throws {
    let style = color.style(in: environment, isTerminal: environment.hasErrorTerminal)
    try refusePageAsFolder(in: environment)
    try refuseFolderAsPage(in: environment)
    let arguments = try CatalogArguments(arguments, of: commandLine, in: environment)
    if family.name != nil && !arguments.ids.isEmpty {
      throw CommandFailure(.usage, "--family and ids of presets cannot be combined")
    }
    var catalog = catalog
    catalog.folders = arguments.folders + catalog.folders
    let loaded = try catalog.load(in: environment)
    try environment.report(loaded.messages, style: style)
    let all = try chosen(arguments, in: loaded, environment, style)
    let chosen = publishing.shard?.presets(of: all) ?? all
    let choice = pictures.choice(in: environment)
    let notes = try choice.check(in: loaded.folders, for: stage.request)
    try environment.report(notes, style: style)
    let assets = try assets(in: environment)
    let target = try outputFolder(in: environment)
    let file = try outputFile(in: environment)
    let title = title ?? arguments.folders.first.flatMap(GalleryTitle.ofFolder)
    let progress = GalleryProgress(environment)
    let builder = GalleryBuilder(
      request: stage.request, pictures: choice, scale: Double(scale),
      values: serve ? .none : values ? .all : .small,
      variants: serve ? [] : PageVariant.written, program: Self.build(in: environment),
      cache: ignoresCache ? nil : environment.cacheFolder.map { GalleryCache(folder: $0) },
      progress: { progress.show($0, of: $1) })
    if serve {
      let isWhole = arguments.ids.isEmpty && family.name == nil
      let watcher = GalleryWatcher(
        paths: loaded.folders, ids: isWhole ? [] : chosen.map(\.id),
        ofFirst: arguments.folders.isEmpty ? nil : loaded.count(of: arguments.folders),
        plugins: loaded.plugins, builder: builder,
        // A page is served whether its problems can be printed or not.
        report: { try? environment.report($0, style: style) })
      let server = try server(watcher, assets, title)
      try environment.print(server.address)
      try environment.report(
        .note,
        "watching \(loaded.folders.joined(separator: ", ").printable); press Ctrl-C to stop",
        style: style)
      return server.run()
    }
    let address = publishing.address(title: title)
    let publication = address.map {
      Publication(at: $0, chosen, of: all, in: loaded, on: stage.request, choice)
    }
    let warnings = [try publication?.warning()].compactMap { $0 }
    try environment.report(warnings, style: style)
    // The first screen belongs to the whole gallery, which is merged from its shards.
    let front = GalleryFront(
      assets: assets, title: title, families: loaded.families.described,
      hero: publishing.shard == nil ? builder.hero(of: chosen, in: loaded) : nil)
    if !publishing.merge.isEmpty, let target {
      let shards = try publishing.merged(chosen, at: address, in: environment)
      return try write(
        try GalleryFiles(merging: shards, front, publication: publication), to: target,
        in: environment)
    }
    let built = builder.pages(of: chosen, in: loaded)
    if let target {
      let films = try films(of: chosen, by: builder, loaded, in: environment, style)
      try write(
        try GalleryFiles(built.pages, front, films: films, publication: publication), to: target,
        in: environment)
    } else {
      try write(GalleryIndex(single: built.pages, front), to: file, in: environment)
    }
    for page in built.pages {
      guard let problem = page.problem else { continue }
      try environment.report(
        .warning, "'\(page.card.id)' cannot be shown: \(problem.printableLines)", style: style)
    }
    if let failure = built.cacheFailure {
      try environment.report(.note, "the pages were not cached: \(failure)", style: style)
    }
    try environment.report(.note, built.summary, style: style)
    try requireAll(built.pages, of: loaded, arguments)
  }

  /// The version and the build.
  private static func build(in environment: CommandEnvironment) -> String {
    let file = environment.executable.flatMap { FileStamp.of($0) }
    return "\(PluginHost.segue.version) \(file?.size ?? 0) \(file?.modified ?? 0)"
  }

  private static let defaultPort: UInt16 = 8047

  private static func port(_ text: String) throws -> UInt16 {
    guard let port = UInt16(text) else {
      throw ValidationError("a port is a number from 0 to \(UInt16.max)")
    }
    return port
  }

  /// Reads the style and the scripts of the page.
  private func assets(
    in environment: CommandEnvironment
  ) throws(CommandFailure) -> GalleryAssets {
    let shipped = ShippedFiles(beside: environment.executable)
    guard let folder = shipped.existing("page", inPackage: "Sources/SegueGallery/Page") else {
      throw CommandFailure(
        .notFound, "the style and the scripts of the gallery's page are not installed",
        help: "run Scripts/install to install them next to the catalog")
    }
    do throws(GalleryAssets.Problem) {
      return try GalleryAssets(folder: folder)
    } catch {
      throw CommandFailure(.inputOutput, error.message, help: error.help)
    }
  }

  private func server(
    _ watcher: GalleryWatcher, _ assets: GalleryAssets, _ title: String?
  ) throws(CommandFailure) -> GalleryServer {
    let port = port ?? Self.defaultPort
    do throws(LoopbackServer.Failure) {
      return try GalleryServer(watcher, assets, title: title, port: port)
    } catch {
      throw CommandFailure(
        .inputOutput, "cannot listen on port \(port): \(error.reason)", help: error.help)
    }
  }

  /// Creates the folder to write into; nil if the page does not go into a folder.
  private func outputFolder(
    in environment: CommandEnvironment
  ) throws(CommandFailure) -> GalleryFolder? {
    guard let folder else { return nil }
    let target = GalleryFolder(path: environment.path(folder))
    try refuseToReplace(target.foreignFiles, in: folder)
    try writing { () throws(SystemFailure) in try target.create() }
    return target
  }

  private func refuseToReplace(_ files: [String], in folder: String) throws(CommandFailure) {
    guard !overwrites, !files.isEmpty else { return }
    let names = files.prefix(8).joined(separator: ", ") + (files.count > 8 ? ", …" : "")
    throw CommandFailure(
      .usage,
      "\(folder) contains files that Segue did not write and would replace: \(names.printable)",
      help: "choose another folder, or replace them with --force")
  }

  /// Opens the file to write everything into; nil if the page does not go into a file.
  private func outputFile(in environment: CommandEnvironment) throws(CommandFailure) -> AtomicFile?
  {
    guard let single else { return nil }
    let path = environment.path(single)
    // A pipe or a device holds nothing that could be lost.
    if !overwrites, (try? FileStatus(following: path))?.isFile == true {
      let head = try writing { () throws(SystemFailure) in try FileBytes.read(path, limit: 256) }
      if !GalleryIndex.isSingleGallery(head) {
        throw CommandFailure(
          .usage, "'\(single.printable)' is not a gallery that Segue wrote, and would be replaced",
          help: "choose another file, or replace it with --force")
      }
    }
    return try writing { () throws(SystemFailure) in try AtomicFile(path: path) }
  }

  /// Renders the films that were asked for; says which are missing.
  private func films(
    of presets: [Preset], by builder: GalleryBuilder, _ loaded: LoadedCatalog,
    in environment: CommandEnvironment, _ style: ANSIStyle
  ) throws -> [(film: GalleryFilm, bytes: [UInt8])] {
    guard let films else { return [] }
    let (made, problems) = builder.films(of: presets, in: films.all, loaded)
    for problem in problems {
      try environment.report(
        .warning, "a film is missing: \(problem.printableLines)", style: style)
    }
    return made
  }

  private func write(
    _ files: GalleryFiles, to target: GalleryFolder, in environment: CommandEnvironment
  ) throws(CommandFailure) {
    guard let folder else { return }
    let packed = publishing.packed(files)
    try refuseToReplace(target.foreignFiles(replacedBy: packed), in: folder)
    try writing { () throws(SystemFailure) in try target.write(packed) }
    try environment.print("\(folder)/index.html")
  }

  private func write(
    _ index: GalleryIndex, to file: AtomicFile?, in environment: CommandEnvironment
  ) throws(CommandFailure) {
    guard let single, let file else { return }
    try writing { () throws(SystemFailure) in
      try file.write(Array(index.text.utf8))
      try file.commit()
    }
    try environment.print(single)
  }

  private func writing<Result>(
    _ body: () throws(SystemFailure) -> Result
  ) throws(CommandFailure) -> Result {
    do throws(SystemFailure) {
      return try body()
    } catch {
      throw CommandFailure(.inputOutput, error.description, help: error.help)
    }
  }

  /// The requested presets, sorted by family; if they were named, in the order of their names.
  private func chosen(
    _ arguments: CatalogArguments, in loaded: LoadedCatalog, _ environment: CommandEnvironment,
    _ style: ANSIStyle
  ) throws -> [Preset] {
    guard arguments.ids.isEmpty else {
      return try named(arguments.ids, in: loaded, environment, style)
    }
    var presets = loaded.inOrder
    if arguments.folders.isEmpty {
      if family.name == nil, let note = loaded.origins(commandLine) {
        try environment.report(.note, note, style: style)
      }
    } else {
      let own = Set(loaded.presets(ofFirst: loaded.count(of: arguments.folders)).map(\.id))
      if own.isEmpty, !serve { throw loaded.absence(ofPresetsTo: "show", commandLine) }
      presets = presets.filter { own.contains($0.id) }
    }
    guard let name = family.name else { return presets }
    let id = try loaded.families.id(for: name, among: Set(presets.map(\.family)))
    return presets.filter { $0.family == id }
  }

  /// The presets of some ids.
  private func named(
    _ ids: [String], in loaded: LoadedCatalog, _ environment: CommandEnvironment,
    _ style: ANSIStyle
  ) throws -> [Preset] {
    var presets: [Preset] = []
    for id in ids {
      let preset: Preset
      if let known = loaded.registry.preset(id) {
        preset = known
      } else {
        if let family = loaded.family(insteadOf: id) {
          throw CommandFailure(
            .notFound, "there is no preset '\(id)'",
            help: "'\(id)' is a family: type 'segue gallery --family \(family)'".printable)
        }
        try loaded.refuseMisspelledFolder(id, in: environment) { "segue gallery \($0)" }
        preset = try loaded.preset(id, in: environment, style: style)
      }
      if !presets.contains(where: { $0.id == preset.id }) { presets.append(preset) }
    }
    return presets
  }

  /// The command, and its options for where the page goes, for help.
  var commandLine: (name: String, options: String) {
    let target = folder.map { "-o \($0)" } ?? single.map { "--single \($0)" } ?? "--serve"
    return ("segue gallery", target.printable)
  }
}
