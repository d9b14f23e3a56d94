/// The groups of variables that a place in a preset lets its expressions read.
///
/// Parameters and named elements may be read everywhere.
public struct VariableFamilies: OptionSet, Hashable, Sendable {
  /// The groups as bits.
  public let rawValue: UInt8

  /// Creates a set from its bits.
  public init(rawValue: UInt8) { self.rawValue = rawValue }

  /// The container, the safe area, the frames of the screens, the direction and the traits.
  public static let stage = VariableFamilies(rawValue: 1)
  /// `item.…`: the sibling or slice that a track is made for.
  public static let item = VariableFamilies(rawValue: 2)
  /// `gesture.…`: the gesture that drives the transition.
  public static let gesture = VariableFamilies(rawValue: 4)
  /// `progress`: how far the transition is.
  public static let progress = VariableFamilies(rawValue: 8)
  /// `scroll.…`: the scroll view that drives or holds the content.
  public static let scroll = VariableFamilies(rawValue: 16)
  /// Every group.
  public static let all = VariableFamilies(rawValue: 31)
}

extension VariableFamilies {
  /// What tracks, presentations and scenes may read.
  public static let tracks: VariableFamilies = [.stage]
  /// What a track for each sibling or slice may read.
  public static let itemTracks: VariableFamilies = [.stage, .item]
  /// What a gesture's `begin` and `progress` may read: the progress is not known yet.
  public static let gestureProgress: VariableFamilies = [.stage, .gesture, .scroll]
  /// What a gesture's `finish` and the tracks that follow a finger may read.
  public static let interaction: VariableFamilies = [.stage, .gesture, .progress, .scroll]
  /// What an effect driven by scrolling may read.
  public static let scrollEffect: VariableFamilies = [.stage, .item, .scroll]

  /// Where a group may be read, for the help line of "not allowed here".
  var home: String {
    switch self {
    case .item: "tracks of `siblings` and of slices"
    case .gesture: "`interaction`"
    case .progress: "the `finish` of an interaction and the tracks that follow a finger"
    case .scroll: "`scroll` effects and `interaction`"
    default: "presets"
    }
  }
}
