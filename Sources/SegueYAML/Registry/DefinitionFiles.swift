public import SegueCatalog
public import SegueDiagnostics
import SegueTimeline

/// The files of presets and rules with a problem, read again to find the lines at fault.
///
/// Problems are rare, so reading a file again costs less than keeping the trees of all files.
struct DefinitionFiles: ~Copyable {
  private var reader = YAMLReader()
  private var presetFile: (file: SourceFile, root: Object<PresetKeys>?)?
  /// The rules of a file, by the offset of the preset that they name.
  private var rulesFile: (file: SourceFile, rules: [Int: Object<RuleKeys>])?

  /// Where a preset names the one that it extends; nil if it extends none.
  mutating func parent(of preset: Preset) -> Cursor? {
    _ = place(in: preset) { _ in nil }
    return presetFile?.root?.extends
  }

  /// The place of something in a preset; for something inherited, the `extends` line, otherwise the id.
  mutating func place(
    in preset: Preset, _ find: (Object<PresetKeys>) -> SourcePlace?
  ) -> SourcePlace? {
    guard let id = preset.place else { return nil }
    if presetFile?.file != id.file {
      presetFile = (id.file, PresetSchema.format.read(id.file, with: &reader).root)
    }
    guard let root = presetFile?.root else { return id }
    return find(root) ?? root.extends?.place ?? id
  }

  /// The place of something in a rule, or else of the preset that it names.
  mutating func place(
    of rule: Rule, _ find: (Object<RuleKeys>) -> SourcePlace?
  ) -> SourcePlace? {
    guard let preset = rule.place else { return nil }
    if rulesFile?.file != preset.file {
      let rules = RulesFile.format.read(preset.file, with: &reader).root?.rules.items ?? []
      rulesFile = (
        preset.file,
        Dictionary(rules.map { ($0.preset.place.range.start.offset, $0) }) { first, _ in first }
      )
    }
    return rulesFile?.rules[preset.range.start.offset].flatMap(find) ?? preset
  }
}

extension Object where Keys == PresetKeys {
  /// The transition of an operation, where the preset writes it out.
  func transition(_ operation: Operation) -> Object<ForwardKeys>? {
    self.transitions?.entries.first { $0.cursor.name == operation.rawValue }?.forward
  }
}

extension Object where Keys == PresetKeys {
  /// The value that an operation sets a parameter of its animator to.
  func setting(_ name: String, of operation: Operation) -> Cursor? {
    transition(operation)?.animatorPhase?.with?.entries.first { $0.name == name }
  }
}

extension Object where Keys == ForwardKeys {
  /// The place where the transition names an animator, alone or among others.
  func animator(_ id: String) -> Cursor? {
    guard let animator = animatorPhase?.animator else { return nil }
    let listed = animator.list?.items.map { $0.id ?? $0.requirement?.id } ?? []
    return ([animator.id, animator.requirement?.id] + listed).lazy.compactMap { $0 }
      .first { $0.string == id }
  }

  /// The phase with the animator: the whole transition, or a part of it.
  var animatorPhase: Object<PhaseKeys>? { self.phase.animatorPhase }
}

extension Object where Keys == PhaseKeys {
  fileprivate var animatorPhase: Object<PhaseKeys>? {
    if self.animator != nil { return self }
    let phases = self.parts.sequence ?? self.parts.parallel ?? self.stagger?.phases
    return phases?.items.lazy.compactMap(\.animatorPhase).first
  }
}

extension Preset {
  /// The location of its id in its file; nil if it does not come from a file.
  public var place: SourcePlace? {
    get { source?.place }
    set {
      let bases = source?.bases ?? []
      origin = DefinitionOrigin(newValue.map { PresetSource(place: $0, bases: bases) })
    }
  }

  /// The files that it was read from: its own, then that of the preset that it extends, and so on.
  package var files: [SourceFile] { source.map { [$0.place.file] + $0.bases } ?? [] }

  /// Warnings about parameters that its file does not use, and about transitions that reverse one of the same direction.
  ///
  /// Apart from the other diagnostics, since the preset works: only its author needs them.
  package internal(set) var authorWarnings: [Diagnostic] {
    get { source?.authorWarnings ?? [] }
    set {
      guard var source, !newValue.isEmpty else { return }
      source.authorWarnings = newValue
      origin = DefinitionOrigin(source)
    }
  }

  /// Turns a copy of the parent into the preset that extends it, whose id is at a place in another file.
  mutating func becomeExtension(at place: SourcePlace) {
    origin = DefinitionOrigin(PresetSource(place: place, bases: files))
  }

  private var source: PresetSource? { origin.value as? PresetSource }
}

/// Where a preset was read.
private struct PresetSource {
  let place: SourcePlace
  /// The files of the preset that it extends, of the one that that one extends, and so on.
  let bases: [SourceFile]
  var authorWarnings: [Diagnostic] = []
}

extension Rule {
  /// The location of the preset that it selects; nil if it does not come from a file.
  public var place: SourcePlace? {
    get { origin.value as? SourcePlace }
    set { origin = DefinitionOrigin(newValue) }
  }
}
