import SegueCatalog
import SegueDiagnostics
import SegueTimeline

/// Describes the registry's problems, each with its source location.
struct RegistryReport: ~Copyable {
  private let registry: Registry
  private var files = DefinitionFiles()
  /// The remaining number of searches for misspelled names; each one looks at every id.
  private var searchesLeft = 20
  private var pluginSearchesLeft = 20

  init(of registry: Registry) { self.registry = registry }

  /// Describes a problem in words, with its place and a help line.
  mutating func diagnostic(of problem: RegistryProblem) -> Diagnostic {
    switch problem {
    case .duplicatePreset(let preset, let first):
      Diagnostic(
        .error, .duplicatePreset, "duplicate preset '\(preset.id)'",
        at: preset.place, labels: label("the first one is here", first.place),
        help: "change the second one's id and file name; it is skipped")
    case .shadowedPreset(let preset, let source, let other, let otherSource):
      Diagnostic(
        .note, .shadowedPreset,
        "'\(preset.id)' in \(source) is shadowed by the one in \(otherSource)",
        at: preset.place, labels: label("this one is used", other.place))
    case .aliasClash(let alias, let preset, let other):
      Diagnostic(
        .warning, .aliasClash,
        "the alias '\(alias)' of '\(preset.id)' already refers to '\(other.id)'",
        at: files.place(in: preset) { root in
          root.aliases?.items.first { $0.string == alias }?.place
        }, labels: label("this one is used", other.place),
        help: "remove the alias from one of them")
    case .unknownPreset(let id, let reference): unknown(id, reference)
    case .renamedPreset(let id, let now, let reference):
      Diagnostic(
        .note, .renamedPreset,
        "the \(reference.owner) refers to '\(id)', which is another name of '\(now)'",
        at: place(of: reference), help: "use '\(now)'")
    case .circularReference(let reference, let path):
      Diagnostic(
        .error, .circularReference,
        "the \(reference.key) forms a cycle: \(path.joined(separator: " → "))",
        at: place(of: reference), help: "change one of them to another preset, or remove it")
    case .unknownAnimator(let id, let preset, let operation):
      missing(
        id, "does not exist", preset, operation,
        help: searched { PluginSources.help(forAnimator: id, of: preset) }
          ?? help(for: id, noun: "an animator") { $0.animatorIDs }
          ?? PluginSources.advice(onAnimator: id))
    case .unavailableAnimator(let animator, let preset, let operation):
      missing(animator.id, "is not available", preset, operation, help: animator.description)
    case .unsuitedAnimator(let animator, let preset, let operation):
      missing(
        animator.id, "does not support \(operation.rawValue)", preset, operation,
        help: "it supports \(Self.operations(of: animator)); write tracks for the others")
    case .unknownSetting(let name, let preset, let operation, let animator):
      unknownSetting(name, preset, operation, animator)
    case .refusedSetting(let parameter, let preset, let operation, let animator):
      refusedSetting(parameter, preset, operation, animator)
    case .unsupportedOperation(let rule, let preset): unsupported(rule, preset)
    case .tiedRules(let winner, let rule):
      Diagnostic(
        .error, .tiedRules,
        "the rules for '\(winner.preset)' and '\(rule.preset)' apply to the same changes of screens",
        at: rule.place, labels: label("the first one is here", winner.place),
        help: "remove one, or set a higher 'priority' for the one that should win")
    }
  }

  private func label(_ text: String, _ place: SourcePlace?) -> [Diagnostic.Label] {
    place.map { [Diagnostic.Label(text, at: $0)] } ?? []
  }

  /// The result of a search among the project's plugins, of which a report makes only a few: it reads files.
  private mutating func searched(_ search: () -> String?) -> String? {
    guard pluginSearchesLeft > 0 else { return nil }
    pluginSearchesLeft -= 1
    return search()
  }

  /// Returns the nearest existing name, as a help line.
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

extension RegistryReport {
  private mutating func missing(
    _ id: String, _ what: String, _ preset: Preset, _ operation: Operation, help: String?
  ) -> Diagnostic {
    Diagnostic(
      .warning, .unknownAnimator, "'\(preset.id)' refers to the animator '\(id)', which \(what)",
      at: files.place(in: preset) { $0.transition(operation)?.animator(id)?.place }, help: help)
  }

  private mutating func unknownSetting(
    _ name: String, _ preset: Preset, _ operation: Operation, _ animator: AnimatorDescription
  ) -> Diagnostic {
    Diagnostic(
      registry.describesAnimators(of: preset, operation) ? .error : .warning, .unknownSetting,
      "'\(preset.id)' sets '\(name)', which the animator '\(animator.id)' does not have",
      at: files.place(in: preset) { $0.setting(name, of: operation)?.keyPlace },
      help: help(for: name, noun: "a parameter") { _ in animator.parameters.map(\.name) }
        ?? Self.parameters(of: animator))
  }

