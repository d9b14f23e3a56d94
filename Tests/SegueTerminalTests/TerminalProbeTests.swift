import SegueTestSupport
import SegueTerminal
import SegueTimeline
import Testing

@Suite struct ControlSequencesTests {
  @Test func keysAndRepliesAreDistinguished() {
    var sequences = ControlSequences()
    let bytes = Array("q\u{1b}[0n\u{1b}]11;rgb:0/0/0\u{07}\u{1b}P>|a\u{1b}\\\u{1b}\u{1b}[A".utf8)
    #expect(
      sequences.consume(bytes) == [
        .byte(UInt8(ascii: "q")), .control(parameters: "0", final: "n"),
        .string(kind: "]", text: "11;rgb:0/0/0"), .string(kind: "P", text: ">|a"), .escape,
        .control(parameters: "", final: "A"),
      ])
    #expect(sequences.consume([0x1b]).isEmpty && sequences.mayBeEscapeKey)
    #expect(sequences.flushEscape() == [.escape])
  }

  @Test func splitReadsGiveTheSameSequences() {
    var random = SeededGenerator(seed: 1)
    let likely = Array("\u{1b}\u{1b}\u{1b}[]_P\\;?0123456789cnytG\u{07}".utf8) + [0x80, 0xff, 0]
    for _ in 0..<1500 {
      let count = Int.random(in: 0...60, using: &random)
      let bytes = (0..<count).map { _ in likely[Int.random(in: 0..<likely.count, using: &random)] }
      var whole = ControlSequences()
      var pieces = ControlSequences()
      #expect(whole.consume(bytes) == bytes.flatMap { pieces.consume([$0]) })
    }
  }

  @Test func longStringsAreTruncated() {
    var sequences = ControlSequences()
    let flood = Array("\u{1b}P".utf8) + Array(repeating: UInt8(ascii: "x"), count: 1_000_000)
    #expect(sequences.consume(flood).isEmpty)
    guard case .string("P", let text)? = sequences.consume(Array("\u{1b}\\".utf8)).first else {
      Issue.record("no string")
      return
    }
    #expect(text.utf8.count == ControlSequences.longestSequence)
  }
}

@Suite struct TerminalProbeTests {
  /// As recorded from kitty 0.26.5.
  private static let kitty =
    "\u{1b}P>|kitty(0.26.5)\u{1b}\\\u{1b}_Gi=31;OK\u{1b}\\\u{1b}]11;rgb:0000/0000/0000\u{1b}\\"
    + "\u{1b}[?2026;2$y\u{1b}[6;20;9t\u{1b}[4;760;900t\u{1b}[?62;c"
  /// As recorded from xterm 379.
  private static let xterm =
    "\u{1b}P>|XTerm(379)\u{1b}\\\u{1b}]11;rgb:ffff/ffff/ffff\u{1b}\\\u{1b}[?2026;0$y"
    + "\u{1b}[?64;1;2;6;9;15;16;17;18;21;22;28c"

  private func capabilities(
    _ environment: [String: String], _ replies: String?,
    size: TerminalSize = TerminalSize(columns: 80, rows: 24)
  ) -> TerminalCapabilities {
    TerminalCapabilities(
      environment: { environment[$0] }, replies: replies.map { ProbeReplies(Array($0.utf8)) },
      size: size)
  }

  @Test func kittyRepliesAreParsed() {
    let replies = ProbeReplies(Array(Self.kitty.utf8))
    #expect(replies.name == "kitty(0.26.5)" && replies.kittyGraphics == "OK")
    #expect(replies.background == .black && replies.synchronizesOutput == true)
    #expect(replies.cell?.width == 9 && replies.cell?.height == 20)
    #expect(replies.attributes == [62])
    let capabilities = capabilities(["TERM": "xterm-kitty"], Self.kitty)
    #expect(capabilities.pictures == .kitty && capabilities.colors == .truecolor)
    #expect(capabilities.cellWidth == 9 && capabilities.cellHeight == 20)
  }

  @Test func readsMaySplitTheRepliesAnywhere() {
    let bytes = Array(Self.kitty.utf8)
    let whole = ProbeReplies(bytes)
    for cut in bytes.indices {
      var sequences = ControlSequences()
      var replies = ProbeReplies()
      for part in [bytes[..<cut], bytes[cut...]] {
        for token in sequences.consume(part) { replies.add(token) }
      }
      #expect(replies == whole, "split at \(cut)")
    }
  }

