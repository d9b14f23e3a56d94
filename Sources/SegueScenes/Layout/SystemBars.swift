import SegueTimeline

/// The system's bars on every screen: the status bar and the home indicator.
struct SystemBars {
  let size: Size
  let safeArea: Insets

  /// Returns the status bar, if the safe area leaves room for it.
  func statusBar(_ color: Color) -> Mark? {
    guard safeArea.top >= 20 else { return nil }
    let signs = StatusIcons(width: size.width, height: safeArea.top, color: color)
    return bar(.statusBar, Rect(x: 0, y: 0, width: size.width, height: safeArea.top), signs.marks)
  }

  /// Returns the home indicator, if the safe area leaves room for it.
  func homeIndicator(_ color: Color) -> Mark? {
    guard safeArea.bottom >= 18 else { return nil }
    let width = min(139, size.width * 0.36)
    let line = Rect(x: (size.width - width) / 2, y: size.height - 13, width: width, height: 5)
    let figure = Figure(form: .rect(CornerRadii(all: 2.5)), frame: line, fill: .color(color))
    return bar(.homeIndicator, line, [.figure(figure)])
  }

  private func bar(_ name: ElementName, _ frame: Rect, _ marks: [Mark]) -> Mark {
    .group(
      MarkGroup(
        element: name, frame: frame, ground: Figure(form: .rect(.zero), frame: frame),
        clips: false, opacity: 1, ambient: nil, marks: marks))
  }
}
