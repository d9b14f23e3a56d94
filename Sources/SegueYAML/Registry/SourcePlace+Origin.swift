public import SegueCatalog
public import SegueDiagnostics

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

  /// Turns a copy of the preset that is extended into the extension whose id is at a place in another file.
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
}

extension Rule {
  /// The location of the preset that it selects; nil if it does not come from a file.
  public var place: SourcePlace? {
    get { origin.value as? SourcePlace }
    set { origin = DefinitionOrigin(newValue) }
  }
}
