import Synchronization

/// Memory for bitmaps of one size, which is used again once nobody has a bitmap anymore.
///
/// The system clears new memory page by page, which took a film as long as drawing into it.
final class BitmapPool: Sendable {
  private struct Block: Sendable {
    nonisolated(unsafe) let bytes: UnsafeMutableRawPointer
  }

  /// The number of columns of each bitmap.
  let width: Int
  /// The number of rows of each bitmap.
  let height: Int
  private let unused = Mutex<[Block]>([])

  /// As many as a film has at once: three that are being drawn or wait, and one being encoded.
  private static let maxUnused = 4

  /// - Precondition: both sides are at least 1.
  init(width: Int, height: Int) {
    precondition(width > 0 && height > 0, "a bitmap has at least one pixel")
    (self.width, self.height) = (width, height)
  }

  deinit { unused.withLock { blocks in for block in blocks { block.bytes.deallocate() } } }

  /// Memory that nobody uses; its contents do not matter.
  func take() -> UnsafeMutableRawPointer {
    if let block = unused.withLock({ $0.popLast() }) { return block.bytes }
    return .allocate(byteCount: Bitmap.bytesPerRow(width: width) * height, alignment: 64)
  }

  /// Takes memory back from a bitmap that ends.
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
/// A frame, the pictures of screens and elements, and the bitmaps that layers which blur or fade are
/// drawn into count; the ``PictureCache`` has a limit of its own. On the largest phones at three
/// pixels per point a frame is 15 MB, so that a preview stays below 300 MB in all.
enum PixelBudget {
  /// The limit, in bytes.
  static let limit = 224_000_000.0
}
