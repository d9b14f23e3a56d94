import SegueCatalog
import SegueDiagnostics
import SegueTimeline

/// The grammar of plugin and animator ids: words like those of presets, joined by dots.
enum PluginIDText {
  /// The limit of the plugin ABI.
  static let maxBytes = 128

  static let grammar = Grammar(
    "an id such as ripple-tiles or com.example.ripple-tiles",
    pattern: #"^[a-z][a-z0-9]*(-[a-z0-9]+)*(\.[a-z0-9]+(-[a-z0-9]+)*)*$"#
  ) { problem(in: $0).map { [$0] } ?? [] }

  static func problem(in text: Span<UInt8>) -> Grammar.Problem? {
    if text.count > maxBytes {
      return Grammar.Problem(help: "use at most \(maxBytes) bytes")
    }
    var previous = UInt8(ascii: "-")
    for offset in text.indices {
      let byte = text[offset]
      let isFine =
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"): true
        case UInt8(ascii: "0")...UInt8(ascii: "9"): offset > 0
        case UInt8(ascii: "-"), UInt8(ascii: "."): isLetter(previous)
        default: false
        }
      guard isFine else { return problem(at: offset, in: text) }
      previous = byte
    }
    return isLetter(previous) ? nil : problem(at: max(0, text.count - 1), in: text)
  }

  private static func isLetter(_ byte: UInt8) -> Bool {
    byte != UInt8(ascii: "-") && byte != UInt8(ascii: ".")
  }

  private static func problem(at offset: Int, in text: Span<UInt8>) -> Grammar.Problem {
    var end = min(offset + 1, text.count)
    while end < text.count, text[end] & 0xC0 == 0x80 { end += 1 }
    return Grammar.Problem(
      range: offset..<end,
      help: "use lower-case letters, digits, single hyphens, and dots between the parts")
  }
}

/// The grammar of versions: one to three numbers.
enum VersionText {
  static let grammar = Grammar(
    "a version such as 1.2.0", pattern: #"^(0|[1-9][0-9]{0,8})(\.(0|[1-9][0-9]{0,8})){0,2}$"#,
    acceptsNumbers: true
  ) { text in
    if isVersion(text) { return [] }
    let written = text.string
    let help =
      written.contains("-") || written.contains("+")
      ? "leave out the pre-release or build: only the numbers are compared"
      : "use up to three numbers separated by dots"
    return [Grammar.Problem(help: help)]
  }

  private static func isVersion(_ text: Span<UInt8>) -> Bool {
    var parts = 1
    var digits = 0
    var startsWithZero = false
    for offset in text.indices {
      switch text[offset] {
      case UInt8(ascii: "0")...UInt8(ascii: "9"):
        if digits > 0, startsWithZero { return false }
        if digits == 0 { startsWithZero = text[offset] == UInt8(ascii: "0") }
        digits += 1
        if digits > 9 { return false }
      case UInt8(ascii: "."):
        if digits == 0 { return false }
        parts += 1
        digits = 0
      default: return false
      }
    }
    return digits > 0 && parts <= 3
  }
}

/// The grammar of display texts, which are shown on one line.
enum LineText {
  /// The limit of the plugin ABI.
  static let maxBytes = 4096

  static func grammar(_ noun: String, most: Int = maxBytes) -> Grammar {
    Grammar(noun, pattern: #"^[^\x00-\x1F\x7F-\x9F]+$"#) { text in
      if text.isEmpty { return [Grammar.Problem("must not be empty")] }
      if text.count > most {
        return [Grammar.Problem("must have at most \(most) bytes, found \(text.count)")]
      }
      guard let offset = text.indices.first(where: { isControl(text, $0) }) else { return [] }
      return [
        Grammar.Problem(
          "must be a single line without control characters", range: offset..<offset + 1,
          help: "remove them; fold a text over several lines with '>-'")
      ]
    }
  }

  /// C0, DEL, and C1, which is C2 80 to C2 9F in UTF-8.
  private static func isControl(_ text: Span<UInt8>, _ offset: Int) -> Bool {
    let byte = text[offset]
    if byte < 0x20 || byte == 0x7F { return true }
    return byte == 0xC2 && offset + 1 < text.count && text[offset + 1] < 0xA0
  }
}

