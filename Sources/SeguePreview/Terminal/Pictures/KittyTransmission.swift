/// A picture on its way to a terminal that knows kitty's graphics, cut into pieces.
///
/// It is sent as PNG: fast to make and a fraction of the raw size, which is what counts over a network.
enum KittyTransmission {
  /// The largest piece, in bytes of base64.
  static let chunkSize = 4096

  /// The bytes that transmit a picture; `q=2` on every piece keeps the terminal from answering.
  ///
  /// - Parameter head: what shall be done with it, such as `a=T,i=7,`; ends in a comma.
  static func bytes(
    of picture: Bitmap, head: String, wrap: ([UInt8]) -> [UInt8] = { $0 }
  ) throws(MediaError) -> [UInt8] {
    let text = Base64.encode(try PNG.encode(picture, effort: .fast))
    var head = head
    var bytes: [UInt8] = []
    for start in stride(from: 0, to: text.count, by: chunkSize) {
      let end = min(start + chunkSize, text.count)
      let keys = "\u{1b}_G\(head)q=2,m=\(end < text.count ? 1 : 0);"
      bytes += wrap(Array(keys.utf8) + text[start..<end] + Array("\u{1b}\\".utf8))
      head = ""
    }
    return bytes
  }
}
