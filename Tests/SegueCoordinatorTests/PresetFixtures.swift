import SegueCatalog
import SegueDiagnostics
import SegueTimeline
import SegueYAML

/// The operation of a transition; Foundation, which the test library brings along, has another one.
typealias Operation = SegueTimeline.Operation

extension Preset {
  /// A preset whose operations are carried out by its own, empty tracks, or by an animator.
  static func fixture(
    _ id: String, _ operations: [Operation] = [.push], by animatorRequirements: [String] = [],
    requires requirements: [Requirement] = [], fallback: String? = nil,
    reducedMotion: ReducedMotion = .none
  ) -> Preset {
    var preset = Preset(id: id, name: id, summary: "", reducedMotion: reducedMotion)
    for operation in operations {
      var plan = ForwardPlan(choreography: ChoreographyPlan(phase: PhasePlan(parts: .tracks([]))))
      plan.animators = animatorRequirements.map { AnimatorRequirement(id: $0) }
      preset.transitions[operation] = .forward(plan)
    }
    preset.requirements = requirements
    preset.fallback = fallback
    return preset
  }
}

extension Registry {
  /// A registry of one source.
  static func fixture(
    _ presets: [Preset], rules: [Rule] = [], animators: [any Animator] = []
  ) -> Registry {
    var builder = RegistryBuilder()
    builder.add(CatalogSource(name: "test", presets: presets, rules: rules))
    for animator in animators { builder.add(AnimatorProvider(animator, origin: .builtIn)) }
    var diagnostics = Diagnostics()
    return builder.registry(reporting: &diagnostics)
  }
}
