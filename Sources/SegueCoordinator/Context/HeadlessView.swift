public import SegueTimeline

/// A view without a screen to draw on: a layer, a place in a hierarchy, and a frame that its container gives it.
///
/// A class, because a view is the same one in whatever hierarchy it stands, and outlives transitions.
public final class HeadlessView {
  /// Its name, for finding elements and for reading hierarchies.
  public let name: String
  /// How it stands without any transition: what the app and its containers made of it.
  public private(set) var restingLayer: LayerState
  /// How it stands on the screen at this moment.
  public private(set) var layer: LayerState
  /// Where its container says that it belongs, whatever a transition makes of it meanwhile.
  public private(set) var layoutFrame: Rect
  /// The views in it, lowest first.
  public private(set) var subviews: [HeadlessView] = []
  /// The view that it is in.
  public private(set) weak var superview: HeadlessView?
  /// Layers that a transition adds while it runs: snapshots, dimming, colors.
  public internal(set) var transients: [Transient] = []

  /// Whether it has gone away for good: no container puts it anywhere any more.
  public private(set) var isLost = false

  /// How many transitions hold it; nested containers may run several at once.
  private var holders = 0

  /// A layer that a transition adds while it runs.
  public struct Transient: Hashable, Sendable {
    /// Its name in the timeline.
    public let id: String
    /// How it stands.
    public let state: LayerState

    /// Creates a layer.
    public init(id: String, state: LayerState) {
      self.id = id
      self.state = state
    }
  }

  /// Creates a view that is in no hierarchy yet.
  public init(name: String, frame: Rect = .zero) {
    self.name = name
    layoutFrame = frame
    restingLayer = LayerState(frame: frame)
    layer = restingLayer
  }

  /// Places the view where its container says; transforms and everything else stay.
  public func lay(out frame: Rect) {
    guard frame != layoutFrame else { return }
    layoutFrame = frame
    update { $0.place(in: frame) }
  }

  /// Changes how the view stands for good; a transition that shows it shows the change at its end.
  public func update(_ change: (inout LayerState) -> Void) {
    change(&restingLayer)
    if holders == 0 { layer = restingLayer }
  }

  /// Puts a view on top of the others, or below one of them, taking it from where it was; a lost one stays lost.
  public func insert(_ view: HeadlessView, below other: HeadlessView? = nil) {
    guard !view.isLost else { return }
    view.removeFromSuperview()
    let index = subviews.firstIndex { $0 === other } ?? subviews.endIndex
    subviews.insert(view, at: index)
    view.superview = self
  }

  /// Takes the view out of its hierarchy.
  public func removeFromSuperview() {
    superview?.subviews.removeAll { $0 === self }
    superview = nil
  }

  /// Goes away for good.
  func lose() {
    removeFromSuperview()
    isLost = true
  }

  /// The view in it of a name; nil where there is none.
  public func element(_ name: String) -> HeadlessView? { subviews.first { $0.name == name } }

  /// Whether it stands in a view, directly or deeper down.
  public func isDescendant(of view: HeadlessView) -> Bool {
    self === view || superview?.isDescendant(of: view) ?? false
  }
}

extension HeadlessView {
  /// Lets a transition show states on the view.
  func hold() { holders += 1 }

  /// Shows a state while a transition holds the view.
  func show(_ state: LayerState) { layer = state }

  /// Ends a transition's hold; the last one gives the view its own state back, bit for bit.
  func release() {
    holders -= 1
    if holders == 0 { layer = restingLayer }
  }
}

extension HeadlessView: CustomStringConvertible {
  /// The hierarchy below the view: its name, then its subviews in parentheses, lowest first.
  public var description: String {
    subviews.isEmpty
      ? name : "\(name)(\(subviews.map(\.description).joined(separator: " ")))"
  }
}

extension LayerState {
  /// Moves and sizes the layer so that it fills a frame before any transform.
  mutating func place(in frame: Rect) {
    bounds.size = frame.size
    position = Point(
      x: frame.minX + anchorPoint.x * frame.width, y: frame.minY + anchorPoint.y * frame.height)
  }
}
