import SegueCatalog
import SegueDiagnostics
import SegueTimeline

/// The files of presets and rules with problems, for finding the lines responsible.
///
/// Files are read a second time for this, so that no trees are kept for the usual case without
/// problems.
struct DefinitionFiles: ~Copyable {
  private var reader = YAMLReader()
  private var last: (file: SourceFile, root: Cursor?)?

  /// Returns the location of something in a preset; if inherited, that of the `extends` line, or of
  /// its id.
  mutating func place(in preset: Preset, _ find: (Cursor) -> SourcePlace?) -> SourcePlace? {
    guard let id = preset.place else { return nil }
    guard let root = root(of: id.file, PresetSchema.schema) else { return id }
    return find(root) ?? root["extends"]?.place ?? id
  }

  /// Returns the location of something in a rule, or of its preset's name.
  mutating func place(of rule: Rule, _ find: (Cursor) -> SourcePlace?) -> SourcePlace? {
    guard let preset = rule.place else { return nil }
    let rules = root(of: preset.file, RulesFile.schema)?["rules"]?.items ?? []
    return rules.first { $0["preset"]?.place == preset }.flatMap(find) ?? preset
  }

  private mutating func root(of file: SourceFile, _ schema: Schema) -> Cursor? {
    if let last, last.file == file { return last.root }
    let root = schema.read(file, with: &reader).0
    last = (file, root)
    return root
  }
}

extension Cursor {
  /// Returns a preset's entry for an operation.
  func transition(_ operation: Operation) -> Cursor? {
    self["transitions"]?.entries.first { $0.name == operation.rawValue }
  }

  /// Returns the place where a transition names an animator, alone or among others.
  func animator(_ id: String) -> Cursor? {
    guard let animator = self["animator"] else { return nil }
    let animatorRequirements = animator.kind == .list ? animator.items : [animator]
    return animatorRequirements.lazy.map { $0["id"] ?? $0 }.first { $0.string == id }
  }
}
