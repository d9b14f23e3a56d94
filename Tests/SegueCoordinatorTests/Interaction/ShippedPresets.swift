import SegueAnimators
import SegueCatalog
import SegueCoordinator
import SegueDiagnostics
import SegueTimeline
import SegueYAML
import Testing

/// The presets that ship with Segue, and stages to hold them on.
enum ShippedPresets {
  static let selector = AnimatorSelector(registry: registry)

  static let registry: Registry = {
    let root = #filePath.split(separator: "/").dropLast(4).joined(separator: "/")
    var diagnostics = Diagnostics()
    var builder = RegistryBuilder()
    for animator in BuiltInAnimators.all {
      builder.add(AnimatorProvider(animator, origin: .builtIn))
    }
    // A catalog that cannot be read leaves no presets, and every test that asks for one fails.
    let result = (try? CatalogFolder("/\(root)/catalog")).map {
      CatalogLoader().load([$0.files])
    }
    builder.add(CatalogSource(name: "catalog", presets: result?.groups.flatMap { $0 } ?? []))
    return builder.registry(reporting: &diagnostics)
  }()

  /// A stage with a source, a destination and siblings, as the coordinator leaves it.
  static func stage(
    _ operation: SegueTimeline.Operation, size: Size2D = Size2D(width: 390, height: 844),
    isRightToLeft: Bool = false
  ) -> Stage {
    let frame = Rect2D(origin: .zero, size: size)
    var stage = Stage(
      operation: operation, container: .init(size: size), from: .init(name: "From", frame: frame),
      to: .init(name: "To", frame: frame))
    stage.source = .init(frame: Rect2D(x: 198, y: 131, width: 186, height: 236), cornerRadius: 8)
    stage.destination = .init(
      frame: Rect2D(x: 16, y: 60, width: size.width - 32, height: 700), cornerRadius: 16)
    stage.siblings = [
      .init(frame: Rect2D(x: 16, y: 20, width: 358, height: 100)),
      .init(frame: Rect2D(x: 16, y: 400, width: 358, height: 100)),
    ]
    stage.traits.isRightToLeft = isRightToLeft
    stage.direction = (stage.arrivesAbove ? 1 : -1) * (isRightToLeft ? -1 : 1)
    return stage
  }

  /// Who animates a preset on a stage, which gets the preset's presentation.
  static func animation(_ preset: String, on stage: inout Stage) throws -> AnimationController {
    let animation = try #require(
      selector.animationController(for: MatchRequest(stage, explicitPreset: preset)))
    if stage.operation == .present || stage.operation == .dismiss {
      stage.presentation = selector.presentationController(for: animation, on: stage).presentation
    }
    return animation
  }

  /// An interaction that waits for a finger.
  static func run(
    _ preset: String, _ operation: SegueTimeline.Operation, isRightToLeft: Bool = false
  ) throws -> InteractionRun {
    var stage = stage(operation, isRightToLeft: isRightToLeft)
    let animation = try animation(preset, on: &stage)
    return try #require(try InteractionRun(animation, on: stage))
  }
}

extension InteractionRun {
  /// Puts a finger down.
  mutating func down(_ x: Double, _ y: Double, at time: Double = 0) throws {
    try handle(TouchEvent(time: time, phase: .began, position: Point2D(x: x, y: y)))
  }

  /// Draws the finger along a straight way, 120 times a second.
  mutating func drag(
    from start: Point2D, to end: Point2D, starting time: Double, duration seconds: Double
  ) throws {
    let steps = max(Int((seconds * 120).rounded()), 1)
    for step in 1...steps {
      let t = Double(step) / Double(steps)
      try handle(
        TouchEvent(
          time: time + seconds * t, phase: .moved,
          position: Point2D(
            x: start.x + (end.x - start.x) * t, y: start.y + (end.y - start.y) * t)))
    }
  }

  /// Lifts the finger, or has it taken away.
  mutating func lift(_ x: Double, _ y: Double, at time: Double, taken: Bool = false) throws {
    try handle(
      TouchEvent(time: time, phase: taken ? .cancelled : .ended, position: Point2D(x: x, y: y)))
  }

  /// How a layer stands now.
  func layer(_ id: String) -> LayerState? {
    layers.firstIndex { $0.id == id }.map { frame.states[$0] }
  }
}
