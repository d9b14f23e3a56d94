package import SegueTimeline

extension EasingPlan: BinaryCodable {
  package static func coded(
    by coder: inout some BinaryCoder, _ value: EasingPlan?
  ) throws(DamagedBytes) -> EasingPlan {
    let isFixed = try coder.flag(value.map { $0.fixed != nil })
    if isFixed { return .fixed(try coder.value(value?.fixed)) }
    return .computed(try coder.value(value?.formula))
  }

  private var formula: EasingFormula? {
    if case .computed(let formula) = self { formula } else { nil }
  }
}

extension EasingFormula: BinaryCodable {
  package static func coded(
    by coder: inout some BinaryCoder, _ value: EasingFormula?
  ) throws(DamagedBytes) -> EasingFormula {
    let function = try coder.value(value?.function)
    let arguments = try coder.list(value?.arguments)
    guard arguments.count == function.parameters.count else { throw coder.damaged() }
    return EasingFormula(function, arguments: arguments)
  }
}

extension EasingFunction: BinaryCodable {
  package static func coded(
    by coder: inout some BinaryCoder, _ value: EasingFunction?
  ) throws(DamagedBytes) -> EasingFunction {
    switch try coder.option(value?.option, of: 3) {
    case 0: .cubicBezier
    case 1: .steps(try coder.choice(value?.position))
    default: .spring(try coder.choice(value?.form))
    }
  }

  private var option: Int {
    switch self {
    case .cubicBezier: 0
    case .steps: 1
    case .spring: 2
    }
  }
  private var position: StepPosition? { if case .steps(let value) = self { value } else { nil } }
  private var form: SpringForm? { if case .spring(let value) = self { value } else { nil } }
}

extension TimingDescription: BinaryCodable {
  package static func coded(
    by coder: inout some BinaryCoder, _ value: TimingDescription?
  ) throws(DamagedBytes) -> TimingDescription {
    switch try coder.option(value?.option, of: 3) {
    case 0: .function(try coder.value(value?.function))
    case 1: .spring(try coder.value(value?.spring))
    default: .uiKitSpring(try coder.value(value?.uiKitSpring))
    }
  }

  private var option: Int {
    switch self {
    case .function: 0
    case .spring: 1
    case .uiKitSpring: 2
    }
  }
  private var function: TimingFunction? {
    if case .function(let value) = self { value } else { nil }
  }
  private var spring: Spring? { if case .spring(let value) = self { value } else { nil } }
  private var uiKitSpring: UIKitSpring? {
    if case .uiKitSpring(let value) = self { value } else { nil }
  }
}

extension BinaryCoder {
  /// Returns what a checked initializer makes of numbers that were read.
  fileprivate func valid<Value>(
    _ make: () throws(TimingProblem) -> Value
  ) throws(DamagedBytes) -> Value {
    do throws(TimingProblem) {
      return try make()
    } catch {
      throw damaged()
    }
  }
}

extension Spring: BinaryCodable {
  package static func coded(
    by coder: inout some BinaryCoder, _ value: Spring?
  ) throws(DamagedBytes) -> Spring {
    let (mass, stiffness) = (try coder.number(value?.mass), try coder.number(value?.stiffness))
    let damping = try coder.number(value?.damping)
    let velocity = try coder.number(value?.initialVelocity)
    let allowsOverdamping = try coder.flag(value?.allowsOverdamping)
    return try coder.valid { () throws(TimingProblem) in
      try Spring(
        mass: mass, stiffness: stiffness, damping: damping, initialVelocity: velocity,
        allowsOverdamping: allowsOverdamping)
    }
  }
}

extension UIKitSpring: BinaryCodable {
  package static func coded(
    by coder: inout some BinaryCoder, _ value: UIKitSpring?
  ) throws(DamagedBytes) -> UIKitSpring {
    let ratio = try coder.number(value?.dampingRatio)
    let velocity = try coder.number(value?.initialVelocity)
    return try coder.valid { () throws(TimingProblem) in
      try UIKitSpring(dampingRatio: ratio, initialVelocity: velocity)
    }
  }
}

