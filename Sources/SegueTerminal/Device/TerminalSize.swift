#if canImport(Darwin)
import Darwin
#elseif canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

import SystemPackage

/// A terminal's size in cells, and in pixels where known.
public struct TerminalSize: Hashable, Sendable {
  /// The number of columns.
  public var columns: Int
  /// The number of rows.
  public var rows: Int
  /// The width in pixels; 0 where unknown.
  public var pixelWidth: Int
  /// The height in pixels; 0 where unknown.
  public var pixelHeight: Int

  /// Creates a size.
  public init(columns: Int, rows: Int, pixelWidth: Int = 0, pixelHeight: Int = 0) {
    self.columns = columns
    self.rows = rows
    self.pixelWidth = pixelWidth
    self.pixelHeight = pixelHeight
  }

  /// Creates the size of the terminal behind a descriptor; nil where there is none or its size is
  /// unknown.
  init?(of descriptor: FileDescriptor) {
    var window = winsize()
    guard ioctl(descriptor.rawValue, UInt(TIOCGWINSZ), &window) == 0, window.ws_col > 0,
      window.ws_row > 0
    else { return nil }
    self.init(
      columns: Int(window.ws_col), rows: Int(window.ws_row), pixelWidth: Int(window.ws_xpixel),
      pixelHeight: Int(window.ws_ypixel))
  }

  /// The size of the terminal on standard output; nil where it is not a terminal.
  package static var ofOutput: TerminalSize? { TerminalSize(of: .standardOutput) }
}
