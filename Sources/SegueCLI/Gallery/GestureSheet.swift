import SegueCatalog
import SegueCoordinator
import SegueExport
import SegueGallery
import SegueTimeline

/// What a finger does to a transition, for a gallery's page: the preset's own rules as formulas, and how layers
/// stand while it holds them and after.
///
/// Layers that follow a finger by formulas are drawn for a net of places of the finger, and a script mixes the
/// nearest of them. What follows a finger is laid out for a finger that let go half-way; the page leads into it
/// from wherever the finger was.
struct GestureSheet {
  /// The preset on its stage.
  let staged: StagedPreset
  /// The gesture's rules.
  let plan: InteractionPlan
  private let values: InteractionValues

  /// Prepares the gesture of a preset; nil where it has none for the operation.
  init?(_ staged: StagedPreset) {
    let match = staged.rehearsal.match
    guard let plan = match.interaction else { return nil }
    self.staged = staged
    self.plan = plan
    values = InteractionValues(
      staged.rehearsal.stage, parameters: match.parameters, scope: match.preset.scope)
  }

  private var stage: Stage { staged.rehearsal.stage }

  /// The rules, as members of a JSON object.
  var rules: [(String, String)] {
    let axis = plan.gesture.direction(on: stage)
    return [
      ("kind", JSONText.array(plan.gesture.words.map(JSONText.quoteForScript))),
      ("axis", axis.map { JSONText.array([$0.x, $0.y].map(JSONText.number)) } ?? "null"),
      ("rtl", "\(stage.traits.isRightToLeft)"), ("tab", "\(stage.operation == .tab)"),
      ("begin", optional(plan.begin)), ("recognize", optional(plan.recognize)),
      ("progress", StepScript.text(plan.progress, values)),
      ("finish", StepScript.text(plan.finish, values)), ("cancel", optional(plan.cancel)),
      ("lost", plan.decidesWhenTouchIsLost ? "true" : "false"),
      ("velocity", "\(plan.handsVelocityOver)"),
      ("seconds", JSONText.number(staged.rehearsal.timeline.duration)),
      ("finished", run(plan.onFinish)), ("cancelled", run(plan.onCancel)),
    ]
  }

  /// The timeline that a finger scrubs; nil where layers follow it.
  func scrubbed() throws -> Timeline? {
    plan.tracks.isEmpty ? try staged.rehearsal.timeline.even() : nil
  }

  private func optional(_ formula: Expression?) -> String {
    formula.map { StepScript.text($0, values) } ?? "null"
  }

  private func run(_ completion: InteractionPlan.Completion) -> String {
    let whole = staged.rehearsal.timeline.duration
    let easing = completion.easing?.resolved(duration: whole) ?? .named("ease-in-out") ?? .linear
    let spring: Spring =
      switch completion.easing {
      case .spring(let spring): spring
      case .uiKitSpring(let spring): spring.spring(duration: whole)
      case .function, nil: UIKitSpring.critical.spring(duration: whole)
      }
    let pace = (0...48).map { easing.value(at: Double($0) / 48) }
    return JSONText.object([
      ("speed", optional(completion.speed)), ("duration", optional(completion.duration)),
      ("pace", JSONText.array(pace.map { JSONText.number(($0 * 1e5).rounded() / 1e5) })),
      (
        "spring",
        JSONText.array([spring.mass, spring.stiffness, spring.damping].map(JSONText.number))
      ),
    ])
  }
}

extension GestureSheet {
  /// Places of a finger, and how the layers stand there.
  struct Net {
    let layers: [Layer]
    let frames: [Frame]
    /// How far the finger went to the right and downwards, each place of one with each of the other.
    let across, down: [Double]

    /// Its members of a JSON object.
    var more: [(String, String)] {
      [
        ("across", JSONText.array(across.map(JSONText.number))),
        ("down", JSONText.array(down.map(JSONText.number))),
      ]
    }
  }

