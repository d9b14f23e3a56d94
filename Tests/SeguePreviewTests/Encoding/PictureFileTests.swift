import Foundation
import SegueTestSupport
import Testing

@testable import SeguePreview

/// The formats of screenshots.
@Suite struct PictureFileTests {
  private static let folder = Checkout.folder + "/Fuzzing/Corpus/picture"

  private func bytes(_ name: String) throws -> [UInt8] {
    Array(try Data(contentsOf: URL(filePath: "\(Self.folder)/\(name)")))
  }

  private func message(_ bytes: [UInt8], name: String = "a.heic") -> [String] {
    let error = #expect(throws: MediaError.self) {
      try PictureFile.decode(bytes, name: name)
    }
    return error.map { [$0.message, $0.help] } ?? []
  }

  /// A JPEG of four squares, with an orientation after its first marker.
  private func quarters(_ orientation: UInt8, littleEndian: Bool) throws -> Bitmap {
    let entry: [UInt8] =
      littleEndian
      ? [0x49, 0x49, 42, 0, 8, 0, 0, 0, 1, 0, 0x12, 0x01, 3, 0, 1, 0, 0, 0, orientation, 0, 0, 0]
      : [0x4D, 0x4D, 0, 42, 0, 0, 0, 8, 0, 1, 0x01, 0x12, 0, 3, 0, 0, 0, 1, 0, orientation, 0, 0]
    let content = Array("Exif\0\0".utf8) + entry + [0, 0, 0, 0]
    var file = try bytes("quarters.jpg")
    file.insert(contentsOf: [0xFF, 0xE1, 0, UInt8(content.count + 2)] + content, at: 2)
    return try PictureFile.decode(file, name: "quarters.jpg")
  }

  /// The colors of the corners, row by row, for the eight orientations of Exif 2.3, 4.6.4.
  @Test(arguments: [
    (1, "RGBW"), (2, "GRWB"), (3, "WBGR"), (4, "BWRG"), (5, "RBGW"), (6, "BRWG"), (7, "WGBR"),
    (8, "GWRB"),
  ])
  func `a JPEG is turned as it says`(orientation: UInt8, corners: String) throws {
    for littleEndian in [true, false] {
      let picture = try quarters(orientation, littleEndian: littleEndian)
      #expect(picture.width == 16 && picture.height == 16)
      let colors = [(2, 2), (13, 2), (2, 13), (13, 13)].map { (x: Int, y: Int) -> String in
        let bright = [16, 8, 0].map { picture[x, y] >> $0 & 0xFF > 128 }
        return switch bright {
        case [true, false, false]: "R"
        case [false, true, false]: "G"
        case [false, false, true]: "B"
        case [true, true, true]: "W"
        default: "?"
        }
      }
      #expect(colors.joined() == corners)
    }
  }

  @Test(.needs("ffmpeg")) func `a progressive JPEG has the pixels that ffmpeg reads`() throws {
    let path = "\(Self.folder)/progressive.jpg"
    let picture = try PictureFile.read(path)
    let raw = Array(
      try output(of: "ffmpeg -loglevel error -i '\(path)' -f rawvideo -pix_fmt rgb24 -"))
    #expect(raw.count == picture.words.count * 3)
    var total = 0
    for (index, word) in picture.words.enumerated() {
      for (channel, shift) in [UInt32(16), 8, 0].enumerated() {
        total += abs(Int(word >> shift & 0xFF) - Int(raw[index * 3 + channel]))
      }
    }
    // The two enlarge colors in different ways.
    #expect(Double(total) / Double(raw.count) < 3)
  }

  @Test func `the suffix does not matter`() throws {
    let folder = try TemporaryFolder()
    try folder.write(try bytes("p3.jpg"), to: "a.png")
    #expect(try PictureFile.read(folder.file("a.png")).width == 4)
  }

  @Test func `an incomplete or damaged JPEG is an error`() throws {
    let whole = try bytes("progressive.jpg")
    for count in [3, 20, 200, whole.count / 2, whole.count - 40] {
      let message = try #require(message(Array(whole.prefix(count)), name: "cut.jpg").first)
      #expect(message.hasPrefix("cannot read cut.jpg: it is incomplete or damaged ("))
    }
    #expect(
      message(try bytes("cmyk.jpg"), name: "cmyk.jpg") == [
        "cannot read cmyk.jpg: it is a CMYK JPEG, for printing", "save the image as RGB",
      ])
  }

  @Test func `a missing part of a profile is an error`() throws {
    var file = try bytes("p3.jpg")
    let head = try #require(Data(file).range(of: Data("ICC_PROFILE\0".utf8)))
    file[head.upperBound + 1] = 2
    #expect(
      message(file).first == "cannot read a.heic: a part of its color profile is missing")
  }

  @Test func `other formats are named, with the command that converts them`() throws {
    let heic = [0, 0, 0, 24] + Array("ftypheic".utf8) + [0, 0, 0, 0]
    let named = message(heic, name: "my shots/a.heic")
    #expect(
      named.first
        == "cannot read my shots/a.heic: it is a HEIC, and Segue reads PNG, JPEG and WebP")
    #if os(Linux)
    #expect(
      named.last == """
        convert it with: heif-convert 'my shots/a.heic' 'my shots/a.png' (package libheif-examples), \
        or ImageMagick's convert 'my shots/a.heic' 'my shots/a.png'
        """)
    #else
    #expect(
      named.last
        == "convert it with: sips -s format png 'my shots/a.heic' --out 'my shots/a.png'")
    #endif
    for (start, format) in [
      ("\0\0\0 ftypmif1", "a HEIC"), ("\0\0\0 ftypavif", "an AVIF"), ("GIF89a", "a GIF"),
      ("II*\0", "a TIFF"), ("MM\0*", "a TIFF"), ("BM", "a BMP"), ("%PDF-1.4", "a PDF"),
    ] {
      let text = message(Array(start.utf8), name: "x")
      #expect(text.first == "cannot read x: it is \(format), and Segue reads PNG, JPEG and WebP")
      #expect(text.last?.hasPrefix("convert it with: ") == true)
    }
    for start in ["", "hello", "RIFF1234WAVE", "\0\0\0 ftypisom"] {
      #expect(
        message(Array(start.utf8), name: "x").first
          == "cannot read x: it is no picture; Segue reads PNG, JPEG and WebP")
    }
  }
}