  @Test func xtermUsesQuadrants() {
    let capabilities = capabilities(["TERM": "xterm", "LANG": "C.UTF-8"], Self.xterm)
    #expect(capabilities.pictures == .quadrant && capabilities.colors == .truecolor)
    #expect(capabilities.background == .white)
    #expect(capabilities.findings.contains("no kitty graphics: no reply to kitty's query"))
    #expect(
      capabilities.findings.contains("no sixels: the terminal's attributes do not include 4"))
    #expect(capabilities.findings.contains("synchronized output: no"))
  }

  @Test(arguments: [[:], ["TERM": "dumb"]]) func dumbTerminalsShowNothing(
    environment: [String: String]
  ) {
    #expect(capabilities(environment, nil).pictures == .none)
  }

  @Test(arguments: [
    (["TERM": "xterm-256color"], TerminalCapabilities.ColorDepth.palette256),
    (["TERM": "xterm", "COLORTERM": "truecolor"], TerminalCapabilities.ColorDepth.truecolor),
    (["TERM": "xterm"], TerminalCapabilities.ColorDepth.palette16),
    (["TERM": "vt220"], TerminalCapabilities.ColorDepth.monochrome),
    (["TERM": "linux"], TerminalCapabilities.ColorDepth.palette16),
    (["TERM": "tmux-256color", "TMUX": "/x"], TerminalCapabilities.ColorDepth.truecolor),
    (["TERM": "screen", "COLORTERM": "truecolor"], TerminalCapabilities.ColorDepth.palette256),
    (
      ["TERM": "xterm", "TERM_PROGRAM": "Apple_Terminal", "COLORTERM": "24bit"],
      TerminalCapabilities.ColorDepth.palette256
    ),
  ])
  func colors(environment: [String: String], depth: TerminalCapabilities.ColorDepth) {
    #expect(capabilities(environment, nil).colors == depth)
  }

  @Test func cellSizesComeFromTheBestSource() {
    let plausible = TerminalSize(columns: 80, rows: 24, pixelWidth: 800, pixelHeight: 480)
    let remote = TerminalSize(columns: 80, rows: 24)
    let nonsense = TerminalSize(columns: 80, rows: 24, pixelWidth: 2, pixelHeight: 6)
    func cell(_ size: TerminalSize, _ replies: String) -> [Int] {
      let found = capabilities(["TERM": "xterm"], replies, size: size)
      return [found.cellWidth, found.cellHeight]
    }
    #expect(cell(plausible, "\u{1b}[6;13;6t") == [10, 20])
    #expect(cell(remote, "\u{1b}[6;13;6t") == [6, 13])
    #expect(cell(nonsense, "\u{1b}[4;480;640t") == [8, 20])
    #expect(cell(remote, "\u{1b}[6;0;-5t") == [8, 16])
    #expect(cell(remote, "\u{1b}[4;3;3t") == [8, 16])
  }

  @Test func namesArePrintedWithoutTheirControlCharacters() {
    let capabilities = capabilities(
      ["TERM": "a\u{07}b\u{9b}c"], "\u{1b}P>|evil\u{01}\u{0d}name\u{1b}\\")
    let printed = capabilities.findings.joined()
    #expect(printed.unicodeScalars.allSatisfy { $0.value >= 0x20 && $0.value != 0x9b })
    #expect(printed.contains("abc, reports as evilname"))
  }

  @Test func filesAreUsedOnlyIfTheTerminalReadOne() {
    let answers = ["OK": true, "EBADF:Failed to open": false]
    for (answer, isRead) in answers {
      let replies =
        "\u{1b}_Gi=31;OK\u{1b}\\\u{1b}_Gi=32;\(answer)\u{1b}\\\u{1b}[?62;c"
      let found = capabilities(["TERM": "xterm-kitty", "LANG": "C.UTF-8"], replies)
      #expect(found.pictures == .kitty && found.readsFiles == isRead)
      #expect(
        found.findings.contains {
          $0.hasPrefix("images are sent ") && $0.contains(isRead ? "can read" : "EBADF")
        })
    }
    #expect(!capabilities(["TERM": "xterm-kitty"], Self.kitty).readsFiles)
    let asked = String(
      decoding: TerminalProbe.questions(multiplexed: false, file: "/tmp/x"), as: UTF8.self)
    #expect(asked.contains("i=32,s=1,v=1,a=q,t=t,f=32;L3RtcC94\u{1b}\\"))
  }

  @Test func queriesEndWithThePrimaryDeviceAttributes() {
    for multiplexed in [false, true] {
      let text = String(
        decoding: TerminalProbe.questions(multiplexed: multiplexed, file: "/tmp/x"), as: UTF8.self)
      #expect(text.hasSuffix("\u{1b}[c"))
      #expect(text.contains("\u{1b}_G") == !multiplexed)
    }
  }

  /// Where tmux is slow to answer, the terminal behind it is slower; where nothing passes it is not waited for.
  @Test func theTmuxTimeoutFollowsItsReplyTime() {
    func detour(_ milliseconds: Int, _ answer: String) -> Duration {
      TerminalProbe.detour(
        afterReplyIn: .milliseconds(milliseconds), passes: TmuxSetting.value(of: answer))
    }
    #expect(detour(3, "") == .milliseconds(250))
    #expect(detour(120, "") == .milliseconds(600))
    #expect(detour(1000, "") == .milliseconds(1200))
    #expect(detour(3, "off\n") == .zero)
    #expect(detour(3, "on\n") == .seconds(3) && detour(3, "all\n") == .seconds(3))
  }
}
