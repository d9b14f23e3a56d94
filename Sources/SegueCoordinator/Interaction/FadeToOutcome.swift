import SegueTimeline

/// The end of an interaction with reduced motion: nothing moves once the finger has lifted.
///
/// Every layer stays where the finger left it, while a picture of the outcome fades in above. Then
/// the outcome takes their place.
package struct FadeToOutcome {
  /// The layers after the transition, in their state.
  let outcome: Timeline
  /// The layers as the finger left them, with the picture of the outcome above.
  let timeline: Timeline

  /// Creates a fade.
  ///
  /// - Parameters:
  ///   - released: the layers as the finger left them.
  ///   - outcome: the layers after the transition.
  ///   - container: the container's size.
  ///   - duration: the duration, in seconds.
  init(
    from released: [Layer], to outcome: [Layer], in container: Size2D, duration: Double,
    easing: TimingFunction
  ) throws(TimelineProblem) {
    let picture = Self.picture(of: outcome, above: released, in: container)
    let fadeIn = Track(
      layer: released.count, property: .channels([.opacity]),
      keyframes: [Keyframe(offset: 0, 0), Keyframe(offset: 1, 1)],
      timing: TrackTiming(duration: duration), easing: easing)
    self.outcome = try Timeline(layers: outcome, tracks: [])
    timeline = try Timeline(layers: released + picture, tracks: [fadeIn])
  }

  /// The layer that contains the picture of the outcome, followed by its sublayers.
  private static func picture(
    of outcome: [Layer], above released: [Layer], in container: Size2D
  ) -> [Layer] {
    var picture = Layer(
      id: pictureID, state: LayerState(frame: Rect2D(origin: .zero, size: container)))
    picture.state.zPosition =
      released.filter { $0.parent == nil }.map { $0.state.zPosition }.max() ?? 0
    let copies = outcome.map { layer in
      var copy = layer.pictured
      copy.id = pictureID(of: layer.id)
      copy.parent = released.count + 1 + (layer.parent ?? -1)
      return copy
    }
    return [picture] + copies
  }

  // No layer of a preset has a name with a slash.
  private static let pictureID = "outcome/"

  /// The name of a layer's copy in the picture of the outcome.
  package static func pictureID(of layer: String) -> String { pictureID + layer }
}

extension Layer {
  /// The layer with snapshots of screens in place of the screens; these contain their elements.
  fileprivate var pictured: Layer {
    var copy = self
    switch contents {
    case .live(let subject) where subject == .from || subject == .to:
      copy.contents = .snapshot(
        of: subject, region: Rect2D(x: 0, y: 0, width: 1, height: 1),
        when: subject == .from ? .before : .after)
    case .live: copy.state.isHidden = true
    case .none, .snapshot, .gradient: break
    }
    return copy
  }
}

extension Frame {
  /// Copies of layers with the states of this frame.
  func layers(_ layers: [Layer]) -> [Layer] {
    zip(layers, states).map { layer, state in
      var result = layer
      result.state = state
      if let places = state.mask?.shape.vertices { result.maskVertices = Array(vertices[places]) }
      return result
    }
  }
}
