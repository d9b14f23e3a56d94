import Foundation
import SeguePreview
import SegueTestSupport
import Testing

/// Pictures in other color spaces than sRGB.
///
/// The expected values are computed from the definitions of the spaces.
@Suite struct PictureColorTests {
  private static let folder = Checkout.folder + "/Fuzzing/Corpus/picture"
  /// (200, 100, 50) of Display P3 in sRGB.
  private static let converted: UInt32 = 0xFFD7_5D1F

  private func word(_ png: TestPNG) throws -> UInt32 {
    try PictureFile.decode(png.file, name: "test")[0, 0]
  }

  private func error(_ png: TestPNG) -> String? {
    let error = #expect(throws: MediaError.self) {
      try PictureFile.decode(png.file, name: "test")
    }
    #expect(error?.code == .corrupt)
    #expect(error?.help == "save the image again, with the color profile sRGB")
    return error?.message
  }

  @Test(arguments: ["p3.png", "p3.webp", "p3.jpg"])
  func `the profile of a file is applied`(name: String) throws {
    let picture = try PictureFile.read("\(Self.folder)/\(name)")
    // JPEG itself is off by a level.
    let tolerance = name.hasSuffix("jpg") ? 2 : 0
    for word in picture.words {
      for shift in [0, 8, 16] {
        let difference = Int(word >> shift & 0xFF) - Int(Self.converted >> shift & 0xFF)
        #expect(abs(difference) <= tolerance)
      }
    }
  }

  /// The profile of a file of the corpus.
  private func profile() throws -> [UInt8] {
    let file = try Data(contentsOf: URL(filePath: "\(Self.folder)/p3.webp"))
    let head = try #require(file.range(of: Data("ICCP".utf8)))
    let length = file[head.upperBound..<head.upperBound + 4].reversed().reduce(0) {
      $0 << 8 | Int($1)
    }
    return Array(file[(head.upperBound + 4)...].prefix(length))
  }

  @Test func `samples of 16 bits and of translucent pixels are converted`() throws {
    let chunk = ("iCCP", Array("P3\0\0".utf8) + TestPNG.stored(try profile()))
    let deep = TestPNG(
      chunks: [chunk], depth: 16, samples: [200, 200, 100, 100, 50, 50])
    #expect(try word(deep) == Self.converted)
    let clear = TestPNG(chunks: [chunk], colorType: 6, samples: [200, 100, 50, 51])
    // A fifth of each, since pixels are premultiplied.
    #expect(try word(clear) == 0x332B_1306)
  }

  @Test func `a gray profile is applied to gray, and not to alpha`() throws {
    let picture = try PictureFile.read("\(Self.folder)/gray-profile.png")
    #expect(picture.words == [0xFFBC_BCBC, 0x3300_0000, 0xFFBC_BCBC, 0x3300_0000])
  }

  @Test(
    arguments: [
      // Display P3, BT.2020 and BT.709 with the curve of sRGB; then BT.709's own curve.
      ([12, 13, 0, 1], [200, 100, 50], [215, 93, 31]),
      ([9, 13, 0, 1], [150, 120, 100], [167, 116, 96]),
      ([1, 13, 0, 1], [200, 100, 50], [200, 100, 50]),
      ([1, 1, 0, 1], [128, 10, 200], [140, 23, 206]),
      ([1, 8, 0, 1], [128, 128, 128], [188, 188, 188]),
      ([1, 5, 0, 1], [128, 60, 200], [106, 36, 189]),
    ] as [([UInt8], [UInt8], [UInt32])])
  func `code points of cICP are applied`(codes: [UInt8], color: [UInt8], sRGB: [UInt32]) throws {
    // Whatever the other chunks say.
    let gamma = ("gAMA", TestPNG.number(100_000))
    let png = TestPNG(chunks: [("cICP", codes), gamma, ("sRGB", [0])], samples: color)
    #expect(try word(png) == 0xFF00_0000 | sRGB[0] << 16 | sRGB[1] << 8 | sRGB[2])
  }

  @Test func `primaries and gamma are applied where nothing else is said`() throws {
    let p3 = [31270, 32900, 68000, 32000, 26500, 69000, 15000, 6000].flatMap(TestPNG.number)
    let gamma = TestPNG.number(45455)
    #expect(try word(TestPNG(chunks: [("cHRM", p3), ("gAMA", gamma)])) == Self.converted)
    #expect(try word(TestPNG(chunks: [("cHRM", p3)])) == Self.converted)
    #expect(try word(TestPNG(chunks: [("cHRM", p3), ("sRGB", [0])])) == 0xFFC8_6432)
    let linear = TestPNG(
      chunks: [("gAMA", TestPNG.number(100_000))], colorType: 0, samples: [128])
    #expect(try word(linear) == 0xFFBC_BCBC)
  }

  @Test func `sRGB in other words changes no color`() throws {
    let primaries = [31270, 32900, 64000, 33000, 30000, 60000, 15000, 6000].flatMap(TestPNG.number)
    let samples = (0..<768).map { UInt8(truncatingIfNeeded: $0 * 7) }
    let plain = TestPNG(width: 256, samples: samples)
    var named = plain
    named.chunks = [("gAMA", TestPNG.number(45455)), ("cHRM", primaries)]
    #expect(
      try PictureFile.decode(named.file, name: "a").words
        == PictureFile.decode(plain.file, name: "b").words)
  }

  @Test func `colors that cannot be converted are errors`() throws {
    #expect(
      error(TestPNG(chunks: [("cICP", [9, 16, 0, 1])]))
        == "cannot read test: it is of high dynamic range (PQ), which sRGB does not have")
    #expect(
      error(TestPNG(chunks: [("cICP", [1, 13, 1, 1])]))
        == "cannot read test: its cICP chunk describes video, and not RGB of the full range")
    #expect(
      error(TestPNG(chunks: [("cICP", [77, 13, 0, 1])]))
        == "cannot read test: its cICP chunk has the unknown primaries 77")
    #expect(
      error(TestPNG(chunks: [("cICP", [1])])) == "cannot read test: its cICP chunk is damaged")
    let noise = Array("a\0\0".utf8) + TestPNG.stored([UInt8](repeating: 9, count: 400))
    for content in [noise, [], [0], Array("P3\0\0x".utf8)] {
      #expect(
        error(TestPNG(chunks: [("iCCP", content)]))
          == "cannot read test: its color profile is damaged")
    }
    #expect(
      error(TestPNG(chunks: [("gAMA", TestPNG.number(0))])) == "cannot read test: its gamma is 0")
    #expect(
      error(TestPNG(chunks: [("cHRM", [UInt8](repeating: 0, count: 32))]))
        == "cannot read test: its primaries or its gamma make no colors")
  }
}
