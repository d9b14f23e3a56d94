import SegueCatalog
import SegueTimeline

extension InteractiveTransition {
  /// Chooses the detent at which a cancelled dismissal comes to rest: the nearest to where the
  /// finger's speed takes the screen.
  ///
  /// The rest of the transition is laid out as if the screen had been there from the start.
  ///
  /// - Parameter finish: the text of the condition that was false.
  mutating func chooseDetent(_ finish: String) {
    guard stage.operation == .dismiss, let presentation = animation.match.presentation,
      let index = layers.firstIndex(where: { $0.id == "from" }),
      let shown = frame.states[index].visibleFrame
    else { return }
    let velocity = gestureState.velocity
    let landing = Rect2D(
      x: shown.minX + velocity.x * Self.glideDuration,
      y: shown.minY + velocity.y * Self.glideDuration, width: shown.width, height: shown.height)
    guard let nearest = presentation.detents(for: animation, on: stage).nearest(to: landing),
      nearest.frame != stage.from.frame
    else { return }
    var moved = stage
    moved.from.frame = nearest.frame
    // If the animator fails for that detent, the screen stays where it was.
    do throws(AnimatorFailure) {
      try prepare(for: moved)
      detent = nearest
      decision = .rest(detent: nearest.name, finish: finish)
    } catch {
      failure = error
    }
  }

  /// Returns another stage with the screen at the detent that was chosen on this one.
  mutating func atDetent(_ stage: Stage) -> Stage {
    guard let detent, let presentation = animation.match.presentation,
      let same = presentation.detents(for: animation, on: stage).first(where: {
        $0.name == detent.name
      })
    else { return stage }
    self.detent = same
    var moved = stage
    moved.from.frame = same.frame
    return moved
  }

  /// How long a released screen glides on at the finger's speed before the nearest detent takes it,
  /// in seconds: about half of what a scroll view would.
  private static let glideDuration = 0.2

  /// The differences between the layers as shown and their states, added so that nothing jumps.
  func offsets() -> [LayerOffset] {
    guard case .held(let grab) = motion else { return [] }
    guard detent != nil else { return grab.offsets }
    var base = heldFrame
    var values = values
    held.write(at: progress, &values, into: &base)
    return LayerOffset.between(base, and: frame)
  }
}

extension PresentationPlan {
  fileprivate func detents(for animation: AnimationController, on stage: Stage) -> [Detent] {
    detents(on: stage, parameters: animation.match.parameters, scope: animation.match.preset.scope)
  }
}
