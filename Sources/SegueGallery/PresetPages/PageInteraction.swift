import SegueStaging
import SegueCatalog
import SegueCoordinator
import SegueDiagnostics
import SegueExport
import SegueTimeline

/// A gesture on a transition, for a gallery's page: the preset's rules as formulas, and the states
/// of the layers during and after the gesture.
///
/// Layers that follow a finger by formulas are sampled on a grid of finger positions, and a script
/// interpolates the nearest samples. The completion is computed for three releases at different
/// positions or velocities; the page interpolates any other from their differences.
struct PageInteraction {
  /// The preset on its stage.
  let staged: StagedPreset
  /// The gesture's rules.
  let plan: InteractionPlan
  private let values: InteractionValues
  /// The numeric parameters, which formulas keep as variables, by slot.
  private let parameters: [Int: String]

  /// Prepares the gesture of a preset; nil if the operation has none.
  init?(_ staged: StagedPreset) {
    let match = staged.resolved.match
    guard let plan = match.interaction else { return nil }
    self.staged = staged
    self.plan = plan
    values = InteractionValues(
      staged.resolved.stage, parameters: match.parameters, scope: match.preset.scope)
    parameters = match.preset.numericParameters
  }

  /// The stage it takes place on.
  var stage: Stage { staged.resolved.stage }

  /// The rules, as members of a JSON object.
  var rules: JSONObject {
    let axis = plan.gesture.direction(on: stage)
    return [
      "kind": .strings(plan.gesture.words),
      "axis": axis.map { .numbers([$0.x, $0.y]) } ?? .null,
      "isRightToLeft": .boolean(stage.traits.isRightToLeft),
      "begin": optional(plan.begin), "recognize": optional(plan.recognize),
      "progress": optional(plan.progress),
      "finish": optional(plan.finish), "cancel": optional(plan.cancel),
      "complete": optional(plan.complete), "texts": texts,
      "parameters": .object(
        JSONObject(
          parameters.sorted { $0.key < $1.key }.map {
            ($0.value, .number(values.number(at: $0.key)))
          })),
      "tapOutside": tapOutside,
      "decidesWhenTouchIsLost": .boolean(plan.decidesWhenTouchIsLost),
      "handsVelocityOver": .boolean(plan.handsVelocityOver),
      "duration": .number(staged.resolved.timeline.duration),
      "shortestReturn": .number(InteractiveTransition.shortestReturn),
      "onFinish": json(of: plan.onFinish), "onCancel": json(of: plan.onCancel),
    ]
  }

  /// The frame of the presented screen, beside which a tap dismisses it; null where a tap does nothing.
  private var tapOutside: JSONValue {
    guard stage.operation == .dismiss, stage.presentation?.dismissesByTapOutside == true else {
      return .null
    }
    let frame = stage.from.frame
    return .numbers([frame.minX, frame.minY, frame.maxX, frame.maxY])
  }

  /// The timeline that a finger scrubs; nil if layers follow it by formulas.
  func scrubbedTimeline() throws -> Timeline? {
    plan.tracks.isEmpty ? try staged.resolved.timeline.withLinearEasing() : nil
  }

  private func optional(_ formula: Expression?) -> JSONValue {
    formula.map { FormulaJSON.json($0, values, keeping: parameters) } ?? .null
  }

  /// The conditions as written.
  private var texts: JSONValue {
    let conditions = [
      ("begin", plan.begin), ("recognize", plan.recognize), ("finish", plan.finish),
      ("cancel", plan.cancel), ("complete", plan.complete),
    ]
    return .object(
      JSONObject(
        conditions.compactMap { name, condition in condition.map { (name, .string($0.text)) } }))
  }

  private func json(of completion: InteractionPlan.Completion) -> JSONValue {
    let duration = staged.resolved.timeline.duration
    let written = completion.easing.map(values.easing)
    let easing = written?.resolved(duration: duration) ?? .named("ease-in-out") ?? .linear
    let samples = (0...48).map { easing.value(at: Double($0) / 48) }
    let (spring, hasUnitDuration) = Self.spring(of: written)
    return [
      "speed": optional(completion.speed), "duration": optional(completion.duration),
      "easing": .numbers(samples.map { ($0 * 1e5).rounded() / 1e5 }),
      "spring": .numbers([spring.mass, spring.stiffness, spring.damping]),
      "hasUnitDuration": .boolean(hasUnitDuration),
    ]
  }

  /// The spring that receives the finger's velocity, and whether it has a unit duration to be
  /// scaled to that of the transition.
  private static func spring(
    of easing: TimingDescription?
  ) -> (Spring, hasUnitDuration: Bool) {
    switch easing {
    case .spring(let spring): (spring.effective, false)
    case .uiKitSpring(let spring): (spring.spring(duration: 1).effective, true)
    case .function, nil: (UIKitSpring.critical.spring(duration: 1).effective, true)
    }
  }
}

extension Preset {
  /// The names of the parameters that are numbers, by their slots in formulas.
  fileprivate var numericParameters: [Int: String] {
    let scope = scope
    let names = parameters.filter { $0.bounds != nil }.map(\.name)
    return Dictionary(
      names.compactMap { name in scope.slot(of: name).map { ($0, name) } },
      uniquingKeysWith: { first, _ in first })
  }
}

extension Spring {
  /// The spring with its effective damping.
  fileprivate var effective: Spring {
    let critical = 2 * LibM.sqrt(stiffness * mass)
    guard !allowsOverdamping, damping > critical else { return self }
    return (try? Spring(mass: mass, stiffness: stiffness, damping: critical)) ?? self
  }
}

extension InteractionPlan.Gesture {
  /// The gesture as written in the preset format.
  fileprivate var words: [String] {
    switch self {
    case .pan(let direction): ["pan", direction.rawValue]
    case .edgePan(let edge): ["edge-pan", edge.rawValue]
    case .pinch: ["pinch"]
    case .longPress: ["long-press"]
    case .overscroll(let edge): ["overscroll", edge.rawValue]
    }
  }
}
