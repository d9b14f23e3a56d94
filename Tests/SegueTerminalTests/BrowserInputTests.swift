import SegueTestSupport
import Testing

@testable import SegueTerminal
@testable import SegueStaging

/// What a terminal sends, as events.
@Suite struct BrowserInputTests {
  private func events(_ text: String) -> [BrowserEvent] {
    var input = BrowserInput()
    return input.consume(Array(text.utf8))
  }

  @Test(arguments: [
    ("a", BrowserKey.character("a")), ("é", .character("é")), ("日", .character("日")),
    ("\r", .enter), ("\t", .tab), ("\u{7F}", .backspace), ("\u{0C}", .control("l")),
    ("\u{1B}[A", .up), ("\u{1B}[B", .down), ("\u{1B}[C", .right), ("\u{1B}[D", .left),
    ("\u{1B}[5~", .pageUp), ("\u{1B}[6~", .pageDown), ("\u{1B}[H", .home), ("\u{1B}[4~", .end),
    ("\u{1B}[3~", .delete), ("\u{1B}[Z", .backTab), ("\u{1B}[1;2A", .up),
  ])
  func keys(text: String, key: BrowserKey) {
    #expect(events(text) == [.key(key)])
    var slow = BrowserInput()
    #expect(Array(text.utf8).flatMap { slow.consume([$0]) } == [.key(key)])
  }

  @Test func `a paste is one event with its first line`() {
    #expect(
      events("\u{1B}[200~zoom\nq\nquit\u{1B}[201~j") == [.paste("zoom"), .key(.character("j"))])
    #expect(events("\u{1B}[200~a\tb\u{1B}[Ac\u{1B}[201~") == [.paste("a bc")])
    var slow = BrowserInput()
    let text = "\u{1B}[200~é\u{1B}[201~"
    #expect(Array(text.utf8).flatMap { slow.consume([$0]) } == [.paste("é")])
    #expect(events("\u{1B}[200~" + String(repeating: "x", count: 10_000)) == [])
  }

  @Test func `reads mouse positions as zero-based cells`() {
    func event(_ text: String) -> BrowserEvent? { events("\u{1B}[<\(text)").first }
    func mouse(_ action: BrowserMouse.Action) -> BrowserEvent {
      .mouse(BrowserMouse(action: action, column: 9, row: 4))
    }
    #expect(event("0;10;5M") == mouse(.press))
    #expect(event("32;10;5M") == mouse(.drag))
    #expect(event("0;10;5m") == mouse(.release))
    #expect(event("64;10;5M") == mouse(.wheelUp))
    #expect(event("65;10;5M") == mouse(.wheelDown))
    #expect(event("4;10;5M") == mouse(.press))
    #expect(event("2;10;5M") == nil && event("0;0;5M") == nil && event("0;5M") == nil)
  }

  @Test func `late replies are not read as keys`() {
    #expect(
      events("\u{1B}]11;rgb:0/0/0\u{07}\u{1B}P>|q\u{1B}\\\u{1B}[?62;c\u{1B}_Gi=31;OK\u{1B}\\")
        .isEmpty)
    #expect(events("\u{1B}[0n") == [.acknowledgement])
  }

  @Test func `a lone escape becomes the Escape key when flushed`() {
    var input = BrowserInput()
    #expect(input.consume([0x1B]).isEmpty && input.mayBeEscapeKey)
    #expect(input.flushEscape() == [.key(.escape)])
    #expect(input.consume([0xFF, 0xC3, 0x28]) == [.key(.character("("))])
  }
}
