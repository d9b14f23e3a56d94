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

extension EncodedFile {
  /// An MP4 is boxes, each with its size.
  ///
  /// `moov` says how many frames there are; `mdat` holds them, each as units with their sizes.
  func checkMP4(frames: Int) throws(Problem) {
    let file = try boxes(0..<length)
    guard let media = file["mdat"], let movie = file["moov"], file["ftyp"] != nil else {
      throw Problem("it has no index or no frames")
    }
    var table = movie
    for name in ["trak", "mdia", "minf", "stbl", "stsz"] {
      guard let inner = try boxes(table)[name] else { throw Problem("its index has no \(name)") }
      table = inner
    }
    let found = try number(table.lowerBound + 8)
    guard found == frames else { throw Problem("it has \(found) of \(frames) frames") }
    // The size that all frames have, or 0 and a list of sizes.
    let size = try number(table.lowerBound + 4)
    var sum = size * found
    if size == 0 {
      for index in 0..<found { sum += try number(table.lowerBound + 12 + 4 * index) }
    }
    guard sum == media.count else { throw Problem("its frames have another size than its index") }
    try checkUnits(media)
  }

  /// The contents of the boxes in a range, by name; together they fill it.
  private func boxes(_ range: Range<Int>) throws(Problem) -> [String: Range<Int>] {
    var found: [String: Range<Int>] = [:]
    var at = range.lowerBound
    while at < range.upperBound {
      var (size, head) = (try number(at), 8)
      let name = try name(at + 4)
      if size == 1 { (size, head) = (try number(at + 8, bytes: 8), 16) }
      guard size >= head, size <= range.upperBound - at else {
        throw Problem("its part \(name) is cut off")
      }
      found[name] = at + head..<at + size
      at += size
    }
    return found
  }

  private func checkUnits(_ media: Range<Int>) throws(Problem) {
    var at = media.lowerBound
    while at < media.upperBound {
      let size = try number(at)
      guard size > 0 else { throw Problem("a frame is empty") }
      at += 4 + size
    }
    guard at == media.upperBound else { throw Problem("its last frame is cut off") }
  }
}
