import SegueCatalog
import SegueTimeline

extension InteractiveTransition {
  /// Whether a released transition moves nothing more: its preset is replaced by a reduced-motion
  /// form, but the finger moved layers by the preset's own formulas.
  var fadesToOutcome: Bool {
    held.isFollowing && !animation.match.showsOwnPreset
  }

  /// Whether a touch can grab it.
  package var canBeGrabbed: Bool { state.isSettling && (decision == nil || !fadesToOutcome) }

  /// The completion that fades to an outcome, over the duration of the reduced-motion form.
  func fade(to outcome: Outcome, at time: Double) throws(AnimatorFailure) -> CompletionAnimation {
    let completion = plan.completion(of: outcome)
    let seconds = completion.duration.map(values.number) ?? duration
    let layers = try outcome == .finished ? finishedLayers() : restingFrame.layers(held.layers)
    do throws(TimelineProblem) {
      let fade = try FadeToOutcome(
        from: frame.layers(self.layers), to: layers, in: stage.container.size,
        duration: duration == 0 ? 0 : seconds.clamped(to: ValueBounds.duration),
        easing: self.fade(completion, over: seconds))
      return CompletionAnimation(
        fade.timeline, .none, startingAt: time, from: progress, to: outcome.progress,
        then: fade.outcome)
    } catch {
      throw AnimatorFailure(error.description)
    }
  }

  /// The layers after the transition has finished.
  private func finishedLayers() throws(AnimatorFailure) -> [Layer] {
    if let timeline = try animation.timeline(for: stage) {
      return timeline.sample(at: timeline.duration).layers(timeline.layers)
    }
    // Without animation, the departing screen is gone; a presenter may stay visible below.
    return restingFrame.layers(held.layers).map { layer in
      var result = layer
      let isGone =
        !layer.contents.isLive || layer.contents.subject == .from && stage.operation != .present
      result.state.isHidden = isGone
      return result
    }
  }
}
