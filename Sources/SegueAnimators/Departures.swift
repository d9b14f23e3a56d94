import SegueTimeline

/// An animator that describes how a screen leaves; for an arriving screen the same is played backward.
protocol DepartureAnimator: Animator {
  /// Whether the animator's screen arrives.
  func arrives(on stage: Stage) -> Bool
  /// The timeline in which the departing screen leaves.
  func departure(
    on stage: Stage, _ parameters: ParameterValues
  ) throws(AnimatorFailure) -> Timeline
}

extension DepartureAnimator {
  /// The timeline in which the screen leaves or arrives.
  func departureOrArrival(
    on stage: Stage, _ parameters: ParameterValues
  ) throws(AnimatorFailure) -> Timeline {
    guard arrives(on: stage) else { return try departure(on: stage, parameters) }
    let timeline = try departure(on: stage.swapped, parameters)
    do {
      return try timeline.reversed(easing: .mirrored).withScreensSwapped()
    } catch {
      throw AnimatorFailure(error.description)
    }
  }
}

extension Stage {
  /// The departing and the arriving screen above the lower one, in a draft of how the former leaves.
  func departureDraft(duration: Double) -> TimelineBuilder {
    var draft = TimelineBuilder(self, duration: duration)
    if presentation == nil { draft.addScreen(.to) } else { draft.addLowerScreen() }
    draft.addScreen(.from, isHidden: true)
    return draft
  }
}
