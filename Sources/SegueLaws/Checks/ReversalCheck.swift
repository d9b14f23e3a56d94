import SegueCatalog
import SegueTimeline

/// Law 5: a reversed operation is the original operation played backwards.
struct ReversalCheck {
  let subject: LawSubject

  /// Progress values that hit no keyframes except the ends.
  static let moments = [0, 0.0419, 0.1777, 0.3391, 0.4903, 0.6287, 0.8123, 0.9531, 1]
  /// The tolerance of a number, relative to the larger of its size and 1: the rounding error of
  /// summed delays.
  static let tolerance = 1e-6

  var violations: [Violation] {
    guard subject.timeline.duration.isFinite,
      case .reverse(let plan)? = subject.preset.transitions[subject.operation]
    else { return [] }
    do {
      let stage = subject.stage.swapped
      let original = try subject.registry
        .timeline(of: subject.preset, plan.operation, on: stage).linear.withScreensSwapped()
      return try compare(subject.timeline.linear, original)
    } catch {
      return [
        subject.violation(of: .reversal, "cannot create a timeline for the original: \(error)")
      ]
    }
  }

  private func compare(_ reverse: Timeline, _ original: Timeline) throws -> [Violation] {
    guard reverse.layers.map(\.id) == original.layers.map(\.id),
      reverse.layers.map(\.contents) == original.layers.map(\.contents)
    else {
      return [subject.violation(of: .reversal, "its layers differ from the original's")]
    }
    for progress in Self.moments {
      let time = reverse.time(at: progress)
      let frame = reverse.sample(at: time)
      let due = original.sample(at: original.time(at: 1 - progress))
      for index in frame.states.indices {
        guard let (name, difference) = frame.states[index].deviation(from: due.states[index]) else {
          continue
        }
        return [
          subject.violation(
            of: .reversal, at: time, layer: index,
            "\(name) differs from the original at \(rounded((1 - progress) * 100)) %",
            by: .init(difference, "in its own unit"))
        ]
      }
    }
    return []
  }
}

extension LayerState {
  /// Returns the number that deviates most from another state's, beyond the tolerance.
  fileprivate func deviation(from other: LayerState) -> (name: String, difference: Double)? {
    var worst: (name: String, difference: Double)?
    func look(_ name: @autoclosure () -> String, _ a: Double, _ b: Double) {
      let difference = abs(a - b)
      guard difference > ReversalCheck.tolerance * max(1, abs(a), abs(b)),
        difference > worst?.difference ?? 0
      else { return }
      worst = (name(), difference)
    }
    for channel in Channel.allCases { look("\(channel)", self[channel], other[channel]) }
    for (a, b) in zip(transform.numbers, other.transform.numbers) { look("the transform", a, b) }
    return worst
  }
}

extension Matrix4 {
  /// The sixteen numbers, row by row.
  var numbers: [Double] {
    [m11, m12, m13, m14, m21, m22, m23, m24, m31, m32, m33, m34, m41, m42, m43, m44]
  }
}

extension Timeline {
  /// The timeline with all easing replaced by linear.
  var linear: Timeline {
    get throws(TimelineProblem) {
      try Timeline(
        duration: duration, layers: layers,
        tracks: tracks.map { track in
          var result = track
          result.easing = .linear
          for index in result.keyframes.indices { result.keyframes[index].easing = .linear }
          return result
        }, declarations: declarations)
    }
  }
}
