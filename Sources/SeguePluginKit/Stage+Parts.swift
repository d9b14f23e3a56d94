public import CSeguePlugin

extension Stage {
  /// One of the two screens.
  public struct Screen {
    private let record: segue_screen

    init(_ record: UnsafePointer<segue_screen>?) { self.record = record?.known ?? segue_screen() }

    /// Its name.
    public var name: String { record.name.map { String(cString: $0) } ?? "" }
    /// Where it is before if it leaves, and after if it arrives.
    public var frame: Rect2D { record.frame }
    /// The radius of its corners, in points.
    public var cornerRadius: Double { record.corner_radius }
    /// Whether nothing shines through it.
    public var isOpaque: Bool { record.is_opaque != 0 }
    /// Its navigation bar, where it has one.
    public var navigationBar: Element? { Element(record.navigation_bar) }
    /// Its tab bar, where it has one.
    public var tabBar: Element? { Element(record.tab_bar) }
  }

  /// A part of a screen that a transition treats by itself.
  public struct Element {
    /// Where it is, in the container's coordinates.
    public var frame: Rect2D
    /// The radius of its corners, in points.
    public var cornerRadius: Double
    /// The color of its shadow.
    public var shadowColor: Color
    /// The strength of its shadow, 0…1.
    public var shadowOpacity: Double
    /// How soft its shadow is, in points.
    public var shadowRadius: Double
    /// Where its shadow falls, in points.
    public var shadowOffset: Point2D

    init?(_ record: UnsafePointer<segue_element>?) {
      guard let element = record?.known else { return nil }
      frame = element.frame
      cornerRadius = element.corner_radius
      shadowColor = element.shadow_color
      shadowOpacity = element.shadow_opacity
      shadowRadius = element.shadow_radius
      shadowOffset = element.shadow_offset
    }
  }

  /// An element by one name on both screens.
  public struct NamedElement {
    /// Its name.
    public var name: String
    /// The element on the departing screen.
    public var from: Element?
    /// The element on the arriving screen.
    public var to: Element?

    init?(_ record: UnsafePointer<segue_named_element>?) {
      guard let record, let name = record.pointee.name else { return nil }
      self.name = String(cString: name)
      from = Element(record.pointee.from)
      to = Element(record.pointee.to)
    }
  }

  /// How a presented screen stands over its presenter while nothing moves.
  public struct Presentation {
    /// Whether the presenter stays and shows around the presented screen.
    public var isOverContext: Bool
    /// The color between the two.
    public var backdrop: Color
    /// The color behind everything.
    public var background: Color
    /// What the presenter keeps while it is covered; channels that came after this kit are left out.
    public var whilePresented: [(channel: Channel, value: Double)]

    init?(_ record: UnsafePointer<segue_presentation>?) {
      guard let presentation = record?.known else { return nil }
      isOverContext = presentation.style == segue_presentation_style(SEGUE_OVER_CONTEXT)
      backdrop = presentation.backdrop
      background = presentation.background
      whilePresented = numbers(
        presentation.while_presented, count: presentation.while_presented_count)
    }
  }

  /// Where a layer is, and how fast it moves.
  public struct LayerMotion {
    /// Its id.
    public var layer: String
    /// How fast its numbers change, in the channels' units per second.
    public var velocities: [(channel: Channel, value: Double)]
    /// The sixteen numbers of a matrix, row by row, in place of the transform by parts.
    public var matrix: [Double]?
    private let state: [Double]

    init?(_ record: UnsafePointer<segue_layer_motion>?) {
      guard let motion = record?.known, let layer = motion.layer else { return nil }
      self.layer = String(cString: layer)
      state = Array(
        UnsafeBufferPointer(start: motion.numbers, count: Int(motion.number_count)))
      velocities = numbers(motion.velocities, count: motion.velocity_count)
      matrix = motion.matrix.map { Array(UnsafeBufferPointer(start: $0, count: 16)) }
    }

    /// The value of a channel; nil for one that the host does not know.
    public subscript(channel: Channel) -> Double? {
      state.indices.contains(Int(channel.rawValue)) ? state[Int(channel.rawValue)] : nil
    }
  }
}

/// Numbers of a layer, but for those that this kit does not know.
private func numbers(
  _ start: UnsafePointer<segue_number>?, count: UInt32
) -> [(channel: Channel, value: Double)] {
  UnsafeBufferPointer(start: start, count: Int(count)).compactMap { number in
    Channel(rawValue: number.channel).map { ($0, number.value) }
  }
}
