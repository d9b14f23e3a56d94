public import SegueTimeline

/// A view controller without UIKit: a screen, or a container of screens.
public protocol HeadlessController: AnyObject {
  /// Its name, by which rules know it.
  var name: String { get }
  /// Its view; nil where it is missing.
  var view: HeadlessView? { get }
  /// The container that it belongs to.
  var parent: (any HeadlessController)? { get set }
  /// The screen that shows in it, whose elements a transition may treat by themselves.
  var shownScreen: HeadlessScreen? { get }
  /// Takes the frame that its container gives it.
  func lay(out frame: Rect)
}

/// A screen: a name, a view, and elements in the view.
public final class HeadlessScreen: HeadlessController {
  /// Its name, by which the log and rules know it.
  public let name: String
  /// Its view; nil where it is missing.
  public private(set) var view: HeadlessView?
  /// The container that it belongs to.
  public weak var parent: (any HeadlessController)?
  /// Whether nothing shines through it.
  public let isOpaque: Bool

  /// Creates a screen.
  ///
  /// - Parameters:
  ///   - name: its name.
  ///   - elements: the frames of its elements by name, in the screen's coordinates.
  ///   - isOpaque: whether nothing shines through it.
  public init(name: String, elements: [(name: String, frame: Rect)] = [], isOpaque: Bool = true) {
    self.name = name
    self.isOpaque = isOpaque
    let view = HeadlessView(name: name)
    for element in elements {
      view.insert(HeadlessView(name: element.name, frame: element.frame))
    }
    self.view = view
  }

  /// Creates a screen whose view is missing.
  public init(withoutView name: String) {
    self.name = name
    isOpaque = true
    view = nil
  }

  /// The screen itself.
  public var shownScreen: HeadlessScreen? { self }

  /// Takes the frame that its container gives it.
  public func lay(out frame: Rect) { view?.lay(out: frame) }

  /// Loses its view for good, also in the middle of a transition, which goes on without it.
  ///
  /// - Returns: false where it had none.
  @discardableResult
  public func loseView() -> Bool {
    guard let view else { return false }
    view.lose()
    self.view = nil
    return true
  }
}
