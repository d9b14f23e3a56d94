import SegueCatalog

extension VariableFamilies {
  /// The place where a family is available, for the help line of "not allowed here".
  var home: String {
    switch self {
    case .item: "tracks of 'siblings' and of slices"
    case .gesture: "'interaction'"
    case .progress: "the 'finish' of an interaction and the tracks that follow a finger"
    case .scroll: "'scroll' effects and 'interaction'"
    default: "presets"
    }
  }
}
