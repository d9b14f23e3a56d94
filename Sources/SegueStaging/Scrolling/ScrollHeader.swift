package import SegueTimeline

/// What stands above a list and covers what is scrolled under it: a title, a search field, the status bar.
///
/// A scene's screen is one picture below all that scrolls, so that without a cover cards would run over its
/// title. Only a preview has one; a device's screen has a bar of its own.
package struct ScrollHeader: Hashable, Sendable {
  /// The layer, to be shown above the others.
  package let layer: Layer

  /// The upper part of the lower screen, down to where its list begins.
  ///
  /// - Returns: nil where the list begins at the top, or there is none.
  package init?(on stage: Stage) {
    let screen = stage.from.frame
    guard let top = stage.siblings.map(\.frame.minY).min(), top > screen.minY,
      screen.height > 0
    else { return nil }
    let height = min(top, screen.maxY) - screen.minY
    let region = Rect(x: 0, y: 0, width: 1, height: height / screen.height)
    let frame = Rect(
      origin: screen.origin, size: Size(width: screen.width, height: height))
    layer = Layer(
      id: "cover", contents: .snapshot(of: .from, region: region, when: .before),
      state: LayerState(frame: frame))
  }
}