extension TimingFunction: BinaryCodable {
  package static func coded(
    by coder: inout some BinaryCoder, _ value: TimingFunction?
  ) throws(DamagedBytes) -> TimingFunction {
    try coder.enter()
    defer { coder.leave() }
    switch try coder.option(value?.option, of: 7) {
    case 0: return .linear
    case 1: return .cubicBezier(try coder.value(value?.bezier))
    case 2: return .path(try coder.value(value?.path))
    case 3: return .piecewiseLinear(try coder.value(value?.piecewise))
    case 4:
      let position = try coder.choice(value?.steps?.position)
      let count = try coder.integer(value?.steps?.count)
      guard count >= position.minimumCount else { throw coder.damaged() }
      return .steps(count: count, position: position)
    case 5:
      let spring = try coder.value(value?.curve?.spring)
      let duration = try coder.number(value?.curve?.duration)
      guard duration.isFinite, duration >= 0 else { throw coder.damaged() }
      return .spring(spring, duration: duration)
    default: return .mirror(try coder.value(value?.original))
    }
  }

  private var option: Int {
    switch self {
    case .linear: 0
    case .cubicBezier: 1
    case .path: 2
    case .piecewiseLinear: 3
    case .steps: 4
    case .spring: 5
    case .mirror: 6
    }
  }
  private var bezier: CubicBezier? { if case .cubicBezier(let value) = self { value } else { nil } }
  private var path: TimingPath? { if case .path(let value) = self { value } else { nil } }
  private var piecewise: PiecewiseLinear? {
    if case .piecewiseLinear(let value) = self { value } else { nil }
  }
  private var steps: (count: Int, position: StepPosition)? {
    if case .steps(let count, let position) = self { (count, position) } else { nil }
  }
  private var curve: SpringCurve? { if case .spring(let value) = self { value } else { nil } }
  private var original: TimingFunction? { if case .mirror(let value) = self { value } else { nil } }
}

extension CubicBezier: BinaryCodable {
  package static func coded(
    by coder: inout some BinaryCoder, _ value: CubicBezier?
  ) throws(DamagedBytes) -> CubicBezier {
    let (x1, y1) = (try coder.number(value?.x1), try coder.number(value?.y1))
    let (x2, y2) = (try coder.number(value?.x2), try coder.number(value?.y2))
    return try coder.valid { () throws(TimingProblem) in try CubicBezier(x1, y1, x2, y2) }
  }
}

extension TimingPath: BinaryCodable {
  package static func coded(
    by coder: inout some BinaryCoder, _ value: TimingPath?
  ) throws(DamagedBytes) -> TimingPath {
    let segments = try coder.list(value?.segments)
    return try coder.valid { () throws(TimingProblem) in try TimingPath(segments: segments) }
  }
}

extension TimingPath.Segment: BinaryCodable {
  package static func coded(
    by coder: inout some BinaryCoder, _ value: TimingPath.Segment?
  ) throws(DamagedBytes) -> TimingPath.Segment {
    TimingPath.Segment(
      control1: try coder.value(value?.control1), control2: try coder.value(value?.control2),
      end: try coder.value(value?.end))
  }
}

extension Point2D: BinaryCodable {
  package static func coded(
    by coder: inout some BinaryCoder, _ value: Point2D?
  ) throws(DamagedBytes) -> Point2D {
    Point2D(x: try coder.number(value?.x), y: try coder.number(value?.y))
  }
}

extension PiecewiseLinear: BinaryCodable {
  package static func coded(
    by coder: inout some BinaryCoder, _ value: PiecewiseLinear?
  ) throws(DamagedBytes) -> PiecewiseLinear {
    let stops = try coder.list(value?.stops)
    return try coder.valid { () throws(TimingProblem) in try PiecewiseLinear(stops: stops) }
  }
}

extension PiecewiseLinear.Stop: BinaryCodable {
  package static func coded(
    by coder: inout some BinaryCoder, _ value: PiecewiseLinear.Stop?
  ) throws(DamagedBytes) -> PiecewiseLinear.Stop {
    PiecewiseLinear.Stop(
      progress: try coder.number(value?.progress), value: try coder.number(value?.value))
  }
}

extension KochanekBartels: BinaryCodable {
  package static func coded(
    by coder: inout some BinaryCoder, _ value: KochanekBartels?
  ) throws(DamagedBytes) -> KochanekBartels {
    let isCatmullRom = try coder.flag(value.map { $0 == .catmullRom })
    if isCatmullRom { return .catmullRom }
    return KochanekBartels(
      tension: try coder.number(value?.tension), continuity: try coder.number(value?.continuity),
      bias: try coder.number(value?.bias))
  }
}
