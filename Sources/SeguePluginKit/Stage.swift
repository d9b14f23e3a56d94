public import CSeguePlugin

/// The inputs of an animator: the geometry and context when a transition begins.
///
/// A view of the host's record, which is valid until the call returns. Frames are in the container's
/// coordinates, in points; y grows downward.
public struct Stage {
  private let record: UnsafePointer<segue_stage>

  init(_ record: UnsafePointer<segue_stage>) { self.record = record }

  /// The container's operation; nil for an operation unknown to this kit.
  public var operation: Operation? { Operation(rawValue: record.pointee.operation) }
  /// Whether the arriving screen lies above the departing one.
  public var arrivesAbove: Bool { segue_arrives_above(record.pointee.operation) != 0 }
  /// The container's size.
  public var container: Size2D { record.pointee.container }
  /// The bounds, in the container's own coordinates.
  public var bounds: Rect2D { Rect2D(x: 0, y: 0, width: container.width, height: container.height) }
  /// The radius of the display's or window's corners.
  public var containerCornerRadius: Double { record.pointee.container_corner_radius }
  /// The insets taken by bars, notches and indicators.
  public var safeArea: Insets { record.pointee.safe_area }
  /// The departing screen.
  public var from: Screen { Screen(record.pointee.from) }
  /// The arriving screen.
  public var to: Screen { Screen(record.pointee.to) }
  /// The element of the lower screen that the transition starts from, if known.
  public var source: Element? { Element(record.pointee.source) }
  /// The element of the upper screen that corresponds to the source, if any.
  public var destination: Element? { Element(record.pointee.destination) }
  /// The siblings of the source, in their order on the lower screen.
  public var siblings: [Element] {
    (0..<Int(record.pointee.sibling_count)).compactMap { Element(record.pointee.siblings[$0]) }
  }
  /// Named elements of the two screens, by name in alphabetical order.
  public var elements: [NamedElement] {
    (0..<Int(record.pointee.element_count)).compactMap { NamedElement(record.pointee.elements[$0]) }
  }
  /// +1 forward or to a higher tab, −1 back or to a lower one; negated in right-to-left layouts.
  public var direction: Double { record.pointee.direction }
  /// Whether to reduce motion.
  public var reducesMotion: Bool { has(SEGUE_TRAIT_REDUCES_MOTION) }
  /// Whether the layout runs from right to left.
  public var isRightToLeft: Bool { has(SEGUE_TRAIT_RIGHT_TO_LEFT) }
  /// Whether the appearance is dark.
  public var isDark: Bool { has(SEGUE_TRAIT_DARK) }
  /// The color of the surface below the screens, in the current appearance.
  ///
  /// On hosts older than version 1.1 of the plugin interface: white, or black in dark appearance.
  public var surface: Color { segue_surface(record) }
  /// The seed for repeatable random numbers.
  public var seed: UInt64 { record.pointee.seed }
  /// The presentation; nil except for present and dismiss.
  public var presentation: Presentation? { Presentation(record.pointee.presentation) }

  /// The frame of the source; if unknown, a square of five points in the middle of the container.
  public var sourceFrame: Rect2D {
    if let source, !source.frame.isEmpty { return source.frame }
    return Rect2D(center: bounds.center, width: 5, height: 5)
  }

  /// The current state and velocity of a layer, if another transition was interrupted.
  public func motion(of layer: String) -> LayerMotion? {
    (0..<Int(record.pointee.current_count))
      .compactMap { LayerMotion(record.pointee.current[$0]) }.first { $0.layer == layer }
  }

  private func has(_ trait: Int) -> Bool { record.pointee.traits & UInt32(trait) != 0 }
}
