import SegueTimeline

/// An animator that shows nothing for a second.
struct StillAnimator: Animator {
  let description: AnimatorDescription

  init(_ id: String) { description = AnimatorDescription(id: id, version: Version(1)) }

  func timeline(
    for stage: Stage, parameters: ParameterValues
  ) throws(AnimatorFailure) -> Timeline {
    do {
      return try Timeline(duration: 1, layers: [], tracks: [])
    } catch {
      throw AnimatorFailure(error.description)
    }
  }
}
