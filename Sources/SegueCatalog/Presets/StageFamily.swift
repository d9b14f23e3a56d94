/// The names that stand for several layers of the stage, which `item.…` distinguishes.
public enum StageFamily: String, CaseIterable, Sendable {
  /// The elements next to the source.
  case siblings
  /// The named elements of the arriving screen.
  case toChildren = "to.children"
  /// The named elements of the departing screen.
  case fromChildren = "from.children"
  /// The named elements that both screens have, as on the departing one.
  case fromPairs = "pairs.from"
  /// The named elements that both screens have, as on the arriving one.
  case toPairs = "pairs.to"
  /// The named elements that only the departing screen has.
  case unmatchedFrom = "unmatched.from"
  /// The named elements that only the arriving screen has.
  case unmatchedTo = "unmatched.to"

  /// The names of all families.
  package static let names = Set(allCases.map { $0.rawValue })
  /// The names of the families of named elements.
  package static let ofElements = allCases.filter { $0 != .siblings }.map { $0.rawValue }
  /// The name that stands for both sides of the pairs.
  package static let pairs = "pairs"
}
