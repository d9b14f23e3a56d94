package import CSeguePlugin
package import SegueTimeline

extension Arena {
  /// Copies a stage into the arena, with everything that it references.
  package mutating func place(_ stage: Stage) throws(ABIProblem) -> UnsafePointer<segue_stage> {
    var record = segue_stage.sized
    record.operation = ABIConstants.number(of: stage.operation, in: ABIConstants.operations)
    record.container = segue_extent(
      width: stage.container.size.width, height: stage.container.size.height)
    record.container_corner_radius = stage.container.cornerRadius
    let safe = stage.container.safeArea
    record.safe_area = segue_insets(
      top: safe.top, left: safe.left, bottom: safe.bottom, right: safe.right)
    record.from = try place(stage.from, stage.fromBars)
    record.to = try place(stage.to, stage.toBars)
    record.source = place(stage.source)
    record.destination = place(stage.destination)
    var siblings: [UnsafePointer<segue_element>?] = []
    for sibling in stage.siblings { siblings.append(place(sibling)) }
    record.siblings = place(siblings)
    record.sibling_count = UInt32(siblings.count)
    let elements = try place(stage.elements)
    record.elements = place(elements)
    record.element_count = UInt32(elements.count)
    record.direction = stage.direction
    record.traits = stage.traits.bits
    record.seed = stage.seed
    record.presentation = place(stage.presentation)
    let current = try place(stage.current)
    record.current = place(current)
    record.current_count = UInt32(current.count)
    record.surface = segue_color(stage.surface)
    return place(record)
  }

  private mutating func place(
    _ screen: Stage.Screen, _ bars: Stage.Bars
  ) throws(ABIProblem) -> UnsafePointer<segue_screen> {
    var record = segue_screen.sized
    record.is_opaque = screen.isOpaque ? 1 : 0
    record.name = try place(screen.name)
    record.frame = segue_rect(screen.frame)
    record.corner_radius = screen.cornerRadius
    record.navigation_bar = place(bars.navigation)
    record.tab_bar = place(bars.tab)
    return place(record)
  }

  private mutating func place(_ element: Stage.Element?) -> UnsafePointer<segue_element>? {
    guard let element else { return nil }
    var record = segue_element.sized
    record.frame = segue_rect(element.frame)
    record.corner_radius = element.cornerRadius
    record.shadow_color = segue_color(element.shadow.color)
    record.shadow_opacity = element.shadow.opacity
    record.shadow_radius = element.shadow.radius
    record.shadow_offset = segue_point(element.shadow.offset)
    return place(record)
  }

  private mutating func place(
    _ elements: [String: Stage.ElementPair]
  ) throws(ABIProblem) -> [UnsafePointer<segue_named_element>?] {
    var records: [UnsafePointer<segue_named_element>?] = []
    for (name, pair) in elements.sorted(by: { $0.key < $1.key }) {
      var record = segue_named_element.sized
      record.name = try place(name)
      record.from = place(pair.from)
      record.to = place(pair.to)
      records.append(place(record))
    }
    return records
  }

  private mutating func place(
    _ presentation: Presentation?
  ) -> UnsafePointer<segue_presentation>? {
    guard let presentation else { return nil }
    var record = segue_presentation.sized
    record.style = ABIConstants.number(of: presentation.style, in: ABIConstants.styles)
    record.backdrop = segue_color(presentation.backdrop)
    record.background = segue_color(presentation.background)
    record.while_presented = place(presentation.whilePresented)
    record.while_presented_count = UInt32(presentation.whilePresented.count)
    return place(record)
  }

  private mutating func place(_ numbers: [Channel: Double]) -> UnsafePointer<segue_number>? {
    place(
      numbers.sorted { $0.key.rawValue < $1.key.rawValue }.map { channel, value in
        segue_number(channel: UInt32(channel.rawValue), padding: 0, value: value)
      })
  }

  private mutating func place(
    _ current: [String: LayerMotion]
  ) throws(ABIProblem) -> [UnsafePointer<segue_layer_motion>?] {
    var records: [UnsafePointer<segue_layer_motion>?] = []
    for (id, motion) in current.sorted(by: { $0.key < $1.key }) {
      var record = segue_layer_motion.sized
      record.layer = try place(id, atMost: ABILimits.textBytes)
      record.number_count = UInt32(Channel.allCases.count)
      record.numbers = place(Channel.allCases.map { motion.state[$0] })
      record.matrix = motion.state.matrix.flatMap { place($0.numbers) }
      record.velocities = place(motion.velocity)
      record.velocity_count = UInt32(motion.velocity.count)
      record.mask = motion.state.mask?.shape.number ?? UInt32(SEGUE_MASK_NONE)
      records.append(place(record))
    }
    return records
  }
}

extension Stage.Traits {
  /// The traits as ABI flags.
  var bits: UInt32 {
    UInt32(
      (reducesMotion ? SEGUE_TRAIT_REDUCES_MOTION : 0)
        | (isRightToLeft ? SEGUE_TRAIT_RIGHT_TO_LEFT : 0)
        | (isDark ? SEGUE_TRAIT_DARK : 0))
  }
}

extension Mask.Shape {
  /// The shape as an ABI constant.
  package var number: UInt32 {
    switch self {
    case .rect: UInt32(SEGUE_MASK_RECT)
    case .roundedRect: UInt32(SEGUE_MASK_ROUNDED_RECT)
    case .ellipse: UInt32(SEGUE_MASK_ELLIPSE)
    case .polygon: UInt32(SEGUE_MASK_POLYGON)
    case .linearGradient: UInt32(SEGUE_MASK_LINEAR_GRADIENT)
    case .radialGradient: UInt32(SEGUE_MASK_RADIAL_GRADIENT)
    case .conicGradient: UInt32(SEGUE_MASK_CONIC_GRADIENT)
    case .path: UInt32(SEGUE_MASK_PATH)
    }
  }
}
