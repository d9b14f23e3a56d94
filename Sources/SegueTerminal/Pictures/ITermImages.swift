package import SeguePreview

/// Displays pictures with iTerm2's inline image protocol.
package struct ITermImages: PictureEncoder {
  private let canvas: TerminalCanvas
  private var shown: [UInt8] = []

  package init(canvas: TerminalCanvas) { self.canvas = canvas }

  /// Returns the bytes that show a picture over the previous one; empty where it is the same.
  package mutating func encode(_ picture: Bitmap) throws(MediaError) -> [UInt8] {
    let small = picture.fitted(width: canvas.pixelWidth, height: canvas.pixelHeight)
    let file = try PNG.encode(small, effort: .fast)
    guard file != shown else { return [] }
    shown = file
    let keys =
      "inline=1;size=\(file.count);width=\(canvas.columns);height=\(canvas.rows);"
      + "preserveAspectRatio=0;doNotMoveCursor=1"
    return Array("\u{1b}[?2026h\(canvas.start)\u{1b}]1337;File=\(keys):".utf8)
      + Base64.encode(file) + Array("\u{07}\u{1b}[?2026l".utf8)
  }
}
