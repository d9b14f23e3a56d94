import SegueCatalog
import SegueTimeline

/// Law 7: the reduced-motion form moves nothing.
struct ReducedMotionCheck {
  let subject: LawSubject

  var violations: [Violation] {
    guard case .preset(let id) = subject.preset.reducedMotion else { return [] }
    guard let form = subject.registry.preset(id) else {
      return [
        subject.violation(of: .reducedMotion, "there is no preset '\(id)' to replace it")
      ]
    }
    // A form that does not support the operation leaves the change to the container, without
    // animation.
    guard form.transitions[subject.operation] != nil,
      form.requirements.allSatisfy({ $0.isMet(by: subject.stage) })
    else { return [] }
    var stage = subject.stage
    stage.traits.reducesMotion = true
    do {
      let timeline = try subject.registry.timeline(of: form, subject.operation, on: stage)
      return motion(in: timeline, of: id).map { [$0] } ?? []
    } catch {
      return [
        subject.violation(of: .reducedMotion, "cannot create a timeline for '\(id)': \(error)")
      ]
    }
  }

  private func motion(in timeline: Timeline, of id: String) -> Violation? {
    let length = timeline.duration.isFinite ? timeline.duration : 10
    let start = timeline.sample(at: 0)
    for moment in SamplesCheck.moments {
      let frame = timeline.sample(at: moment * length)
      for index in frame.states.indices {
        let most = frame.states[index].movement(from: start.states[index])
        guard most > 0 || frame.vertices != start.vertices else { continue }
        var result = subject.violation(
          of: .reducedMotion, at: moment * length,
          "the reduced-motion form '\(id)' moves the layer",
          by: .init(most, "in the unit of the property"))
        result.layer = timeline.layers[index].id
        return result
      }
    }
    return nil
  }
}

extension LayerState {
  /// The largest difference in position, rotation and size of the layer and its mask, in the unit of the property.
  func movement(from other: LayerState) -> Double {
    let moved = Self.geometry.map { abs(self[$0] - other[$0]) }
    let turned = zip(transform.numbers, other.transform.numbers).map { abs($0 - $1) }
    return (moved + turned).max() ?? 0
  }

  private static let geometry: [Channel] = [
    .boundsX, .boundsY, .boundsWidth, .boundsHeight, .positionX, .positionY, .anchorX, .anchorY,
    .zPosition, .maskX, .maskY, .maskWidth, .maskHeight, .maskCornerRadius, .sublayerPerspective,
    .maskEndX, .maskEndY, .maskInnerRadius, .maskOuterRadius, .maskStartAngle, .maskEndAngle,
    .maskSoftness,
  ]
}
