#if os(Linux)
import Foundation
import SegueTestSupport
import Testing

@testable import SegueCLI

/// `--protocol`, on a terminal that answers.
@Suite(.waits) struct ProtocolTests {
  private static let catalog = ["--catalog", SampledCatalog.path]
  private static let plain =
    "\u{1B}P>|foot(1.16)\u{1B}\\\u{1B}]11;rgb:0/0/0\u{1B}\\\u{1B}[?62;22c"

  private func run(
    _ arguments: [String], _ variables: [String: String] = [:], keys: String? = nil
  ) throws -> TerminalRun {
    try TerminalRun(
      arguments + Self.catalog, variables: variables, answer: .reply(Self.plain),
      keysOnceSeen: keys.map { ("\u{1B}[?1049h", $0) })
  }

  @Test(arguments: ["kitty", "sixel", "iterm2"])
  func `rejects a protocol that the terminal lacks`(name: String) throws {
    for command in ["preview", "show"] {
      let run = try run([command, "parallax-push", "--protocol", name])
      #expect(run.status == 6 && run.isRestored, "\(run.output.suffix(300))")
      #expect(run.output.contains("the terminal does not support "))
      #expect(
        run.output.contains(
          "leave out --protocol to use the best supported one; see 'segue doctor'"))
      #expect(!run.output.contains("\u{1B}[?1049h"))
    }
  }

  @Test func `uses the protocol from an option or a variable`() throws {
    let half = try run(["preview", "parallax-push", "--protocol", "half"], keys: "q")
    #expect(half.status == 0 && half.isRestored)
    #expect(half.output.contains("▄") && !half.output.contains("▐"))
    let ascii = try run(["preview", "parallax-push"], ["SEGUE_PROTOCOL": "ascii"], keys: "q")
    #expect(ascii.status == 0 && !ascii.output.contains("▄") && ascii.output.contains("@"))
    let shown = try run(["show", "parallax-push", "--protocol", "ascii", "--color", "never"])
    #expect(shown.status == 0 && shown.output.contains("FRAMES"))
  }

  @Test(arguments: [SIGTERM, SIGHUP])
  func `a signal removes the images that the terminal has not read`(signal: Int32) throws {
    let terminal = try PseudoTerminal()
    try terminal.start(["preview", "parallax-push", "--protocol", "kitty"] + Self.catalog)
    #expect(terminal.receives("\u{1B}[c", from: 0))
    let start = terminal.output.count
    terminal.type("\u{1B}_Gi=31;OK\u{1B}\\\u{1B}_Gi=32;OK\u{1B}\\\u{1B}[6;20;10t\u{1B}[?62c")
    #expect(terminal.receives("t=t,q=2;", from: start))
    func files() throws -> [String] {
      let name = "tty-graphics-protocol-segue-\(terminal.child)-"
      return try FileManager.default.contentsOfDirectory(atPath: "/dev/shm").filter {
        $0.hasPrefix(name)
      }
    }
    #expect(try !files().isEmpty)
    kill(terminal.child, signal)
    #expect(terminal.wait { terminal.hasEnded } && terminal.isRestored)
    #expect(terminal.status.map { $0 & 0x7F } == signal)
    #expect(try files().isEmpty)
  }

  @Test func `rejects a preview without pictures and an unknown protocol`() throws {
    let none = try run(["preview", "parallax-push", "--protocol", "none"])
    #expect(none.status == 6 && none.output.contains("images are turned off for this terminal"))
    let wrong = try run(["preview", "parallax-push"], ["SEGUE_PROTOCOL": "gif"])
    #expect(
      wrong.status == 2
        && wrong.output.contains("SEGUE_PROTOCOL is set to an unknown protocol: 'gif'"))
  }

  @Test func `doctor explains which protocol it chose`() throws {
    let found = try run(["doctor"]).output
    #expect(found.contains("reports as foot(1.16)"))
    #expect(found.contains("images: quadrants (no pixel protocol is supported)"))
    #expect(found.contains("no kitty graphics: no reply to kitty's query"))
    #expect(found.contains("colors: 24-bit (supported by foot)"))
    let refused = try run(["doctor", "--protocol", "sixel"])
    #expect(refused.status == 0)
    #expect(
      refused.output.contains(
        "does not support sixels: the terminal's attributes do not include 4"))
  }
}
#endif
