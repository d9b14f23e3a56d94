public import CSeguePlugin

/// All that an animator may know: where everything is when a transition begins.
///
/// A view of the host's record, which is there as long as the call. Frames are in the container's
/// coordinates, in points, y downwards.
public struct Stage {
  private let record: UnsafePointer<segue_stage>

  init(_ record: UnsafePointer<segue_stage>) { self.record = record }

  /// What the container does; nil for one that came after this kit.
  public var operation: Operation? { Operation(rawValue: record.pointee.operation) }
  /// Whether the arriving screen lies above the departing one.
  public var arrivesAbove: Bool { segue_arrives_above(record.pointee.operation) != 0 }
  /// The container's size.
  public var container: Size2D { record.pointee.container }
  /// All of the container, in its own coordinates.
  public var bounds: Rect2D { Rect2D(x: 0, y: 0, width: container.width, height: container.height) }
  /// The radius of the display's or window's corners.
  public var containerCornerRadius: Double { record.pointee.container_corner_radius }
  /// What bars, notches and indicators take from the container's edges.
  public var safeArea: Insets { record.pointee.safe_area }
  /// The departing screen.
  public var from: Screen { Screen(record.pointee.from) }
  /// The screen that arrives.
  public var to: Screen { Screen(record.pointee.to) }
  /// The element of the lower screen that the transition starts from, where it is known.
  public var source: Element? { Element(record.pointee.source) }
  /// Its partner on the upper screen, where there is one.
  public var destination: Element? { Element(record.pointee.destination) }
  /// The elements beside the source, in their order on the lower screen.
  public var siblings: [Element] {
    (0..<Int(record.pointee.sibling_count)).compactMap { Element(record.pointee.siblings[$0]) }
  }
  /// Named elements of the two screens, by name in alphabetical order.
  public var elements: [NamedElement] {
    (0..<Int(record.pointee.element_count)).compactMap { NamedElement(record.pointee.elements[$0]) }
  }
  /// +1 forwards or to a higher tab, −1 back or to a lower one; negated where it runs right to left.
  public var direction: Double { record.pointee.direction }
  /// Whether motion shall be reduced.
  public var reducesMotion: Bool { has(SEGUE_TRAIT_REDUCES_MOTION) }
  /// Whether the layout runs from right to left.
  public var isRightToLeft: Bool { has(SEGUE_TRAIT_RIGHT_TO_LEFT) }
  /// Whether the appearance is dark.
  public var isDark: Bool { has(SEGUE_TRAIT_DARK) }
  /// The color of what the screens lie on, in the current appearance; where a host older than
  /// version 1.1 of the interface does not give it, white, or black in dark appearance.
  public var surface: Color { segue_surface(record) }
  /// What makes randomness repeatable.
  public var seed: UInt64 { record.pointee.seed }
  /// How a presented screen stands; nil but for present and dismiss.
  public var presentation: Presentation? { Presentation(record.pointee.presentation) }

  /// Where the source is; where that is not known, five points in the middle of the container.
  public var sourceFrame: Rect2D {
    if let source, !source.frame.isEmpty { return source.frame }
    return Rect2D(center: bounds.center, width: 5, height: 5)
  }

  /// Where a layer is and how fast it moves, where another transition was caught in the middle.
  public func motion(of layer: String) -> LayerMotion? {
    (0..<Int(record.pointee.current_count))
      .compactMap { LayerMotion(record.pointee.current[$0]) }.first { $0.layer == layer }
  }

  private func has(_ trait: Int) -> Bool { record.pointee.traits & UInt32(trait) != 0 }
}
