import SegueSystem

/// An animated WebP file that is written piece by piece.
///
/// A WebP file is a header, with its size, and chunks: `VP8X` has the size of the canvas, `ANIM` the
/// number of repetitions, and each `ANMF` a frame.
final class WebPFile {
  private let file: AtomicFile
  private var length = 0
  private var isTransparent = false

  private static let transparencyFlag: UInt8 = 0x10
  private static let animationFlag: UInt8 = 0x02
  private static let flagsOffset = 20
  /// The frame replaces the pixels below it instead of being blended, and stays on the canvas.
  private static let replacingFlag: UInt8 = 0x02

  init(path: String, _ size: FrameSize, loops: Int) throws(SystemFailure) {
    file = try AtomicFile(path: path)
    try write(
      Self.fourLetters("RIFF") + Self.bytes(0, 4) + Self.fourLetters("WEBP")
        + Self.chunk("VP8X", [Self.animationFlag, 0, 0, 0] + Self.sides(size.width, size.height))
        // The background is white, as libwebp's.
        + Self.chunk("ANIM", Self.bytes(0xFFFF_FFFF, 4) + Self.bytes(min(max(loops, 0), 0xFFFF), 2))
    )
  }

  /// Appends a frame: the picture of another file.
  ///
  /// - Parameters:
  ///   - place: the part of the canvas that it replaces; its left and top edges are even.
  ///   - milliseconds: how long it is shown.
  func append(_ picture: [UInt8], at place: PixelRect, milliseconds: Int) throws(MediaError) {
    var chunks: [UInt8] = []
    for chunk in Self.chunks(of: picture) {
      switch String(decoding: chunk.prefix(4), as: UTF8.self) {
      case "VP8L":
        // The bit for transparency follows the signature and two sides of 14 bits each.
        isTransparent = isTransparent || chunk[chunk.startIndex + 12] & 0x10 != 0
        chunks += chunk
      case "ALPH":
        isTransparent = true
        chunks += chunk
      case "VP8 ": chunks += chunk
      default: break
      }
    }
    let head =
      Self.bytes(place.left / 2, 3) + Self.bytes(place.top / 2, 3)
      + Self.sides(place.width, place.height) + Self.bytes(min(milliseconds, 0xFF_FFFF), 3)
      + [Self.replacingFlag]
    let frame = Self.chunk("ANMF", head + chunks)
    try throwingMediaError { try write(frame) }
  }

  /// Completes the header, and returns the file.
  func finish() throws(MediaError) -> AtomicFile {
    guard let rest = UInt32(exactly: length - 8) else {
      throw MediaError(
        .size, "cannot write \(file.path): WebP files are limited to 4 GiB",
        help: "use a lower quality or fewer frames")
    }
    let flags = Self.animationFlag | (isTransparent ? Self.transparencyFlag : 0)
    try throwingMediaError {
      try file.replace(Self.bytes(Int(rest), 4), at: 4)
      try file.replace([flags], at: Self.flagsOffset)
    }
    return file
  }

  private func write(_ bytes: [UInt8]) throws(SystemFailure) {
    try file.write(bytes)
    length += bytes.count
  }

  /// The chunks of a file, each with its head of eight bytes and its padding.
  static func chunks(of file: [UInt8]) -> [ArraySlice<UInt8>] {
    var chunks: [ArraySlice<UInt8>] = []
    var at = 12
    while at + 8 <= file.count {
      let size = file[at + 4..<at + 8].reversed().reduce(0) { $0 << 8 | Int($1) }
      let end = min(at + 8 + size + size & 1, file.count)
      chunks.append(file[at..<end])
      at = end
    }
    return chunks
  }

  private static func chunk(_ name: String, _ content: [UInt8]) -> [UInt8] {
    fourLetters(name) + bytes(content.count, 4) + content + (content.count % 2 == 0 ? [] : [0])
  }

  private static func fourLetters(_ name: String) -> [UInt8] { Array(name.utf8) }

  private static func sides(_ width: Int, _ height: Int) -> [UInt8] {
    bytes(width - 1, 3) + bytes(height - 1, 3)
  }

  /// A whole number, its lowest byte first.
  private static func bytes(_ number: Int, _ count: Int) -> [UInt8] {
    (0..<count).map { UInt8(truncatingIfNeeded: number >> (8 * $0)) }
  }
}
