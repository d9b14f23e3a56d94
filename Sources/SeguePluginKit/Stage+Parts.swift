public import CSeguePlugin

extension Stage {
  /// One of the two screens.
  public struct Screen {
    private let record: segue_screen

    init(_ record: UnsafePointer<segue_screen>?) { self.record = record?.known ?? segue_screen() }

    /// The name.
    public var name: String { record.name.map { String(cString: $0) } ?? "" }
    /// The initial frame of a departing screen, or the final frame of an arriving one.
    public var frame: Rect2D { record.frame }
    /// The corner radius, in points.
    public var cornerRadius: Double { record.corner_radius }
    /// Whether the screen is opaque.
    public var isOpaque: Bool { record.is_opaque != 0 }
    /// The navigation bar, if the screen has one.
    public var navigationBar: Element? { Element(record.navigation_bar) }
    /// The tab bar, if the screen has one.
    public var tabBar: Element? { Element(record.tab_bar) }
  }

  /// A part of a screen that a transition animates separately.
  public struct Element {
    /// The frame, in the container's coordinates.
    public var frame: Rect2D
    /// The corner radius, in points.
    public var cornerRadius: Double
    /// The shadow's color.
    public var shadowColor: Color
    /// The shadow's opacity, 0…1.
    public var shadowOpacity: Double
    /// The shadow's blur radius, in points.
    public var shadowRadius: Double
    /// The shadow's offset, in points.
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

  /// The elements of one name on the two screens.
  public struct NamedElement {
    /// The name.
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

  /// The resting arrangement of a presented screen and its presenter.
  public struct Presentation {
    /// Whether the presenter stays visible around the presented screen.
    public var isOverContext: Bool
    /// The backdrop between the two screens.
    public var backdrop: Color
    /// The color behind everything.
    public var background: Color
    /// The channel values that the presenter keeps while covered; channels unknown to this kit are left out.
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

  /// The state and velocity of a layer.
  public struct LayerMotion {
    /// The layer's id.
    public var layer: String
    /// The velocities of channels, in their units per second.
    public var velocities: [(channel: Channel, value: Double)]
    /// The sixteen numbers of a matrix, row by row; nil if the transform's components apply.
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

    /// The value of a channel; nil for a channel unknown to the host.
    public subscript(channel: Channel) -> Double? {
      state.indices.contains(Int(channel.rawValue)) ? state[Int(channel.rawValue)] : nil
    }
  }
}

/// Numbers of a layer, except for channels unknown to this kit.
private func numbers(
  _ start: UnsafePointer<segue_number>?, count: UInt32
) -> [(channel: Channel, value: Double)] {
  UnsafeBufferPointer(start: start, count: Int(count)).compactMap { number in
    Channel(rawValue: number.channel).map { ($0, number.value) }
  }
}
