package import SegueCatalog

extension ReducedMotion {
  /// The value as written in YAML.
  package var text: String {
    switch self {
    case .preset(let id): id
    case .none: "none"
    }
  }
}
