#if canImport(UIKit)
import UIKit

extension CGRect {
  /// The frame with the size that its content asks for, where it leaves room in a container.
  ///
  /// It keeps its distance to the nearer edge, or its middle, and grows no farther than the safe area; a size of 0 changes nothing.
  @MainActor
  func fitting(_ size: CGSize, in container: UIView) -> CGRect {
    let bounds = container.bounds
    let safe = bounds.inset(by: container.safeAreaInsets)
    let across = Span(minX, maxX).with(
      size.width, in: Span(bounds.minX, bounds.maxX), safe: Span(safe.minX, safe.maxX))
    let down = Span(minY, maxY).with(
      size.height, in: Span(bounds.minY, bounds.maxY), safe: Span(safe.minY, safe.maxY))
    return CGRect(
      x: across.start, y: down.start, width: across.end - across.start,
      height: down.end - down.start)
  }
}

/// A frame along one axis.
private struct Span {
  let start: CGFloat
  let end: CGFloat

  init(_ start: CGFloat, _ end: CGFloat) { (self.start, self.end) = (start, end) }

  func with(_ length: CGFloat, in bounds: Span, safe: Span) -> Span {
    let (before, after) = (start - bounds.start, bounds.end - end)
    guard length > 0, before + after >= 1 else { return self }
    if abs(before - after) < 1 {
      let middle = (start + end) / 2
      let half = max(min(length / 2, middle - safe.start, safe.end - middle), 0)
      return Span(middle - half, middle + half)
    }
    return before > after
      ? Span(max(end - length, min(safe.start, start)), end)
      : Span(start, min(start + length, max(safe.end, end)))
  }
}
#endif
