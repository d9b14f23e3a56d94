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
