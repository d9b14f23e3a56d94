#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

import SystemPackage

/// How many cells a terminal has, and how many pixels where it says so.
public struct TerminalSize: Hashable, Sendable {
  /// Cells across.
  public var columns: Int
  /// Cells down.
  public var rows: Int
  /// Pixels across; 0 where unknown.
  public var pixelWidth: Int
  /// Pixels down; 0 where unknown.
  public var pixelHeight: Int

  /// Creates a size.
  public init(columns: Int, rows: Int, pixelWidth: Int = 0, pixelHeight: Int = 0) {
    self.columns = columns
    self.rows = rows
    self.pixelWidth = pixelWidth
    self.pixelHeight = pixelHeight
  }

  /// The size of the terminal behind a descriptor; nil where there is none, or it does not say.
  init?(of descriptor: FileDescriptor) {
    var window = winsize()
    guard ioctl(descriptor.rawValue, UInt(TIOCGWINSZ), &window) == 0, window.ws_col > 0,
      window.ws_row > 0
    else { return nil }
    self.init(
      columns: Int(window.ws_col), rows: Int(window.ws_row), pixelWidth: Int(window.ws_xpixel),
      pixelHeight: Int(window.ws_ypixel))
  }

  /// The size of the terminal that standard output leads to; nil where it leads to none.
  package static var ofOutput: TerminalSize? { TerminalSize(of: .standardOutput) }
}
