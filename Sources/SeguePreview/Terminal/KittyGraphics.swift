/// Shows pictures by kitty's graphics protocol.
///
/// A picture is sent anew under the same number, which replaces the one shown before; terminals
/// that synchronise output show no gap. It is sent as PNG: fast to make and a fraction of the raw
/// size, which is what counts over a network.
package struct KittyGraphics {
  /// The largest piece of a transmission, in bytes of base64.
  package static let chunkSize = 4096

  private let canvas: TerminalCanvas
  private let image: UInt32?

  /// - Parameter image: The picture's number in the terminal; nil for one that stays, which nothing replaces.
  package init(canvas: TerminalCanvas, image: UInt32?) {
    self.canvas = canvas
    self.image = image
  }

  /// The bytes that show a picture in place of the one before.
  ///
  /// `q=2` on every piece keeps the terminal from answering, `C=1` keeps the cursor where it is.
  package func encode(_ picture: Bitmap) throws(MediaError) -> [UInt8] {
    let small = picture.fitted(
      width: canvas.columns * canvas.cellWidth, height: canvas.rows * canvas.cellHeight)
    let text = Base64.encode(try PNG.encode(small, effort: .fast))
    let cells = "c=\(canvas.columns),r=\(canvas.rows)"
    var bytes = Array(("\u{1b}[?2026h" + canvas.start).utf8)
    let number = image.map { "i=\($0),p=1," } ?? ""
    var head = "a=T,f=100,\(number)\(cells),C=1,"
    for start in stride(from: 0, to: text.count, by: Self.chunkSize) {
      let end = min(start + Self.chunkSize, text.count)
      bytes += "\u{1b}_G\(head)q=2,m=\(end < text.count ? 1 : 0);".utf8
      bytes += text[start..<end]
      bytes += "\u{1b}\\".utf8
      head = ""
    }
    bytes += "\u{1b}[?2026l".utf8
    return bytes
  }

  /// The bytes that take a picture away and free its memory.
  package static func deletion(of image: UInt32) -> [UInt8] {
    Array("\u{1b}_Ga=d,d=I,i=\(image),q=2\u{1b}\\".utf8)
  }
}
