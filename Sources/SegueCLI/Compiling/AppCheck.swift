import SegueCatalog
import SegueExport
import SegueDiagnostics
import SegueStaging
import SegueTimeline
import SegueYAML

/// What an app will do differently from previews with a compiled catalog.
struct AppCheck {
  private let selection: CatalogSelection
  private let facts: [(preset: Preset, facts: [OperationFacts])]

  init(of selection: CatalogSelection, in registry: Registry) {
    self.selection = selection
    facts = selection.presets.map { preset in
      (preset, preset.operations.map { OperationFacts($0, of: preset, in: registry) })
    }
  }

  /// Throws if an animator of a plugin is needed that the app is not known to register.
  func requireAnimators(_ registered: [String]) throws(CommandFailure) {
    let named = Set(facts.flatMap(\.facts).flatMap { $0.resolution.candidates.map(\.animator) })
    if let wrong = registered.first(where: { !named.contains($0) }) {
      throw CommandFailure(
        .usage, "no preset to compile uses an animator '\(wrong.printable)' (--registered)",
        help: NearestName.help(for: wrong, noun: "animator", among: named.sorted()))
    }
    for (preset, facts) in facts {
      let unknown = facts.compactMap(\.missingAnimator).first { !registered.contains($0) }
      if let unknown, preset.fallback == nil {
        throw CommandFailure(
          .checkFailed,
          "\(preset.place.prefix)'\(preset.id)' needs the animator '\(unknown.printable)', which neither Segue nor a plugin here has",
          help:
            "if the app registers it with Segue.register(_:), compile with '--registered \(unknown.printable)'; for a plugin, name its folder with --plugin-path"
        )
      }
      let missing = OperationFacts.animatorsToRegister(of: facts).filter {
        !registered.contains($0.id)
      }
      guard let animator = missing.first else { continue }
      throw CommandFailure(
        .checkFailed,
        "\(preset.place.prefix)'\(preset.id)' uses the animator '\(animator.id.printable)' of a plugin: "
          + animator.advice.printable,
        help:
          "then compile with '--registered \(animator.id.printable)'; see \"Inside an app\" in Plugins.md"
      )
    }
  }

  /// What an app shows differently, a line each.
  var notes: [String] { losses + omittedRules + otherRules }

  private var losses: [String] {
    facts.compactMap { preset, facts in
      OperationFacts.uiKitLoss(of: facts).map { "\(preset.place.prefix)'\(preset.id)': \($0)" }
    }
  }

  private var omittedRules: [String] {
    selection.omittedRules.map { rule in
      "\(rule.place.prefix)this rule is left out, as '\(rule.preset.printable)' is not compiled in"
    }
  }

  /// Operations without a rule in the app for which `segue match` finds one in another catalog.
  private var otherRules: [String] {
    guard !selection.rules.isEmpty else { return [] }
    let own = selection.rules.filter { $0.specificity == .operation }
    let operations = Operation.allCases.filter { operation in
      func isCovered(by rules: [Rule]) -> Bool {
        rules.contains { [operation, operation.undone].contains($0.operation) }
      }
      return isCovered(by: selection.foreignRules) && !isCovered(by: own)
    }.map(\.rawValue)
    guard !operations.isEmpty else { return [] }
    return [
      "for \(operations.joined(separator: ", ")), 'segue match' also follows rules that are not compiled in; "
        + "add rules of your own where the app needs them"
    ]
  }
}

extension SourcePlace? {
  /// The place before a message.
  var prefix: String { map { "\($0.text): " } ?? "" }
}
