public import SegueCatalog
public import SegueDiagnostics

extension Preset {
  /// Where its file and its id are; nil where it comes from no file.
  public var place: SourcePlace? {
    get { origin.place }
    set { origin.place = newValue }
  }
}

extension Rule {
  /// Where the preset is named that it chooses; nil where it comes from no file.
  public var place: SourcePlace? {
    get { origin.place }
    set { origin.place = newValue }
  }
}

extension DefinitionOrigin {
  fileprivate var place: SourcePlace? {
    get { value as? SourcePlace }
    set { self = newValue.map { DefinitionOrigin($0) } ?? DefinitionOrigin() }
  }
}
