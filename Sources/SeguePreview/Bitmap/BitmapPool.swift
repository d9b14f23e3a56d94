import Synchronization

/// Memory for bitmaps of one size, which is reused when a bitmap is released.
///
/// New memory would cost as much time as drawing into it, since the system clears it page by page.
final class BitmapPool: Sendable {
  private struct Block: Sendable {
    nonisolated(unsafe) let bytes: UnsafeMutableRawPointer
  }

  /// The number of columns of each bitmap.
  let width: Int
  /// The number of rows of each bitmap.
  let height: Int
  private let unused = Mutex<[Block]>([])

  /// The number of bitmaps that a film uses at once: three being drawn or waiting, and one being encoded.
  private static let maxUnused = 4

  /// - Precondition: both sides are at least 1.
  init(width: Int, height: Int) {
    precondition(width > 0 && height > 0, "a bitmap has at least one pixel")
    (self.width, self.height) = (width, height)
  }

  deinit { unused.withLock { blocks in for block in blocks { block.bytes.deallocate() } } }

  /// Unused memory with undefined contents.
  func take() -> UnsafeMutableRawPointer {
    if let block = unused.withLock({ $0.popLast() }) { return block.bytes }
    return .allocate(byteCount: Bitmap.bytesPerRow(width: width) * height, alignment: 64)
  }

  /// Takes memory back from a bitmap that is released.
  func putBack(_ bytes: UnsafeMutableRawPointer) {
    let block = Block(bytes: bytes)
    let isKept = unused.withLock { blocks in
      guard blocks.count < Self.maxUnused else { return false }
      blocks.append(block)
      return true
    }
    if !isKept { bytes.deallocate() }
  }
}

/// The memory that the pictures and frames of one preview may use.
///
/// It covers the frame, the pictures of screens and elements, and the bitmaps for layers that blur or
/// fade; the ``PictureCache`` has a limit of its own. On the largest phones at three pixels per point a
/// frame takes 15 MB, and a preview less than 300 MB in all.
enum PixelBudget {
  /// The limit, in bytes.
  static let limit = 224_000_000.0
}
