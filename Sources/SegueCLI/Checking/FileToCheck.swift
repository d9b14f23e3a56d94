import SegueSystem
import SegueYAML

/// A file to check, with its expected content.
struct FileToCheck {
  /// The content of a file.
  enum Content {
    case preset, scene, gesture, scenario, rules, families, plugin, tape
  }

  let path: String
  /// The expected content: determined by the name of the file or its folder, otherwise by a key
  /// that only one format has.
  let content: Content

  init(path: String) {
    self.path = path
    let parts = path.split(separator: "/")
    content =
      switch parts.dropLast().last {
      case "scenes": .scene
      case "gestures": .gesture
      case "scenarios": .scenario
      default:
        switch parts.last.map({ YAMLFileName.stem(of: $0) ?? "" }) {
        case RulesFile.stem: .rules
        case FamiliesFile.stem: .families
        case YAMLFileName.stem(of: PluginFile.name): .plugin
        default: Self.detectedContent(path) ?? .preset
        }
      }
  }

  /// The kind of the file and the command for it, if it is not the expected scenario.
  var helpInPlaceOfScenario: (thing: String, command: String)? {
    switch content {
    case .scenario: nil
    case .preset where Self.detectedContent(path) == nil: nil
    case .preset: ("a preset", "'segue preview ID' shows it")
    case .scene: ("a scene", "'segue preview ID --scene NAME' shows a preset with it")
    case .gesture: ("a recorded gesture", "'segue preview ID --gesture FILE' performs it")
    case .rules: ("a file of rules", "'segue match --operation push' says which rule decides")
    case .families: ("a file of families", "'segue list' shows them")
    case .plugin: ("a plugin's manifest", "'segue plugins validate FOLDER' checks the plugin")
    case .tape: ("a tape", "'segue preview --tape FILE' makes its films")
    }
  }

  /// The content according to a file's keys; nil if they are inconclusive, or it cannot be read.
  private static func detectedContent(_ path: String) -> Content? {
    guard let bytes = try? FileBytes.read(path, limit: YAMLLimits().fileSize) else { return nil }
    return bytes.split(separator: UInt8(ascii: "\n")).lazy.compactMap { line in
      let key = line.prefix { $0 != UInt8(ascii: ":") }
      return tellingKeys.first { key.elementsEqual($0.key.utf8) }?.content
    }.first
  }

  private static let tellingKeys: [(key: String, content: Content)] = [
    ("samples", .gesture), ("steps", .scenario), ("rules", .rules), ("roles", .scene),
    ("films", .tape),
    ("animators", .plugin), ("libraries", .plugin), ("transitions", .preset), ("extends", .preset),
  ]

  /// The file at a path, or every YAML file below a folder, and the folders that cannot be read.
  static func all(
    at path: String, in currentFolder: String
  ) throws(SystemFailure) -> (files: [FileToCheck], failures: [SystemFailure]) {
    let isRelative = !currentFolder.isEmpty && !path.hasPrefix("/")
    let path = isRelative ? "\(currentFolder)/\(path)" : path
    let listing = try YAMLFiles(at: path)
    let sources = listing.paths.filter { $0.hasSuffix("/\(PluginFile.name)") }
      .map { $0.dropLast(PluginFile.name.count) }
    // What a plugin's Makefile builds is a copy of the sources beside it.
    var paths = listing.paths.filter { path in
      !sources.contains {
        path.hasPrefix("\($0)build/") && path.contains(PluginFile.folderSuffix + "/")
      }
    }
    // A folder named like a plugin without a manifest is not one, which must be reported.
    let folder = path.hasSuffix("/") ? String(path.dropLast()) : path
    let manifest = "\(folder)/\(PluginFile.name)"
    if folder.hasSuffix(PluginFile.folderSuffix),
      !paths.contains(where: { $0.hasSuffix("/\(PluginFile.name)") })
    {
      paths.append(manifest)
    }
    let misspelled = listing.misspelled.map {
      SystemFailure(.read, $0, reason: "its name must end in .yaml or .yml")
    }
    return (paths.map(FileToCheck.init(path:)), listing.failures + misspelled)
  }
}
