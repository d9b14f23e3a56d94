import SegueTestSupport
import SeguePreview
import SegueTerminal
import Testing

/// Sixels are read back by a decoder of their own.
@Suite struct SixelTests {
  private static func canvas(_ columns: Int, _ rows: Int) -> TerminalCanvas {
    TerminalCanvas(column: 2, row: 1, columns: columns, rows: rows, cell: (7, 13))
  }

  @Test func flatColorsAreReproducedWithinAPercent() throws {
    let colors: [UInt32] = [0xff0a_84ff, 0xfff2_f2f7, 0xff1c_1c1e, 0xffff_3b30]
    let canvas = Self.canvas(8, 4)
    let picture = Bitmap(width: 56, height: 52) { x, y in colors[x / 14 % 4 ^ y / 26] }
    var sixels = SixelPictures(canvas: canvas, colors: 256)
    let decoded = try SixelDecoder(sixels.encode(picture))
    #expect(decoded.width == 56 && decoded.height == 52)
    for y in 0..<52 {
      for x in 0..<56 {
        let (wanted, found) = (picture[x, y], decoded.pixels[y * 56 + x])
        // A percent is as fine as sixels say it.
        let misses = [16, 8, 0].map { abs(Int(wanted >> $0 & 255) - Int(found >> $0 & 255)) }
        #expect(misses.allSatisfy { $0 <= 2 }, "\(x) \(y) \(misses)")
      }
    }
  }

  @Test(arguments: [16, 256]) func aGradientIsCloseOnAverage(colors: Int) throws {
    var random = SeededGenerator(seed: 3)
    let tint = UInt32.random(in: 0..<200, using: &random)
    let picture = Bitmap(width: 70, height: 65) { x, y in
      0xff00_0000 | UInt32(x * 3) << 16 | UInt32(y * 3) << 8 | tint
    }
    var sixels = SixelPictures(canvas: Self.canvas(10, 5), colors: colors)
    let decoded = try SixelDecoder(sixels.encode(picture))
    #expect(Set(decoded.pixels).count <= colors)
    var sums = [0, 0]
    for index in 0..<70 * 65 {
      sums[0] += Int(picture[index % 70, index / 70] >> 16 & 255)
      sums[1] += Int(decoded.pixels[index] >> 16 & 255)
    }
    #expect(abs(sums[0] - sums[1]) < 70 * 65 * (colors == 16 ? 40 : 8))
  }

  @Test func onlyChangedRowsAreSent() throws {
    let canvas = Self.canvas(8, 4)
    let picture = Bitmap(width: 56, height: 52) { _, _ in 0xff33_66cc }
    var sixels = SixelPictures(canvas: canvas, colors: 256)
    #expect(!sixels.encode(picture).isEmpty)
    #expect(sixels.encode(picture).isEmpty)
    for x in 0..<56 { picture[x, 30] = 0xffff_ffff }
    let bytes = sixels.encode(picture)
    let decoded = try SixelDecoder(bytes)
    #expect(decoded.height == 13)
    #expect(decoded.pixels[4 * 56 + 9] & 0xff > 250)
    #expect(String(decoding: bytes, as: UTF8.self).contains("\u{1b}8\u{1b}[1B\u{1b}[3G\u{1b}[2B"))
  }

  @Test func paletteNumbersKeepTheirColors() throws {
    var sixels = SixelPictures(canvas: Self.canvas(8, 4), colors: 256)
    let first = try SixelDecoder(
      sixels.encode(Bitmap(width: 56, height: 52) { x, _ in x < 28 ? 0xff12_3456 : 0xff65_4321 }))
    let second = try SixelDecoder(
      sixels.encode(Bitmap(width: 56, height: 52) { x, _ in x < 28 ? 0xffab_cdef : 0xff12_3456 }))
    let shared = second.palette.keys.filter { first.palette[$0] != nil }
    #expect(shared.count == 1, "only one color is in both pictures")
    for number in shared { #expect(first.palette[number] == second.palette[number]) }
  }
}

/// Reads a sixel picture.
struct SixelDecoder {
  private(set) var width = 0
  private(set) var height = 0
  private(set) var pixels: [UInt32] = []
  private(set) var palette: [Int: UInt32] = [:]

  init(_ bytes: [UInt8]) throws {
    let text = String(decoding: bytes, as: UTF8.self)
    let start = try #require(text.firstRange(of: "\u{1b}P0;1;0q\""))
    let end = try #require(text[start.upperBound...].firstRange(of: "\u{1b}\\"))
    var rest = Substring(text[start.upperBound..<end.lowerBound])
    let raster = Self.numbers(&rest)
    (width, height) = (raster[2], raster[3])
    pixels = Array(repeating: 0, count: width * height)
    var (x, top, color, count) = (0, 0, 0, 1)
    while let character = rest.popFirst() {
      switch character {
      case "#":
        let parts = Self.numbers(&rest)
        color = parts[0]
        if parts.count == 5 {
          palette[color] = parts[2...].reduce(0xff) { $0 << 8 | UInt32(($1 * 255 + 50) / 100) }
        }
      case "!": count = Self.numbers(&rest)[0]
      case "$": x = 0
      case "-": (x, top) = (0, top + 6)
      default:
        let mask = Int(try #require(character.asciiValue)) - 63
        try #require((0..<64).contains(mask))
        for _ in 0..<count {
          for bit in 0..<6 where mask >> bit & 1 == 1 {
            pixels[(top + bit) * width + x] = try #require(palette[color])
          }
          x += 1
        }
        count = 1
      }
    }
    try #require(pixels.allSatisfy { $0 != 0 }, "a pixel has no color")
  }

  private static func numbers(_ rest: inout Substring) -> [Int] {
    let digits = rest.prefix { $0.isNumber || $0 == ";" }
    rest = rest.dropFirst(digits.count)
    return digits.split(separator: ";").compactMap { Int($0) }
  }
}
