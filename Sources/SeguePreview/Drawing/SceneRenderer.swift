import SegueCatalog
public import SegueScenes
public import SegueTimeline

/// Draws a scene's screens and their elements into bitmaps.
///
/// The same call gives the same bytes every time.
public struct SceneRenderer: Sendable {
  private let fonts: FontSet
  private let pictures: [String: Bitmap]

  /// Creates a renderer.
  ///
  /// - Parameters:
  ///   - fonts: the typeface that text is set in.
  ///   - pictures: the bitmaps that scenes may show, by name.
  public init(fonts: FontSet, pictures: [String: Bitmap] = [:]) {
    self.fonts = fonts
    self.pictures = pictures
  }

  /// Draws a screen.
  ///
  /// - Parameters:
  ///   - name: the screen.
  ///   - scene: where it belongs.
  ///   - size: the container's size, in points.
  ///   - scale: pixels in a point.
  ///   - safeArea: nil takes what a device of that size has.
  ///   - omitted: elements to leave out; in their place the screen's background shows.
  ///   - dark: whether to draw the dark appearance.
  ///   - ambientTime: how long the screen has been seen, in seconds, for what moves by itself; nil keeps
  ///     it at rest.
  /// - Throws: a ``DrawingError``.
  public func bitmap(
    of name: Screen.Name, in scene: Scene, size: Size, scale: Double, safeArea: Insets? = nil,
    omitting omitted: Set<ElementName> = [], dark: Bool = false, ambientTime: Double? = nil
  ) throws(DrawingError) -> Bitmap {
    let screen = try screen(name, of: scene)
    let canvas = try Canvas(showing: Rect(origin: .zero, size: size), scale: scale)
    canvas.fill(screen.background.color(dark: dark))
    let marks = screen.marks(size: size, safeArea: safeArea ?? .typical(for: size), dark: dark)
    try painter(omitting: omitted, ambientTime: ambientTime).draw(marks, on: canvas)
    return try canvas.finished()
  }

  /// Draws one element alone, on a transparent ground that is as large as its frame.
  ///
  /// Its corners are left square, since the layer that shows it rounds them; its shadow lies outside
  /// the frame and is the layer's as well.
  ///
  /// - Parameters:
  ///   - element: the element.
  ///   - name: the screen that shows it.
  ///   - scene: where the screen belongs.
  ///   - size: the container's size, in points.
  ///   - scale: pixels in a point.
  ///   - safeArea: nil takes what a device of that size has.
  ///   - omitted: elements within this one to leave out.
  ///   - dark: whether to draw the dark appearance.
  /// - Throws: a ``DrawingError``; an element without extent has no picture.
  public func bitmap(
    ofElement element: ElementName, on name: Screen.Name, in scene: Scene, size: Size,
    scale: Double, safeArea: Insets? = nil, omitting omitted: Set<ElementName> = [],
    dark: Bool = false
  ) throws(DrawingError) -> Bitmap {
    let screen = try screen(name, of: scene)
    let marks = screen.marks(size: size, safeArea: safeArea ?? .typical(for: size), dark: dark)
    guard var group = marks.group(of: element) else {
      throw .unknownElement(element, screen: name, scene: scene.id)
    }
    let canvas = try Canvas(showing: group.frame, scale: scale)
    group.ground.shadow = nil
    if case .rect = group.ground.form { group.ground.form = .rect(.zero) }
    group.opacity = 1
    try painter(omitting: omitted.subtracting([element])).draw(group, on: canvas)
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
  /// The group that is an element, wherever it is nested.
  fileprivate func group(of element: ElementName) -> MarkGroup? {
    for mark in self {
      guard case .group(let group) = mark else { continue }
      if group.element == element { return group }
      if let found = group.marks.group(of: element) { return found }
    }
    return nil
  }
}
