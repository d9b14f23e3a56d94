/// Which terminal this is, as far as its environment and its own reply tell.
struct TerminalIdentity {
  private let term: String
  private let program: String
  private let colorTerm: String
  private let name: String?
  /// `tmux`, `screen` or `zellij` where one stands between us and the terminal.
  let multiplexer: String?

  init(environment: (String) -> String?, name: String?) {
    term = environment("TERM") ?? ""
    program = environment("TERM_PROGRAM") ?? ""
    colorTerm = environment("COLORTERM") ?? ""
    self.name = name
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

  /// Whether it understands control sequences at all.
  var canMoveCursor: Bool { !term.isEmpty && term != "dumb" }

  /// Whether it can be asked: the Linux console and Apple's Terminal print what they do not know.
  var canBeAsked: Bool { canMoveCursor && term != "linux" && program != "Apple_Terminal" }

  /// Why 24-bit colours are safe, or nil.
  var truecolorReason: String? {
    if multiplexer == "screen" || program == "Apple_Terminal" || term == "linux" { return nil }
    if colorTerm == "truecolor" || colorTerm == "24bit" { return "COLORTERM says so" }
    if multiplexer == "tmux" { return "tmux translates them where it must" }
    let known = ["kitty", "ghostty", "WezTerm", "foot", "iTerm2", "Konsole", "VTE", "XTerm"]
    return known.first { name?.hasPrefix($0) == true }.map { "\($0) is known to have them" }
  }

  /// A line for `segue doctor`.
  var finding: String {
    let own = name.map { ", it calls itself \(printable($0))" } ?? ""
    return "terminal: TERM=\(printable(term))\(own)"
  }
}

/// A text without control characters, since it comes from outside and is printed.
private func printable(_ text: String) -> String {
  String(text.unicodeScalars.filter { $0.value >= 0x20 && !(0x7f..<0xa0).contains($0.value) })
}
