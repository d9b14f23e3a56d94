import SegueTimeline

extension ChoreographyPlan: BinaryCodable {
  package static func coded(
    by coder: inout some BinaryCoder, _ value: ChoreographyPlan?
  ) throws(DamagedBytes) -> ChoreographyPlan {
    let layers = try coder.list(value?.layers)
    let names = layers.map { $0.name }
    guard Set(names).count == names.count, !names.contains("") else { throw coder.damaged() }
    var plan = ChoreographyPlan(phase: try coder.value(value?.phase))
    plan.layers = layers
    return plan
  }
}

extension PhasePlan: BinaryCodable {
  package static func coded(
    by coder: inout some BinaryCoder, _ value: PhasePlan?
  ) throws(DamagedBytes) -> PhasePlan {
    try coder.enter()
    defer { coder.leave() }
    var plan = PhasePlan(parts: try coder.value(value?.parts))
    plan.delay = try coder.optional(value?.delay)
    plan.duration = try coder.optional(value?.duration)
    plan.easing = try coder.optionalShared(value?.easing)
    return plan
  }
}

extension PhasePlan.Parts: BinaryCodable {
  package static func coded(
    by coder: inout some BinaryCoder, _ value: PhasePlan.Parts?
  ) throws(DamagedBytes) -> PhasePlan.Parts {
    switch try coder.option(value?.option, of: 5) {
    case 0: .tracks(try coder.list(value?.tracks))
    case 1: .sequence(try coder.list(value?.phases))
    case 2: .parallel(try coder.list(value?.phases))
    case 3: .stagger(each: try coder.value(value?.each), try coder.list(value?.phases))
    default: .animator
    }
  }

  private var option: Int {
    switch self {
    case .tracks: 0
    case .sequence: 1
    case .parallel: 2
    case .stagger: 3
    case .animator: 4
    }
  }
  private var tracks: [TrackPlan]? { if case .tracks(let tracks) = self { tracks } else { nil } }
  private var phases: [PhasePlan]? {
    switch self {
    case .tracks, .animator: nil
    case .sequence(let phases), .parallel(let phases), .stagger(each: _, let phases): phases
    }
  }
  private var each: Expression? { if case .stagger(let each, _) = self { each } else { nil } }
}

extension TrackPlan: BinaryCodable {
  package static func coded(
    by coder: inout some BinaryCoder, _ value: TrackPlan?
  ) throws(DamagedBytes) -> TrackPlan {
    var plan = TrackPlan(layer: try coder.text(value?.layer))
    plan.condition = try coder.optional(value?.condition)
    plan.delay = try coder.optional(value?.delay)
    plan.duration = try coder.optional(value?.duration)
    plan.easing = try coder.optionalShared(value?.easing)
    plan.motions = try coder.list(value?.motions)
    // Most tracks have none of the settings that follow.
    guard try coder.flag(value?.hasRareSettings) else { return plan }
    plan.iterations = try coder.optional(value?.iterations)
    plan.direction = try coder.choice(value?.direction)
    plan.fill = try coder.choice(value?.fill)
    plan.mode = try coder.choice(value?.mode)
    plan.spline = try coder.value(value?.spline)
    plan.composite = try coder.choice(value?.composite)
    plan.path = try coder.list(value?.path)
    return plan
  }

  private var hasRareSettings: Bool {
    let plain = TrackPlan(layer: layer)
    return iterations != nil || direction != plain.direction || fill != plain.fill
      || mode != plain.mode || spline != plain.spline || composite != plain.composite
      || !path.isEmpty
  }
}

extension PropertyMotion: BinaryCodable {
  package static func coded(
    by coder: inout some BinaryCoder, _ value: PropertyMotion?
  ) throws(DamagedBytes) -> PropertyMotion {
    let property: MotionProperty = try coder.value(value?.property)
    // Most motions go from one value to another.
    let isPair = try coder.flag(value.map { $0.pair != nil })
    let motion =
      isPair
      ? PropertyMotion(
        property: property, from: try coder.value(value?.pair?.from),
        to: try coder.value(value?.pair?.to))
      : PropertyMotion(property: property, keyframes: try coder.list(value?.keyframes))
    let values = motion.keyframes.compactMap { $0.value }
    guard values.allSatisfy(motion.property.form.accepts) else { throw coder.damaged() }
    return motion
  }
}

extension PropertyMotion {
  /// A motion of two keyframes, at the beginning and at the end.
  fileprivate init(property: MotionProperty, from start: ValuePlan, to end: ValuePlan) {
    self.init(
      property: property,
      keyframes: [KeyframePlan(offset: 0, value: start), KeyframePlan(offset: 1, value: end)])
  }

  /// The values of two such keyframes; nil if there are others.
  fileprivate var pair: (from: ValuePlan, to: ValuePlan)? {
    guard keyframes.count == 2, keyframes[0].offset == 0, keyframes[1].offset == 1,
      keyframes.allSatisfy({ $0.easing == nil }), let start = keyframes[0].value,
      let end = keyframes[1].value
    else { return nil }
    return (start, end)
  }
}

