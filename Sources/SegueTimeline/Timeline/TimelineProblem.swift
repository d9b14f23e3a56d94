/// The reason why layers and tracks do not form a valid timeline.
public struct TimelineProblem: Error, Hashable, Sendable, CustomStringConvertible {
  /// The problem and its location, in one sentence.
  public let description: String

  init(_ description: String) { self.description = description }
}

extension Timeline {
  static func check(
    duration: Double, layers: [Layer], tracks: [Track]
  ) throws(TimelineProblem) {
    guard duration >= 0 else {
      throw TimelineProblem("the duration must be 0 or more, found \(duration) s")
    }
    for (index, layer) in layers.enumerated() {
      if let parent = layer.parent, !(0..<index).contains(parent) {
        throw TimelineProblem("layer '\(layer.id)' comes before its parent")
      }
      guard layer.state.isFinite, layer.maskVertices.allSatisfy({ $0.x.isFinite && $0.y.isFinite })
      else { throw TimelineProblem("layer '\(layer.id)' has a value that is not finite") }
      if case .path(_, _, let loops)? = layer.state.mask?.shape {
        guard loops.pointCount == layer.maskVertices.count else {
          throw TimelineProblem("the path of layer '\(layer.id)' has points of no loop")
        }
      }
    }
    for track in tracks {
      guard layers.indices.contains(track.layer) else {
        throw TimelineProblem("a track refers to layer \(track.layer) of \(layers.count)")
      }
      if let fault = track.fault(in: layers[track.layer]) {
        throw TimelineProblem("a track of layer '\(layers[track.layer].id)' \(fault)")
      }
    }
  }
}

extension LayerState {
  /// Whether every number is finite.
  public var isFinite: Bool {
    Channel.allCases.allSatisfy { self[$0].isFinite } && (matrix?.isFinite ?? true)
  }
}

extension Track {
  fileprivate func fault(in layer: Layer) -> String? {
    let offsets = keyframes.map { $0.offset }
    guard keyframes.count >= 2, offsets.first == 0, offsets.last == 1 else {
      return "must have at least two keyframes, the first at 0 and the last at 1"
    }
    guard zip(offsets, offsets.dropFirst()).allSatisfy({ $0 <= $1 }) else {
      return "has keyframes whose offsets are not in ascending order"
    }
    guard timing.delay.isFinite, timing.delay >= 0, timing.duration.isFinite,
      timing.duration >= 0, timing.iterations >= 0
    else { return "has a timing that is negative or not finite" }
    guard keyframes.allSatisfy(holdsValuesThatFit) else {
      return "has keyframes with the wrong type or number of values"
    }
    return keyframes.allSatisfy { $0.isFinite } ? nil : "has a value that is not finite"

    func holdsValuesThatFit(_ keyframe: Keyframe) -> Bool {
      switch (property, keyframe.value) {
      case (.channels(let channels), .numbers(let numbers)):
        !channels.isEmpty && channels.count == numbers.count
      case (.maskVertices, .numbers(let numbers)):
        numbers.count == 2 * layer.maskVertices.count && !numbers.isEmpty
      case (.transform, .transform): true
      default: false
      }
    }
  }
}

extension Keyframe {
  fileprivate var isFinite: Bool {
    switch value {
    case .numbers(let numbers): numbers.allSatisfy { $0.isFinite }
    case .transform(let steps): steps.allSatisfy { $0.matrix.isFinite }
    }
  }
}
