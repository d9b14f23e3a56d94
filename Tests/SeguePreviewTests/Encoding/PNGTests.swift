import SegueTestSupport
import SeguePreview
import Testing

@Suite struct PNGTests {
  /// Red, green, blue and transparent things, all valid as premultiplied pixels.
  private static let translucent = Bitmap(width: 67, height: 41) { x, y in
    let alpha = UInt32(x * 255 / 66)
    let red = UInt32(y * 255 / 40) * alpha / 255
    return alpha << 24 | red << 16 | (alpha / 3) << 8 | alpha / 7
  }
  private static let opaque = Bitmap(width: 67, height: 41) { x, y in
    0xff00_0000 | UInt32(x * 3) << 16 | UInt32(y * 6) << 8 | UInt32(x ^ y)
  }

  @Test(arguments: [PNG.Effort.fast, .small]) func picturesRoundTripAtEveryEffort(
    effort: PNG.Effort
  ) throws {
    for picture in [Self.translucent, Self.opaque] {
      let read = try PNG.decode(try PNG.encode(picture, effort: effort), name: "test")
      #expect(read.width == 67 && read.height == 41)
      #expect(isSame(read.words, picture.words))
    }
  }

  @Test func alphaIsWrittenOnlyForTranslucentPictures() throws {
    let colorType = 25  // after the signature, the chunk's head, the sides and the depth
    #expect(try PNG.encode(Self.opaque)[colorType] == 2)
    #expect(try PNG.encode(Self.translucent)[colorType] == 6)
  }

  @Test(.needs("pngtopnm"))
  func netpbmReadsTheSameColors() throws {
    let folder = try TemporaryFolder()
    try PNG.write(Self.opaque, to: folder.file("a.png"))
    let pixels = try output(of: "pngtopnm '\(folder.file("a.png"))'").suffix(67 * 41 * 3)
    let expected = Self.opaque.words.flatMap { word in
      [16, 8, 0].map { UInt8(truncatingIfNeeded: word >> $0) }
    }
    #expect(isSame(Array(pixels), expected))
    #expect(try folder.names() == ["a.png"])
  }

  @Test(
    .needs("ffmpeg"),
    arguments: ["rgb24", "rgba", "rgb48be", "rgba64be", "gray", "gray16be", "ya8", "pal8", "monob"])
  func readsPixelFormatsWrittenByFFmpeg(kind: String) throws {
    let folder = try TemporaryFolder()
    let file = folder.file("a.png")
    let white = "tr '\\0' '\\377' < /dev/zero | head -c \(31 * 17 * 3)"
    let reading = "-f rawvideo -pix_fmt rgb24 -s 31x17 -i -"
    try output(of: "\(white) | ffmpeg -loglevel error \(reading) -pix_fmt \(kind) '\(file)'")
    let picture = try PictureFile.read(file)
    #expect(picture.width == 31 && picture.height == 17)
    // ffmpeg itself turns white into 0xfefd or 0xfcfcff on its way to some kinds.
    #expect(picture.words.allSatisfy { $0 | 0x0003_0303 == 0xffff_ffff })
  }

  @Test(.needs("pnmtopng"))
  func sixteenBitsWithoutColorInformationAreSRGB() throws {
    let folder = try TemporaryFolder()
    let file = folder.file("a.png")
    try output(of: "printf 'P2\\n1 1\\n65535\\n32896\\n' | pnmtopng > \(file)")
    #expect(try PictureFile.read(file).words == [0xff80_8080])
  }

  @Test func damagedFilesDecodeOrFailWithAnError() throws {
    var random = SeededGenerator(seed: 7)
    let whole = try PNG.encode(Self.translucent)
    for _ in 0..<1500 {
      var bytes = whole
      for _ in 0..<Int.random(in: 1...6, using: &random) {
        bytes[Int.random(in: 0..<bytes.count, using: &random)] = .random(
          in: 0...255, using: &random)
      }
      if Bool.random(using: &random) {
        bytes.removeLast(.random(in: 0..<bytes.count, using: &random))
      }
      do {
        let picture = try PNG.decode(bytes, name: "damaged")
        #expect(picture.width > 0)
      } catch {
        #expect(error.code == .corrupt || error.code == .size)
        #expect(error.message.hasPrefix("cannot read damaged: "))
      }
    }
  }

  @Test(arguments: [0, 1, 8, 20, 33, 60, 200]) func truncatedFilesAreErrors(count: Int) throws {
    let bytes = Array(try PNG.encode(Self.translucent).prefix(count))
    #expect(throws: MediaError.self) { try PNG.decode(bytes, name: "cut") }
  }

  /// Found by the fuzzer: libpng allocated nearly two gigabytes for a text of that length.
  @Test func aChunkThatEndsBeyondTheFileIsAnError() throws {
    var bytes = try PNG.encode(Self.translucent)
    let text = [UInt8]("tEXt".utf8)
    bytes.insert(contentsOf: [0x6f, 0, 0, 7] + text + [UInt8](repeating: 65, count: 11), at: 33)
    let error = #expect(throws: MediaError.self) { try PNG.decode(bytes, name: "long") }
    #expect(
      error?.message
        == "cannot read long: it is incomplete or damaged (a chunk ends beyond the file)")
    let other = #expect(throws: MediaError.self) { try PNG.decode(text, name: "text") }
    #expect(other?.message == "cannot read text: it is not a PNG")
  }

  @Test func enormousSizesAreRefused() throws {
    // A header of 100,000 × 100,000 pixels; its checksum by zlib's crc32 (python3).
    let header: [UInt8] = [
      0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52,
      0, 1, 0x86, 0xa0, 0, 1, 0x86, 0xa0, 8, 6, 0, 0, 0,
    ]
    let checksum: [UInt8] = [0xa8, 0x52, 0x0b, 0xc8]
    let emptyData: [UInt8] = [0, 0, 0, 0, 0x49, 0x44, 0x41, 0x54, 0x35, 0xaf, 0x06, 0x1e]
    let bytes = header + checksum + emptyData
    let error = #expect(throws: MediaError.self) { try PNG.decode(bytes, name: "big") }
    #expect(error?.code == .size)
    #expect(
      error?.message == "cannot read big: the image is too large (100000 × 100000 pixels)")
  }

  @Test func missingFilesAreNamedInTheError() {
    let error = #expect(throws: MediaError.self) { try PictureFile.read("/nowhere/a.png") }
    #expect(error?.code == .file)
    #expect(error?.message == "cannot read /nowhere/a.png: No such file or directory")
  }
}
