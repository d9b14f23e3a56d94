/// What an app calls the variables of a stage.
enum SwiftStageName {
  /// The name of a variable or a parameter; nil for what an app does not know.
  static func text(_ variable: String) -> String? {
    if let name = stage[variable] { return name }
    let parts = variable.split(separator: ".").map(String.init)
    guard let first = parts.first else { return nil }
    let rest = parts.dropFirst().joined(separator: ".")
    switch first {
    case "from", "to": return screen[rest].map { "\(first).\($0)" }
    case "source": return element[rest].map { $0.hasPrefix("motion.") ? $0 : "source.\($0)" }
    default: return isParameter(variable) ? "settings." + SwiftName.value(variable) : nil
    }
  }

  /// Whether a variable is a parameter of its preset: the stage's have dots, but for a few.
  static func isParameter(_ variable: String) -> Bool {
    !variable.contains(".")
      && !["direction", "forward", "dark", "right-to-left", "seed", "progress"]
        .contains(variable)
  }

  private static let stage = [
    "container.width": "width", "container.height": "height",
    "container.center.x": "motion.container.bounds.midX",
    "container.center.y": "motion.container.bounds.midY",
    "direction": "direction", "forward": "(isForward ? 1 : -1)",
    "right-to-left": "(motion.direction < 0)",
    "dark": "isDark",
    "safe.top": "motion.container.safeAreaInsets.top",
    "safe.left": "motion.container.safeAreaInsets.left",
    "safe.bottom": "motion.container.safeAreaInsets.bottom",
    "safe.right": "motion.container.safeAreaInsets.right",
  ]

  private static let screen = [
    "x": "frame.minX", "y": "frame.minY", "width": "bounds.width", "height": "bounds.height",
    "center.x": "center.x", "center.y": "center.y", "max-x": "frame.maxX", "max-y": "frame.maxY",
    "corner-radius": "layer.cornerRadius",
  ]

  private static let element = [
    "x": "minX", "y": "minY", "width": "width", "height": "height", "center.x": "midX",
    "center.y": "midY", "max-x": "maxX", "max-y": "maxY",
    "corner-radius": "motion.sourceView.layer.cornerRadius",
  ]
}

/// The names that lines of Swift use.
struct SwiftNames {
  private let words: Set<String>

  init(in lines: [String]) {
    var words: Set<String> = []
    for line in lines {
      var last: Character = " "
      var word = ""
      for character in line + " " {
        if character.isLetter || character.isNumber || character == "_" {
          if word.isEmpty, last == "." || last == "\"" { word = "." }
          word.append(character)
        } else {
          // What a colon follows is a label.
          if character != ":" { words.insert(word) }
          word = ""
        }
        last = character
      }
    }
    self.words = words
  }

  /// Whether a name stands for itself, rather than for a member of something, or in a string.
  func contains(_ name: String) -> Bool { words.contains(name) }
}
