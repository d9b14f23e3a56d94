package import SegueDiagnostics

/// Where a preset's file says what the preset is called.
package struct PresetNaming {
  package let id: Cursor
  package let name: Cursor?
  package let aliases: Cursor?

  /// Finds the places; nil where the file is no preset.
  package init?(_ file: SourceFile) {
    var reader = YAMLReader()
    guard let root = PresetSchema.format.read(file, with: &reader).root else { return nil }
    id = root.id
    name = root.name
    aliases = root.aliases
  }
}
