import CSegueKernels

/// A picture in memory: blue, green, red, alpha; 8 bits each; premultiplied; rows from the top.
///
/// This is cairo's `ARGB32` on a little-endian machine. Rows start on 64-byte boundaries, so
/// `bytesPerRow` may exceed `4 · width`.
///
/// Once made, a bitmap is only read, from any thread; use a ``FrameBuffer`` to draw repeatedly.
public final class Bitmap: Sendable {
  /// The number of columns.
  public let width: Int
  /// The number of rows.
  public let height: Int
  /// The distance from one row to the next, in bytes: a multiple of 64.
  package let bytesPerRow: Int
  /// The first byte of the top row.
  ///
  /// Written only while the bitmap is made, before anything else can access it, so that readers see no changes.
  package nonisolated(unsafe) let bytes: UnsafeMutableRawPointer
  /// The pool that the memory belongs to; nil if the bitmap owns its memory.
  private let pool: BitmapPool?

  /// Creates a transparent picture.
  ///
  /// - Precondition: both sides are at least 1.
  public init(width: Int, height: Int) {
    (self.width, self.height, pool) = (width, height, nil)
    (bytes, bytesPerRow) = Self.memory(width: width, height: height)
    bytes.initializeMemory(as: UInt8.self, repeating: 0, count: bytesPerRow * height)
  }

  /// Creates a picture of which every pixel is still to be written.
  ///
  /// - Precondition: both sides are at least 1.
  init(uninitializedWidth width: Int, height: Int) {
    (self.width, self.height, pool) = (width, height, nil)
    (bytes, bytesPerRow) = Self.memory(width: width, height: height)
  }

  private static func memory(
    width: Int, height: Int
  ) -> (bytes: UnsafeMutableRawPointer, bytesPerRow: Int) {
    precondition(width > 0 && height > 0, "a bitmap has at least one pixel")
    let bytesPerRow = bytesPerRow(width: width)
    return (.allocate(byteCount: bytesPerRow * height, alignment: 64), bytesPerRow)
  }

  /// Creates a picture in the memory of a pool; its pixels are those of an earlier one.
  init(in pool: BitmapPool) {
    (width, height) = (pool.width, pool.height)
    bytesPerRow = Self.bytesPerRow(width: width)
    self.pool = pool
    bytes = pool.take()
  }

  /// Creates a picture pixel by pixel, from premultiplied `0xAARRGGBB` words.
  ///
  /// - Precondition: both sides are at least 1.
  public convenience init(width: Int, height: Int, pixel: (_ x: Int, _ y: Int) -> UInt32) {
    self.init(width: width, height: height)
    for y in 0..<height { for x in 0..<width { self[x, y] = pixel(x, y) } }
  }

  deinit {
    if let pool { pool.putBack(bytes) } else { bytes.deallocate() }
  }

  /// Rows begin at multiples of 64 bytes.
  static func bytesPerRow(width: Int) -> Int { (width * 4 + 63) & ~63 }

  /// Looks at a row of pixels, premultiplied `0xAARRGGBB` words.
  ///
  /// - Precondition: there is such a row.
  public func withRow<Result>(
    _ y: Int, _ body: (Span<UInt32>) throws -> Result
  ) rethrows -> Result {
    precondition(y >= 0 && y < height)
    return try withExtendedLifetime(self) {
      try body(Span(_unsafeElements: UnsafeBufferPointer(start: row(y), count: width)))
    }
  }

  /// The first pixel of a row, as `0xAARRGGBB` words; accesses are not bounds-checked.
  package func row(_ y: Int) -> UnsafeMutablePointer<UInt32> {
    (bytes + y * bytesPerRow).assumingMemoryBound(to: UInt32.self)
  }

  /// One pixel as premultiplied `0xAARRGGBB`.
  ///
  /// - Precondition: the position lies inside.
  public package(set) subscript(x: Int, y: Int) -> UInt32 {
    get {
      precondition(x >= 0 && x < width && y >= 0 && y < height)
      return row(y)[x]
    }
    set {
      precondition(x >= 0 && x < width && y >= 0 && y < height)
      row(y)[x] = newValue
    }
  }
}

extension Bitmap: Hashable {
  /// Whether two pictures have the same size and the same pixels.
  public static func == (a: Bitmap, b: Bitmap) -> Bool {
    guard a !== b else { return true }
    guard a.width == b.width, a.height == b.height else { return false }
    return (0..<a.height).allSatisfy { y in
      segue_are_equal(a.row(y), b.row(y), a.width)
    }
  }

  /// Hashes the width and the pixels.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(width)
    for y in 0..<height {
      hasher.combine(bytes: UnsafeRawBufferPointer(start: row(y), count: width * 4))
    }
  }
}

/// Pixels that one owner draws repeatedly, so that a film does not allocate memory for every frame.
///
/// Nothing else can read them; ``picture()`` returns a copy.
public struct FrameBuffer: ~Copyable {
  let bitmap: Bitmap

  /// Creates transparent pixels.
  ///
  /// - Precondition: both sides are at least 1.
  public init(width: Int, height: Int) { bitmap = Bitmap(width: width, height: height) }

  /// The number of columns.
  public var width: Int { bitmap.width }
  /// The number of rows.
  public var height: Int { bitmap.height }

  /// The pixels as they are now.
  public func picture() -> Bitmap {
    bitmap.cropped(to: PixelRect(left: 0, top: 0, right: width, bottom: height))
  }
}
