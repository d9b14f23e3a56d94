import SegueCatalog
import SegueTimeline

extension InteractiveTransition {
  /// Chooses the detent at which a cancelled dismissal comes to rest: the nearest to where the
  /// finger's speed takes the screen.
  ///
  /// What follows is laid out as if the screen had been there from the start.
  ///
  /// - Parameter finish: the text of the condition that was false.
  mutating func chooseDetent(_ finish: String) {
    guard stage.operation == .dismiss, let presentation = animation.match.presentation,
      let index = layers.firstIndex(where: { $0.id == "from" }),
      let shown = frame.states[index].visibleFrame
    else { return }
    let velocity = gestureState.velocity
    let landing = Rect(
      x: shown.minX + velocity.x * Self.glideDuration,
      y: shown.minY + velocity.y * Self.glideDuration, width: shown.width, height: shown.height)
    let detents = presentation.detents(
      on: stage, parameters: animation.match.parameters, scope: animation.match.preset.scope)
    guard let nearest = detents.nearest(to: landing), nearest.frame != stage.from.frame else {
      return
    }
    var moved = stage
    moved.from.frame = nearest.frame
    // An animator that fails there leaves the screen at its detent.
    do throws(AnimatorFailure) {
      try prepare(for: moved)
      detent = nearest
      decision = .rest(detent: nearest.name, finish: finish)
    } catch {
      failure = error
    }
  }

  /// How long a released screen glides on at the finger's speed before the nearest detent takes it,
  /// in seconds: about half of what a scroll view would.
  private static let glideDuration = 0.2

  /// What the layers that only progress animates are away from their state, so that nothing jumps.
  func offsets() -> [LayerOffset] {
    guard case .held(let grab) = motion else { return [] }
    guard detent != nil else { return grab.offsets }
    var base = heldFrame
    var values = values
    held.write(at: progress, &values, into: &base)
    return LayerOffset.between(base, and: frame)
  }
}

extension InteractionDecision {
  /// The text of `finish`, if the finger was lifted while it was false.
  var failedFinish: String? {
    switch self {
    case .cancel(let finish), .rest(detent: _, let finish): finish
    default: nil
    }
  }
}
