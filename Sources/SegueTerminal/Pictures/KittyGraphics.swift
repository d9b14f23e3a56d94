package import SeguePreview

/// Displays pictures with the kitty graphics protocol.
///
/// A new picture is sent under the same ID and replaces the previous one; terminals with
/// synchronized output show no gap.
package struct KittyGraphics: PictureEncoder {
  /// The largest chunk of a transmission, in bytes of base64.
  package static let chunkSize = KittyTransmission.chunkSize

  private let canvas: TerminalCanvas
  private let image: UInt32?
  private let files: KittyFiles?

  /// - Parameters:
  ///   - image: the picture's ID in the terminal; nil for a permanent picture that is never
  ///     replaced.
  ///   - readsFiles: whether the terminal can read our files.
  package init(canvas: TerminalCanvas, image: UInt32?, readsFiles: Bool = false) {
    self.canvas = canvas
    self.image = image
    files = readsFiles ? KittyFiles() : nil
  }

  /// Returns the bytes that replace the previous picture; `C=1` keeps the cursor in place.
  package func encode(_ picture: Bitmap) throws(MediaError) -> [UInt8] {
    let small = picture.fitted(width: canvas.pixelWidth, height: canvas.pixelHeight)
    let number = image.map { "i=\($0),p=1," } ?? ""
    let head = "a=T,\(number)c=\(canvas.columns),r=\(canvas.rows),C=1,"
    return Array(("\u{1b}[?2026h" + canvas.start).utf8)
      + (try KittyTransmission.bytes(of: small, head: head, files: files))
      + Array("\u{1b}[?2026l".utf8)
  }

  /// Returns the bytes that delete a picture and free its memory.
  package static func deletion(of image: UInt32) -> [UInt8] {
    Array("\u{1b}_Ga=d,d=I,i=\(image),q=2\u{1b}\\".utf8)
  }
}
