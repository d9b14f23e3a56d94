public import SegueTimeline

/// A headless view: a layer, a position in a hierarchy, and a frame assigned by its container.
///
/// A class, because a view keeps its identity in any hierarchy and outlives transitions.
public final class HeadlessView {
  /// The name, for finding elements and printing hierarchies.
  public let name: String
  /// The model state, as set by the app and its containers, without any transition.
  public private(set) var restingLayer: LayerState
  /// The currently displayed state.
  public private(set) var layer: LayerState
  /// The frame assigned by its container, regardless of a transition.
  public private(set) var layoutFrame: Rect2D
  /// The subviews, lowest first.
  public private(set) var subviews: [HeadlessView] = []
  /// The superview.
  public private(set) weak var superview: HeadlessView?
  /// The layers added by a running transition: snapshots, dimming, colors.
  public internal(set) var transients: [Transient] = []

  /// Whether the view has been removed permanently; no container uses it again.
  public private(set) var isRemoved = false

  /// The number of transitions that hold the view; nested containers may run several at once.
  private var holdCount = 0

  /// A layer added by a running transition.
  public struct Transient: Hashable, Sendable {
    /// The name in the timeline.
    public let id: String
    /// The state.
    public let state: LayerState

    /// Creates a layer.
    public init(id: String, state: LayerState) {
      self.id = id
      self.state = state
    }
  }

  /// Creates a view outside any hierarchy.
  public init(name: String, frame: Rect2D = .zero) {
    self.name = name
    layoutFrame = frame
    restingLayer = LayerState(frame: frame)
    layer = restingLayer
  }

  /// Sets the frame assigned by the container; transforms and everything else are unchanged.
  public func lay(out frame: Rect2D) {
    guard frame != layoutFrame else { return }
    layoutFrame = frame
    update { $0.place(in: frame) }
  }

  /// Changes the model state; a transition that animates the view shows the change at its end.
  public func update(_ change: (inout LayerState) -> Void) {
    change(&restingLayer)
    if holdCount == 0 { layer = restingLayer }
  }

  /// Adds a subview on top or below another one, moving it from its superview; ignores lost views.
  public func insert(_ view: HeadlessView, below other: HeadlessView? = nil) {
    guard !view.isRemoved else { return }
    view.removeFromSuperview()
    let index = subviews.firstIndex { $0 === other } ?? subviews.endIndex
    subviews.insert(view, at: index)
    view.superview = self
  }

  /// Removes the view from its superview.
  public func removeFromSuperview() {
    superview?.subviews.removeAll { $0 === self }
    superview = nil
  }

  /// Removes the view permanently.
  func discard() {
    removeFromSuperview()
    isRemoved = true
  }

  /// The subview of a name; nil if there is none.
  public func element(_ name: String) -> HeadlessView? { subviews.first { $0.name == name } }

  /// Whether the view is a direct or indirect subview of another.
  public func isDescendant(of view: HeadlessView) -> Bool {
    self === view || superview?.isDescendant(of: view) ?? false
  }
}

extension HeadlessView {
  /// Begins a transition's hold on the displayed state.
  func hold() { holdCount += 1 }

  /// Displays a state during a hold.
  func show(_ state: LayerState) { layer = state }

  /// Ends a transition's hold; the last one restores the model state exactly.
  func release() {
    holdCount -= 1
    if holdCount == 0 { layer = restingLayer }
  }
}

extension HeadlessView: CustomStringConvertible {
  /// The hierarchy as text: the name, then the subviews in parentheses, lowest first.
  public var description: String {
    subviews.isEmpty
      ? name : "\(name)(\(subviews.map(\.description).joined(separator: " ")))"
  }
}

extension LayerState {
  /// Sets position and size so that the layer fills a frame before any transform.
  mutating func place(in frame: Rect2D) {
    bounds.size = frame.size
    position = Point2D(
      x: frame.minX + anchorPoint.x * frame.width, y: frame.minY + anchorPoint.y * frame.height)
  }
}
