package import SegueTimeline

extension Screen {
  /// The screen's marks, with every length worked out; the background is not among them.
  ///
  /// The system's bars come last, on top of everything.
  package func marks(size: Size, safeArea: Insets, dark: Bool) -> [Mark] {
    var scope = SceneScope(container: size, safeArea: safeArea)
    for measure in measures {
      scope.measures[measure.name] = measure.length.value(in: scope)
    }
    let layout = NodeLayout(dark: dark)
    let content = layout.marks(nodes, in: Rect(origin: .zero, size: size), scope: scope)
    guard let chrome else { return content }
    let bars = SystemBars(size: size, safeArea: safeArea, color: chrome.color(dark: dark))
    return content + bars.marks
  }
}
