import SegueTestSupport
import SeguePreview
import Testing

@Suite struct AnimatedWebPTests {
  @Test func writesFrameDurationsAndLoops() throws {
    let folder = try TemporaryFolder()
    let file = folder.file("a.webp")
    let options = EncodingOptions(loops: 3, webP: .lossless)
    let sink = try OutputFormat.webp.openSink(path: file, rate: FrameRate(60), options: options)
    for column in [0, 10, 20, 30] { try sink.append(.bar(at: column)) }
    try sink.append(.bar(at: 40), periods: 30)
    // Until then it has a hidden name.
    #expect(try folder.names().filter { !$0.hasPrefix(".") }.isEmpty)
    try sink.finish()
    let container = try WebPContainer(try contents(of: file))
    #expect(container.canvas == [48, 32])
    #expect(container.loops == 3)
    #expect(container.durations == [17, 16, 17, 17, 500])
    #expect(try folder.names() == ["a.webp"])
  }

  @Test func lowerQualityIsSmaller() throws {
    let folder = try TemporaryFolder()
    var random = SeededGenerator(seed: 3)
    let noise = Bitmap(width: 64, height: 64) { _, _ in
      .random(in: 0...0xff_ffff, using: &random) | 0xff00_0000
    }
    var sizes: [Int] = []
    for compression in [
      EncodingOptions.WebPCompression.lossless, .lossy(quality: 80), .lossy(quality: 10),
    ] {
      let file = folder.file("a.webp")
      let sink = try OutputFormat.webp.openSink(
        path: file, rate: FrameRate(30), options: EncodingOptions(webP: compression))
      try sink.append(noise)
      try sink.append(.bar(at: 0, width: 64, height: 64))
      try sink.finish()
      sizes.append(try contents(of: file).count)
    }
    #expect(sizes == sizes.sorted(by: >))
  }

  @Test func failuresLeaveNoFiles() throws {
    let folder = try TemporaryFolder()
    let sink = try OutputFormat.webp.openSink(path: folder.file("a.webp"), rate: FrameRate(60))
    #expect(throws: MediaError.self) { try sink.finish() }
    try sink.append(.bar(at: 0))
    let error = #expect(throws: MediaError.self) { try sink.append(.bar(at: 0, width: 50)) }
    #expect(error?.code == .frames)
    let wild = try OutputFormat.webp.openSink(
      path: folder.file("b.webp"), rate: FrameRate(60),
      options: EncodingOptions(webP: .lossy(quality: 400)))
    #expect(throws: MediaError.self) { try wild.append(.bar(at: 0)) }
    #expect(try folder.names().isEmpty)
  }
}

/// An animated WebP read by its container specification, without libwebp.
private struct WebPContainer {
  var canvas: [Int] = []
  var loops = -1
  var durations: [Int] = []

  init(_ bytes: [UInt8]) throws {
    try #require(bytes.prefix(4).elementsEqual("RIFF".utf8))
    try #require(bytes[8..<12].elementsEqual("WEBP".utf8))
    func number(_ at: Int, _ count: Int) -> Int {
      (0..<count).reduce(0) { $0 | Int(bytes[at + $1]) << (8 * $1) }
    }
    var at = 12
    while at + 8 <= bytes.count {
      let body = at + 8
      switch String(decoding: bytes[at..<at + 4], as: UTF8.self) {
      case "VP8X": canvas = [number(body + 4, 3) + 1, number(body + 7, 3) + 1]
      case "ANIM": loops = number(body + 4, 2)
      case "ANMF": durations.append(number(body + 12, 3))
      default: break
      }
      let size = number(at + 4, 4)
      at = body + size + size % 2
    }
  }
}
