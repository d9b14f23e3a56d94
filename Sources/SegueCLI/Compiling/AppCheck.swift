import SegueCatalog
import SegueExport
import SegueDiagnostics
import SegueStaging
import SegueTimeline
import SegueYAML

/// Finds differences between an app with a compiled catalog and previews.
struct AppCheck {
  private let selection: CatalogSelection
  private let isWhole: Bool
  private let facts: [(preset: Preset, facts: [OperationFacts])]
  private let animators: [String]

  /// - Parameter isWhole: whether all of a catalog is compiled, with its rules; presets that are chosen by id concern
  ///   no rules but their own.
  init(of selection: CatalogSelection, isWhole: Bool, in registry: Registry) {
    self.selection = selection
    self.isWhole = isWhole
    animators = registry.animatorIDs
    facts = selection.presets.map { preset in
      (preset, preset.operations.map { OperationFacts($0, of: preset, in: registry) })
    }
  }

  private var namedAnimators: Set<String> {
    Set(facts.flatMap(\.facts).flatMap(\.resolution.candidates).map(\.animator))
  }

  /// Whether a preset names an animator.
  func names(_ animator: String) -> Bool { namedAnimators.contains(animator) }

  /// Throws if an animator of a plugin is needed that the app is not known to register.
  func requireAnimators(of command: CompileCommand) throws(CommandFailure) {
    let registered = command.registered
    let named = namedAnimators
    func commandLine(registering animator: String) -> String {
      var command = command
      command.registered.append(animator)
      return command.commandLineText
    }
    if let wrong = registered.first(where: { !named.contains($0) }) {
      throw CommandFailure(
        .usage, "no preset to compile uses an animator '\(wrong.printable)' (--registered)",
        help: NearestName.help(for: wrong, noun: "animator", among: named.sorted())
          ?? animatorsToRegister)
    }
    for (preset, facts) in facts {
      let unknown = facts.compactMap(\.missingAnimator).first { !registered.contains($0) }
      if let unknown, preset.fallback == nil {
        throw CommandFailure(
          .checkFailed,
          "\(preset.place.prefix)'\(preset.id)' needs the animator '\(unknown.printable)', which neither Segue nor a plugin here has",
          help: (NearestName.find(unknown, among: animators).map { "a similar name is '\($0)'; " }
            ?? "")
            + "if the app registers it with Segue.register(_:), type '\(commandLine(registering: unknown))'; "
            + PluginSources.advice(onAnimator: unknown, of: preset)
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
          "'segue use \(preset.id)' prints the lines for that; then type '\(commandLine(registering: animator.id))'"
      )
    }
  }

  /// Throws if two presets, or two parameters of one, have the same name in Swift.
  func requireNames() throws(CommandFailure) {
    func clash(_ names: [String]) -> (String, String)? {
      var seen: [String: String] = [:]
      for name in names {
        if let other = seen.updateValue(name, forKey: StyleUse.name(name)) { return (other, name) }
      }
      return nil
    }
    let styles = selection.presets.filter { !$0.operations.isEmpty }
    if let (one, other) = clash(styles.map(\.id)) {
      let place = styles.first { $0.id == other }?.place
      throw CommandFailure(
        .checkFailed,
        "\(place.prefix)'\(one)' and '\(other)' would both be '.\(StyleUse.name(other))' in Swift",
        help: "give one of them another id")
    }
    for preset in styles {
      guard let (one, other) = clash(preset.parameters.map(\.name)) else { continue }
      throw CommandFailure(
        .checkFailed,
        "\(preset.place.prefix)the parameters '\(one)' and '\(other)' of '\(preset.id)' would both be '\(StyleUse.name(other))' in Swift",
        help: "give one of them another name")
    }
  }

  /// Which animators the app has to register.
  private var animatorsToRegister: String {
    let facts = facts.flatMap(\.facts)
    let needed = Set(
      OperationFacts.animatorsToRegister(of: facts).map(\.id) + facts.compactMap(\.missingAnimator))
    return needed.isEmpty
      ? "leave --registered out: these presets need no animator that an app registers"
      : "these presets need: \(needed.sorted().joined(separator: ", "))".printable
  }

  /// The differences, one line each.
  ///
  /// - Parameters:
  ///   - registered: the animators that the app registers.
  ///   - includesRules: whether those of the rules are included.
  func notes(registered: [String], ofRules includesRules: Bool) -> [String] {
    fallbacks(registered) + losses
      + (includesRules ? omittedRules + presentationRules + otherRules : [])
  }

  private func fallbacks(_ registered: [String]) -> [String] {
    facts.compactMap { preset, facts in
      guard let fallback = preset.fallback,
        let missing = facts.compactMap(\.missingAnimator).first(where: { !registered.contains($0) })
      else { return nil }
      return
        "\(preset.place.prefix)'\(preset.id)' shows its fallback '\(fallback.printable)' unless the app registers the animator "
        + "'\(missing.printable)': then compile with '--registered \(missing.printable)'"
    }
  }

  private var losses: [String] {
    facts.compactMap { preset, facts in
      OperationFacts.uiKitLoss(of: facts).map { "\(preset.place.prefix)'\(preset.id)': \($0)" }
    }
  }

  private var omittedRules: [String] {
    (isWhole ? selection.omittedRules : []).map { rule in
      "\(rule.place.prefix)this rule is left out, as '\(rule.preset.printable)' is not compiled in"
    }
  }

  /// The rules that only a coordinator of the app's own would ask.
  private var presentationRules: [String] {
    (isWhole ? selection.rules : []).filter { [.present, .dismiss].contains($0.operation) }.map {
      rule in
      let preset = facts.lazy.map(\.preset).first { ([$0.id] + $0.aliases).contains(rule.preset) }
      let style = preset.map { StyleUse($0, in: .uiKit).style } ?? ""
      return
        "\(rule.place.prefix)UIKit and SwiftUI ask no rule for \(rule.operation.rawValue): give the screen that is presented its "
        + "style, 'detail.segue.style = \(style)'; 'segue use \(rule.preset.printable)' prints the code"
    }
  }

  /// Operations without a rule in the app for which `segue match` finds one in another catalog.
  private var otherRules: [String] {
    guard isWhole, !selection.rules.isEmpty else { return [] }
    let own = selection.rules.filter { $0.specificity == .operation }
    // Presentations in an app ask no rules.
    let operations = [Operation.push, .pop, .tab].filter { operation in
      Self.isCovered(operation, by: selection.foreignRules) && !Self.isCovered(operation, by: own)
    }
    guard !operations.isEmpty else { return [] }
    let rules = selection.foreignRules.filter { rule in
      operations.contains { Self.isCovered($0, by: [rule]) }
    }.map { "'\($0.preset.printable)'" + ($0.place.map { " (\($0.text))" } ?? "") }
    let shown = rules.prefix(Self.maxRules) + (rules.count > Self.maxRules ? ["…"] : [])
    return [
      "for \(operations.map(\.rawValue).joined(separator: ", ")), 'segue match' also follows rules that are not compiled in: "
        + "\(shown.joined(separator: ", ")); copy those that the app needs into rules of your own"
    ]
  }

  private static func isCovered(_ operation: Operation, by rules: [Rule]) -> Bool {
    rules.contains { [operation, operation.undone].contains($0.operation) }
  }

  /// The most rules that a note names.
  private static let maxRules = 5
}

extension SourcePlace? {
  /// The place before a message.
  var prefix: String { map { "\($0.text): " } ?? "" }
}
