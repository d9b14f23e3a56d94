/// The corners of a layer that its corner radius rounds.
public struct Corners: OptionSet, Hashable, Sendable {
  /// The bits, which are those of `CACornerMask`.
  public let rawValue: UInt8

  /// Creates a set from its bits.
  public init(rawValue: UInt8) { self.rawValue = rawValue }

  /// The top left corner.
  public static let topLeft = Corners(rawValue: 1)
  /// The top right corner.
  public static let topRight = Corners(rawValue: 2)
  /// The bottom left corner.
  public static let bottomLeft = Corners(rawValue: 4)
  /// The bottom right corner.
  public static let bottomRight = Corners(rawValue: 8)

  /// All four.
  public static let all: Corners = [.topLeft, .topRight, .bottomLeft, .bottomRight]
  /// Both at the top.
  public static let top: Corners = [.topLeft, .topRight]
  /// Both at the bottom.
  public static let bottom: Corners = [.bottomLeft, .bottomRight]
  /// Both on the left.
  public static let left: Corners = [.topLeft, .bottomLeft]
  /// Both on the right.
  public static let right: Corners = [.topRight, .bottomRight]

  /// The sets with a name in presets.
  package static let named: KeyValuePairs<String, Corners> = [
    "all": .all, "top": .top, "bottom": .bottom, "left": .left, "right": .right,
  ]
}

extension Corners {
  /// The set with a name; nil if there is none.
  package static func named(_ name: String) -> Corners? { named.first { $0.key == name }?.value }
}

/// The shape of a rounded corner.
public enum CornerCurve: String, CaseIterable, Hashable, Sendable {
  /// A quarter of a circle.
  case circular
  /// Apple's: it begins earlier and has no sudden bend.
  case continuous
}

extension LayerState {
  /// Whether all corners are rounded alike, with quarters of circles.
  public var hasPlainCorners: Bool { corners == .all && cornerCurve == .circular }

  /// The outline of a rectangle with the layer's corners.
  public func outline(of rect: Rect2D) -> BezierLoop {
    BezierLoop(rect, cornerRadius: cornerRadius, corners, cornerCurve)
  }
}
