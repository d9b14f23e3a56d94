import SegueCatalog
public import SegueScenes
public import SegueTimeline

/// Draws a scene's screens and their elements into bitmaps.
///
/// Output is deterministic: the same call produces the same bytes.
public struct SceneRenderer: Sendable {
  private let fonts: FontSet
  private let pictures: [String: Bitmap]

  /// Creates a renderer.
  ///
  /// - Parameters:
  ///   - fonts: the typeface for text.
  ///   - pictures: the bitmaps that scenes may use, by name.
  public init(fonts: FontSet, pictures: [String: Bitmap] = [:]) {
    self.fonts = fonts
    self.pictures = pictures
  }

  /// Draws a screen.
  ///
  /// - Parameters:
  ///   - name: the screen.
  ///   - scene: the scene that contains it.
  ///   - size: the container's size, in points.
  ///   - scale: pixels per point.
  ///   - safeArea: nil uses that of a typical device of this size.
  ///   - omitted: elements to leave out; the screen's background shows in their place.
  ///   - dark: whether to draw the dark appearance.
  ///   - isRightToLeft: whether the layout is mirrored.
  ///   - ambientTime: the time since the screen appeared, in seconds, for ambient motion; nil keeps
  ///     it at rest.
  /// - Throws: a ``DrawingError``.
  public func bitmap(
    of name: Screen.Name, in scene: Scene, size: Size2D, scale: Double, safeArea: Insets? = nil,
    omitting omitted: Set<ElementName> = [], dark: Bool = false, isRightToLeft: Bool = false,
    ambientTime: Double? = nil
  ) throws(DrawingError) -> Bitmap {
    let screen = try screen(name, of: scene)
    let canvas = try Canvas(showing: Rect2D(origin: .zero, size: size), scale: scale)
    canvas.fill(screen.background.color(dark: dark))
    let marks = screen.marks(
      size: size, safeArea: safeArea ?? .typical(for: size), dark: dark,
      isRightToLeft: isRightToLeft)
    try painter(omitting: omitted, ambientTime: ambientTime).draw(marks, on: canvas)
    return try canvas.finished()
  }

  /// Draws one element alone, on a transparent background the size of its frame.
  ///
  /// Its corners stay square because the layer that shows it rounds them; its shadow lies outside
  /// the frame and is drawn by the layer as well.
  ///
  /// - Parameters:
  ///   - element: the element.
  ///   - name: the screen that shows it.
  ///   - scene: the scene that contains the screen.
  ///   - size: the container's size, in points.
  ///   - scale: pixels per point.
  ///   - safeArea: nil uses that of a typical device of this size.
  ///   - omitted: elements within this one to leave out.
  ///   - dark: whether to draw the dark appearance.
  ///   - isRightToLeft: whether the layout is mirrored.
  ///   - area: the place that the picture shows, with the element's corners and shadow; nil for the
  ///     element's frame, without them.
  ///   - groundOnly: whether to leave out all that lies on the element.
  /// - Throws: a ``DrawingError``; an element of zero size has no picture.
  public func bitmap(
    ofElement element: ElementName, on name: Screen.Name, in scene: Scene, size: Size2D,
    scale: Double, safeArea: Insets? = nil, omitting omitted: Set<ElementName> = [],
    dark: Bool = false, isRightToLeft: Bool = false, area: Rect2D? = nil, groundOnly: Bool = false
  ) throws(DrawingError) -> Bitmap {
    let screen = try screen(name, of: scene)
    let marks = screen.marks(
      size: size, safeArea: safeArea ?? .typical(for: size), dark: dark,
      isRightToLeft: isRightToLeft)
    guard var group = marks.group(of: element) else {
      throw .unknownElement(element, screen: name, scene: scene.id)
    }
    let canvas = try Canvas(showing: area ?? group.frame, scale: scale)
    if area == nil {
      group.ground.shadow = nil
      if case .rect = group.ground.form { group.ground.form = .rect(.zero) }
      group.opacity = 1
    }
    if groundOnly { group.marks = [] }
    try painter(omitting: omitted.subtracting([element])).draw(group, on: canvas)
    return try canvas.finished()
  }

  /// Draws marks on a transparent background.
  func bitmap(of marks: [Mark], in area: Rect2D, scale: Double) throws(DrawingError) -> Bitmap {
    let canvas = try Canvas(showing: area, scale: scale)
    try painter(omitting: []).draw(marks, on: canvas)
    return try canvas.finished()
  }

  private func screen(_ name: Screen.Name, of scene: Scene) throws(DrawingError) -> Screen {
    guard let screen = scene.screen(named: name) else {
      throw .unknownScreen(name, scene: scene.id)
    }
    return screen
  }

  private func painter(
    omitting omitted: Set<ElementName>, ambientTime: Double? = nil
  ) -> MarkPainter {
    MarkPainter(fonts: fonts, pictures: pictures, omitted: omitted, ambientTime: ambientTime)
  }
}

extension [Mark] {
  /// The group for an element, at any nesting level.
  fileprivate func group(of element: ElementName) -> MarkGroup? {
    for mark in self {
      guard case .group(let group) = mark else { continue }
      if group.element == element { return group }
      if let found = group.marks.group(of: element) { return found }
    }
    return nil
  }
}
