import SegueTestSupport
import SeguePreview
import SegueTerminal
import Testing

@Suite struct HalfBlocksTests {
  private static func canvas(_ width: Int, _ height: Int, centered: Bool = true) -> TerminalCanvas {
    TerminalCanvas(
      width: width, height: height, region: (40, 20), cell: (8, 16), isCentered: centered)
  }

  private static func blocks(_ canvas: TerminalCanvas) -> CellPictures {
    CellPictures(canvas: canvas, drawing: CellDrawing(.half, depth: .truecolor))
  }

  private static func random(_ width: Int, _ height: Int, _ random: inout SeededGenerator) -> Bitmap
  {
    let colors = (0..<3).map { _ in UInt32.random(in: 0...0xff_ffff, using: &random) | 0xff00_0000 }
    return Bitmap(width: width, height: height) { _, _ in
      colors[Int.random(in: 0..<3, using: &random)]
    }
  }

  /// What every half cell shows after some pictures, against the picture itself.
  @Test(arguments: [true, false]) func theScreenShowsTheLastPicture(centered: Bool) {
    var generator = SeededGenerator(seed: 5)
    let canvas = Self.canvas(160, 160, centered: centered)
    var blocks = Self.blocks(canvas)
    var screen = ScreenEmulator(columns: 40, rows: 20)
    for _ in 0..<8 {
      let picture = Self.random(canvas.columns, canvas.rows * 2, &generator)
      screen.replay(blocks.encode(picture))
      var wrong = 0
      for y in 0..<canvas.rows {
        for x in 0..<canvas.columns {
          let (upper, lower) = screen.halves(canvas.row + y, canvas.column + x)
          if upper != parts(picture[x, 2 * y]) || lower != parts(picture[x, 2 * y + 1]) {
            wrong += 1
          }
        }
      }
      #expect(wrong == 0)
      #expect(!screen.isSynchronizing)
    }
    #expect(screen.errors.isEmpty)
  }

  private func parts(_ word: UInt32) -> [Int] { [16, 8, 0].map { Int(word >> $0 & 255) } }

  @Test func onlyChangesAreSent() {
    var generator = SeededGenerator(seed: 6)
    let canvas = Self.canvas(160, 160)
    let picture = Self.random(canvas.columns, canvas.rows * 2, &generator)
    var blocks = Self.blocks(canvas)
    #expect(!blocks.encode(picture).isEmpty)
    #expect(blocks.encode(picture).isEmpty)
    picture[3, 4] ^= 0x20
    let change = blocks.encode(picture)
    #expect(change.count < 90)
    #expect(String(decoding: change, as: UTF8.self).hasPrefix("\u{1b}[?2026h\u{1b}8"))
  }

  @Test func aUniformColorIsSetOnce() {
    var blocks = CellPictures(
      canvas: Self.canvas(80, 160), drawing: CellDrawing(.half, depth: .palette256))
    let bytes = blocks.encode(Bitmap(width: 4, height: 4) { _, _ in 0xffff_0000 })
    let text = String(decoding: bytes, as: UTF8.self)
    #expect(text.components(of: "48;5;196m") == 1)
    #expect(text.components(of: "▄") == 0)
  }

  @Test func transparencyShowsTheBackground() {
    var blocks = CellPictures(
      canvas: Self.canvas(80, 160),
      drawing: CellDrawing(.half, depth: .truecolor, background: 0xff11_2233))
    let text = String(decoding: blocks.encode(Bitmap(width: 4, height: 4)), as: UTF8.self)
    #expect(text.contains("48;2;17;34;51m"))
  }

  @Test func emptyCellsCanBeLeftUnchanged() {
    var blocks = CellPictures(
      canvas: Self.canvas(80, 160),
      drawing: CellDrawing(.half, depth: .truecolor, leavesEmptyCells: true))
    #expect(blocks.encode(Bitmap(width: 4, height: 4)).isEmpty)
  }
}

extension String {
  /// How often a text occurs.
  fileprivate func components(of text: String) -> Int {
    var count = 0
    var rest = self[...]
    while let found = rest.firstRange(of: text) {
      count += 1
      rest = rest[found.upperBound...]
    }
    return count
  }
}

@Suite struct TerminalColorTests {
  /// xterm's palette from 16 on, as its documentation gives it.
  private static let palette: [[Int]] = {
    let levels = [0, 95, 135, 175, 215, 255]
    let cube = (0..<216).map { (index: Int) -> [Int] in
      [levels[index / 36], levels[index / 6 % 6], levels[index % 6]]
    }
    let grays = (0..<24).map { (index: Int) -> [Int] in
      Array(repeating: 8 + 10 * index, count: 3)
    }
    return cube + grays
  }()

  @Test func colorsMapToTheNearestPaletteEntry() {
    var random = SeededGenerator(seed: 9)
    for _ in 0..<500 {
      let word = UInt32.random(in: 0...0xff_ffff, using: &random) | 0xff00_0000
      guard case .palette(let index) = TerminalColor(word, depth: .palette256) else {
        Issue.record("not of the palette")
        return
      }
      let wanted = [16, 8, 0].map { Int(word >> $0 & 255) }
      func distance(_ entry: [Int]) -> Int {
        zip(entry, wanted).reduce(0) { $0 + ($1.0 - $1.1) * ($1.0 - $1.1) }
      }
      let nearest = Self.palette.map(distance).min()
      #expect(distance(Self.palette[index - 16]) == nearest)
    }
  }
}

@Suite struct TerminalCanvasTests {
  @Test(arguments: [(390, 844), (844, 390), (100, 100), (1, 5000), (5000, 1)])
  func aPictureFitsAndKeepsItsAspectRatio(width: Int, height: Int) {
    for (columns, rows) in [(80, 24), (200, 60), (1, 1), (10, 50)] {
      let canvas = TerminalCanvas(
        width: width, height: height, region: (columns, rows), cell: (9, 20), isCentered: true)
      #expect((1...columns).contains(canvas.columns) && (1...rows).contains(canvas.rows))
      #expect(canvas.columns == columns || canvas.rows == rows)
      #expect(canvas.column + canvas.columns <= columns && canvas.row + canvas.rows <= rows)
      let ideal = Double(canvas.rows * 20) * Double(width) / Double(height)
      let other = Double(canvas.columns * 9) * Double(height) / Double(width)
      let isNear =
        abs(ideal - Double(canvas.columns * 9)) <= 9 || abs(other - Double(canvas.rows * 20)) <= 20
      #expect(isNear || canvas.columns == 1 || canvas.rows == 1)
    }
  }
}
