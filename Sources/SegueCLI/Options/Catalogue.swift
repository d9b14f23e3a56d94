import SegueAnimators
import SegueCatalog
import SegueYAML

/// The presets that a command works with, read whole.
struct Catalogue {
  /// The folders that they were read from, in search order.
  let folders: [String]
  /// The presets and animators.
  let registry: Registry
  /// A line for each file that was left out.
  let messages: [String]

  init(_ folders: [CatalogueFolder]) {
    let loaded = CatalogueLoader().load(folders)
    var builder = RegistryBuilder()
    for animator in BuiltInAnimators.all {
      builder.add(AnimatorProvider(animator, origin: .builtIn))
    }
    var messages = loaded.messages
    for (folder, presets) in zip(folders, loaded.groups) {
      let (rules, found) = folder.rules
      builder.add(CatalogSource(name: folder.path, presets: presets, rules: rules))
      if found.hasErrors { messages.append("the rules of \(folder.path.printable) are left out") }
    }
    // What does not fit together is what 'segue validate' is for; here it only matters if it is used.
    var ignored = Diagnostics()
    self.folders = folders.map(\.path)
    registry = builder.registry(reporting: &ignored)
    self.messages = messages
  }

  /// The preset that a user names; a note tells where an earlier id was used.
  func preset(
    _ id: String, in environment: CommandEnvironment, ink: Ink
  ) throws(CommandFailure) -> Preset {
    switch registry.lookUp(id) {
    case .found(let preset): return preset
    case .renamed(let preset):
      try environment.tell(.note, "'\(id)' is called '\(preset.id)' now", ink: ink)
      return preset
    case .unknown(let nearest):
      if let message = messages.first(where: { $0.contains("/\(id).yaml is left out") }) {
        throw CommandFailure(
          .notFound, "'\(id)' cannot be used: \(message)",
          help: "run 'segue validate' on the file")
      }
      throw CommandFailure(
        .notFound, "there is no preset '\(id)'",
        help: nearest.map { "there is a preset with a similar name: '\($0)'" }
          ?? "'segue list' shows those there are")
    }
  }
}

extension CatalogueOptions {
  /// Reads the catalogue whole.
  func load(in environment: CommandEnvironment) throws(CommandFailure) -> Catalogue {
    let paths = try paths(in: environment)
    do throws(SystemFailure) {
      var folders: [CatalogueFolder] = []
      for path in paths { folders.append(try CatalogueFolder(path)) }
      return Catalogue(folders)
    } catch {
      throw CommandFailure(.inputOutput, error.description)
    }
  }
}
