import SegueTestSupport
import SeguePreview
import SegueTerminal
import Testing

/// Pictures that are drawn with characters.
@Suite struct CellPicturesTests {
  private static let quadrants: [Character: [Bool]] = [
    " ": [false, false, false, false], "▝": [false, true, false, false],
    "▖": [false, false, true, false], "▞": [false, true, true, false],
    "▗": [false, false, false, true], "▐": [false, true, false, true],
    "▄": [false, false, true, true], "▟": [false, true, true, true],
  ]

  /// Two colors in a cell can be shown exactly, whichever pixels have which.
  @Test func twoColorsInACellAreShownExactly() throws {
    let colors: [UInt32] = [0xff20_4060, 0xffe0_c0a0]
    for mask in 0..<16 {
      let picture = Bitmap(width: 2, height: 2) { x, y in colors[mask >> (y * 2 + x) & 1] }
      let cells = CellDrawing(.quadrant, depth: .truecolor).cells(of: picture, columns: 1, rows: 1)
      let cell = try #require(cells[0, 0])
      let covered = try #require(Self.quadrants[cell.text])
      for (index, isCovered) in covered.enumerated() {
        let shown = isCovered ? cell.foreground : cell.background
        #expect(shown == .direct(colors[mask >> index & 1] & 0xff_ffff), "\(mask) \(index)")
      }
    }
  }

  /// No other way to part four colors comes closer.
  @Test func quadrantsSplitColorsWithTheSmallestError() throws {
    var random = SeededGenerator(seed: 11)
    for _ in 0..<200 {
      let words = (0..<4).map { _ in UInt32.random(in: 0...0xff_ffff, using: &random) }
      let picture = Bitmap(width: 2, height: 2) { x, y in words[y * 2 + x] | 0xff00_0000 }
      let cells = CellDrawing(.quadrant, depth: .truecolor).cells(of: picture, columns: 1, rows: 1)
      let cell = try #require(cells[0, 0])
      let covered = try #require(Self.quadrants[cell.text])
      let best =
        (0..<16).map { mask in
          Self.error(words, (0..<4).map { mask >> $0 & 1 == 1 })
        }.min() ?? 0
      #expect(abs(Self.error(words, covered) - best) < 4, "\(words)")
    }
  }

  private static func error(_ words: [UInt32], _ covered: [Bool]) -> Double {
    var sum = 0.0
    for side in [true, false] {
      let own = zip(words, covered).filter { $0.1 == side }.map { word in
        [16, 8, 0].map { Double(word.0 >> $0 & 255) }
      }
      for part in 0..<3 where !own.isEmpty {
        let mean = own.map { $0[part] }.reduce(0, +) / Double(own.count)
        sum += own.map { ($0[part] - mean) * ($0[part] - mean) }.reduce(0, +)
      }
    }
    return sum
  }

  @Test func brighterPixelsUseDenserCharacters() throws {
    let ramp = Bitmap(width: 10, height: 1) { x, _ in 0xff00_0000 | UInt32(x * 28) * 0x01_0101 }
    func text(_ background: UInt32) -> String {
      let drawing = CellDrawing(.ascii, depth: .monochrome, background: background)
      let cells = drawing.cells(of: ramp, columns: 10, rows: 1)
      #expect((0..<10).allSatisfy { cells[0, $0]?.foreground == nil })
      return String((0..<10).compactMap { cells[0, $0]?.text })
    }
    #expect(text(0xff00_0000) == " .:-=+*#%@")
    #expect(text(0xffff_ffff) == "@%#*+=-:. ")
  }

  @Test func sixteenColorsUseShortEscapes() throws {
    let picture = Bitmap(width: 1, height: 2) { _, y in y == 0 ? 0xffff_0000 : 0xff00_0000 }
    let canvas = TerminalCanvas(column: 0, row: 0, columns: 1, rows: 1, cell: (8, 16))
    var half = CellPictures(canvas: canvas, drawing: CellDrawing(.half, depth: .palette16))
    let text = String(decoding: half.encode(picture), as: UTF8.self)
    #expect(text.contains("\u{1b}[30;101m▄"))
  }

  @Test func placeholdersEncodeTheirRowAndColumn() throws {
    let cells = KittyPlaceholders.cells(0x5E60E, columns: 3, rows: 2)
    // The first marks of the protocol's table are U+0305, U+030D and U+030E.
    #expect(cells[0, 0]?.text == "\u{10EEEE}\u{0305}\u{0305}")
    #expect(cells[1, 2]?.text == "\u{10EEEE}\u{030D}\u{030E}")
    #expect(cells[1, 2]?.foreground == .direct(0x5E60E))
    let sent = try KittyPlaceholders.transmission(
      of: Bitmap(width: 4, height: 4), image: 7, columns: 3, rows: 2)
    let text = String(decoding: sent, as: UTF8.self)
    #expect(text.hasPrefix("\u{1b}Ptmux;\u{1b}\u{1b}_Ga=T,U=1,i=7,c=3,r=2,f=100,q=2,m=0;"))
    #expect(text.hasSuffix("\u{1b}\u{1b}\\\u{1b}\\"))
  }

  /// The protocol's table has 297 marks, from U+0305 to U+1D244.
  @Test func placeholdersCover297Columns() {
    let cells = KittyPlaceholders.cells(7, columns: 297, rows: 1)
    let marks = (0..<297).compactMap { cells[0, $0]?.text.unicodeScalars.last }
    #expect(Set(marks).count == 297 && marks == marks.sorted())
    #expect(marks.last == "\u{1D244}")
    #expect(marks.allSatisfy { $0.properties.canonicalCombiningClass == .above })
  }

  /// A second picture below the first one must not take its number, and with it its place.
  @Test func stillPicturesHaveDistinctImageNumbers() throws {
    let canvas = TerminalCanvas(column: 0, row: 0, columns: 2, rows: 1, cell: (8, 16))
    func number(_ shade: UInt32) throws -> Substring? {
      let picture = Bitmap(width: 16, height: 16) { _, _ in 0xff00_0000 | shade }
      var still = KittyPlaceholders(canvas: canvas, image: nil)
      let text = String(decoding: try still.encode(picture), as: UTF8.self)
      let number = text.firstMatch(of: /,i=([0-9]+),/)?.output.1
      let word = try #require(number.flatMap { UInt32($0) })
      let color = "38;2;\(word >> 16);\(word >> 8 & 255);\(word & 255)m"
      #expect(word < 1 << 24 && text.contains(color))
      return number
    }
    #expect(try number(1) != number(2))
    #expect(try number(1) == number(1))
  }

  @Test func unchangedImagesAreSentOnce() throws {
    let canvas = TerminalCanvas(column: 0, row: 0, columns: 3, rows: 2, cell: (8, 16))
    var images = ITermImages(canvas: canvas)
    let picture = Bitmap(width: 24, height: 32) { x, y in 0xff00_0000 | UInt32(x * y) }
    let text = String(decoding: try images.encode(picture), as: UTF8.self)
    #expect(text.contains("]1337;File=inline=1;size="))
    #expect(text.contains(";width=3;height=2;preserveAspectRatio=0;"))
    #expect(try images.encode(picture).isEmpty)
    picture[0, 0] ^= 0xff
    #expect(try !images.encode(picture).isEmpty)
  }
}
