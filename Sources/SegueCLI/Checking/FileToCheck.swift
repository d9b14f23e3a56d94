import SegueYAML

/// A file to check, by what it should hold.
struct FileToCheck {
  /// What a file can hold.
  enum Content {
    case preset, scene, gesture, scenario, rules
  }

  let path: String
  /// What it should hold: by its name or that of its folder, and elsewhere by a key that only one format has.
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
        parts.last.map(String.init) == RulesFile.name ? .rules : Self.telling(path) ?? .preset
      }
  }

  /// What a file's own keys tell; nil where they tell nothing, or it cannot be read.
  private static func telling(_ path: String) -> Content? {
    guard let bytes = try? FileBytes.read(path, limit: YAMLLimits().fileSize) else { return nil }
    return bytes.split(separator: UInt8(ascii: "\n")).lazy.compactMap { line in
      let key = line.prefix { $0 != UInt8(ascii: ":") }
      return tellingKeys.first { key.elementsEqual($0.key.utf8) }?.content
    }.first
  }

  private static let tellingKeys: [(key: String, content: Content)] = [
    ("samples", .gesture), ("steps", .scenario), ("roles", .scene),
  ]

  /// The file of a path, or every YAML file below a folder.
  static func all(
    at path: String, in currentFolder: String
  ) throws(SystemFailure) -> [FileToCheck] {
    let isRelative = !currentFolder.isEmpty && !path.hasPrefix("/")
    return try YAMLFiles.paths(at: isRelative ? "\(currentFolder)/\(path)" : path)
      .map(FileToCheck.init(path:))
  }
}
