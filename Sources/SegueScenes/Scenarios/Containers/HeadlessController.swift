public import SegueTimeline

/// A headless view controller: a screen, or a container of screens.
public protocol HeadlessController: AnyObject {
  /// The name used by rules.
  var name: String { get }
  /// The view; nil if it is missing.
  var view: HeadlessView? { get }
  /// The parent container.
  var parent: (any HeadlessController)? { get set }
  /// The visible screen, whose elements a transition may animate separately.
  var shownScreen: HeadlessScreen? { get }
  /// Sets the frame assigned by the parent container.
  func lay(out frame: Rect2D)
}

/// A screen: a name, a view, and elements in the view.
public final class HeadlessScreen: HeadlessController {
  /// The name used by the log and rules.
  public let name: String
  /// The view; nil if it is missing.
  public private(set) var view: HeadlessView?
  /// The parent container.
  public weak var parent: (any HeadlessController)?
  /// Whether the screen is opaque.
  public let isOpaque: Bool

  /// Creates a screen.
  ///
  /// - Parameters:
  ///   - name: the name.
  ///   - elements: the frames of its elements by name, in the screen's coordinates.
  ///   - isOpaque: whether the screen is opaque.
  public init(name: String, elements: [(name: String, frame: Rect2D)] = [], isOpaque: Bool = true) {
    self.name = name
    self.isOpaque = isOpaque
    let view = HeadlessView(name: name)
    for element in elements {
      view.insert(HeadlessView(name: element.name, frame: element.frame))
    }
    self.view = view
  }

  /// Creates a screen without a view.
  public init(withoutView name: String) {
    self.name = name
    isOpaque = true
    view = nil
  }

  /// The screen itself.
  public var shownScreen: HeadlessScreen? { self }

  /// Sets the frame assigned by the parent container.
  public func lay(out frame: Rect2D) { view?.lay(out: frame) }

  /// Removes its view permanently, even during a transition, which continues without it.
  ///
  /// - Returns: false if there was no view.
  @discardableResult
  public func removeView() -> Bool {
    guard let view else { return false }
    view.discard()
    self.view = nil
    return true
  }
}
