package import SegueTimeline

extension LayerPlan: BinaryCodable {
  package static func coded(
    by coder: inout some BinaryCoder, _ value: LayerPlan?
  ) throws(DamagedBytes) -> LayerPlan {
    let name = try coder.text(value?.name)
    var plan = LayerPlan(name: name, origin: try coder.value(value?.origin))
    plan.condition = try coder.optional(value?.condition)
    plan.placement = try coder.optional(value?.placement)
    plan.hides = try coder.optionalText(value?.hides)
    plan.fit = try coder.optional(value?.fit) { coder, fit throws(DamagedBytes) in
      try coder.choice(fit)
    }
    plan.isDoubleSided = try coder.optional(value?.isDoubleSided) {
      coder, flag throws(DamagedBytes) in try coder.flag(flag)
    }
    plan.isTransformGroup = try coder.flag(value?.isTransformGroup)
    // Most layers have none, which takes up a single bit.
    let elevation = value.flatMap { $0.elevation == .none ? nil : $0.elevation }
    plan.elevation =
      try coder.optional(elevation) { coder, elevation throws(DamagedBytes) in
        try coder.choice(elevation)
      } ?? .none
    plan.grid = try coder.optional(value?.grid)
    plan.settings = try coder.list(value?.settings)
    return plan
  }
}

extension LayerPlan.Origin: BinaryCodable {
  package static func coded(
    by coder: inout some BinaryCoder, _ value: LayerPlan.Origin?
  ) throws(DamagedBytes) -> LayerPlan.Origin {
    switch try coder.option(value?.option, of: 5) {
    case 0: .existing
    case 1: .snapshot(try coder.value(value?.snapshot))
    case 2: .color(try coder.value(value?.color))
    case 3: .gradient(try coder.value(value?.gradient))
    default: .group(members: try coder.texts(value?.members))
    }
  }

  private var option: Int {
    switch self {
    case .existing: 0
    case .snapshot: 1
    case .color: 2
    case .gradient: 3
    case .group: 4
    }
  }
  private var snapshot: SnapshotPlan? { if case .snapshot(let value) = self { value } else { nil } }
  private var color: ColorSetting? { if case .color(let value) = self { value } else { nil } }
  private var gradient: GradientPlan? { if case .gradient(let value) = self { value } else { nil } }
  private var members: [String]? { if case .group(let value) = self { value } else { nil } }
}

extension LayerPlan.Placement: BinaryCodable {
  package static func coded(
    by coder: inout some BinaryCoder, _ value: LayerPlan.Placement?
  ) throws(DamagedBytes) -> LayerPlan.Placement {
    let isAbove = try coder.flag(value?.isAbove)
    let other = try coder.text(value?.other)
    return isAbove ? .above(other) : .below(other)
  }

  private var isAbove: Bool { if case .above = self { true } else { false } }
  private var other: String {
    switch self {
    case .above(let other), .below(let other): other
    }
  }
}

extension SnapshotPlan: BinaryCodable {
  package static func coded(
    by coder: inout some BinaryCoder, _ value: SnapshotPlan?
  ) throws(DamagedBytes) -> SnapshotPlan {
    let subject = try coder.text(value?.of)
    var plan = SnapshotPlan(of: subject, moment: try coder.choice(value?.moment))
    plan.region = try coder.optionalFrame(value?.region)
    plan.filter = try coder.optional(value?.filter)
    return plan
  }
}

extension FilterPlan: BinaryCodable {
  package static func coded(
    by coder: inout some BinaryCoder, _ value: FilterPlan?
  ) throws(DamagedBytes) -> FilterPlan {
    var plan = FilterPlan()
    plan.pixels = try coder.optional(value?.pixels)
    plan.blur = try coder.optional(value?.blur)
    plan.saturation = try coder.optional(value?.saturation)
    plan.brightness = try coder.optional(value?.brightness)
    plan.tint = try coder.optional(value?.tint)
    return plan
  }
}

