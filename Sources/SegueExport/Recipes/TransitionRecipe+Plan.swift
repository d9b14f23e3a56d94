import SegueCatalog
import SegueTimeline

extension TransitionRecipe {
  /// How an operation is laid out, and in whose terms its tracks are written.
  struct Plan {
    let reader: FormulaReader
    let expressions: PlanExpressions
    let easings: [EasingPlan]
    private let animator: any Animator
    private let isReversed: Bool

    init(_ operation: SegueTimeline.Operation, of preset: Preset) throws(Obstacle) {
      guard let transition = preset.transitions[operation] else {
        throw Obstacle("it has no \(operation.rawValue)")
      }
      let forward: ForwardPlan
      var duration: Expression?
      switch transition {
      case .forward(let plan): (forward, isReversed) = (plan, false)
      case .reverse(let plan):
        guard case .forward(let other)? = preset.transitions[plan.operation] else {
          throw Obstacle("it has no \(plan.operation.rawValue)")
        }
        (forward, duration, isReversed) = (other, plan.duration, true)
      }
      if let required = forward.animators.first {
        throw Obstacle("it is played by the code of '\(required.id)'")
      }
      guard let animator = preset.animator(for: operation) else {
        throw Obstacle("it has no animator")
      }
      self.animator = animator
      reader = FormulaReader(preset, isReversed ? .swapped : .asWritten)
      expressions = PlanExpressions(preset, forward, duration: duration)
      easings = forward.choreography.phase.easings
    }

    func timeline(on sample: RecipeSample) throws(Obstacle) -> Timeline {
      do throws(AnimatorFailure) {
        return try animator.timeline(for: sample.stage, parameters: sample.parameters)
      } catch {
        throw Obstacle(error.description)
      }
    }

    func slots(on sample: RecipeSample) -> [Double] {
      let stage = isReversed ? sample.stage.swapped : sample.stage
      return StageValues(stage, sample.parameters, scope: reader.scope).slots
    }
  }
}

extension PhasePlan {
  /// All easings in the phase, each once.
  fileprivate var easings: [EasingPlan] {
    var easings = [easing].compactMap { $0 }
    for track in allTracks {
      easings += [track.easing].compactMap { $0 }
      easings += track.motions.flatMap(\.keyframes).compactMap(\.easing)
    }
    switch parts {
    case .sequence(let phases), .parallel(let phases), .stagger(_, let phases):
      easings += phases.flatMap(\.easings)
    case .tracks, .animator: break
    }
    return easings.reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
  }
}
