import SegueTimeline

/// The arriving screen rises into place as it fades in.
struct Rise: Animator {
  let description = AnimatorDescription(
    id: "rise", version: Version(1), operations: [.push],
    parameters: [
      ParameterDescription(
        name: "height", kind: .length(0...200), defaultValue: .number(40), unit: "points",
        help: "How far below its final position the screen starts.")
    ])

  func timeline(
    for stage: Stage, parameters: ParameterValues
  ) throws(AnimatorFailure) -> Timeline {
    let from = Layer(id: "from", contents: .live(.from), state: LayerState(frame: stage.from.frame))
    let to = Layer(id: "to", contents: .live(.to), state: LayerState(frame: stage.to.frame))
    let height = parameters.number("height") ?? 40
    do {
      return try Timeline(
        layers: [from, to],
        tracks: [move(.opacity, from: 0, to: 1), move(.translationY, from: height, to: 0)])
    } catch {
      throw AnimatorFailure(error.description)
    }
  }

  private func move(_ channel: Channel, from start: Double, to end: Double) -> Track {
    Track(
      layer: 1, property: .channels([channel]),
      keyframes: [Keyframe(offset: 0, start), Keyframe(offset: 1, end)],
      timing: TrackTiming(duration: 0.35))
  }
}
