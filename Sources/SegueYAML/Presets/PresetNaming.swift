package import SegueDiagnostics

/// The source locations of a preset's names.
package struct PresetNaming {
  package let id: Cursor
  package let name: Cursor?
  package let aliases: Cursor?

  /// Finds the locations; nil if the file is not a preset.
  package init?(_ file: SourceFile) {
    var reader = YAMLReader()
    let reading = PresetSchema.format.read(file, with: &reader)
    guard let root = reading.root, !reading.diagnostics.hasErrors else { return nil }
    id = root.id
    name = root.name
    aliases = root.aliases
  }
}
