package import SegueTimeline

/// A check of all references in presets and rules.
struct RegistryCheck {
  /// The problems found.
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

  /// Checks that a preset that something refers to exists.
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
        let offered = registry.providers(of: requirement.id).map { $0.description }
        if let animator = offered.first {
          guard !offered.contains(where: { $0.operations.contains(operation) }) else { continue }
          problems.append(.unsuitedAnimator(animator, of: preset, operation))
        } else if let animator = registry.unavailable(of: requirement.id).first {
          problems.append(.unavailableAnimator(animator, of: preset, operation))
        } else {
          problems.append(.unknownAnimator(requirement.id, of: preset, operation))
        }
      }
      problems += registry.settingProblems(of: preset, operation, plan)
    }
  }
}

extension Registry {
  /// The settings of a preset that its animators do not accept, according to their descriptions alone.
  package func settingProblems(of preset: Preset) -> [RegistryProblem] {
    preset.operations.flatMap { operation -> [RegistryProblem] in
      guard case .forward(let plan)? = preset.transitions[operation] else { return [] }
      return settingProblems(of: preset, operation, plan)
    }
  }

  fileprivate func settingProblems(
    of preset: Preset, _ operation: Operation, _ plan: ForwardPlan
  ) -> [RegistryProblem] {
    let animators = plan.animators.compactMap { description(for: $0, operation) }
    func isKnown(_ name: String) -> Bool {
      animators.contains { $0.parameters.contains { $0.name == name } }
    }
    return animators.enumerated().flatMap { index, animator in
      plan.settings.sorted { $0.key < $1.key }.compactMap { name, setting in
        guard let parameter = animator.parameters.first(where: { $0.name == name }) else {
          // One of several animators may have parameters that the others lack.
          return index > 0 || isKnown(name)
            ? nil : .unknownSetting(name, of: preset, operation, animator: animator)
        }
        return parameter.refuses(setting, of: preset)
          ? .refusedSetting(parameter, of: preset, operation, animator: animator) : nil
      }
    }
  }

  /// Whether the descriptions of all animators that an operation names are known.
  package func describesAnimators(of preset: Preset, _ operation: Operation) -> Bool {
    guard case .forward(let plan)? = preset.transitions[operation] else { return false }
    return plan.animators.allSatisfy { description(for: $0, operation) != nil }
  }

  /// The description of the animator that meets a requirement, whether or not the animator is available.
  private func description(
    for requirement: AnimatorRequirement, _ operation: Operation
  ) -> AnimatorDescription? {
    let all = providers(of: requirement.id).map { $0.description }
    return all.first { requirement.refusal(of: $0, for: operation) == nil } ?? all.first
      ?? unavailable(of: requirement.id).first?.animator
  }
}

// MARK: Circles and ties

extension RegistryCheck {
  /// Follows each reference from preset to preset, and records those that lead back to their start.
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

  /// Finds rules of a catalog whose precedence depends only on their order.
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
