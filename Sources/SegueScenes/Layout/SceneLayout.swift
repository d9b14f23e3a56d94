public import SegueTimeline

/// The layout of a scene's screens and elements at one container size.
public struct SceneLayout: Sendable {
  /// The container's size, in points.
  public let size: Size2D
  /// The area covered by the system's bars and the screen's corners.
  public let safeArea: Insets
  /// The screens by name.
  public let screens: [Screen.Name: ScreenLayout]
}

/// The layout of a single screen.
public struct ScreenLayout: Hashable, Sendable {
  /// The elements in drawing order; an element within another follows it.
  public let elements: [ElementLayout]

  /// Returns the layout of an element, or nil if the screen does not have it.
  public subscript(name: ElementName) -> ElementLayout? {
    elements.first { $0.name == name }
  }
}

/// The layout of one element, in points from the container's top left corner.
public struct ElementLayout: Hashable, Sendable {
  /// The element's name.
  public let name: ElementName
  /// The enclosing element, if any.
  public let parent: ElementName?
  /// The element's frame; ambient motion starts from here.
  public let frame: Rect2D
  /// The largest of the element's corner radii, in points.
  public let cornerRadius: Double
  /// The shape of the element's corners.
  public let cornerCurve: CornerCurve
  /// The shadow, which is not part of the element's own image.
  public let shadow: MarkShadow?
  /// The ambient motion while no transition runs.
  public let ambient: AmbientMotion?
}

extension Scene {
  /// Computes the layout of every screen in a container.
  ///
  /// - Parameters:
  ///   - size: the container's size, in points.
  ///   - safeArea: the safe area; nil for the typical one of a device of that size.
  ///   - isRightToLeft: whether the layout is mirrored.
  public func layout(
    size: Size2D, safeArea: Insets? = nil, isRightToLeft: Bool = false
  ) -> SceneLayout {
    let safeArea = safeArea ?? .typical(for: size)
    let layouts = screens.map { screen in
      let marks = screen.marks(
        size: size, safeArea: safeArea, dark: false, isRightToLeft: isRightToLeft)
      return (screen.name, ScreenLayout(elements: elements(in: marks, parent: nil)))
    }
    return SceneLayout(
      size: size, safeArea: safeArea,
      screens: Dictionary(layouts, uniquingKeysWith: { first, _ in first }))
  }

  private func elements(in marks: [Mark], parent: ElementName?) -> [ElementLayout] {
    marks.flatMap { mark -> [ElementLayout] in
      guard case .group(let group) = mark else { return [] }
      guard let name = group.element else { return elements(in: group.marks, parent: parent) }
      return [group.layout(name, parent: parent)] + elements(in: group.marks, parent: name)
    }
  }
}

extension MarkGroup {
  fileprivate func layout(_ name: ElementName, parent: ElementName?) -> ElementLayout {
    var radii = CornerRadii.zero
    if case .rect(let own) = ground.form { radii = own }
    return ElementLayout(
      name: name, parent: parent, frame: frame, cornerRadius: radii.largest,
      cornerCurve: radii.curve, shadow: ground.shadow, ambient: ambient)
  }
}

extension Screen {
  /// Returns the screen's marks with evaluated lengths, without the background and the system's bars.
  package func marks(
    size: Size2D, safeArea: Insets, dark: Bool, isRightToLeft: Bool = false
  ) -> [Mark] {
    // In scenes, left means the leading side.
    var insets = safeArea
    if isRightToLeft { (insets.left, insets.right) = (safeArea.right, safeArea.left) }
    let scope = SceneScope(container: size, safeArea: insets, measures: measures)
    return NodeLayout(dark: dark, isMirrored: isRightToLeft)
      .marks(nodes, in: Rect2D(origin: .zero, size: size), scope: scope)
  }
}
