import SeguePreview

/// A picture on its way to a terminal that knows kitty's graphics.
///
/// It is sent as PNG, cut into pieces: fast to make and a fraction of the raw size, which is what counts over a network. A
/// terminal that has shown that it reads our files gets the raw pixels in one.
enum KittyTransmission {
  /// The largest piece, in bytes of base64.
  static let chunkSize = 4096

  /// The bytes that transmit a picture; `q=2` on every piece keeps the terminal from answering.
  ///
  /// - Parameters:
  ///   - head: what shall be done with it, such as `a=T,i=7,`; ends in a comma.
  ///   - files: where the terminal reads files of ours; a picture that cannot be put there is sent whole.
  static func bytes(
    of picture: Bitmap, head: String, files: KittyFiles? = nil,
    wrap: ([UInt8]) -> [UInt8] = { $0 }
  ) throws(MediaError) -> [UInt8] {
    if let path = files?.put(picture.packed(\.straightRGBA)) {
      let keys = "\u{1b}_G\(head)f=32,s=\(picture.width),v=\(picture.height),t=t,q=2;"
      return wrap(Array(keys.utf8) + Base64.encode(Array(path.utf8)) + Array("\u{1b}\\".utf8))
    }
    let text = Base64.encode(try PNG.encode(picture, effort: .fast))
    var head = head + "f=100,"
    var bytes: [UInt8] = []
    bytes.reserveCapacity(text.count + text.count / 64 + 256)
    for start in stride(from: 0, to: text.count, by: chunkSize) {
      let end = min(start + chunkSize, text.count)
      let keys = "\u{1b}_G\(head)q=2,m=\(end < text.count ? 1 : 0);"
      bytes += wrap(Array(keys.utf8) + text[start..<end] + Array("\u{1b}\\".utf8))
      head = ""
    }
    return bytes
  }
}

extension UInt32 {
  /// A premultiplied `0xAARRGGBB` word as red, green, blue and straight alpha, byte by byte.
  fileprivate var straightRGBA: UInt32 {
    let word = StraightAlpha.straight(self)
    return (word & 0xff00_ff00 | word >> 16 & 0xff | (word & 0xff) << 16).littleEndian
  }
}
