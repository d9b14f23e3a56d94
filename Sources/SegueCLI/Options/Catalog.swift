import SegueAnimators
import SegueCatalog
import SegueDiagnostics
import SeguePlugins
import SegueYAML

/// The presets that a command works with, read whole.
struct Catalog {
  /// The folders that they were read from, in search order.
  let folders: [String]
  /// The presets and animators.
  let registry: Registry
  /// What is to be said of them.
  let messages: CatalogMessages
  /// The plugins that were found beside them.
  let plugins: AvailablePlugins

  /// Reads folders, and the presets of plugins after them.
  init(_ folders: [CatalogFolder], _ plugins: AvailablePlugins = AvailablePlugins()) {
    let presets = plugins.collection.offered.map(\.presets)
    self.init(folders, CatalogLoader().load(folders, and: presets), plugins)
  }

  /// Puts together what was read of folders and plugins.
  init(_ folders: [CatalogFolder], _ loaded: CatalogLoader.Result, _ plugins: AvailablePlugins) {
    var sources: [CatalogSource] = []
    var found = Diagnostics()
    var leftOut: [String] = []
    for (folder, presets) in zip(folders, loaded.groups) {
      let (rules, problems) = folder.rules
      sources.append(CatalogSource(name: folder.path, presets: presets, rules: rules))
      if problems.hasErrors { leftOut.append("the rules of \(folder.path.printable) are left out") }
    }
    sources += plugins.sources(loaded.groups.dropFirst(folders.count))
    self.plugins = plugins
    self.folders = folders.map(\.path)
    registry = Self.registry(of: sources, plugins, reporting: &found)
    var messages = CatalogMessages(loaded, found)
    messages.warnings += leftOut
    let ofPlugins = plugins.collection.messages
    messages.refusals = ofPlugins.refusals
    messages.notes += ofPlugins.notes
    self.messages = messages
  }

  /// The presets that were read together, and nothing else of their folders.
  init(of dependencies: PresetDependencies, in folders: [String], _ plugins: AvailablePlugins) {
    var found = Diagnostics()
    self.folders = folders
    self.plugins = plugins
    messages = CatalogMessages()
    registry = Self.registry(
      of: [CatalogSource(name: "", presets: dependencies.presets)], plugins, reporting: &found)
  }

  private static func registry(
    of sources: [CatalogSource], _ plugins: AvailablePlugins, reporting found: inout Diagnostics
  ) -> Registry {
    var builder = RegistryBuilder()
    for animator in BuiltInAnimators.all {
      builder.add(AnimatorProvider(animator, origin: .builtIn))
    }
    plugins.collection.addAnimators(
      to: &builder, offersCode: plugins.offersCode, makeRunner: plugins.makeRunner)
    for source in sources { builder.add(source) }
    return builder.registry(reporting: &found)
  }

  /// The preset that a user names, after what is to be said of the catalog; a note tells where an earlier id
  /// was used.
  func preset(
    _ id: String, in environment: CommandEnvironment, ink: Ink
  ) throws(CommandFailure) -> Preset {
    let found = registry.lookUp(id)
    if case .unknown = found, let file = leftOut(id) {
      throw CommandFailure(
        .notFound, "'\(id)' cannot be used before its file is fixed",
        help: "segue validate \(file)")
    }
    try environment.tell(messages, ink: ink)
    switch found {
    case .found(let preset): return preset
    case .renamed(let preset):
      try environment.tell(.note, "'\(id)' is called '\(preset.id)' now", ink: ink)
      return preset
    case .unknown:
      throw CommandFailure(
        .notFound, "there is no preset '\(id)'",
        help: NearestName.help(for: id, noun: "preset", among: registry.presets.map(\.id))
          ?? "'segue list' shows those there are")
    }
  }

  /// The file of a preset that is left out; nil where there is none.
  private func leftOut(_ id: String) -> String? {
    for line in messages.warnings {
      guard let end = line.firstRange(of: "/\(id).yaml is left out") else { continue }
      return line[..<end.lowerBound] + "/\(id).yaml"
    }
    return nil
  }
}

extension CatalogOptions {
  /// Reads the catalog whole.
  func load(in environment: CommandEnvironment) throws(CommandFailure) -> Catalog {
    let paths = try paths(in: environment)
    let plugins = try plugins.plugins(in: environment)
    do throws(SystemFailure) {
      var folders: [CatalogFolder] = []
      for path in paths { folders.append(try CatalogFolder(path)) }
      return Catalog(folders, plugins)
    } catch {
      throw CommandFailure(.inputOutput, error.description)
    }
  }
}
