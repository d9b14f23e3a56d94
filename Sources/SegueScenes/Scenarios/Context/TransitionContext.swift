public import SegueTimeline

/// The context of a running transition: the views it may change, and their restoration.
///
/// Follows the contract of `UIViewControllerContextTransitioning`: the views in the container, the
/// views that must not be moved, and their initial and final frames. Unlike UIKit it also restores
/// every property that was changed, and completes exactly once.
public final class TransitionContext {
  /// The two screens of a transition.
  public enum Key: Hashable, Sendable {
    case from, to
  }

  /// The operation.
  public let operation: Operation
  /// The container view of the transition.
  public let container: HeadlessView
  /// The views added to and removed from the container.
  public let containment: Containment
  /// Whether the transition was cancelled.
  public private(set) var transitionWasCancelled = false
  /// Whether the transition has ended.
  public private(set) var isCompleted = false

  private let from: HeadlessView?
  private let to: HeadlessView?
  private let fromFrame: Rect2D
  /// The views whose displayed state it holds.
  private var held: [ObjectIdentifier: HeadlessView] = [:]
  /// The departing view's original superview.
  private let fromHome: HeadlessView?

  /// Creates the context of a transition and adds the arriving view to the container.
  ///
  /// - Parameters:
  ///   - operation: the operation.
  ///   - style: the presentation style, for present and dismiss.
  ///   - container: the container view of the transition.
  ///   - from: the departing view; nil if it is missing.
  ///   - to: the arriving view in its final layout; nil if it is missing.
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

  /// A screen's view; nil if it is missing, or belongs to another hierarchy and must not be moved.
  public func view(forKey key: Key) -> HeadlessView? {
    switch key {
    case .from: containment.holdsFrom ? from : nil
    case .to: containment.arrival == .staysOutside ? nil : to
    }
  }

  /// A screen's view, even in another hierarchy, where it may be animated.
  public func animatedView(forKey key: Key) -> HeadlessView? { key == .from ? from : to }

  /// The initial frame of a screen; zero if it is not in the hierarchy yet.
  public func initialFrame(for key: Key) -> Rect2D {
    switch key {
    case .from: fromFrame
    case .to: containment.arrival == .staysOutside ? to?.layoutFrame ?? .zero : .zero
    }
  }

  /// The final frame of a screen after success; zero if it is removed.
  public func finalFrame(for key: Key) -> Rect2D {
    switch key {
    case .from: containment.holdsFrom ? .zero : from?.layoutFrame ?? .zero
    case .to: to?.layoutFrame ?? .zero
    }
  }

  /// Displays a layer's state on a view, which is restored at the end.
  public func show(_ state: LayerState, on view: HeadlessView) {
    guard !isCompleted else { return }
    if held.updateValue(view, forKey: ObjectIdentifier(view)) == nil { view.hold() }
    view.show(state)
  }

  /// Displays layers that exist only during the transition.
  public func show(_ transients: [HeadlessView.Transient]) {
    guard !isCompleted else { return }
    container.transients = transients
  }

  /// Ends the transition: restores changed properties and updates the hierarchy for the outcome.
  ///
  /// - Parameter didComplete: false if the transition was cancelled.
  /// - Returns: false if it had already ended, in which case nothing happens.
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