extension MotionProperty.Form {
  /// Whether a value has the property's form.
  fileprivate func accepts(_ value: ValuePlan) -> Bool {
    switch (self, value) {
    case (.number, .numbers(let numbers)), (.angle, .numbers(let numbers)),
      (.boolean, .numbers(let numbers)), (.choice, .numbers(let numbers)):
      numbers.count == 1
    case (.list(let parts), .numbers(let numbers)), (.sector(let parts), .numbers(let numbers)):
      numbers.count == parts.count
    case (.points, .numbers(let numbers)): numbers.count >= 2 && numbers.count.isMultiple(of: 2)
    case (.color, .color), (.steps, .transform): true
    case (.path, .path(let steps)): steps.formLoops
    default: false
    }
  }
}

extension [PathStepPlan] {
  /// Whether the steps are loops that a mask can have.
  fileprivate var formLoops: Bool {
    guard case .move? = first, count <= Self.mostMaskSteps else { return false }
    let moves = count { if case .move = $0 { true } else { false } }
    return moves <= PathLoops.most
  }
}

extension MotionProperty: BinaryCodable {
  package static func coded(
    by coder: inout some BinaryCoder, _ value: MotionProperty?
  ) throws(DamagedBytes) -> MotionProperty {
    // Written by name, so that properties can be inserted into the table.
    guard let property = MotionProperty.named(try coder.text(value?.name)) else {
      throw coder.damaged()
    }
    return property
  }
}

extension KeyframePlan: BinaryCodable {
  package static func coded(
    by coder: inout some BinaryCoder, _ value: KeyframePlan?
  ) throws(DamagedBytes) -> KeyframePlan {
    let offset = try coder.number(value?.offset)
    let easing = try coder.optionalShared(value?.easing)
    return KeyframePlan(offset: offset, value: try coder.optional(value?.value), easing: easing)
  }
}

extension ValuePlan: BinaryCodable {
  package static func coded(
    by coder: inout some BinaryCoder, _ value: ValuePlan?
  ) throws(DamagedBytes) -> ValuePlan {
    switch try coder.option(value?.option, of: 5) {
    case 0: .numbers([try coder.value(value?.numbers?.first)])
    case 1: .numbers(try coder.list(value?.numbers))
    case 2: .color(try coder.value(value?.color))
    case 3: .transform(try coder.list(value?.steps))
    default: .path(try coder.list(value?.path))
    }
  }

  private var option: Int {
    switch self {
    case .numbers(let numbers): numbers.count == 1 ? 0 : 1
    case .color: 2
    case .transform: 3
    case .path: 4
    }
  }
  private var numbers: [Expression]? { if case .numbers(let value) = self { value } else { nil } }
  private var color: ColorSetting? { if case .color(let value) = self { value } else { nil } }
  private var path: [PathStepPlan]? { if case .path(let value) = self { value } else { nil } }
  private var steps: [TransformStepPlan]? {
    if case .transform(let value) = self { value } else { nil }
  }
}

extension TransformStepPlan: BinaryCodable {
  package static func coded(
    by coder: inout some BinaryCoder, _ value: TransformStepPlan?
  ) throws(DamagedBytes) -> TransformStepPlan {
    let kind = try coder.choice(value?.kind)
    let numbers = try coder.list(value?.numbers)
    guard numbers.count == kind.count else { throw coder.damaged() }
    return TransformStepPlan(kind: kind, numbers: numbers)
  }
}

extension TransformStepPlan.Kind {
  /// How many numbers the value has.
  fileprivate var count: Int {
    switch self {
    case .translate, .scale: 3
    case .rotateX, .rotateY, .rotateZ, .skewX, .skewY, .perspective: 1
    case .matrix: 16
    }
  }
}

extension PathStepPlan: BinaryCodable {
  package static func coded(
    by coder: inout some BinaryCoder, _ value: PathStepPlan?
  ) throws(DamagedBytes) -> PathStepPlan {
    let option = try coder.option(value?.option, of: 4)
    let numbers = try coder.list(value?.numbers)
    guard numbers.count == (option == 2 ? 6 : 2) else { throw coder.damaged() }
    return switch option {
    case 0: .move(numbers)
    case 1: .line(numbers)
    case 2: .curve(numbers)
    default:
      .arc(radii: numbers, from: try coder.value(value?.from), sweep: try coder.value(value?.sweep))
    }
  }

  private var option: Int {
    switch self {
    case .move: 0
    case .line: 1
    case .curve: 2
    case .arc: 3
    }
  }
  private var numbers: [Expression] {
    switch self {
    case .move(let numbers), .line(let numbers), .curve(let numbers): numbers
    case .arc(let radii, from: _, sweep: _): radii
    }
  }
  private var from: Expression? { if case .arc(_, let from, _) = self { from } else { nil } }
  private var sweep: Expression? { if case .arc(_, _, let sweep) = self { sweep } else { nil } }
}
