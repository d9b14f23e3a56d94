import SegueTestSupport
import Testing

@testable import SeguePreview

/// Long animated WebP files, composed as their container says.
@Suite struct LongWebPTests {
  private func film(
    of frames: [Bitmap], _ compression: EncodingOptions.WebPCompression = .lossless
  ) throws -> ComposedWebP {
    let folder = try TemporaryFolder()
    let path = folder.file("film.webp")
    let sink = try OutputFormat.webp.openSink(
      path: path, rate: FrameRate(100), options: EncodingOptions(loops: 2, webP: compression))
    for frame in frames { try sink.append(frame) }
    try sink.finish()
    return try ComposedWebP(try contents(of: path))
  }

  @Test func `every frame of a long film is shown at its time`() throws {
    let moving = (0..<100).map { Bitmap.bar(at: $0 % 40) }
    let resting = Array(repeating: Bitmap.bar(at: 20), count: 90)
    let frames = moving + resting + moving
    let film = try film(of: frames)
    #expect(film.pictures.count == 201 && film.loops == 2)
    #expect(film.firstWrong(of: frames, every: 10) == nil)
  }

  @Test func `what a frame no longer covers is cleared`() throws {
    let frames = (0..<80).map { index in
      Bitmap(width: 48, height: 32) { x, y in
        (index % 40..<index % 40 + 6).contains(x) && (8..<24).contains(y) ? 0xFFFF_FFFF : 0
      }
    }
    let film = try film(of: frames)
    #expect(film.isTransparent)
    #expect(film.firstWrong(of: frames, every: 10) == nil)
  }

  @Test func `a screen that dims by a level a frame is as dark as it should be`() throws {
    let frames = (0..<60).map { index in
      Bitmap(width: 48, height: 32) { _, _ in 0xFF00_0000 | UInt32(200 - index) * 0x10101 }
    }
    let film = try film(of: frames, .lossy(quality: 75))
    for index in frames.indices {
      let shown = try #require(film.picture(at: index * 10 + 5))
      #expect(abs(Int(shown[700] & 255) - (200 - index)) <= 2)
    }
  }
}

/// The pictures of an animated WebP and how long they are shown.
private struct ComposedWebP {
  private(set) var loops = -1
  private(set) var isTransparent = false
  private(set) var pictures: [(words: [UInt32], milliseconds: Int)] = []

  init(_ bytes: [UInt8]) throws {
    func number(_ at: Int, _ count: Int) -> Int {
      (0..<count).reduce(0) { $0 | Int(bytes[at + $1]) << (8 * $1) }
    }
    try #require(number(4, 4) + 8 == bytes.count)
    var width = 0
    var canvas: [UInt32] = []
    var at = 12
    while at + 8 <= bytes.count {
      let (size, body) = (number(at + 4, 4), at + 8)
      switch String(decoding: bytes[at..<at + 4], as: UTF8.self) {
      case "VP8X":
        isTransparent = bytes[body] & 0x10 != 0
        width = number(body + 4, 3) + 1
        canvas = Array(repeating: 0, count: width * (number(body + 7, 3) + 1))
      case "ANIM": loops = number(body + 4, 2)
      case "ANMF":
        let (left, top) = (2 * number(body, 3), 2 * number(body + 3, 3))
        let picture = try Self.picture(bytes[body + 16..<body + size])
        let flags = bytes[body + 15]
        for y in 0..<picture.height {
          for x in 0..<picture.width where flags & 2 != 0 || picture[x, y] >> 24 > 0 {
            canvas[(top + y) * width + left + x] = picture[x, y]
          }
        }
        pictures.append((canvas, number(body + 12, 3)))
        if flags & 1 != 0 {
          for y in 0..<picture.height {
            for x in 0..<picture.width { canvas[(top + y) * width + left + x] = 0 }
          }
        }
      default: break
      }
      at = body + size + size % 2
    }
  }

  /// The first of some frames, each shown for a time, in the middle of which another picture is shown.
  func firstWrong(of frames: [Bitmap], every milliseconds: Int) -> Int? {
    frames.indices.first { index in
      picture(at: index * milliseconds + milliseconds / 2) != frames[index].words
    }
  }

  /// The pixels shown at a time in milliseconds; nil after the end.
  func picture(at time: Int) -> [UInt32]? {
    var end = 0
    return pictures.first { picture in
      end += picture.milliseconds
      return end > time
    }?.words
  }

  private static func picture(_ chunks: ArraySlice<UInt8>) throws -> Bitmap {
    let size = withUnsafeBytes(of: UInt32(chunks.count + 4).littleEndian, Array.init)
    return try WebP.decode(
      Array("RIFF".utf8) + size + Array("WEBP".utf8) + chunks, name: "a frame")
  }
}
