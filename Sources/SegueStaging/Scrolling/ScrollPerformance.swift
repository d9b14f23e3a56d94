package import SegueCatalog
package import SegueCoordinator
import SegueScenes
package import SegueTimeline

/// What a recorded gesture does to a preset that a scroll position drives, from the first touch until its
/// content stands.
///
/// A pure function of the time: any moment may be asked for, in any order.
package struct ScrollPerformance: Sendable {
  /// The stage that it takes place on; its siblings are what scrolls.
  package let stage: Stage
  /// What the fingers do, in the stage's container.
  package let path: TouchPath
  /// How the content moves.
  package let motion: ScrollMotion
  private let effect: ScrollEffect

  /// Performs a gesture.
  ///
  /// - Parameters:
  ///   - gesture: what the fingers do.
  ///   - effect: what the scroll position does.
  ///   - stage: the stage that the effect was prepared on.
  /// - Returns: nil where nothing scrolls under the gesture.
  package init?(_ gesture: RecordedGesture, to effect: ScrollEffect, on stage: Stage) {
    guard let scroll = gesture.scroll(on: stage) else { return nil }
    let touches = gesture.touches(
      in: stage.container.size, isRightToLeft: stage.traits.isRightToLeft)
    self.stage = stage
    self.effect = effect
    path = TouchPath(touches)
    motion = ScrollMotion(scroll, under: touches)
  }

  /// The layers, the same at all times.
  package var layers: [Layer] { effect.layers }

  /// When nothing happens any more, in seconds from the beginning of the recording.
  package var end: Double { path.touches.indices.last.map { motion.end(after: $0) } ?? 0 }

  /// How the layers stand at a time.
  package func frame(at time: Double) -> Frame {
    var effect = effect
    effect.show(motion.position(at: time))
    return effect.frame
  }
}
