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

/// A picture transmission in the kitty graphics protocol.
///
/// Pictures are sent as PNG in chunks: fast to encode and a fraction of the raw size, which matters
/// over a network. A terminal that has proved that it can read our files gets raw pixels in a file.
enum KittyTransmission {
  /// The largest chunk, in bytes of base64.
  static let chunkSize = 4096

  /// Returns the bytes that transmit a picture; `q=2` on every chunk suppresses replies.
  ///
  /// - Parameters:
  ///   - head: the control keys, such as `a=T,i=7,`; ends in a comma.
  ///   - files: the files that the terminal reads; a picture that cannot be stored there is sent
  ///     inline.
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
  /// A premultiplied `0xAARRGGBB` word as red, green, blue and straight alpha bytes.
  fileprivate var straightRGBA: UInt32 {
    let word = StraightAlpha.straight(self)
    return (word & 0xff00_ff00 | word >> 16 & 0xff | (word & 0xff) << 16).littleEndian
  }
}
