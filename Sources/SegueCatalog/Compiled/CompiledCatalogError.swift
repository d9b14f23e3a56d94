/// The reason why a compiled catalog cannot be used.
public enum CompiledCatalogError: Error, Hashable, Sendable {
  /// It does not begin like a compiled catalog.
  case notACatalog
  /// A newer version of Segue compiled it, in a format that this one does not know.
  case newerFormat(Int)
  /// It is damaged at an offset, in bytes.
  case damaged(at: Int)
}

extension CompiledCatalogError: CustomStringConvertible {
  /// What is wrong and what to do.
  public var description: String {
    switch self {
    case .notACatalog: "this is not a compiled catalog; compile one with 'segue compile'"
    case .newerFormat(let version):
      "the catalog has format \(version), and this version of Segue reads up to "
        + "\(CompiledCatalog.format); compile the catalog again, or update Segue"
    case .damaged(let offset):
      "the compiled catalog is damaged at byte \(offset); compile it again"
    }
  }
}
