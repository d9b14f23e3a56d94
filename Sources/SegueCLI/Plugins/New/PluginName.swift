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

  private var words: [Substring] { id.split { $0 == "-" || $0 == "." } }

  /// Its display name.
  private var title: String {
    let text = words.joined(separator: " ")
    return text.prefix(1).uppercased() + text.dropFirst()
  }

  /// Its name in Swift, as a prefix of another word.
  private var type: String { words.map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined() }

  /// Its name in C.
  private var symbol: String { words.joined(separator: "_") }

  /// Fills in the names in a template's text.
  func fill(in text: String) -> String {
    text.replacing("first-plugin", with: id).replacing("first-preset", with: preset)
      .replacing("FirstPlugin", with: type).replacing("First plugin", with: title)
      .replacing("first_plugin", with: symbol).replacing("FIRST_PLUGIN", with: symbol.uppercased())
  }
}
