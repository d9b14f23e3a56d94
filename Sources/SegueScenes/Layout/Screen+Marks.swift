package import SegueTimeline

extension Screen {
  /// Returns the screen's marks with evaluated lengths, without the background and the system's bars.
  package func marks(
    size: Size2D, safeArea: Insets, dark: Bool, isRightToLeft: Bool = false
  ) -> [Mark] {
    // What a scene calls left is the leading side.
    var insets = safeArea
    if isRightToLeft { (insets.left, insets.right) = (safeArea.right, safeArea.left) }
    let scope = SceneScope(container: size, safeArea: insets, measures: measures)
    return NodeLayout(dark: dark, isMirrored: isRightToLeft)
      .marks(nodes, in: Rect2D(origin: .zero, size: size), scope: scope)
  }
}
