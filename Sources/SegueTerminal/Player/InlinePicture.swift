public import SeguePreview
import SegueSystem

/// Prints a permanent picture among the terminal's text.
///
/// It does not wait for a reply.
public struct InlinePicture {
  private let device: TerminalDevice
  private let capabilities: TerminalCapabilities

  /// Creates one for a terminal.
  public init(device: TerminalDevice, capabilities: TerminalCapabilities) {
    self.device = device
    self.capabilities = capabilities
  }

  /// Shows a picture at the cursor, and moves the cursor to the start of the line below it.
  ///
  /// - Parameters:
  ///   - picture: the picture, sized in whole cells.
  ///   - rows: its height in rows, fewer than the terminal has.
  public func show(_ picture: Bitmap, rows: Int) throws(MediaError) {
    let region = TerminalRegion(
      .inline(rows: rows, keepsLastFrame: true), device.size, capabilities, nil)
    let canvas = region.canvas(picture.width, picture.height, capabilities)
    var encoder = capabilities.encoder(on: canvas, image: nil, leavesEmptyCells: true)
    let bytes = try region.reserving(canvas) + encoder.encode(picture)
    // The mode protects the transmission from being cut off by a signal.
    let mode = try TerminalMode(
      device, entering: region.entering, leaving: region.leaving(canvas))
    try device.write(bytes)
    let isInterrupted = mode.isInterrupted
    _ = consume mode
    if isInterrupted { Signal.interrupt.raise() }
  }
}
