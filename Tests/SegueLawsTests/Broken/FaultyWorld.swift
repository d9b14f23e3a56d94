import SegueCoordinator
import SegueScenes
import SegueTimeline

@testable import SegueLaws

/// A world that goes wrong when a transition is cancelled.
final class FaultyWorld: TransitionWorld {
  /// What goes wrong.
  enum Fault: CaseIterable {
    case opacityStays, hiddenScreenStaysMoved, layerStays, viewStays, frameIsOld
    case reportedAsFinished, reportedTwice, neverReported, refused

    /// What the law has to say of it.
    var words: String {
      switch self {
      case .opacityStays: "opacity is 0.25, expected 1"
      case .hiddenScreenStaysMoved: "translationX is 5, expected 0"
      case .layerStays: "the layers dimming are left in 'window'"
      case .viewStays: "left-over"
      case .frameIsOld: "after the container is resized, after cancelling, the view"
      case .reportedAsFinished, .reportedTwice, .neverReported:
        "not reported as cancelled exactly once"
      case .refused: "it cannot be cancelled"
      }
    }
  }

  private let world: HeadlessWorld
  private let fault: Fault?

  init(_ world: HeadlessWorld, _ fault: Fault?) { (self.world, self.fault) = (world, fault) }

  var isTransitioning: Bool { world.isTransitioning }
  var state: WorldState { world.state }
  func begin() { world.begin() }
  func interrupt() { world.interrupt() }
  func advance(by seconds: Double) { world.advance(by: seconds) }
  func finish() { world.finish() }

  var outcomes: [Bool] {
    switch fault {
    case .reportedAsFinished: world.outcomes.map { _ in true }
    case .reportedTwice: world.outcomes + world.outcomes
    case .neverReported: []
    default: world.outcomes
    }
  }

  func resize(to size: Size2D) {
    if fault == .frameIsOld && isTransitioning { return }
    world.resize(to: size)
  }

  func cancel() -> Bool {
    guard fault != .refused, world.cancel(), let window = world.window.view else { return false }
    switch fault {
    case .opacityStays: window.subviews.first.map { showWithoutRestoring($0) { $0.opacity = 0.25 } }
    case .hiddenScreenStaysMoved:
      world.upper.view.map { showWithoutRestoring($0) { $0.components.translation.x = 5 } }
    case .layerStays:
      let dimming = HeadlessView.Transient(id: "dimming", state: window.layer)
      context(in: window).show([dimming])
    case .viewStays: window.insert(HeadlessView(name: "left-over"))
    default: break
    }
    return true
  }

  /// Shows a state on a view as transitions do, and never gives the view its own one back.
  private func showWithoutRestoring(_ view: HeadlessView, _ change: (inout LayerState) -> Void) {
    var state = view.layer
    change(&state)
    context(in: HeadlessView(name: "elsewhere")).show(state, on: view)
  }

  private func context(in container: HeadlessView) -> TransitionContext {
    TransitionContext(operation: .push, container: container, from: nil, to: nil)
  }
}