/// The grammar of file paths in a plugin's folder.
enum InnerPathText {
  static let grammar = Grammar(
    "a path such as lib/libripple.so",
    pattern: #"^(?!/)(?!.*(^|/)\.{1,2}(/|$))[^\\]+$"#
  ) { text in
    let line = LineText.grammar("a path", most: 1000).problems(text)
    if !line.isEmpty { return line }
    let parts = text.string.split(separator: "/", omittingEmptySubsequences: false)
    let isInside = !parts.contains { $0.isEmpty || $0 == "." || $0 == ".." || $0.contains("\\") }
    return isInside ? [] : [problem(text)]
  }

  private static func problem(_ text: Span<UInt8>) -> Grammar.Problem {
    Grammar.Problem(
      "must stay inside the plugin's folder, found '\(text.string.shortened)'",
      code: .pathLeavesFolder,
      help: "use names separated by slashes, without '.', '..', or a slash at either end")
  }
}

/// The grammar of web addresses.
enum AddressText {
  static let grammar = Grammar(
    "an address such as https://example.com/ripple", pattern: #"^https?://[^\s/]+\S*$"#
  ) { text in
    let address = text.string
    let rest = ["https://", "http://"].first(where: address.hasPrefix).map {
      address.dropFirst($0.count)
    }
    guard let rest, let first = rest.first, first != "/", text.count <= LineText.maxBytes,
      address.unicodeScalars.allSatisfy({ $0.value > 0x20 && !$0.isUnsafeToPrint })
    else { return [Grammar.Problem(help: "begin with https:// and use no spaces")] }
    return []
  }
}

/// The grammar of SHA-256 digests.
enum DigestText {
  static let grammar = Grammar(
    "a SHA-256 of 64 hexadecimal digits", pattern: "^[0-9a-fA-F]{64}$", acceptsNumbers: true
  ) { text in
    let isSum =
      text.count == 64
      && text.indices.allSatisfy {
        text[$0] < 0x80 && Character(UnicodeScalar(text[$0])).isHexDigit
      }
    return isSum
      ? [] : [Grammar.Problem(help: "'segue plugins show' prints the SHA-256 of a library")]
  }
}

/// Licenses, as SPDX expressions such as `MIT OR Apache-2.0`.
enum LicenseText {
  /// The names of licenses that most plugins have, in SPDX's spelling.
  static let common = [
    "0BSD", "AGPL-3.0-only", "AGPL-3.0-or-later", "Apache-2.0", "Artistic-2.0", "BSD-2-Clause",
    "BSD-3-Clause", "BSL-1.0", "CC-BY-4.0", "CC-BY-SA-4.0", "CC0-1.0", "EPL-2.0", "EUPL-1.2",
    "GPL-2.0-only", "GPL-2.0-or-later", "GPL-3.0-only", "GPL-3.0-or-later", "ISC", "LGPL-2.1-only",
    "LGPL-2.1-or-later", "LGPL-3.0-only", "LGPL-3.0-or-later", "MIT", "MIT-0", "MPL-2.0", "MS-PL",
    "OFL-1.1", "Unlicense", "WTFPL", "Zlib",
  ]

  static let grammar = Grammar(
    "an SPDX license expression such as MIT", pattern: #"^[A-Za-z0-9.+:() -]+$"#
  ) { text in
    let characters = text.string.unicodeScalars.map(Character.init)
    let isExpression = characters.allSatisfy {
      $0.isASCII && ($0.isLetter || $0.isNumber || " .+:()-".contains($0))
    }
    return isExpression && characters.contains(where: \.isLetter) && text.count <= LineText.maxBytes
      ? []
      : [
        Grammar.Problem(
          "must be the SPDX name of a license", code: .badLicense,
          help: "write MIT, or MIT OR Apache-2.0; or LicenseRef-NAME for one of your own")
      ]
  }

  /// The first license of an expression that is neither a common one nor its author's own.
  static func uncommonName(in expression: String) -> String? {
    var isException = false
    for word in expression.split(whereSeparator: { " ()".contains($0) }) {
      if ["AND", "OR", "WITH"].contains(word.uppercased()) {
        isException = word.uppercased() == "WITH"
      } else if !isException, !word.contains("LicenseRef-") {
        let name = String(word.hasSuffix("+") ? word.dropLast() : word)
        if !common.contains(name) { return name }
      }
    }
    return nil
  }
}