  /// How layers follow the finger; a direction that does not matter has a single place.
  func net() throws -> Net {
    let size = stage.container.size
    let x = Self.places(size.width)
    let y = Self.places(size.height)
    let rest = try frame(Point.zero)
    let sideways = try x.map { try frame(Point(x: $0, y: 0)).frame }
    let upright = try y.map { try frame(Point(x: 0, y: $0)).frame }
    let across = sideways.contains { $0 != rest.frame } ? x : [0]
    let down = upright.contains { $0 != rest.frame } ? y : [0]
    let frames = try down.flatMap { y in
      try across.map { x in try frame(Point(x: x, y: y)).frame }
    }
    return Net(layers: rest.layers, frames: frames, across: across, down: down)
  }

  private static func places(_ length: Double) -> [Double] {
    (-10...10).map { Double($0) / 10 * length }
  }

  private func frame(_ translation: Point) throws -> (layers: [Layer], frame: Frame) {
    let held = try InteractiveTransition(
      staged.rehearsal.animation, plan, on: stage, reading(translation, speed: 0))
    return (held.layers, held.frame)
  }

  private func reading(_ translation: Point, speed: Double) -> GestureReading {
    let length = LibM.hypot(translation.x, translation.y)
    let along =
      length > 0 ? Point(x: translation.x / length, y: translation.y / length) : Point(x: 1, y: 0)
    let axis = plan.gesture.direction(on: stage) ?? along
    return GestureReading(
      translation: translation, velocity: Point(x: axis.x * speed, y: axis.y * speed),
      distance: translation.x * axis.x + translation.y * axis.y, speed: speed)
  }
}

extension GestureSheet {
  /// What follows when a finger that holds layers lets go.
  struct After {
    let layers: [Layer]
    let frames: [Frame]
    let duration: Double

    /// Its members of a JSON object.
    var more: [(String, String)] { [("lasting", JSONText.number(duration))] }
  }

  /// The way to an outcome; nil where no finger brings it about.
  func after(finished: Bool) throws -> After? {
    for reading in finished ? goingFar : [halfWay] {
      var held = try InteractiveTransition(staged.rehearsal.animation, plan, on: stage, reading)
      if finished { held.release(reading, at: 0) } else { held.interrupt(at: 0) }
      guard held.state == (finished ? .finishing : .cancelling), let film = held.film else {
        continue
      }
      let count = max(Int((min(film.duration, 10) * 60).rounded(.up)), 1)
      let frames = (0...count).map { film.sample(at: film.time(at: Double($0) / Double(count))) }
      return After(layers: film.layers, frames: frames, duration: film.duration)
    }
    return nil
  }

  private var halfWay: GestureReading {
    let size = stage.container.size
    let direction = plan.gesture.direction(on: stage) ?? Point(x: 0.7, y: 0.3)
    return reading(
      Point(x: direction.x * size.width * 0.3, y: direction.y * size.height * 0.3), speed: 0)
  }

  /// Movements that go as far and as fast as a finger does that means it.
  private var goingFar: [GestureReading] {
    let size = stage.container.size
    let directions =
      [plan.gesture.direction(on: stage)].compactMap { $0 }
      + [(1.0, 0.0), (0, 1), (-1, 0), (0, -1), (0.8, 0.6)].map { Point(x: $0.0, y: $0.1) }
    return directions.map { direction in
      reading(
        Point(x: direction.x * size.width * 0.8, y: direction.y * size.height * 0.8), speed: 1500)
    }
  }
}

extension InteractionPlan.Gesture {
  /// The gesture in the words of the format.
  fileprivate var words: [String] {
    switch self {
    case .pan(let direction): ["pan", direction.rawValue]
    case .edgePan(let edge): ["edge-pan", edge.rawValue]
    case .pinch: ["pinch"]
    case .overscroll(let edge): ["overscroll", edge.rawValue]
    }
  }
}
