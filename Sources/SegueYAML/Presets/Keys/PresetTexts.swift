import SegueCatalog
import SegueDiagnostics
import SegueExpressions
import SegueTimeline

/// The grammar of requirements.
enum RequirementText {
  static let grammar = Grammar(
    "source, destination, siblings or element.NAME",
    pattern: "^(source|destination|siblings|element\\.[a-z][a-z0-9-]*)$"
  ) { text in
    requirement(String(decoding: text)) == nil
      ? [Grammar.Problem(help: "use source, destination, siblings or element.NAME")] : []
  }

  static func requirement(_ text: String) -> Requirement? {
    switch text {
    case "source": return .source
    case "destination": return .destination
    case "siblings": return .siblings
    default:
      let prefix = "element."
      guard text.hasPrefix(prefix), text.count > prefix.count else { return nil }
      return .element(String(text.dropFirst(prefix.count)))
    }
  }
}

/// The grammar of colors: hexadecimal, a color name, or a parameter.
enum ColorText {
  static func literal(_ text: String) -> Color? {
    // Most other texts are names, which need no error message here.
    Color(hex: text) ?? ColorLiteral.named.first { $0.key == text }?.value
  }

  static func isPlausible(_ text: String) -> Bool {
    literal(text) != nil || (text.first?.isLowercase ?? false)
  }
}

/// The grammar of animator ids and layer names: words joined by hyphens and dots.
enum AnimatorText {
  static func problems(in text: Span<UInt8>) -> [Grammar.Problem] {
    let isFine = text.indices.allSatisfy { index in
      let byte = text[index]
      return switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "0")...UInt8(ascii: "9"),
        UInt8(ascii: "-"), UInt8(ascii: "."):
        true
      default: false
      }
    }
    return isFine && text.count > 0
      ? []
      : [
        Grammar.Problem(
          help: (NameSynonym.presetID(text.string) ?? KebabText.meant(by: text.string)).map {
            "an animator is code; to begin from a preset, write 'extends: \($0)' in place of 'transitions'"
          } ?? "use lower-case letters, digits, hyphens and dots")
      ]
  }
}

/// The grammar of easings.
enum EasingText {
  /// The named curves, the most common easings: looked up by their bytes, and built once.
  private static let names = KeyTable(NamedTimingFunction.all.map(\.name))
  private static let curves = NamedTimingFunction.all.map {
    TimingDescription.function($0.function)
  }

  /// Returns the curve named by a text; nil for other texts.
  static func curve(_ text: Span<UInt8>) -> TimingDescription? {
    names.index(of: text).map { curves[$0] }
  }

  /// The forms of each easing that takes arguments.
  private static let forms = [
    "cubic-bezier": "cubic-bezier(0.2, 0, 0, 1)",
    "linear": "linear(0, 0.2 10%, 1)",
    "steps": "steps(4) or steps(4, jump-start)",
    "spring": "spring(damping-ratio: 0.8), spring(duration: 400ms, bounce: 0.2) or "
      + "spring(mass: 1, stiffness: 170, damping: 26)",
  ]

  static func problems(in text: Span<UInt8>) -> [Grammar.Problem] {
    if names.index(of: text) != nil { return [] }
    let written = String(decoding: text)
    do {
      _ = try EasingSyntax(parsing: written)
      return []
    } catch {
      let wrong = String(
        decoding: written.utf8.dropFirst(error.range.lowerBound).prefix(error.range.count),
        as: UTF8.self)
      let name = String(written.prefix { $0 != "(" })
      let help =
        ForeignEasing.help(forSpring: written) ?? ForeignEasing.help(for: name)
        ?? NearestName.find(wrong, among: error.candidates)
        .map { "there is an easing with a similar name: '\($0)'" }
        ?? forms[name].map { "write \($0)" }
      return [
        Grammar.Problem(
          "must be an easing: \(error.message)", range: error.range, help: help,
          replacement: written == wrong
            ? ForeignEasing.text(for: name)
              ?? NearestName.only(near: wrong, among: error.candidates)
            : nil)
      ]
    }
  }
}

extension String {
  /// Decodes UTF-8 bytes.
  init(decoding bytes: Span<UInt8>) {
    self = bytes.withUnsafeBufferPointer { String(decoding: $0, as: UTF8.self) }
  }
}
