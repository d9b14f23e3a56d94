import SegueCatalog
import SegueScenes
import SegueTestSupport
import SegueTimeline
import Testing

@testable import SeguePreview

struct TextLayoutTests {
  private let fonts: FontSet
  private let style = TextStyle(weight: .regular, size: 20, lineHeight: 26, tracking: 0)

  init() throws { fonts = try TestFonts.load() }

  private func layout(
    _ text: String, width: Double, lines: Int = 1, height: Double? = nil,
    alignment: TextBlock.Alignment = .leading
  ) -> TextLayout {
    TextLayout(
      TextBlock(
        text, style: style, color: .black, alignment: alignment, maxLines: lines, width: width,
        height: height), fonts: fonts)
  }

  @Test func textThatFitsIsUnchanged() {
    let natural = layout("Street noodles", width: .infinity).size.width
    let line = layout("Street noodles", width: natural)
    #expect(line.lines.count == 1)
    #expect(line.lines[0].line.glyphs.count == 14)
  }

  @Test func textWrapsAtSpaces() {
    let width = layout("the wok never", width: .infinity).size.width + 1
    let wrapped = layout("the wok never stops, and on", width: width, lines: 5)
    #expect(wrapped.lines.map(\.line.glyphs.count) == [13, 13])
    #expect(wrapped.size.width <= width)
    #expect(wrapped.size.height == 52)
  }

  @Test func newlinesBreakLines() {
    let lines = layout("one\n\ntwo", width: 400, lines: 5).lines
    #expect(lines.map(\.line.glyphs.count) == [3, 0, 3])
    #expect(abs(lines[2].origin.y - lines[0].origin.y - 52) < 1e-9)
  }

  @Test(arguments: [10.0, 40, 80, 120, 133.7])
  func textThatDoesNotFitEndsInAnEllipsis(width: Double) throws {
    let text = "Stoneware carafe, hand-thrown, apricot glaze"
    let cut = layout(text, width: width, lines: 2)
    let ellipsis = layout("…", width: .infinity).lines[0].line
    let last = try #require(cut.lines.last?.line)
    #expect(last.glyphs.last?.glyph.index == ellipsis.glyphs[0].glyph.index)
    #expect(last.width <= max(width, ellipsis.width))
  }

  @Test func aLongWordIsBroken() {
    let lines = layout("Donaudampfschifffahrt", width: 90, lines: 9).lines
    #expect(lines.count > 1)
    #expect(lines.map(\.line.glyphs.count).reduce(0, +) == 21)
    #expect(lines.allSatisfy { $0.line.width <= 90 })
  }

  @Test func alignmentPlacesTheLine() {
    let natural = layout("ok", width: .infinity).size.width
    #expect(layout("ok", width: 100).lines[0].origin.x == 0)
    let center = layout("ok", width: 100, alignment: .center).lines[0].origin.x
    let trailing = layout("ok", width: 100, alignment: .trailing).lines[0].origin.x
    #expect(abs(center - (100 - natural) / 2) < 1e-9)
    #expect(abs(trailing - (100 - natural)) < 1e-9)
  }

  @Test func aHeightCentersTheLines() {
    let top = layout("ok", width: 100).lines[0].origin.y
    #expect(layout("ok", width: 100, height: 46).lines[0].origin.y == top + 10)
  }

  @Test func veryLongTextIsTruncatedToItsLines() {
    let words = String(repeating: "word ", count: 100_000)
    let time = processorTime {
      #expect(layout(words, width: 200, lines: 12).lines.count == 12)
      #expect(layout(String(repeating: "w", count: 500_000), width: 200, lines: 3).lines.count == 3)
      #expect(layout(words, width: .infinity, lines: 2).lines.count == 2)
    }
    #expect(time < .seconds(60))
  }

  @Test func emptyTextAndWidthsAreLaidOut() {
    #expect(layout("", width: 0).size.width == 0)
    #expect(layout("word", width: 0, lines: 3).lines.count == 3)
    #expect(layout("word", width: -5).lines.count == 1)
  }
}
