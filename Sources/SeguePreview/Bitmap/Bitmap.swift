/// A picture in memory: blue, green, red, alpha; 8 bits each; premultiplied; rows from the top.
///
/// This is cairo's `ARGB32` on a little-endian machine. Rows start on 64-byte boundaries, so
/// ``bytesPerRow`` may exceed `4 · width`.
///
/// A bitmap is written by the one that made it and only read once it is shared; that is what makes
/// it safe to send, and why the compiler has to be told.
public final class Bitmap: @unchecked Sendable {
  /// The number of columns.
  public let width: Int
  /// The number of rows.
  public let height: Int
  /// The distance from one row to the next, in bytes: a multiple of 64.
  public let bytesPerRow: Int
  /// The first byte of the top row.
  public let bytes: UnsafeMutableRawPointer

  /// Creates a transparent picture.
  ///
  /// - Precondition: both sides are at least 1.
  public init(width: Int, height: Int) {
    precondition(width > 0 && height > 0, "a bitmap has at least one pixel")
    self.width = width
    self.height = height
    bytesPerRow = (width * 4 + 63) & ~63
    let count = bytesPerRow * height
    bytes = .allocate(byteCount: count, alignment: 64)
    bytes.initializeMemory(as: UInt8.self, repeating: 0, count: count)
  }

  /// Creates a picture pixel by pixel, from premultiplied `0xAARRGGBB` words.
  ///
  /// - Precondition: both sides are at least 1.
  public convenience init(width: Int, height: Int, pixel: (_ x: Int, _ y: Int) -> UInt32) {
    self.init(width: width, height: height)
    for y in 0..<height { for x in 0..<width { self[x, y] = pixel(x, y) } }
  }

  deinit { bytes.deallocate() }

  /// The first pixel of a row, as `0xAARRGGBB` words.
  public func row(_ y: Int) -> UnsafeMutablePointer<UInt32> {
    (bytes + y * bytesPerRow).assumingMemoryBound(to: UInt32.self)
  }

  /// One pixel as premultiplied `0xAARRGGBB`.
  ///
  /// - Precondition: the position lies inside.
  public subscript(x: Int, y: Int) -> UInt32 {
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