  private static func operations(of animator: AnimatorDescription) -> String {
    Operation.allCases.filter(animator.operations.contains).map(\.rawValue)
      .joined(separator: " and ")
  }

  private static func parameters(of animator: AnimatorDescription) -> String {
    let names = animator.parameters.map(\.name)
    return names.isEmpty
      ? "it has no parameters" : "its parameters are \(names.joined(separator: ", "))"
  }

  private mutating func refusedSetting(
    _ parameter: ParameterDescription, _ preset: Preset, _ operation: Operation,
    _ animator: AnimatorDescription
  ) -> Diagnostic {
    let name = parameter.name
    var written = ""
    let place = files.place(in: preset) { root in
      let value = root.setting(name, of: operation)
      written = value?.string.shortened ?? ""
      return value?.place
    }
    let value = written.isEmpty ? "" : " to '\(written)'"
    return Diagnostic(
      .error, .refusedSetting,
      "'\(preset.id)' sets '\(name)'\(value), but the animator '\(animator.id)' takes \(parameter.kind.words)",
      at: place,
      help: Double(written) == nil
        ? nil : parameter.kind.usualUnit.map { "add a unit: \(written)\($0)" })
  }
}

// MARK: References and rules

extension RegistryReport {
  private mutating func unknown(
    _ id: String, _ reference: RegistryProblem.Reference
  ) -> Diagnostic {
    let place = place(of: reference)
    let meant = place.flatMap { _ in NearestName.same(as: id, among: registry.presets.map(\.id)) }
    return Diagnostic(
      .error, .unknownPreset, "the \(reference.owner) refers to '\(id)', which does not exist",
      at: place,
      help: reference.help(forMissing: id)
        ?? searched { place.flatMap { PluginSources.help(forPreset: id, named: $0.file.name) } }
        ?? NameSynonym.preset(id)
        ?? help(for: id, noun: "a preset") { $0.presets.map(\.id) }
        ?? members(of: id),
      fixIt: place.flatMap { place in
        meant.map { .init($0, at: place, confidence: .machineApplicable) }
      })
  }

  /// The presets of a family, or those with a word in their ids.
  private mutating func members(of id: String) -> String? {
    guard searchesLeft > 0 else { return nil }
    searchesLeft -= 1
    let family = registry.presets.filter { $0.family == id }.map(\.id)
    let named = registry.presets.map(\.id).filter { $0.split(separator: "-").contains { $0 == id } }
    let (found, what) =
      family.isEmpty
      ? (named, "presets with that word") : (family, "'\(id)' is a family; its presets")
    if found.isEmpty { return "'segue list' lists all presets" }
    let more = found.count > 6 ? ", and \(found.count - 6) more" : ""
    return "\(what): \(found.prefix(6).joined(separator: ", "))\(more)"
  }

  private mutating func unsupported(_ rule: Rule, _ preset: Preset) -> Diagnostic {
    let able = preset.operations.map(\.rawValue).joined(separator: ", ")
    return Diagnostic(
      .error, .unsupportedOperation,
      "'\(preset.id)' does not support \(rule.operation.rawValue)",
      at: files.place(of: rule) { $0.operation.cursor.place },
      help: able.isEmpty ? "it supports no operations" : "supported operations: \(able)")
  }

  private mutating func place(of reference: RegistryProblem.Reference) -> SourcePlace? {
    switch reference {
    case .fallback(let preset): files.place(in: preset) { $0.fallback?.place }
    case .reducedMotion(let preset): files.place(in: preset) { $0.reducedMotion?.place }
    case .rule(let rule): rule.place
    }
  }
}

extension RegistryProblem.Reference {
  /// The owner of a reference to a preset, in words.
  fileprivate var owner: String {
    switch self {
    case .fallback(let preset), .reducedMotion(let preset): "\(key) of '\(preset.id)'"
    // Not by its operation, which the rule may lack or misspell.
    case .rule: key
    }
  }

  /// Explains the answers to "reduced motion?" that are not ids.
  fileprivate func help(forMissing id: String) -> String? {
    guard case .reducedMotion = self else { return nil }
    switch id {
    case "no", "off":
      return
        "write 'none' to show the new screen at once, or the id of a calmer preset such as 'crossfade'"
    case "yes", "on": return "write the id of a calmer preset, such as 'crossfade'"
    default: return nil
    }
  }

  fileprivate var key: String {
    switch self {
    case .fallback: "fallback"
    case .reducedMotion: "reduced-motion"
    case .rule: "rule"
    }
  }
}

extension ParameterDescription.Kind {
  /// The unit that a number most likely lacks; nil where it needs none.
  fileprivate var usualUnit: String? {
    switch self {
    case .angle: "deg"
    case .duration: "ms"
    case .number, .length, .boolean, .choice, .color: nil
    }
  }
}
