/// The families of variables available in a part of a preset.
///
/// Parameters and named elements are available everywhere.
public struct VariableFamilies: OptionSet, Hashable, Sendable {
  /// The families as bits.
  public let rawValue: UInt8

  /// Creates a set from its bits.
  public init(rawValue: UInt8) { self.rawValue = rawValue }

  /// The container, the safe area, the frames of the screens, the direction and the traits.
  public static let stage = VariableFamilies(rawValue: 1)
  /// `item.…`: the sibling or slice that a track is created for.
  public static let item = VariableFamilies(rawValue: 2)
  /// `gesture.…`: the gesture that drives the transition.
  public static let gesture = VariableFamilies(rawValue: 4)
  /// `progress`: the progress of the transition.
  public static let progress = VariableFamilies(rawValue: 8)
  /// `scroll.…`: the scroll view that drives an effect or contains the content.
  public static let scroll = VariableFamilies(rawValue: 16)
  /// All families.
  public static let all = VariableFamilies(rawValue: 31)
}

extension VariableFamilies {
  /// The families available to tracks, presentations and scenes.
  public static let tracks: VariableFamilies = [.stage]
  /// The families available to a track for each sibling or slice.
  public static let itemTracks: VariableFamilies = [.stage, .item]
  /// The families available to a gesture's `begin` and `progress`; the progress is not known yet.
  public static let gestureProgress: VariableFamilies = [.stage, .gesture, .scroll]
  /// The families available to a gesture's `finish` and to tracks that follow a finger.
  public static let interaction: VariableFamilies = [.stage, .gesture, .progress, .scroll]
  /// The families available to an effect driven by scrolling.
  public static let scrollEffect: VariableFamilies = [.stage, .item, .scroll]
}

/// An expression that others refer to by a name: each use stands for the whole expression.
public struct NamedExpression: Hashable, Sendable {
  /// The name.
  public let name: String
  /// What it stands for.
  public let expression: Expression

  /// Names an expression.
  public init(name: String, expression: Expression) {
    self.name = name
    self.expression = expression
  }
}
