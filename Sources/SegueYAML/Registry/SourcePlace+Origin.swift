public import SegueCatalog
public import SegueDiagnostics

extension Preset {
  /// The location of its id in its file; nil if it does not come from a file.
  public var place: SourcePlace? {
    get { origin.place }
    set { origin.place = newValue }
  }
}

extension Rule {
  /// The location of the preset that it selects; nil if it does not come from a file.
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
