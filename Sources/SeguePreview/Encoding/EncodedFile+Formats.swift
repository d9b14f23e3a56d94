extension EncodedFile {
  /// A PNG is a signature and chunks, the last one of which is `IEND`.
  ///
  /// An animation says how many frames it has, and each begins with an `fcTL`.
  func checkPNG(frames: Int?) throws(Problem) {
    guard try bytes(0, 8).elementsEqual(PNG.signature) else {
      throw Problem("it does not begin like a PNG")
    }
    var at = 8
    var (promised, found) = (0, 0)
    var name = ""
    while name != "IEND" {
      name = try self.name(at + 4)
      if name == "acTL" { promised = try number(at + 8) }
      if name == "fcTL" { found += 1 }
      at += try number(at) + 12  // the length, the name and the checksum
    }
    guard at == length else { throw Problem("its last part ends elsewhere than the file") }
    guard let frames else { return }
    // ffmpeg writes a single frame as a plain PNG.
    if frames == 1, promised == 0, found == 0 { return }
    guard promised == frames, found == frames else {
      throw Problem("it has \(min(promised, found)) of \(frames) frames")
    }
  }

  /// A GIF is a header and blocks; the last one is a single byte, 0x3B.
  func checkGIF(frames: Int) throws(Problem) {
    guard try bytes(0, 6).elementsEqual(Array("GIF89a".utf8)) else {
      throw Problem("it does not begin like a GIF")
    }
    var at = try 13 + colorTable(flags: byte(10))
    var found = 0
    while true {
      switch try byte(at) {
      case 0x2C:
        found += 1
        // The place and size, a table of colors, and the size of the codes.
        at = try endOfBlocks(at + 10 + colorTable(flags: byte(at + 9)) + 1)
      case 0x21: at = try endOfBlocks(at + 2)
      case 0x3B:
        guard at + 1 == length else { throw Problem("there is something behind its end") }
        // Equal frames may be joined.
        guard (1...frames).contains(found) else {
          throw Problem("it has \(found) of \(frames) frames")
        }
        return
      default: throw Problem("its blocks are broken")
      }
    }
  }

  private func colorTable(flags: Int) -> Int { flags & 0x80 == 0 ? 0 : 3 << (flags & 7 + 1) }

  /// Blocks of up to 255 bytes follow each other up to an empty one.
  private func endOfBlocks(_ start: Int) throws(Problem) -> Int {
    var at = start
    while true {
      let size = try byte(at)
      at += size + 1
      if size == 0 { return at }
    }
  }

  /// A WebP file gives its own size, and so do its chunks.
  func checkWebP() throws(Problem) {
    guard try name(0) == "RIFF", try name(8) == "WEBP" else {
      throw Problem("it does not begin like a WebP")
    }
    guard try littleNumber(4) + 8 == length else { throw Problem("it gives another size") }
    var at = 12
    while at < length {
      let size = try littleNumber(at + 4)
      at += 8 + size + size & 1
    }
    guard at == length else { throw Problem("its last part ends elsewhere than the file") }
  }

  private func littleNumber(_ at: Int) throws(Problem) -> Int {
    try bytes(at, 4).reversed().reduce(0) { $0 << 8 | Int($1) }
  }
}
