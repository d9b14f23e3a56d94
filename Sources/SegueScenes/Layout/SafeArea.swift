public import SegueTimeline

extension Insets {
  /// Returns the typical safe area of a device with a given screen size, in portrait or landscape.
  ///
  /// Tall phones have a 47 pt status bar and a 34 pt home indicator, shorter ones 20 pt at the top;
  /// tablets have 24 and 20 pt. Anything smaller than a phone has none.
  public static func typical(for size: Size) -> Insets {
    let long = max(size.width, size.height)
    let short = min(size.width, size.height)
    guard short >= 320, long >= 480 else { return .zero }
    if short >= 700 { return Insets(top: 24, left: 0, bottom: 20, right: 0) }
    guard long / short > 2 else {
      return size.width > size.height
        ? .zero : Insets(top: 20, left: 0, bottom: 0, right: 0)
    }
    return size.width > size.height
      ? Insets(top: 0, left: 47, bottom: 21, right: 47)
      : Insets(top: 47, left: 0, bottom: 34, right: 0)
  }
}
