import SegueDiagnostics
import SegueTimeline

/// A check of all references in presets and rules.
struct RegistryCheck {
  private let registry: Registry
  /// The remaining number of nearest-name searches; each one scans every id.
  private var searchesLeft = 20

  init(_ registry: Registry) { self.registry = registry }

  mutating func run(reporting diagnostics: inout Diagnostics) {
    for preset in registry.presets {
      check(preset.fallback, "fallback", of: preset, reporting: &diagnostics)
      check(preset.reducedForm, "reduced-motion", of: preset, reporting: &diagnostics)
      checkAnimators(of: preset, reporting: &diagnostics)
    }
    reportCircles("fallback", &diagnostics) { $0.fallback }
    reportCircles("reduced-motion", &diagnostics) { $0.reducedForm == $0.id ? nil : $0.reducedForm }
    for rule in registry.rules.rules { check(rule, reporting: &diagnostics) }
    reportTies(&diagnostics)
  }

  private mutating func check(
    _ id: String?, _ key: String, of preset: Preset, reporting diagnostics: inout Diagnostics
  ) {
    guard let id else { return }
    report(id, "\(key) of '\(preset.id)'", at: preset.place, &diagnostics)
  }

  private mutating func check(_ rule: Rule, reporting diagnostics: inout Diagnostics) {
    report(rule.preset, "rule for \(rule.operation.rawValue)", at: rule.place, &diagnostics)
    guard let preset = registry.preset(rule.preset),
      preset.transitions[rule.operation] == nil
    else { return }
    let able = preset.operations.map(\.rawValue).joined(separator: ", ")
    diagnostics.report(
      Diagnostic(
        .warning, .unsupportedOperation,
        "'\(preset.id)' does not support \(rule.operation.rawValue)", at: rule.place,
        help: able.isEmpty ? "it supports no operation" : "it supports \(able)"))
  }

  /// Reports a reference to a preset that is missing or has been renamed.
  private mutating func report(
    _ id: String, _ owner: String, at place: SourcePlace?, _ diagnostics: inout Diagnostics
  ) {
    if let preset = registry.preset(id) {
      guard preset.id != id else { return }
      diagnostics.report(
        Diagnostic(
          .note, .renamedPreset, "the \(owner) names '\(id)', which is '\(preset.id)' now",
          at: place, help: "write '\(preset.id)'"))
    } else {
      let help = help(for: id, noun: "a preset") { $0.presets.map(\.id) }
      diagnostics.report(
        Diagnostic(
          .error, .unknownPreset, "the \(owner) names '\(id)', which is not there", at: place,
          help: help))
    }
  }

  private mutating func help(
    for name: String, noun: String, among names: (Registry) -> [String]
  ) -> String? {
    guard searchesLeft > 0 else { return nil }
    searchesLeft -= 1
    return NearestName.find(name, among: names(registry))
      .map { "there is \(noun) with a similar name: '\($0)'" }
  }
}

// MARK: Animators

extension RegistryCheck {
  private mutating func checkAnimators(
    of preset: Preset, reporting diagnostics: inout Diagnostics
  ) {
    for case .forward(let plan) in preset.operations.compactMap({ preset.transitions[$0] }) {
      for requirement in plan.animators {
        if let provider = registry.providers(of: requirement.id).first {
          checkSettings(plan, of: provider.description, preset, &diagnostics)
        } else {
          let unavailable = registry.unavailable(of: requirement.id).first
          let help =
            unavailable?.description
            ?? help(for: requirement.id, noun: "an animator") { $0.animatorIDs }
          diagnostics.report(
            Diagnostic(
              .warning, .unknownAnimator,
              "'\(preset.id)' names the animator '\(requirement.id)', which is not "
                + (unavailable == nil ? "there" : "offered"),
              at: preset.place, help: help))
        }
      }
    }
  }

  private mutating func checkSettings(
    _ plan: ForwardPlan, of animator: AnimatorDescription, _ preset: Preset,
    _ diagnostics: inout Diagnostics
  ) {
    let names = animator.parameters.map(\.name)
    for name in plan.settings.keys.sorted() where !names.contains(name) {
      let help = help(for: name, noun: "a parameter") { _ in names }
      diagnostics.report(
        Diagnostic(
          .warning, .unknownSetting,
          "'\(preset.id)' sets '\(name)', which the animator '\(animator.id)' does not have",
          at: preset.place, help: help))
    }
  }
}

// MARK: Circles and ties

extension RegistryCheck {
  /// Follows references between presets, each once, and reports cycles.
  private func reportCircles(
    _ key: String, _ diagnostics: inout Diagnostics, next: (Preset) -> String?
  ) {
    var finished: Set<String> = []
    for start in registry.presets where next(start) != nil {
      var path: [String] = []
      var onPath: Set<String> = []
      var current: Preset? = start
      while let preset = current, !finished.contains(preset.id) {
        guard onPath.insert(preset.id).inserted else {
          let circle = path.drop { $0 != preset.id } + [preset.id]
          diagnostics.report(
            Diagnostic(
              .error, .circularReference,
              "the \(key) goes round in a circle: \(circle.joined(separator: " → "))",
              at: preset.place, help: "let one of them name another preset, or none"))
          break
        }
        path.append(preset.id)
        current = next(preset).flatMap(registry.preset)
      }
      finished.formUnion(path)
    }
  }

  /// Reports rules that are ordered only by their ids.
  private func reportTies(_ diagnostics: inout Diagnostics) {
    var first: [Rule: Rule] = [:]
    for rule in registry.rules.rules {
      var condition = rule
      condition.preset = ""
      condition.place = nil
      guard let winner = first[condition] else {
        first[condition] = rule
        continue
      }
      guard winner.preset != rule.preset else { continue }
      diagnostics.report(
        Diagnostic(
          .warning, .tiedRules,
          "'\(winner.preset)' and '\(rule.preset)' have equal rules: the first id wins",
          at: rule.place,
          labels: winner.place.map { [Diagnostic.Label("this one wins", at: $0)] } ?? [],
          help: "give the one that shall win a higher priority"))
    }
  }
}

extension Preset {
  /// The id of the preset used for reduced motion.
  fileprivate var reducedForm: String? {
    if case .preset(let id) = reducedMotion { id } else { nil }
  }
}
