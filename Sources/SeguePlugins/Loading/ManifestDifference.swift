import SegueCatalog
import SegueDiagnostics
public import SeguePluginABI
import SegueTimeline
public import SegueYAML

/// A difference between a plugin's library and its manifest.
public struct ManifestDifference: Hashable, Sendable, CustomStringConvertible {
  /// The subject: "the plugin", "animator 'ripple'", "parameter 'amount' of 'ripple'".
  public let subject: String
  /// The field that differs, such as "id", "version" or "default".
  public let field: String
  /// The value in the manifest.
  public let manifest: String
  /// The value in the library.
  public let library: String

  /// The difference in words.
  public var description: String {
    "the \(field) of \(subject) is \(manifest) in the manifest, but \(library) in the library"
  }

  /// Finds all differences, in manifest order.
  public static func all(
    between manifest: PluginManifest, and library: LibraryDescription
  ) -> [ManifestDifference] {
    var comparison = ManifestComparison()
    comparison.compare(manifest, library)
    return comparison.differences
  }

  fileprivate init(_ subject: String, _ field: String, _ manifest: String, _ library: String) {
    (self.subject, self.field) = (subject, field)
    (self.manifest, self.library) = (manifest.printable, library.printable)
  }
}

/// Collects differences.
private struct ManifestComparison {
  private(set) var differences: [ManifestDifference] = []

  private mutating func note(
    _ subject: String, _ field: String, _ manifest: String, _ library: String
  ) {
    guard manifest != library else { return }
    differences.append(ManifestDifference(subject, field, manifest, library))
  }

  mutating func compare(_ manifest: PluginManifest, _ library: LibraryDescription) {
    note("the plugin", "id", "'\(manifest.id)'", "'\(library.id)'")
    note("the plugin", "version", "\(manifest.version)", "\(library.version)")
    note(
      "the plugin", "interface", manifest.interface?.words ?? "none", library.interface.words)
    let described = manifest.animators.map(\.description)
    note(
      "the plugin", "set of animators", list(described.map(\.id).sorted()),
      list(library.animators.map(\.id).sorted()))
    for animator in described {
      if let other = library.animator(animator.id) { compare(animator, other) }
    }
  }

  private mutating func compare(_ manifest: AnimatorDescription, _ library: AnimatorDescription) {
    let subject = "animator '\(manifest.id)'"
    note(subject, "version", "\(manifest.version)", "\(library.version)")
    note(
      subject, "set of operations", list(manifest.operationNames), list(library.operationNames))
    note(
      subject, "set of capabilities", list(manifest.capabilities.sorted()),
      list(library.capabilities.sorted()))
    note(
      subject, "list of parameters", list(manifest.parameters.map(\.name)),
      list(library.parameters.map(\.name)))
    for parameter in manifest.parameters {
      guard let other = library.parameters.first(where: { $0.name == parameter.name }) else {
        continue
      }
      compare(parameter, other, of: manifest.id)
    }
  }

  private mutating func compare(
    _ manifest: ParameterDescription, _ library: ParameterDescription, of animator: String
  ) {
    let subject = "parameter '\(manifest.name)' of '\(animator)'"
    note(subject, "kind", manifest.kind.words, library.kind.words)
    note(subject, "default", manifest.defaultText, library.defaultText)
    note(subject, "unit", manifest.unit ?? "none", library.unit ?? "none")
    note(subject, "help", "'\(manifest.help)'", "'\(library.help)'")
  }

  private func list(_ names: [String]) -> String {
    names.isEmpty ? "empty" : names.joined(separator: ", ")
  }
}

extension PluginInterface {
  /// The version as text.
  var words: String { "\(major).\(minor)" }
}

extension AnimatorDescription {
  fileprivate var operationNames: [String] { operations.map(\.rawValue).sorted() }
}

extension ParameterDescription {
  /// The default as it is written in a manifest.
  fileprivate var defaultText: String {
    switch defaultValue {
    case .number(let number): kind.text(number)
    case .boolean(let isOn): "\(isOn)"
    case .choice(let name): "'\(name)'"
    case .color(let color): "\(color.red) \(color.green) \(color.blue) \(color.alpha)"
    }
  }
}
