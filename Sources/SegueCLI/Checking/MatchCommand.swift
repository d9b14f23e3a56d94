import SegueStaging
import ArgumentParser
import SegueCatalog
import SegueCoordinator
import SegueDiagnostics
import SegueTimeline
import SegueYAML

/// `segue match`: the preset and animator of an operation, and the reasons.
struct MatchCommand: Subcommand {
  /// The direction of a tab change.
  enum Direction: String, CaseIterable, ExpressibleByArgument {
    case higher, lower
  }

  static let configuration = CommandConfiguration(
    commandName: "match",
    abstract: "Show which preset and animator are chosen for a transition, and why.",
    discussion: """
      Assumes that the stage has a source, a destination and all elements. Exits with 1 if nothing \
      matches.
      """)

  @Option(
    help: "The operation: push, pop, present, dismiss or tab.", completion: Operation.completion,
    transform: Operation.read)
  var operation: Operation

  @Option(help: "The name of the departing screen.")
  var from = ""

  @Option(help: "The name of the arriving screen.")
  var to = ""

  @Option(help: "Whether the tab bar switches to a higher or a lower index.")
  var indexDirection: Direction?

  @Flag(help: "Treat the source element as unknown.")
  var sourceUnknown = false

  @Flag(help: "The user prefers reduced motion.")
  var reducedMotion = false

  @Option(help: "The preset chosen explicitly for this transition.", completion: .presetIDs)
  var preset: String?

  @OptionGroup var catalog: CatalogOptions
  @OptionGroup var format: FormatOptions

  func validate() throws {
    for (option, name) in [("--from", from), ("--to", to)] {
      let isPattern = name.contains { "*?".contains($0) }
      if isPattern || ScreenText.meant(byRegularExpression: name) != nil {
        throw ValidationError(
          "\(option) is the name of one screen, and not a pattern, found '\(name)'")
      }
    }
    if indexDirection != nil, operation != .tab {
      throw ValidationError("--index-direction can only be used with --operation tab")
    }
  }

  func run(in environment: CommandEnvironment) throws {
    let known = try catalog.load(in: environment)
    let registry = known.registry
    let explanation = AnimatorSelector(registry: registry).explain(request(registry))
    let rules = explanation.candidates.compactMap(\.reason.rule?.place)
    try environment.report(rulesOf: known, style: format.errorStyle(in: environment)) { problem in
      rules.contains { $0.isOnLine(of: problem) }
    }
    if let preset { _ = try known.preset(preset) }
    let resolutions = resolutions(of: explanation, in: registry)
    if format.isJSON {
      let animators = JSONObject(resolutions.map { ($0.preset, $0.resolution.json) })
      try environment.print([
        "schema": 1, "match": explanation.json, "animators": .object(animators),
      ])
    } else {
      try environment.print(explanation.text)
      for (preset, resolution) in resolutions {
        let lines = ["animators of \(preset):"] + resolution.lines.map { "  \($0)" }
        try environment.print(lines.joined(separator: "\n"))
      }
    }
    for name in [from, to] where !name.isEmpty {
      guard let note = registry.rules.note(onScreen: name) else { continue }
      try environment.report(.note, note, style: format.errorStyle(in: environment))
    }
    if operation == .present || operation == .dismiss, explanation.isByRule {
      try environment.report(
        .note,
        "UIKit and SwiftUI ask no rule for \(operation.rawValue): in an app the presented screen has a style, which 'segue use' prints",
        style: format.errorStyle(in: environment))
    }
    if explanation.match == nil { throw CommandFailure.silent(.checkFailed) }
  }

  /// The animators of the candidate presets, and why they were chosen or not.
  private func resolutions(
    of explanation: MatchExplanation, in registry: Registry
  ) -> [(preset: String, resolution: AnimatorResolution)] {
    var ids: [String] = []
    for candidate in explanation.candidates {
      switch candidate.outcome {
      case .won(let decision, _):
        ids += [candidate.preset, decision.preset] + (decision.shown.map { [$0] } ?? [])
      case .failed: ids.append(candidate.preset)
      case .outranked, .notApplicable: break
      }
    }
    var seen: Set<String> = []
    return ids.compactMap { registry.preset($0) }.compactMap { preset in
      guard seen.insert(preset.id).inserted else { return nil }
      let resolution = registry.resolution(of: preset, operation: operation)
      return resolution.candidates.isEmpty ? nil : (preset.id, resolution)
    }
  }

  private func request(_ registry: Registry) -> MatchRequest {
    MatchRequest(
      operation: operation, from: from, to: to,
      indexDirection: indexDirection.flatMap { .init(rawValue: $0.rawValue) },
      offers: offers(registry), traits: Stage.Traits(reducesMotion: reducedMotion),
      explicitPreset: preset)
  }

  /// The possible capabilities of a custom stage: all except those declared unknown.
  private func offers(_ registry: Registry) -> Set<Requirement> {
    let all = Set(registry.presets.flatMap(\.requirements))
      .union([.source, .destination, .siblings])
    return sourceUnknown ? all.subtracting([.source, .siblings]) : all
  }
}

extension MatchExplanation {
  /// Whether a rule decided.
  fileprivate var isByRule: Bool {
    candidates.contains { candidate in
      if case .won = candidate.outcome { candidate.reason.rule != nil } else { false }
    }
  }
}

extension RuleIndex {
  /// A note about a screen that no rule names, which may be misspelled; nil if one does, or if no rule names any.
  fileprivate func note(onScreen name: String) -> String? {
    let patterns = rules.flatMap { [$0.from, $0.to] }.compactMap { $0 }
    if patterns.isEmpty || patterns.contains(where: { $0.matches(name) }) { return nil }
    let near = NearestName.help(for: name, noun: "screen", among: patterns.map(\.text))
    return "no rule names the screen '\(name)'" + (near.map { "; \($0)" } ?? "")
  }
}

extension SourcePlace {
  /// Whether a problem begins on its line.
  func isOnLine(of problem: Diagnostic) -> Bool {
    problem.place?.file == file && problem.place?.range.start.line == range.start.line
  }
}
