import SegueScenes
package import SegueTimeline

/// The part of the screen above a list that covers what is scrolled under it: a title, a search
/// field, the status bar.
///
/// A scene's screen is one picture below all scrolled content, so that without a cover cards would
/// run over its title. Only previews need one; a device's screen has its own bar.
package struct ScrollHeader: Hashable, Sendable {
  /// The layer, shown above the others.
  package let layer: Layer

  /// The upper part of the lower screen, down to the top of its list.
  ///
  /// - Returns: nil if the list begins at the top or scrolls sideways, or there is none.
  package init?(on stage: Stage) {
    let screen = stage.from.frame
    guard let top = stage.siblings.map(\.frame.minY).min(), top > screen.minY,
      screen.height > 0, stage.scrollView?.isSideways == false
    else { return nil }
    let height = min(top, screen.maxY) - screen.minY
    let region = Rect2D(x: 0, y: 0, width: 1, height: height / screen.height)
    let frame = Rect2D(
      origin: screen.origin, size: Size2D(width: screen.width, height: height))
    layer = Layer(
      id: "cover", contents: .snapshot(of: .from, region: region, when: .before),
      state: LayerState(frame: frame))
  }
}
