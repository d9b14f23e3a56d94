import SegueCatalog
import SegueTimeline

/// The gesture of an operation as a method that a recognizer calls.
struct SwiftGesture {
  /// What it moves the finger along, as sign and coordinate.
  private enum Axis {
    case reading, against, down, up

    var coordinate: String { self == .down || self == .up ? "y" : "x" }

    func measured(_ vector: String) -> String {
      switch self {
      case .reading: "\(vector).x * view.readingDirection"
      case .against: "-\(vector).x * view.readingDirection"
      case .down: "\(vector).y"
      case .up: "-\(vector).y"
      }
    }
  }

  /// The recognizer's class.
  let recognizer: String
  /// The statement that sets the recognizer's edge, if it has one.
  private(set) var edges: String?
  /// The lines of the method, after its guard.
  let lines: [String]
  /// Whether a finger moves more than this says: the preset's layers follow it on their own.
  let isSimplified: Bool

  /// Writes a gesture.
  ///
  /// - Throws: ``TransitionRecipe/Obstacle`` if its formulas ask for what an app does not know.
  init(
    _ operation: SegueTimeline.Operation, of preset: Preset, begin: [String]
  ) throws(TransitionRecipe.Obstacle) {
    let plan = try Self.plan(operation, of: preset)
    let axis: Axis
    switch plan.gesture {
    case .edgePan(.leading):
      (recognizer, axis) = ("UIScreenEdgePanGestureRecognizer", .reading)
      edges = "view.readingDirection > 0 ? .left : .right"
    case .pan(.trailing): (recognizer, axis) = ("UIPanGestureRecognizer", .reading)
    case .pan(.leading): (recognizer, axis) = ("UIPanGestureRecognizer", .against)
    case .pan(.down), .pan(.vertical): (recognizer, axis) = ("UIPanGestureRecognizer", .down)
    case .pan(.up): (recognizer, axis) = ("UIPanGestureRecognizer", .up)
    default: throw TransitionRecipe.Obstacle("its gesture is no drag in one direction")
    }
    isSimplified = !plan.tracks.isEmpty
    let reader = FormulaReader(preset)
    let formula = SwiftFormula(way: .forward, name: Self.name)
    let progress = try formula.text(reader.formula(plan.progress))
    let condition = Self.withoutProjection(reader.formula(plan.finish))
    let decided = condition.constant.map { $0 == 0 ? "false" : "true" }
    let finish = if let decided { decided } else { try formula.text(condition) }
    let over = try plan.onFinish.duration.map { expression throws(TransitionRecipe.Obstacle) in
      try formula.text(reader.formula(expression))
    }
    var lines = SwiftCall(
      "follow",
      ["pan", "progress: progress", "finishing: \(finish)"] + (over.map { ["over: \($0)"] } ?? [])
    ).lines(indent: 4)
    if lines.count > 1 {
      lines[lines.count - 1].removeLast()
      lines.append("    ) {")
    } else {
      lines[0] += " {"
    }
    lines += begin.map { "      " + $0 } + ["    }"]
    let names = SwiftNames(in: lines + [progress])
    let all = [
      ("translation", "    let translation = pan.translation(in: view)"),
      ("velocity", "    let velocity = pan.velocity(in: view)"),
      ("distance", "    let distance = \(axis.measured("pan.translation(in: view)"))"),
      ("speed", "    let speed = \(axis.measured("pan.velocity(in: view)"))"),
      ("size", "    let size = view.bounds.size"),
    ]
    let locals = all.filter { names.contains($0.0) }.map(\.1)
    self.lines = locals + ["    let progress = \(progress)"] + lines
  }

  private static func plan(
    _ operation: SegueTimeline.Operation, of preset: Preset
  ) throws(TransitionRecipe.Obstacle) -> InteractionPlan {
    if let plan = preset.interactions[operation] { return plan }
    if operation == .pop { return .swipeBack }
    throw TransitionRecipe.Obstacle("it has no gesture")
  }

  private static func name(_ variable: String) -> String? {
    switch variable {
    case "gesture.distance": "distance"
    case "gesture.speed": "speed"
    case "gesture.translation.x": "translation.x"
    case "gesture.translation.y": "translation.y"
    case "gesture.velocity.x": "velocity.x"
    case "gesture.velocity.y": "velocity.y"
    case "progress": "progress"
    case "container.width", "from.width", "to.width": "size.width"
    case "container.height", "from.height", "to.height": "size.height"
    default:
      SwiftStageName.isParameter(variable) ? "settings." + SwiftName.value(variable) : nil
    }
  }

  /// Writes `projected(…)` as where the finger would take the progress: what a caught transition adds is left out.
  private static func withoutProjection(_ formula: Formula) -> Formula {
    formula.replacing { part in
      if case .binary(.add, .binary(.subtract, let later, let now), let progress) = part,
        progress == .variable("progress"), case .ternary(.clamp, _, _, _) = now
      {
        return later
      }
      // Bounds that no screen reaches.
      if case .ternary(.clamp, let value, .number(let low), .number(let high)) = part,
        low < -1000, high > 1000
      {
        return value
      }
      return nil
    }
  }
}