extension BinaryCoder {
  /// Codes the four formulas of a frame.
  fileprivate mutating func frame(
    _ value: [Expression]?
  ) throws(DamagedBytes) -> [Expression] {
    let numbers = try list(value)
    guard numbers.count == 4 else { throw damaged() }
    return numbers
  }

  /// Codes the four formulas of a frame that may be absent.
  fileprivate mutating func optionalFrame(
    _ value: [Expression]?
  ) throws(DamagedBytes) -> [Expression]? {
    try optional(value) { coder, frame throws(DamagedBytes) in try coder.frame(frame) }
  }
}

extension GridPlan: BinaryCodable {
  package static func coded(
    by coder: inout some BinaryCoder, _ value: GridPlan?
  ) throws(DamagedBytes) -> GridPlan {
    GridPlan(rows: try coder.value(value?.rows), columns: try coder.value(value?.columns))
  }
}

extension GradientPlan: BinaryCodable {
  package static func coded(
    by coder: inout some BinaryCoder, _ value: GradientPlan?
  ) throws(DamagedBytes) -> GradientPlan {
    let stops = try coder.list(value?.stops) { coder, stop throws(DamagedBytes) in
      (offset: try coder.number(stop?.offset), color: try coder.value(stop?.color))
    }
    let offsets = stops.map { $0.offset }
    guard !stops.isEmpty, offsets.allSatisfy((0...1).contains),
      zip(offsets, offsets.dropFirst()).allSatisfy({ $0 <= $1 })
    else { throw coder.damaged() }
    return GradientPlan(stops: stops, angle: try coder.number(value?.angle))
  }
}

extension ColorSetting: BinaryCodable {
  package static func coded(
    by coder: inout some BinaryCoder, _ value: ColorSetting?
  ) throws(DamagedBytes) -> ColorSetting {
    switch try coder.option(value?.option, of: 3) {
    case 0: .surface
    case 1: .parameter(try coder.text(value?.parameter))
    default: .literal(try coder.value(value?.literal))
    }
  }

  private var option: Int {
    switch self {
    case .surface: 0
    case .parameter: 1
    case .literal: 2
    }
  }
  private var parameter: String? { if case .parameter(let name) = self { name } else { nil } }
  private var literal: Color? { if case .literal(let color) = self { color } else { nil } }
}

extension Color: BinaryCodable {
  package static func coded(
    by coder: inout some BinaryCoder, _ value: Color?
  ) throws(DamagedBytes) -> Color {
    Color(
      red: try coder.number(value?.red), green: try coder.number(value?.green),
      blue: try coder.number(value?.blue), alpha: try coder.number(value?.alpha))
  }
}

extension PresentationPlan: BinaryCodable {
  package static func coded(
    by coder: inout some BinaryCoder, _ value: PresentationPlan?
  ) throws(DamagedBytes) -> PresentationPlan {
    var plan = PresentationPlan()
    plan.style = try coder.choice(value?.style)
    plan.backdrop = try coder.optional(value?.backdrop)
    plan.backdropOpacity = try coder.optional(value?.backdropOpacity)
    plan.background = try coder.optional(value?.background)
    plan.frame = try coder.optionalFrame(value?.frame)
    plan.detents = try coder.list(value?.detents)
    plan.cornerRadius = try coder.optional(value?.cornerRadius)
    plan.corners = Corners(
      rawValue: UInt8(try coder.option(value.map { Int($0.corners.rawValue) }, of: 16)))
    plan.cornerCurve = try coder.choice(value?.cornerCurve)
    plan.elevation = try coder.choice(value?.elevation)
    plan.whilePresented = try coder.list(value?.whilePresented)
    plan.tapOutside = try coder.choice(value?.tapOutside)
    return plan
  }
}

extension DetentPlan: BinaryCodable {
  package static func coded(
    by coder: inout some BinaryCoder, _ value: DetentPlan?
  ) throws(DamagedBytes) -> DetentPlan {
    let name = try coder.text(value?.name)
    return DetentPlan(name: name, frame: try coder.frame(value?.frame))
  }
}
