public import SeguePreview
import SegueSystem

/// Puts a picture among the text of a terminal, where it stays.
///
/// It waits for no reply: the terminal shows the picture when it comes to it.
public struct InlinePicture {
  private let device: TerminalDevice
  private let capabilities: TerminalCapabilities

  /// Creates one for a terminal.
  public init(device: TerminalDevice, capabilities: TerminalCapabilities) {
    self.device = device
    self.capabilities = capabilities
  }

  /// Shows a picture at the cursor, which is below it afterwards, at the left edge.
  ///
  /// - Parameters:
  ///   - picture: The picture, of whole cells.
  ///   - rows: The rows that it is high, fewer than the terminal has.
  public func show(_ picture: Bitmap, rows: Int) throws(MediaError) {
    let region = TerminalRegion(
      .inline(rows: rows, keepsLastFrame: true), device.size, capabilities, nil)
    let canvas = region.canvas(picture.width, picture.height, capabilities)
    var encoder = capabilities.encoder(on: canvas, image: nil, leavesEmptyCells: true)
    let bytes = try region.reserving(canvas) + encoder.encode(picture)
    // What a signal would cut in two is finished first.
    let mode = try TerminalMode(
      device, entering: region.entering, leaving: region.leaving(canvas))
    try device.write(bytes)
    let isInterrupted = mode.isInterrupted
    _ = consume mode
    if isInterrupted { Signal.interrupt.raise() }
  }
}
