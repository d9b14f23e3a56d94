/// The names of YAML files.
package enum YAMLFileName {
  /// The suffixes of files that are read.
  package static let suffixes = [".yaml", ".yml"]

  /// A name without the suffix of YAML files; nil if it has none.
  package static func stem(of name: some StringProtocol) -> String? {
    suffixes.first { name.hasSuffix($0) }.map { String(name.dropLast($0.count)) }
  }
}
