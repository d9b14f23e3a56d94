import SegueCatalog
import SegueDiagnostics
import SegueTimeline
import SegueYAML

extension Preset {
  /// A preset whose operations use its own, empty tracks, or an animator.
  static func fixture(
    _ id: String, _ operations: [SegueTimeline.Operation] = [.push],
    by animatorRequirements: [AnimatorRequirement] = [],
    settings: [String: ParameterSetting] = [:], reducedMotion: ReducedMotion = .none,
    file: SourceFile? = nil
  ) -> Preset {
    var preset = Preset(id: id, name: id, summary: "", reducedMotion: reducedMotion)
    for operation in operations {
      var plan = ForwardPlan(choreography: ChoreographyPlan(phase: PhasePlan(parts: .tracks([]))))
      plan.animators = animatorRequirements
      plan.settings = settings
      preset.transitions[operation] = .forward(plan)
    }
    preset.place = file.map { $0.place(of: 0..<1) }
    return preset
  }
}

/// An animator without motion whose duration is its parameter, in seconds.
struct StillAnimator: Animator {
  var description: AnimatorDescription

  init(
    _ id: String, version: Version = Version(1),
    operations: Set<SegueTimeline.Operation> = Set(SegueTimeline.Operation.allCases),
    capabilities: Set<String> = []
  ) {
    description = AnimatorDescription(
      id: id, version: version, operations: operations,
      parameters: [
        ParameterDescription(
          name: "seconds", kind: .duration(0...2), defaultValue: .number(1), help: "")
      ], capabilities: capabilities)
  }

  func timeline(
    for stage: Stage, parameters: ParameterValues
  ) throws(AnimatorFailure) -> Timeline {
    do {
      return try Timeline(
        duration: parameters.number("seconds"), layers: [], tracks: [])
    } catch {
      throw AnimatorFailure(error.description)
    }
  }
}
