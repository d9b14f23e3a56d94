import SegueExport
import SegueYAML

/// The id of a new plugin, in the forms that its source needs.
struct PluginName {
  let id: String

  /// The maximum length of an id in bytes.
  static let maxBytes = 128

  /// Creates a name; nil if the id is invalid.
  init?(_ id: String) {
    guard !id.isEmpty, id.utf8.count <= Self.maxBytes, Self.nearest(to: id) == id else {
      return nil
    }
    self.id = id
  }

  /// The valid id closest to a text: words of lower-case letters and digits.
  static func nearest(to text: String) -> String {
    let parts = text.split(separator: ".").map { part in
      KebabText.meant(by: String(part))
        ?? part.lowercased().split { !$0.isASCII || !($0.isLetter || $0.isNumber) }.joined(
          separator: "-")
    }
    let id = parts.filter { !$0.isEmpty }.joined(separator: ".")
    let named = id.first.map { $0.isLetter } == true ? id : id.isEmpty ? "plugin" : "plugin-\(id)"
    var short = String(named.prefix(maxBytes))
    while short.last == "-" || short.last == "." { short.removeLast() }
    return short
  }

  /// The id of its preset, which has no dots.
  var preset: String { id.split(separator: ".").joined(separator: "-") }

  /// Its display name.
  private var title: String {
    let text = id.split { $0 == "-" || $0 == "." }.joined(separator: " ")
    return text.prefix(1).uppercased() + text.dropFirst()
  }

  /// Fills in the names in a template's text: the module and the entry are those that an app links.
  func fill(in text: String) -> String {
    let type = AnimatorRegistration.module(ofPlugin: id)
    let symbol = AnimatorRegistration.symbol(ofPlugin: id)
    return text.replacing("first-plugin", with: id).replacing("first-preset", with: preset)
      .replacing("FirstPlugin", with: type).replacing("First plugin", with: title)
      .replacing("first_plugin", with: symbol).replacing("FIRST_PLUGIN", with: symbol.uppercased())
  }
}
