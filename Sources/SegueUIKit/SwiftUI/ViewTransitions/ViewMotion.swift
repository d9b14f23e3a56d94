#if canImport(UIKit)
#if canImport(SwiftUI)
import SegueCatalog
import SegueCoordinator
import SegueTimeline
import SwiftUI
import UIKit

/// How a preset lets a single view appear and disappear.
///
/// The progress is −1 before the view appears, 0 while it is there, and 1 when it has gone.
struct ViewMotion: Sendable {
  private let arrival: AnimationController?
  private let departure: AnimationController?
  /// How long the view takes to appear and to disappear, in seconds.
  private let durations: (arrival: Double, departure: Double)
  /// Whether the view is clipped at some time.
  let isClipped: Bool
  /// Whether what is cut off lies inside an outline.
  let isInverted: Bool

  /// Prepares the motion of a preset; without effect if the preset cannot be used, which is reported.
  @MainActor
  init(_ style: TransitionStyle) {
    guard let selector = StyleRegistry.shared.selector(for: style),
      let operation = Self.operation(of: style)
    else {
      (arrival, departure, durations, isClipped, isInverted) = (nil, nil, (0, 0), false, false)
      return
    }
    arrival = Self.controller(for: operation, style, selector)
    departure = Self.controller(for: operation.inverse, style, selector)
    let (first, second) = (Self.usualTimeline(of: arrival), Self.usualTimeline(of: departure))
    durations = (first?.duration ?? 0, second?.duration ?? 0)
    let outlines = Self.outlines(first, isArrival: true) + Self.outlines(second, isArrival: false)
    isClipped = !outlines.isEmpty
    isInverted = outlines.contains(where: \.isInverted)
    let layers = (first?.layers ?? []) + (second?.layers ?? [])
    if layers.contains(where: { $0.state.mask?.isGradient == true }) {
      ProblemLog.report("A single view is shown without the gradient mask of '\(style.preset)'.")
    }
  }

  /// The timeline on a stage of the usual size; nil if there is none, which is reported.
  @MainActor
  private static func usualTimeline(of controller: AnimationController?) -> Timeline? {
    guard let controller else { return nil }
    do throws(AnimatorFailure) {
      return try controller.timeline(
        for: stage(controller.match.operation, usualSize))
    } catch {
      ProblemLog.report("'\(controller.match.preset.id)' is not animated: \(error)")
      return nil
    }
  }

  @MainActor
  private static func operation(of style: TransitionStyle) -> ScreenOperation? {
    guard let preset = try? style.catalog.preset(style.preset) else { return nil }
    if let obstacle = preset.viewTransitionObstacle {
      ProblemLog.report(
        "'\(style.preset)' cannot be the transition of a single view, which appears without animation: it "
          + "\(obstacle). The members of ViewTransitionStyle can.")
    }
    return preset.viewTransitionOperation
  }

  /// A typical size, for values that do not depend on the view's size.
  private static let usualSize = Size2D(width: 390, height: 844)

  @MainActor
  private static func controller(
    for operation: ScreenOperation, _ style: TransitionStyle, _ selector: AnimatorSelector
  ) -> AnimationController? {
    selector.animationController(
      for: MatchRequest(
        operation: operation, from: "", to: "",
        indexDirection: operation == .tab ? .higher : nil, explicitPreset: style.preset,
        parameters: style.parameters))
  }

  /// The stage of a view of a size: container and screens are as large as the view.
  private static func stage(
    _ operation: ScreenOperation, _ size: Size2D, _ direction: LayoutDirection = .leftToRight
  ) -> Stage {
    let bounds = Rect2D(origin: .zero, size: size)
    var stage = Stage(
      operation: operation, container: .init(size: size),
      from: .init(name: "", frame: bounds, isOpaque: false),
      to: .init(name: "", frame: bounds, isOpaque: false))
    stage.traits.isRightToLeft = direction == .rightToLeft
    let isReturning = operation == .pop || operation == .dismiss
    stage.direction = isReturning != stage.traits.isRightToLeft ? -1 : 1
    return stage
  }

  // MARK: Frames

  /// The duration of the transition to a phase, in seconds.
  func duration(to phase: TransitionPhase) -> Double {
    phase == .didDisappear ? durations.departure : durations.arrival
  }

  /// What a view of a size looks like; nil for unchanged.
  func look(
    at progress: Double, size: CGSize, _ direction: LayoutDirection = .leftToRight
  ) -> ViewLook? {
    guard progress != 0, size.width > 0, size.height > 0,
      let controller = progress < 0 ? arrival : departure,
      // Failures were reported for the usual stage.
      let timeline = try? controller.timeline(
        for: Self.stage(controller.match.operation, Size2D(size), direction))
    else { return nil }
    return Self.look(at: progress, in: timeline, Size2D(size))
  }

  private static func look(at progress: Double, in timeline: Timeline, _ size: Size2D) -> ViewLook?
  {
    let subject = progress < 0 ? Subject.to : .from
    guard let index = timeline.layers.firstIndex(where: { $0.contents == .live(subject) })
    else { return nil }
    let fraction = progress < 0 ? 1 + progress : progress
    let frame = timeline.sample(at: timeline.time(at: fraction))
    return ViewLook(timeline.layers[index], frame.states[index], frame.vertices, size: size)
  }

  /// The outlines to which a timeline clips the view, at some times.
  private static func outlines(_ timeline: Timeline?, isArrival: Bool) -> [ShapePath] {
    guard let timeline else { return [] }
    return stride(from: 0.05, through: 1, by: 0.05).compactMap { progress in
      look(at: isArrival ? -progress : progress, in: timeline, usualSize)?.outline
    }
  }
}
#endif
#endif
