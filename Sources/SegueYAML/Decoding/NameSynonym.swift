/// Names that other systems have for what has another name here.
enum NameSynonym {
  /// What to write for a name; nil if nothing among `names` has its meaning.
  static func help(for name: String, among names: [String]) -> String? {
    table[name.lowercased()]?.first { names.contains($0.name) }
      .map { "write '\($0.name)'\($0.reason)" }
  }

  private typealias Meaning = (name: String, reason: String)

  private static let table: [String: [Meaning]] = [
    "left": [("leading", ", which is the left in left-to-right layouts")],
    "right": [("trailing", ", which is the right in left-to-right layouts")],
    "top": [("up", "")], "bottom": [("down", "")],
    "up": [("top", "")], "down": [("bottom", "")],
    "sheet": overContext, "page-sheet": overContext, "form-sheet": overContext,
    "modal": overContext, "popover": overContext, "automatic": overContext,
  ]

  private static let overContext: [Meaning] = [
    ("over-context", ", which keeps the presenter visible, and set 'frame'")
  ]
}
