package import SegueTimeline

extension Screen {
  /// Returns the screen's marks with evaluated lengths, without the background.
  ///
  /// The system's bars come last, on top of everything.
  package func marks(size: Size, safeArea: Insets, dark: Bool) -> [Mark] {
    let scope = SceneScope(container: size, safeArea: safeArea, measures: measures)
    let content = NodeLayout(dark: dark)
      .marks(nodes, in: Rect(origin: .zero, size: size), scope: scope)
    let bars = SystemBars(size: size, safeArea: safeArea)
    let statusBar = statusBar.flatMap { bars.statusBar($0.color(dark: dark)) }
    let homeIndicator = homeIndicator.flatMap { bars.homeIndicator($0.color(dark: dark)) }
    return content + [statusBar, homeIndicator].compactMap(\.self)
  }
}
