import SeguePreview
import SegueSystem
import SegueTestSupport
import Testing

@testable import SegueTerminal

@Suite struct KittyGraphicsTests {
  private struct Piece {
    let keys: [String: String]
    let payload: String

    init(_ text: Substring) {
      let parts = text.split(separator: ";", maxSplits: 1, omittingEmptySubsequences: false)
      let pairs = parts[0].split(separator: ",").map { $0.split(separator: "=").map(String.init) }
      keys = Dictionary(uniqueKeysWithValues: pairs.map { ($0[0], $0[1]) })
      payload = parts.count > 1 ? String(parts[1]) : ""
    }
  }

  /// The pieces of a transmission.
  private func pieces(_ bytes: [UInt8]) -> [Piece] {
    var rest = String(decoding: bytes, as: UTF8.self)[...]
    var pieces: [Piece] = []
    while let start = rest.firstRange(of: "\u{1b}_G") {
      rest = rest[start.upperBound...]
      guard let end = rest.firstRange(of: "\u{1b}\\") else { break }
      pieces.append(Piece(rest[..<end.lowerBound]))
      rest = rest[end.upperBound...]
    }
    return pieces
  }

  @Test(.needs("base64"))
  func thePictureIsSentInChunksWithoutLoss() throws {
    var random = SeededGenerator(seed: 2)
    let picture = Bitmap(width: 90, height: 100) { _, _ in
      .random(in: 0...0xff_ffff, using: &random) | 0xff00_0000
    }
    let canvas = TerminalCanvas(
      width: 90, height: 100, region: (80, 24), cell: (9, 20), isCentered: true)
    let all = pieces(try KittyGraphics(canvas: canvas, image: 7).encode(picture))
    #expect(all.count > 2)
    #expect(all.allSatisfy { $0.payload.utf8.count <= 4096 && $0.keys["q"] == "2" })
    #expect(all.dropLast().allSatisfy { $0.payload.utf8.count % 4 == 0 && $0.keys["m"] == "1" })
    #expect(all.last?.keys["m"] == "0")
    let head = try #require(all.first?.keys)
    #expect(head["a"] == "T" && head["i"] == "7" && head["f"] == "100" && head["C"] == "1")
    #expect(head["c"] == "\(canvas.columns)" && head["r"] == "24")
    let folder = try TemporaryFolder()
    try AtomicFile.write(Array(all.map(\.payload).joined().utf8), to: folder.file("text"))
    let file = try output(of: "base64 -d '\(folder.file("text"))'")
    #expect(isSame(try PNG.decode(file, name: "sent").packed { $0 }, picture.packed { $0 }))
  }

  @Test func aTerminalThatReadsFilesReceivesFileNames() throws {
    var random = SeededGenerator(seed: 3)
    let picture = Bitmap(width: 90, height: 100) { x, _ in
      x < 45 ? 0 : .random(in: 0...0xff_ffff, using: &random) | 0xff00_0000
    }
    let canvas = TerminalCanvas(
      width: 90, height: 100, region: (80, 24), cell: (9, 20), isCentered: true)
    var encoder: KittyGraphics? = KittyGraphics(canvas: canvas, image: 7, readsFiles: true)
    var paths: [String] = []
    for _ in 0..<6 {
      let all = pieces(try #require(try encoder?.encode(picture)))
      let head = try #require(all.first?.keys)
      #expect(all.count == 1 && head["t"] == "t" && head["f"] == "32" && head["m"] == nil)
      #expect(head["s"] == "90" && head["v"] == "100" && head["q"] == "2" && head["i"] == "7")
      let path = try output(of: "echo '\(all[0].payload)' | base64 -d")
      paths.append(String(decoding: path, as: UTF8.self))
    }
    #expect(paths.allSatisfy { $0.contains("tty-graphics-protocol") } && Set(paths).count == 4)
    let pixels = try contents(of: try #require(paths.last))
    #expect(pixels.count == 90 * 100 * 4)
    for (index, word) in picture.packed({ $0 }).enumerated() {
      let parts = pixels[index * 4..<index * 4 + 4].map(UInt32.init)
      #expect(parts[3] << 24 | parts[0] << 16 | parts[1] << 8 | parts[2] == word)
    }
    encoder = nil
    #expect(throws: ProgramError.self) { try contents(of: paths[5]) }
  }

  @Test func stillPicturesHaveNoImageNumber() throws {
    let canvas = TerminalCanvas(
      width: 9, height: 20, region: (1, 1), cell: (9, 20), isCentered: false)
    let bytes = try KittyGraphics(canvas: canvas, image: nil).encode(Bitmap(width: 9, height: 20))
    let head = try #require(pieces(bytes).first?.keys)
    #expect(head["a"] == "T" && head["q"] == "2" && head["i"] == nil && head["p"] == nil)
  }

  @Test func largePicturesAreSentAtDisplaySize() throws {
    let canvas = TerminalCanvas(
      width: 900, height: 600, region: (10, 10), cell: (9, 20), isCentered: false)
    let bytes = try KittyGraphics(canvas: canvas, image: 7).encode(Bitmap(width: 900, height: 600))
    let whole = try PNG.encode(Bitmap(width: 90, height: 60), effort: .fast)
    #expect(pieces(bytes).map(\.payload).joined().utf8.count == (whole.count + 2) / 3 * 4)
  }

  /// The examples of RFC 4648, section 10.
  @Test(arguments: [
    ("", ""), ("f", "Zg=="), ("fo", "Zm8="), ("foo", "Zm9v"), ("foob", "Zm9vYg=="),
    ("fooba", "Zm9vYmE="), ("foobar", "Zm9vYmFy"),
  ])
  func base64(plain: String, encoded: String) {
    #expect(Base64.encode(Array(plain.utf8)) == Array(encoded.utf8))
  }
}
