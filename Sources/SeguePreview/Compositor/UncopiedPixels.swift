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

  /// The pixels of a span that the caller paints over, which are not copied any more; nil where they lie in the row.
  ///
  /// Spans mostly come from the right: what is to the left of one still waits.
  mutating func take(
    _ span: Range<Int32>, copyingRestInto row: UnsafeMutablePointer<UInt32>,
    _ kernels: UnsafePointer<segue_kernels>
  ) -> UnsafePointer<UInt32>? {
    guard let first, span.lowerBound < end, span.upperBound > start else { return nil }
    guard span.lowerBound >= start, span.upperBound <= end else {
      copy(into: row, kernels)
      return nil
    }
    let right = Int(span.upperBound)
    kernels.pointee.copy(row + right, first + (right - Int(start)), Int(end) - right)
    end = span.lowerBound
    if start == end { self.first = nil }
    return first + Int(span.lowerBound - start)
  }
}
