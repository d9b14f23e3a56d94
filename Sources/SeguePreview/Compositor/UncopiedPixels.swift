import CSegueKernels

/// Pixels of an opaque picture that belong into a row but are not copied yet.
///
/// What covers them reads them where they are, so each pixel of a row is written once.
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

  /// Returns where the pixels of a span are, all of which the caller writes next, and copies the others; nil where they
  /// are in the row.
  ///
  /// Where the span is a small part of the pixels, all are copied: one stream of reads from start to end is faster.
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
