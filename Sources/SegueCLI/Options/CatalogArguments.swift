import SegueCatalog
import SegueStaging
import SegueDiagnostics
import SegueSystem
import SegueYAML

/// Arguments that name catalog folders or the ids of presets.
///
/// An id has no slash; a folder in the current folder need not have one either.
struct CatalogArguments {
  /// The folders, as paths.
  private(set) var folders: [String] = []
  private(set) var ids: [String] = []

  /// Whether all presets of the folders are meant, and not only those with the ids.
  var includesWholeFolders: Bool { ids.isEmpty || !folders.isEmpty }

  /// Tells folders from ids.
  ///
  /// - Parameters:
  ///   - command: the command and its options, for the help about a preset's file: `('segue compile', '-o A.swift')`.
  /// - Throws: if an argument names a file.
  init(
    _ arguments: [String], of command: (name: String, options: String),
    in environment: CommandEnvironment
  ) throws(CommandFailure) {
    for argument in arguments {
      let status = try? FileStatus(following: environment.path(argument))
      if status?.isFolder == false || YAMLFileName.stem(of: argument) != nil {
        throw Self.file(argument, command)
      }
      // The sources of a plugin often lie in a folder with the id of its preset.
      let isPlugin = FileStamp.of("\(environment.path(argument))/\(PluginFile.name)") != nil
      if argument.contains("/") || argument == "." || status?.isFolder == true && !isPlugin {
        folders.append(environment.path(argument))
      } else {
        ids.append(argument)
      }
    }
  }

  /// The refusal of a file in place of a folder or an id.
  private static func file(
    _ argument: String, _ command: (name: String, options: String)
  ) -> CommandFailure {
    let parts = argument.split(separator: "/")
    let id = parts.last.flatMap { YAMLFileName.stem(of: $0) }
    let folder = parts.dropLast(2).joined(separator: "/")
    let catalog = (argument.hasPrefix("/") ? "/" : "") + (folder.isEmpty ? "." : folder)
    return CommandFailure(
      .usage, "'\(argument.printable)' is neither a catalog folder nor the id of a preset",
      help: id.map { id in
        parts.count < 2
          ? "type '\(command.name) \(id.printable) \(command.options)'; the file of a preset is in the folder of its family, such as catalog/custom"
          : "for this preset, type '\(command.name) \(id.printable) --catalog \(catalog.printable) \(command.options)'"
      })
  }
}

extension LoadedCatalog {
  /// The number of folders at the front of the search that were named for their presets.
  func count(of named: [String]) -> Int { folders.prefix { named.contains($0) }.count }

  /// Throws if an argument is not similar to any preset's id, since it may be meant as a folder.
  ///
  /// - Parameter command: the command line with another argument in its place.
  func refuseMisspelledFolder(
    _ argument: String, in environment: CommandEnvironment, command: (String) -> String
  ) throws(CommandFailure) {
    guard case .unknown = registry.lookUp(argument), !isBroken(argument),
      family(insteadOf: argument) == nil,
      NearestName.find(argument, among: registry.presets.map(\.id)) == nil
    else { return }
    let help =
      environment.projectCatalog(meantBy: argument)
      .map { "the project's is \($0): type '\(command($0))'" }
      ?? environment.help(
        forMissing: argument,
        { "there is a folder with a similar name: type '\(command($0))'" })
    let plugin = PluginFile.help(forFolder: environment.path(argument))
    throw CommandFailure(
      .notFound,
      "there is no preset '\(argument.printable)', and no \(plugin == nil ? "folder" : "catalog") of that name",
      help: plugin ?? help
        ?? "'segue list' lists the presets; 'segue new ID' begins a catalog: it writes catalog/custom/ID.yaml"
    )
  }

  /// How many presets come from which folder, and how to name one; nil if all come from one place.
  func origins(_ command: (name: String, options: String)) -> String? {
    let counts = (0...folders.count).map { presets(ofFirst: $0).count }
    var places = zip(folders, zip(counts.dropFirst(), counts)).map { ($0, $1.0 - $1.1) }
      .filter { $0.1 > 0 }
    guard let first = places.first?.0, places.count > 1 else { return nil }
    let plugged = registry.presets.count - (counts.last ?? 0)
    if plugged > 0 { places.append(("plugins", plugged)) }
    let list = places.map { "\($0.1) of \($0.0)" }.joined(separator: ", ")
    return
      "\(registry.presets.count) presets: \(list); for those of one folder type '\(command.name) \(first) \(command.options)'"
      .printable
  }

  /// The refusal of folders without presets.
  func absence(ofPresetsTo verb: String, _ command: (name: String, options: String))
    -> CommandFailure
  {
    let catalog = (try? CatalogFolder(folders[0]))?.catalogAbove
    return CommandFailure(
      .notFound, "there are no presets to \(verb) in \(folders[0].printable)",
      help: catalog.map { "type '\(command.name) \($0.printable) \(command.options)'" }
        ?? "name presets, as in '\(command.name) cover', or put some into that folder")
  }
}
