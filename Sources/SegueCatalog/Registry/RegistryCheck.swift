import SegueTimeline

/// A check of all references in presets and rules.
struct RegistryCheck {
  /// What is not.
  private(set) var problems: [RegistryProblem] = []
  private let registry: Registry

  init(_ registry: Registry) {
    self.registry = registry
    for preset in registry.presets {
      if let id = preset.fallback { check(id, .fallback(of: preset)) }
      if let id = preset.reducedForm { check(id, .reducedMotion(of: preset)) }
      checkAnimators(of: preset)
    }
    findCircles({ .fallback(of: $0) }, next: { $0.fallback })
    findCircles(
      { .reducedMotion(of: $0) }, next: { $0.reducedForm == $0.id ? nil : $0.reducedForm })
    for rule in registry.rules.rules { check(rule) }
    findTies()
  }

  private mutating func check(_ rule: Rule) {
    check(rule.preset, .rule(rule))
    guard let preset = registry.preset(rule.preset), preset.transitions[rule.operation] == nil
    else { return }
    problems.append(.unsupportedOperation(rule, preset))
  }

  /// Looks for a preset that is referred to.
  private mutating func check(_ id: String, _ reference: RegistryProblem.Reference) {
    guard let preset = registry.preset(id) else {
      return problems.append(.unknownPreset(id, reference))
    }
    if preset.id != id { problems.append(.renamedPreset(id, to: preset.id, reference)) }
  }

  private mutating func checkAnimators(of preset: Preset) {
    for operation in preset.operations {
      guard case .forward(let plan)? = preset.transitions[operation] else { continue }
      for requirement in plan.animators {
        if let animator = registry.providers(of: requirement.id).first?.description {
          let names = animator.parameters.map(\.name)
          for name in plan.settings.keys.sorted() where !names.contains(name) {
            problems.append(.unknownSetting(name, of: preset, operation, animator: animator))
          }
        } else if let animator = registry.unavailable(of: requirement.id).first {
          problems.append(.unavailableAnimator(animator, of: preset, operation))
        } else {
          problems.append(.unknownAnimator(requirement.id, of: preset, operation))
        }
      }
    }
  }
}

// MARK: Circles and ties

extension RegistryCheck {
  /// Follows references from preset to preset, each once, and notes where they come back.
  private mutating func findCircles(
    _ reference: (Preset) -> RegistryProblem.Reference, next: (Preset) -> String?
  ) {
    var finished: Set<String> = []
    for start in registry.presets where next(start) != nil {
      var path: [String] = []
      var onPath: Set<String> = []
      var current: Preset? = start
      while let preset = current, !finished.contains(preset.id) {
        guard onPath.insert(preset.id).inserted else {
          let circle = path.drop { $0 != preset.id } + [preset.id]
          problems.append(.circularReference(reference(preset), path: Array(circle)))
          break
        }
        path.append(preset.id)
        current = next(preset).flatMap(registry.preset)
      }
      finished.formUnion(path)
    }
  }

  /// Finds rules of a catalog between which only their order decides.
  private mutating func findTies() {
    var first: [Rule: Rule] = [:]
    for rule in registry.rules.rules {
      var condition = rule
      condition.preset = ""
      guard let winner = first[condition] else {
        first[condition] = rule
        continue
      }
      if winner.preset != rule.preset { problems.append(.tiedRules(winner, rule)) }
    }
  }
}

extension Preset {
  /// The id of the preset used for reduced motion.
  fileprivate var reducedForm: String? {
    if case .preset(let id) = reducedMotion { id } else { nil }
  }
}
