import SegueTimeline

/// An animator that touches every property of both screens, the source and every element, for half a second.
struct RestlessAnimator: Animator {
  let description = AnimatorDescription(id: "restless", version: Version(1))

  func timeline(
    for stage: Stage, parameters: ParameterValues
  ) throws(AnimatorFailure) -> Timeline {
    var subjects: [(String, Subject, Rect2D)] = [
      ("from", .from, stage.from.frame), ("to", .to, stage.to.frame),
    ]
    if let source = stage.source { subjects.append(("source", .source, source.frame)) }
    for (name, pair) in stage.elements.sorted(by: { $0.key < $1.key }) {
      if let element = pair.from {
        subjects.append(("\(name).from", .element(name, on: .from), element.frame))
      }
    }
    var layers = subjects.map { id, subject, frame in
      var state = LayerState(frame: frame)
      state.mask = Mask(shape: .ellipse, frame: frame)
      state.anchorPoint = Point2D(x: 0.2, y: 0.9)
      return Layer(id: id, contents: .live(subject), state: state)
    }
    layers.append(Layer(id: "dimming", state: LayerState(frame: stage.container.bounds)))
    let channels: [Channel] = [
      .opacity, .zPosition, .scaleX, .rotationZ, .positionX, .boundsWidth, .cornerRadius,
    ]
    let tracks = layers.indices.map { index in
      Track(
        layer: index, property: .channels(channels),
        keyframes: [
          Keyframe(offset: 0, value: .numbers(channels.map { _ in 0.25 })),
          Keyframe(offset: 1, value: .numbers(channels.map { _ in 0.75 })),
        ], timing: TrackTiming(duration: 0.5))
    }
    do {
      return try Timeline(layers: layers, tracks: tracks)
    } catch {
      throw AnimatorFailure(error.description)
    }
  }
}

/// An animator that never manages.
struct FailingAnimator: Animator {
  let description = AnimatorDescription(id: "failing", version: Version(1))

  func timeline(
    for stage: Stage, parameters: ParameterValues
  ) throws(AnimatorFailure) -> Timeline {
    throw AnimatorFailure("no luck")
  }
}

/// An animator whose timeline never ends.
struct EndlessAnimator: Animator {
  let description = AnimatorDescription(id: "endless", version: Version(1))

  func timeline(
    for stage: Stage, parameters: ParameterValues
  ) throws(AnimatorFailure) -> Timeline {
    do {
      return try Timeline(
        layers: [Layer(id: "from", contents: .live(.from), state: LayerState(frame: .zero))],
        tracks: [
          Track(
            layer: 0, property: .channels([.opacity]),
            keyframes: [
              Keyframe(offset: 0, value: .numbers([0])), Keyframe(offset: 1, value: .numbers([1])),
            ], timing: TrackTiming(duration: 1, iterations: .infinity))
        ])
    } catch {
      throw AnimatorFailure(error.description)
    }
  }
}
