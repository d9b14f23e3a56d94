import SegueSystem

/// The terminal's identity, from its environment and its own reply.
struct TerminalIdentity {
  private let term: String
  private let program: String
  private let colorTerm: String
  /// The terminal's own name and version; nil where it sent none.
  let name: String?
  /// The multiplexer between this process and the terminal: `tmux`, `screen` or `zellij`.
  let multiplexer: String?
  /// Whether the locale supports more than ASCII.
  let hasUnicode: Bool
  /// The name of a terminal known to support iTerm2 images, according to the environment; otherwise
  /// nil.
  let iterm2Terminal: String?
  /// Whether the terminal behind a multiplexer lacks kitty's Unicode placeholders.
  let lacksPlaceholders: Bool

  init(environment: (String) -> String?, name: String?) {
    term = environment("TERM") ?? ""
    program = environment("TERM_PROGRAM") ?? ""
    colorTerm = environment("COLORTERM") ?? ""
    self.name = name
    hasUnicode = Self.hasUnicode(environment)
    iterm2Terminal = Self.iterm2Terminal(environment, name)
    lacksPlaceholders =
      environment("WEZTERM_EXECUTABLE") != nil || environment("KONSOLE_VERSION") != nil
    if environment("TMUX") != nil || name?.hasPrefix("tmux") == true || term.hasPrefix("tmux") {
      multiplexer = "tmux"
    } else if environment("ZELLIJ") != nil {
      multiplexer = "zellij"
    } else if environment("STY") != nil || term.hasPrefix("screen") {
      multiplexer = "screen"
    } else {
      multiplexer = nil
    }
  }

  /// Whether the terminal understands control sequences at all.
  var canMoveCursor: Bool { !term.isEmpty && term != "dumb" }

  /// Whether queries are safe: the Linux console and Apple's Terminal print unknown ones.
  var canBeAsked: Bool { canMoveCursor && term != "linux" && program != "Apple_Terminal" }

  /// Whether its font is known to lack quadrants: the Linux console's has at most 512 glyphs.
  var lacksQuadrants: Bool { term == "linux" }

  /// The evidence for 24-bit colors, or nil.
  var truecolorReason: String? {
    if multiplexer == "screen" || program == "Apple_Terminal" || term == "linux" { return nil }
    if colorTerm == "truecolor" || colorTerm == "24bit" { return "set by COLORTERM" }
    if multiplexer == "tmux" { return "tmux converts them if necessary" }
    let known = ["kitty", "ghostty", "WezTerm", "foot", "iTerm2", "Konsole", "VTE", "XTerm"]
    return known.first { name?.hasPrefix($0) == true }.map { "supported by \($0)" }
  }

  /// The color depth below 24 bits, with its reason.
  var paletteReason: (depth: TerminalCapabilities.ColorDepth, text: String) {
    if term.contains("256color") || multiplexer != nil || program == "Apple_Terminal" {
      return (.palette256, "256 (no sign of more)")
    }
    if name != nil { return (.palette256, "256 (the terminal reported its name)") }
    if term.hasPrefix("vt") || term.hasSuffix("-mono") || term.hasSuffix("-m") {
      return (.monochrome, "none (TERM=\(printable(term)))")
    }
    return (.palette16, "16 (TERM=\(printable(term)))")
  }

  /// A line for `segue doctor`.
  var finding: String {
    let own = name.map { ", reports as \(printable($0))" } ?? ""
    return "terminal: TERM=\(printable(term))\(own)"
  }

  private static func hasUnicode(_ environment: (String) -> String?) -> Bool {
    let locale = ["LC_ALL", "LC_CTYPE", "LANG"].compactMap(environment).first { !$0.isEmpty }
    let encoding = (locale ?? "").lowercased()
    return encoding.hasSuffix("utf-8") || encoding.hasSuffix("utf8")
  }

  /// Identifies a terminal with iTerm2 images by name or by its environment variables, since there
  /// is no query for them.
  private static func iterm2Terminal(
    _ environment: (String) -> String?, _ name: String?
  ) -> String? {
    let names = ["iTerm2", "WezTerm", "mintty", "WarpTerminal", "Tabby", "Hyper", "Konsole"]
    let variables = ["TERM_PROGRAM", "LC_TERMINAL"]
    let own = ([name] + variables.map(environment)).compactMap { $0 }
    return own.lazy.compactMap { text in
      text == "iTerm.app" ? "iTerm2" : names.first { text.hasPrefix($0) }
    }.first
  }
}

/// Returns a text without control characters, since it comes from outside and is printed.
func printable(_ text: String) -> String {
  String(text.unicodeScalars.filter { $0.value >= 0x20 && !(0x7f..<0xa0).contains($0.value) })
}

/// tmux's `allow-passthrough` setting.
package enum TmuxSetting {
  /// Returns the setting of the tmux that this process runs in; nil where it is unavailable, as
  /// before tmux 3.3.
  static func allowsPassthrough() -> Bool? {
    var tmux = Spawn("tmux", ["display-message", "-p", "#{allow-passthrough}"])
    tmux.searchesPath = true
    tmux.input = .null
    tmux.errors = .null
    let answer = try? tmux.outputOfRun(limit: 16)
    return answer.flatMap { value(of: String(decoding: $0, as: UTF8.self)) }
  }

  /// Parses tmux's output.
  package static func value(of answer: String) -> Bool? {
    switch answer.filter({ !$0.isWhitespace }) {
    case "on", "all", "1": true
    case "off", "0": false
    default: nil
    }
  }
}
