package import SegueTimeline

extension TransitionPlan: BinaryCodable {
  package static func coded(
    by coder: inout some BinaryCoder, _ value: TransitionPlan?
  ) throws(DamagedBytes) -> TransitionPlan {
    let isForward = try coder.flag(value.map { $0.forward != nil })
    return isForward
      ? .forward(try coder.shared(value?.forward)) : .reverse(try coder.value(value?.reverse))
  }

  private var forward: ForwardPlan? { if case .forward(let plan) = self { plan } else { nil } }
  private var reverse: ReversePlan? { if case .reverse(let plan) = self { plan } else { nil } }
}

extension ReversePlan: BinaryCodable {
  package static func coded(
    by coder: inout some BinaryCoder, _ value: ReversePlan?
  ) throws(DamagedBytes) -> ReversePlan {
    ReversePlan(
      operation: try coder.choice(value?.operation), easing: try coder.choice(value?.easing),
      duration: try coder.optional(value?.duration))
  }
}

extension ForwardPlan: BinaryCodable {
  package static func coded(
    by coder: inout some BinaryCoder, _ value: ForwardPlan?
  ) throws(DamagedBytes) -> ForwardPlan {
    var plan = ForwardPlan(choreography: try coder.value(value?.choreography))
    plan.animators = try coder.list(value?.animators)
    let settings = value?.settings.sorted { $0.key < $1.key }
    let pairs = try coder.list(settings) { coder, setting throws(DamagedBytes) in
      (key: try coder.text(setting?.key), value: try coder.value(setting?.value))
    }
    for pair in pairs where plan.settings[pair.key] == nil { plan.settings[pair.key] = pair.value }
    plan.declarations = Timeline.Declarations(
      startsAtSource: try coder.flag(value?.declarations.startsAtSource),
      endsAtSource: try coder.flag(value?.declarations.endsAtSource),
      hasCut: try coder.flag(value?.declarations.hasCut))
    return plan
  }
}

extension AnimatorRequirement: BinaryCodable {
  package static func coded(
    by coder: inout some BinaryCoder, _ value: AnimatorRequirement?
  ) throws(DamagedBytes) -> AnimatorRequirement {
    AnimatorRequirement(
      id: try coder.text(value?.id), minimum: try coder.optional(value?.minimum),
      below: try coder.optional(value?.below),
      capabilities: Set(try coder.texts(value?.capabilities.sorted())))
  }
}

extension Version: BinaryCodable {
  package static func coded(
    by coder: inout some BinaryCoder, _ value: Version?
  ) throws(DamagedBytes) -> Version {
    Version(
      try coder.integer(value?.major), try coder.integer(value?.minor),
      try coder.integer(value?.patch))
  }
}

extension ParameterSetting: BinaryCodable {
  package static func coded(
    by coder: inout some BinaryCoder, _ value: ParameterSetting?
  ) throws(DamagedBytes) -> ParameterSetting {
    switch try coder.option(value?.option, of: 4) {
    case 0: .expression(try coder.value(value?.formula))
    case 1: .condition(try coder.value(value?.formula))
    case 2: .choice(try coder.text(value?.name))
    default: .color(try coder.value(value?.color))
    }
  }

  private var option: Int {
    switch self {
    case .expression: 0
    case .condition: 1
    case .choice: 2
    case .color: 3
    }
  }
  private var formula: Expression? {
    switch self {
    case .expression(let formula), .condition(let formula): formula
    case .choice, .color: nil
    }
  }
  private var name: String? { if case .choice(let name) = self { name } else { nil } }
  private var color: ColorSetting? { if case .color(let color) = self { color } else { nil } }
}

extension InteractionPlan: BinaryCodable {
  package static func coded(
    by coder: inout some BinaryCoder, _ value: InteractionPlan?
  ) throws(DamagedBytes) -> InteractionPlan {
    let gesture = try coder.value(value?.gesture)
    let progress = try coder.value(value?.progress)
    var plan = InteractionPlan(
      gesture: gesture, progress: progress, finish: try coder.value(value?.finish))
    plan.begin = try coder.optional(value?.begin)
    plan.recognize = try coder.optional(value?.recognize)
    plan.cancel = try coder.optional(value?.cancel)
    plan.complete = try coder.optional(value?.complete)
    plan.layers = try coder.list(value?.layers)
    plan.tracks = try coder.list(value?.tracks)
    plan.onFinish = try coder.value(value?.onFinish)
    plan.onCancel = try coder.value(value?.onCancel)
    plan.handsVelocityOver = try coder.flag(value?.handsVelocityOver)
    plan.decidesWhenTouchIsLost = try coder.flag(value?.decidesWhenTouchIsLost)
    return plan
  }
}

extension InteractionPlan.Gesture: BinaryCodable {
  package static func coded(
    by coder: inout some BinaryCoder, _ value: InteractionPlan.Gesture?
  ) throws(DamagedBytes) -> InteractionPlan.Gesture {
    switch try coder.option(value?.option, of: 5) {
    case 0: .pinch
    case 1: .pan(try coder.choice(value?.direction))
    case 2: .edgePan(try coder.choice(value?.edge))
    case 3: .overscroll(try coder.choice(value?.edge))
    default: .longPress
    }
  }

  private var option: Int {
    switch self {
    case .pinch: 0
    case .pan: 1
    case .edgePan: 2
    case .overscroll: 3
    case .longPress: 4
    }
  }
  private var direction: InteractionPlan.Direction? {
    if case .pan(let direction) = self { direction } else { nil }
  }
  private var edge: InteractionPlan.Edge? {
    switch self {
    case .edgePan(let edge), .overscroll(let edge): edge
    case .pan, .pinch, .longPress: nil
    }
  }
}

extension InteractionPlan.Completion: BinaryCodable {
  package static func coded(
    by coder: inout some BinaryCoder, _ value: InteractionPlan.Completion?
  ) throws(DamagedBytes) -> InteractionPlan.Completion {
    var completion = InteractionPlan.Completion()
    completion.speed = try coder.optional(value?.speed)
    completion.duration = try coder.optional(value?.duration)
    completion.easing = try coder.optionalShared(value?.easing)
    completion.choreography = try coder.optional(value?.choreography)
    return completion
  }
}
