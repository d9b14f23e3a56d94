import SegueSystem

/// The names of YAML files.
package enum YAMLFileName {
  /// The suffixes of files that are read.
  package static let suffixes = [".yaml", ".yml"]

  /// The path of a file in a folder, with the suffix that it has; with the usual one if there is none.
  static func path(of stem: String, in folder: String) -> String {
    let start = folder.hasSuffix("/") ? folder + stem : "\(folder)/\(stem)"
    let paths = suffixes.map { start + $0 }
    return paths.first { FileStamp.of($0) != nil } ?? paths[0]
  }

  /// A name without the suffix of YAML files; nil if it has none.
  package static func stem(of name: some StringProtocol) -> String? {
    suffixes.first { name.hasSuffix($0) }.map { String(name.dropLast($0.count)) }
  }
}
