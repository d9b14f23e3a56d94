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

extension CGRect {
  /// The frame above the keyboard, if that covers a part of it: in the middle of what is left, or right above the keyboard.
  ///
  /// A frame that reaches the lower end of the container stays: there the content makes room.
  @MainActor
  func avoidingKeyboard(in container: UIView) -> CGRect {
    let (bounds, insets) = (container.bounds, container.safeAreaInsets)
    let keyboard = container.keyboardLayoutGuide.layoutFrame
    let isShown = !keyboard.isEmpty && keyboard.minY < bounds.maxY - insets.bottom - 1
    guard isShown, keyboard.minY < maxY, bounds.maxY - maxY >= 1 else { return self }
    let top = bounds.minY + insets.top
    let isCentered = abs(minY - bounds.minY - (bounds.maxY - maxY)) < 1
    var frame = self
    frame.size.height = max(min(height, keyboard.minY - top), 0)
    frame.origin.y =
      isCentered ? (top + keyboard.minY - frame.height) / 2 : keyboard.minY - frame.height
    return frame
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
