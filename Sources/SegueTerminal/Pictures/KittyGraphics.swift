package import SeguePreview

/// Shows pictures by kitty's graphics protocol.
///
/// A picture is sent anew under the same number, which replaces the one shown before; terminals
/// that synchronize output show no gap.
package struct KittyGraphics: PictureEncoder {
  /// The largest piece of a transmission, in bytes of base64.
  package static let chunkSize = KittyTransmission.chunkSize

  private let canvas: TerminalCanvas
  private let image: UInt32?
  private let files: KittyFiles?

  /// - Parameters:
  ///   - image: The picture's number in the terminal; nil for one that stays, which nothing replaces.
  ///   - readsFiles: Whether the terminal reads files of ours.
  package init(canvas: TerminalCanvas, image: UInt32?, readsFiles: Bool = false) {
    self.canvas = canvas
    self.image = image
    files = readsFiles ? KittyFiles() : nil
  }

  /// The bytes that show a picture in place of the one before; `C=1` keeps the cursor where it is.
  package func encode(_ picture: Bitmap) throws(MediaError) -> [UInt8] {
    let small = picture.fitted(width: canvas.pixelWidth, height: canvas.pixelHeight)
    let number = image.map { "i=\($0),p=1," } ?? ""
    let head = "a=T,\(number)c=\(canvas.columns),r=\(canvas.rows),C=1,"
    return Array(("\u{1b}[?2026h" + canvas.start).utf8)
      + (try KittyTransmission.bytes(of: small, head: head, files: files))
      + Array("\u{1b}[?2026l".utf8)
  }

  /// The bytes that take a picture away and free its memory.
  package static func deletion(of image: UInt32) -> [UInt8] {
    Array("\u{1b}_Ga=d,d=I,i=\(image),q=2\u{1b}\\".utf8)
  }
}
