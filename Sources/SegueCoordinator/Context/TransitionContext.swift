public import SegueTimeline

/// What a transition may touch while it runs, and how everything is put right when it ends.
///
/// It keeps the contract of `UIViewControllerContextTransitioning`: which views are in the container,
/// which may not be touched, which frames they start and end with. Unlike UIKit it also restores every
/// property that was touched, and completes exactly once.
public final class TransitionContext {
  /// The two screens of a transition.
  public enum Key: Hashable, Sendable {
    case from, to
  }

  /// The operation.
  public let operation: Operation
  /// The view that the transition takes place in.
  public let container: HeadlessView
  /// Which views go into the container, and which leave it.
  public let containment: Containment
  /// Whether the transition ended without success.
  public private(set) var transitionWasCancelled = false
  /// Whether the transition has ended.
  public private(set) var isCompleted = false

  private let from: HeadlessView?
  private let to: HeadlessView?
  private let fromFrame: Rect
  /// The views that it shows states on.
  private var held: [ObjectIdentifier: HeadlessView] = [:]
  /// Where the leaving view stood before it was brought into the container.
  private let fromHome: HeadlessView?

  /// Creates the context of a transition and brings the arriving view into the container.
  ///
  /// - Parameters:
  ///   - operation: the operation.
  ///   - style: how the screen is presented, for present and dismiss.
  ///   - container: the view that the transition takes place in.
  ///   - from: the leaving view; nil where it is missing.
  ///   - to: the arriving view, laid out where it will be; nil where it is missing.
  public init(
    operation: Operation, style: Presentation.Style = .fullScreen, container: HeadlessView,
    from: HeadlessView?, to: HeadlessView?
  ) {
    self.operation = operation
    self.container = container
    self.from = from
    self.to = to
    containment = Containment(operation, style: style)
    fromFrame = from?.layoutFrame ?? .zero
    fromHome = from?.superview
    if containment.holdsFrom, let from, from.superview !== container { container.insert(from) }
    switch containment.arrival {
    case .above: if let to { container.insert(to) }
    case .below: if let to { container.insert(to, below: from) }
    case .staysOutside: break
    }
  }

  /// A screen's view; nil where it is missing, or belongs to another hierarchy and must not be moved.
  public func view(forKey key: Key) -> HeadlessView? {
    switch key {
    case .from: containment.holdsFrom ? from : nil
    case .to: containment.arrival == .staysOutside ? nil : to
    }
  }

  /// A screen's view, also where it stands in another hierarchy: it may be animated there.
  public func animatedView(forKey key: Key) -> HeadlessView? { key == .from ? from : to }

  /// Where a screen is at the start; zero where it is not in the hierarchy yet.
  public func initialFrame(for key: Key) -> Rect {
    switch key {
    case .from: fromFrame
    case .to: containment.arrival == .staysOutside ? to?.layoutFrame ?? .zero : .zero
    }
  }

  /// Where the container says that a screen will be after success; zero where it goes away.
  public func finalFrame(for key: Key) -> Rect {
    switch key {
    case .from: containment.holdsFrom ? .zero : from?.layoutFrame ?? .zero
    case .to: to?.layoutFrame ?? .zero
    }
  }

  /// Shows a layer's state on a view, which gets its own state back at the end.
  public func show(_ state: LayerState, on view: HeadlessView) {
    guard !isCompleted else { return }
    if held.updateValue(view, forKey: ObjectIdentifier(view)) == nil { view.hold() }
    view.show(state)
  }

  /// Shows layers that are only there while the transition runs.
  public func show(_ transients: [HeadlessView.Transient]) {
    guard !isCompleted else { return }
    container.transients = transients
  }

  /// Ends the transition: restores what was touched and leaves the hierarchy as the outcome demands.
  ///
  /// - Parameter didComplete: false where the transition was cancelled.
  /// - Returns: false where it had ended before; then nothing happens.
  @discardableResult
  public func completeTransition(_ didComplete: Bool) -> Bool {
    guard !isCompleted else { return false }
    isCompleted = true
    transitionWasCancelled = !didComplete
    container.transients = []
    for view in held.values { view.release() }
    held = [:]
    if didComplete {
      if containment.holdsFrom { from?.removeFromSuperview() }
    } else {
      if containment.arrival != .staysOutside { to?.removeFromSuperview() }
      if let from, let fromHome, from.superview !== fromHome { fromHome.insert(from) }
    }
    return true
  }
}
