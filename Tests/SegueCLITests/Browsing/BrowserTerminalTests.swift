#if os(Linux)
import Glibc
import SeguePreview
import SegueTestSupport
import Testing

@testable import SegueCLI

/// The browser on a terminal that does what it should not.
@Suite(.waits, .serialized) struct BrowserTerminalTests {
  private static let catalog = SampledCatalog.path
  private static let entering = "\u{1B}[?1049h"
  private static let leaving = "\u{1B}[?1049l"
  /// What a terminal answers to everything that it is asked at the start.
  private static let answers = "\u{1B}]11;rgb:1010/1010/1010\u{1B}\\\u{1B}[?2026;2$y\u{1B}[?62c"

  private func browser(
    _ arguments: [String] = ["browse"], variables: [String: String] = [:], answers: Bool = true
  ) throws -> PseudoTerminal {
    let terminal = try PseudoTerminal(columns: 100, rows: 30)
    try terminal.start(
      arguments + ["--protocol", "half", "--catalog", Self.catalog],
      variables: variables.merging(["SEGUE_CATALOG_ONLY": "1"]) { $1 })
    #expect(terminal.receives("\u{1B}[c", from: 0))
    if answers { terminal.type(Self.answers) }
    return terminal
  }

  private func text(_ terminal: PseudoTerminal, from start: Int) -> String {
    String(decoding: terminal.output[start...], as: UTF8.self)
  }

  @Test(arguments: [
    ("--scene nobody", "there is no scene 'nobody'"),
    ("--from nothing.png --to nothing.png", "nothing.png"),
    ("--from catalog/rules.yaml --to catalog/rules.yaml", "catalog/rules.yaml"),
    ("--from a.png", "two screenshots are required"),
    ("--from a.png --to b.png --scene video-feed", "--scene cannot be combined"),
  ])
  func `invalid pictures are errors before the screen is taken`(
    options: String, message: String
  ) throws {
    let terminal = try PseudoTerminal(columns: 100, rows: 30)
    try terminal.start(
      ["browse", "--catalog", Self.catalog] + options.split(separator: " ").map(String.init),
      variables: [:])
    #expect(terminal.receives(message, from: 0))
    #expect(!text(terminal, from: 0).contains(Self.entering))
  }

  @Test func `shows the scene that was named`() throws {
    let terminal = try browser(
      ["browse", "crossfade", "--color", "always", "--scene", "three-tabs"],
      variables: ["COLORTERM": "truecolor"])
    #expect(terminal.receives(";2;245;246;243", from: 0), "the ground of its screens")
  }

  @Test func `shows the screenshots that were named`() throws {
    let folder = try TemporaryFolder()
    for name in ["a", "b"] {
      let picture = Bitmap(width: 390, height: 844)
      picture.fill(0xff20_c040)
      try folder.write(try PNG.encode(picture), to: "\(name).png")
    }
    let terminal = try browser(
      [
        "browse", "crossfade", "--color", "always", "--from", folder.path + "/a.png", "--to",
        folder.path + "/b.png",
      ], variables: ["COLORTERM": "truecolor"])
    #expect(terminal.receives(";2;32;192;64", from: 0), "the color of both")
    #expect(terminal.receives("taken", from: 0) && terminal.receives("844", from: 0))
  }

  @Test func `Ctrl-Z restores the terminal, and resuming redraws with the same selection`() throws {
    let terminal = try browser()
    #expect(terminal.receives("▄", from: 0))
    let start = terminal.output.count
    terminal.type("j")
    #expect(terminal.receives("cell-zoom", from: start))
    terminal.type("\u{1A}")
    #expect(terminal.wait { terminal.isStopped })
    #expect(terminal.isRestored)
    while terminal.readAvailable() {}
    #expect(text(terminal, from: 0).contains(Self.leaving))
    let before = terminal.output.count
    kill(terminal.child, SIGCONT)
    #expect(terminal.receives(Self.entering, from: before))
    #expect(
      terminal.receives("circle-reveal", from: before) && terminal.receives("▄", from: before))
    #expect(!terminal.isRestored)
    // What was selected still is: the next one is the third.
    let later = terminal.output.count
    terminal.type("j")
    #expect(terminal.receives("circle-reveal", from: later))
    terminal.type("q")
    #expect(terminal.wait { terminal.hasEnded } && terminal.status == 0)
    #expect(terminal.isRestored)
  }

  @Test func `late terminal replies are not taken for key presses`() throws {
    let terminal = try browser(
      ["browse"], variables: ["SEGUE_PROBE_TIMEOUT": "50"], answers: false)
    #expect(terminal.receives("▄", from: 0))
    let before = terminal.output.count
    // Letters in them are keys of the browser: c compares, y copies, r reduces motion, q would end it.
    terminal.type(
      "\u{1B}P>|quick q r m\u{1B}\\\u{1B}]11;rgb:cccc/dddd/0000\u{1B}\\\u{1B}[?2026;2$y"
        + "\u{1B}_Gi=31;EINVAL:q\u{1B}\\\u{1B}[6;18;9t\u{1B}[?62;4;22c")
    #expect(terminal.receives("▄"))
    usleep(200_000)
    while terminal.readAvailable() {}
    #expect(!terminal.hasEnded)
    let shown = text(terminal, from: before)
    for word in ["mirrored", "reduced motion", "dark", "copied", "Filter"] {
      #expect(!shown.contains(word), "\(word)")
    }
    terminal.type("m")
    #expect(terminal.receives("mirrored", from: before))
    terminal.type("q")
    #expect(terminal.wait { terminal.hasEnded } && terminal.status == 0)
  }

  @Test(arguments: [["browse"], ["preview", "cover"]])
  func `exits when its window is closed`(command: [String]) throws {
    let terminal = try browser(command)
    #expect(terminal.receives("▄", from: 0))
    terminal.hangUp()
    let end = ContinuousClock.now + .seconds(60)
    while !terminal.hasEnded, ContinuousClock.now < end { usleep(10_000) }
    #expect(terminal.hasEnded)
    // By the signal that says so, or because it could not go on; never by a crash.
    let result = try #require(terminal.status)
    #expect(result & 0x7F == SIGHUP || result & 0x7F == 0 && result >> 8 != 0, "\(result)")
  }
}
#endif
