import SegueCatalog

/// The expressions of an operation's plan.
struct PlanExpressions {
  /// What values are computed with, in the order of the file.
  private(set) var values: [Expression] = []
  /// Formulas of several expressions, for properties that tracks take apart: the center of a frame, the box of a circle.
  private(set) var derived: [(parts: [Expression], formula: ([Formula]) -> Formula)] = []
  /// Durations and delays.
  private(set) var times: [Expression] = []

  init(_ preset: Preset, _ plan: ForwardPlan, duration: Expression?) {
    times += [duration].compactMap { $0 }
    for layer in plan.choreography.layers {
      for setting in layer.settings { add(setting) }
    }
    add(plan.choreography.phase)
    guard let presentation = preset.presentation else { return }
    values += (presentation.frame ?? []) + [presentation.cornerRadius].compactMap { $0 }
    for motion in presentation.whilePresented { add(motion) }
  }

  private mutating func add(_ phase: PhasePlan) {
    times += [phase.duration, phase.delay].compactMap { $0 }
    switch phase.parts {
    case .tracks(let tracks): for track in tracks { add(track) }
    case .sequence(let phases), .parallel(let phases): for phase in phases { add(phase) }
    case .stagger(let each, let phases):
      times.append(each)
      for phase in phases { add(phase) }
    case .animator: break
    }
  }

  private mutating func add(_ track: TrackPlan) {
    times += [track.duration, track.delay].compactMap { $0 }
    add(track.path)
    for motion in track.motions { add(motion) }
  }

  private mutating func add(_ motion: PropertyMotion) {
    for value in motion.keyframes.compactMap({ $0.value }) {
      switch value {
      case .numbers(let numbers):
        values += numbers
        derive(motion.property.name, numbers)
      case .transform(let steps):
        for step in steps {
          values += step.numbers
          if step.kind == .perspective { addDistance(step.numbers[0]) }
        }
      case .path(let steps): add(steps)
      case .color: break
      }
    }
  }

  private mutating func add(_ steps: [PathStepPlan]) {
    for step in steps {
      switch step {
      case .move(let numbers), .line(let numbers), .curve(let numbers): values += numbers
      case .arc(let radii, let start, let sweep): values += radii + [start, sweep]
      }
    }
  }

  private mutating func derive(_ property: String, _ n: [Expression]) {
    switch property {
    case "frame":
      addSum(n[0], n[2], times: 0.5)
      addSum(n[1], n[3], times: 0.5)
    case "mask-circle":
      addSum(n[0], n[2], times: -1)
      addSum(n[1], n[2], times: -1)
    case "mask-ellipse":
      addSum(n[0], n[2], times: -1)
      addSum(n[1], n[3], times: -1)
    case "perspective", "sublayer-perspective": addDistance(n[0])
    default: break
    }
  }

  private mutating func addSum(_ a: Expression, _ b: Expression, times factor: Double) {
    derived.append(
      ([a, b], { .binary(.add, $0[0], .binary(.multiply, $0[1], .number(factor))) }))
  }

  private mutating func addDistance(_ distance: Expression) {
    derived.append(([distance], { .unary(.negate, .binary(.divide, .number(1), $0[0])) }))
  }
}
