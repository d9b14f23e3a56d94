import SeguePreview
import SegueTerminal
import Testing

/// Which protocol is taken, and what is said of the others.
@Suite struct NegotiationTests {
  struct Case: Sendable {
    var environment: [String: String] = [:]
    var replies: String?
    var choice: PictureProtocol
    var finding: String
  }

  private static let attributes = "\u{1b}[?62;c"
  private static let sixel = "\u{1b}[?62;4;22c"
  private static let kittyOK = "\u{1b}_Gi=31;OK\u{1b}\\"
  private static func name(_ text: String) -> String { "\u{1b}P>|\(text)\u{1b}\\" }
  private static let tmux = ["TERM": "tmux-256color", "TMUX": "/x"]

  static let cases = [
    Case(replies: kittyOK + attributes, choice: .kitty, finding: "replied OK"),
    Case(
      replies: name("iTerm2 3.5.11") + "\u{1b}_GOK\u{1b}\\" + attributes, choice: .kitty,
      finding: "kitty graphics (the terminal replied OK)"),
    Case(
      environment: ["TERM_PROGRAM": "WezTerm"], replies: sixel, choice: .iterm2,
      finding: "iTerm2 images (WezTerm supports them)"),
    Case(
      environment: ["LC_TERMINAL": "iTerm2"], replies: attributes, choice: .iterm2,
      finding: "no kitty graphics: no reply to kitty's query"),
    Case(replies: name("foot(1.16)") + sixel, choice: .sixel, finding: "attributes include 4"),
    // The first attribute is the terminal's class: a VT132 has no sixels.
    Case(replies: "\u{1b}[?4;6c", choice: .quadrant, finding: "attributes do not include 4"),
    Case(replies: attributes, choice: .quadrant, finding: "no pixel protocol is supported"),
    Case(
      environment: ["TERM": "linux"], replies: nil, choice: .half,
      finding: "no quadrants: the console's font has no quadrants"),
    Case(
      environment: ["LANG": "C"], replies: attributes, choice: .ascii,
      finding: "no quadrants: needs a UTF-8 locale, such as LANG=C.UTF-8"),
    Case(environment: ["TERM": "dumb"], replies: nil, choice: .none, finding: "unset or dumb"),
    Case(
      environment: tmux, replies: name("tmux 3.4") + attributes, choice: .quadrant,
      finding: "no reply through tmux; try 'set -g allow-passthrough on' in tmux.conf"),
    Case(
      environment: tmux,
      replies: name("tmux 3.4") + attributes + name("kitty(0.36.0)") + kittyOK, choice: .kitty,
      finding: "placed with Unicode placeholders"),
    Case(
      environment: tmux,
      replies: name("tmux 3.4") + attributes + name("kitty(0.26.5)") + kittyOK, choice: .quadrant,
      finding: "kitty(0.26.5) does not support Unicode placeholders, which tmux needs"),
    Case(
      environment: tmux, replies: name("tmux 3.4") + attributes + kittyOK, choice: .quadrant,
      finding: "the terminal outside tmux did not report its name"),
    Case(
      environment: tmux, replies: name("tmux 3.4") + sixel, choice: .quadrant,
      finding: "no sixels: tmux redraws them badly"),
    Case(
      environment: ["TERM": "screen", "STY": "1"], replies: attributes, choice: .quadrant,
      finding: "no kitty graphics: screen does not pass them through"),
  ]

  private func capabilities(_ item: Case) -> TerminalCapabilities {
    let environment = ["TERM": "xterm", "LANG": "C.UTF-8"].merging(item.environment) { $1 }
    return TerminalCapabilities(
      environment: { environment[$0] },
      replies: item.replies.map { ProbeReplies(Array($0.utf8)) },
      size: TerminalSize(columns: 80, rows: 24))
  }

  @Test(arguments: cases.indices) func choosesTheBestSupportedProtocol(index: Int) {
    let item = Self.cases[index]
    let found = capabilities(item)
    #expect(found.pictures == item.choice)
    #expect(found.findings.contains { $0.contains(item.finding) }, "\(found.findings)")
  }

  @Test func unsupportedProtocolsCannotBeDemanded() throws {
    let plain = capabilities(Self.cases[6])
    for pictures in [PictureProtocol.kitty, .sixel] {
      let error = #expect(throws: MediaError.self) { try plain.demanding(pictures) }
      #expect(error?.code == .terminal)
    }
    for pictures in [PictureProtocol.iterm2, .quadrant, .half, .ascii, .none] {
      #expect(try plain.demanding(pictures).pictures == pictures)
    }
    let poor = capabilities(Self.cases[8])
    #expect(throws: MediaError.self) { try poor.demanding(.half) }
    let dumb = capabilities(Self.cases[9])
    #expect(throws: MediaError.self) { try dumb.demanding(.ascii) }
  }

  @Test func protocolsCanBeDemandedOfASilentTerminal() throws {
    let silent = capabilities(Case(replies: "", choice: .quadrant, finding: ""))
    #expect(silent.pictures == .quadrant)
    #expect(silent.findings.contains { $0.contains("the terminal did not reply") })
    #expect(try silent.demanding(.kitty).pictures == .kitty)
    #expect(try silent.demanding(.sixel).pictures == .sixel)
  }
}
