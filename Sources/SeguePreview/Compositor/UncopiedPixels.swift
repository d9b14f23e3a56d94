import CSegueKernels

/// Pixels of an opaque picture that belong into a row but are not copied yet.
///
/// Layers above read them from the picture, so each pixel of a row is written only once.
struct UncopiedPixels {
  /// The pixel for the first column.
  private var first: UnsafePointer<UInt32>?
  private var start: Int32 = 0
  private var end: Int32 = 0

  /// Copies the pixels into their row.
  mutating func copy(
    into row: UnsafeMutablePointer<UInt32>, _ kernels: UnsafePointer<segue_kernels>
  ) {
    guard let first else { return }
    kernels.pointee.copy(row + Int(start), first, Int(end - start))
    self.first = nil
  }

  /// Copies the pixels, and holds those of another span.
  mutating func replace(
    with pixels: UnsafePointer<UInt32>, _ span: Range<Int32>,
    copyingRestInto row: UnsafeMutablePointer<UInt32>, _ kernels: UnsafePointer<segue_kernels>
  ) {
    copy(into: row, kernels)
    (first, start, end) = (pixels, span.lowerBound, span.upperBound)
  }

  /// Returns where to read the pixels of a span, which the caller then overwrites, and copies the others; nil if they
  /// are already in the row.
  ///
  /// If the span is a small part of the pixels, all are copied, since one continuous read is faster.
  mutating func take(
    _ span: Range<Int32>, copyingRestInto row: UnsafeMutablePointer<UInt32>,
    _ kernels: UnsafePointer<segue_kernels>
  ) -> UnsafePointer<UInt32>? {
    guard let first, span.overlaps(start..<end) else { return nil }
    guard span.lowerBound >= start, span.upperBound <= end, 2 * span.count >= end - start else {
      copy(into: row, kernels)
      return nil
    }
    let (offset, right) = (Int(span.lowerBound - start), Int(span.upperBound - start))
    kernels.pointee.copy(row + Int(start), first, offset)
    kernels.pointee.copy(row + Int(span.upperBound), first + right, Int(end - start) - right)
    self.first = nil
    return first + offset
  }
}
