import SegueCatalog
package import SegueCoordinator
package import SegueScenes
package import SegueTimeline

/// A recorded gesture's effect on a preset driven by a scroll position, from the first touch until
/// the content comes to rest.
///
/// A pure function of time: times can be sampled in any order.
package struct ScrollPerformance: Sendable {
  /// The stage it takes place on; its siblings are the scrolled content.
  package let stage: Stage
  /// The fingers' movement, in the stage's container.
  package let path: TouchPath
  /// The movement of the content, from the leading edge.
  package let motion: ScrollMotion
  private let effect: ScrollEffect

  /// Performs a gesture.
  ///
  /// - Parameters:
  ///   - gesture: the fingers' movement.
  ///   - effect: the effect of the scroll position.
  ///   - stage: the stage that the effect was prepared on.
  /// - Returns: nil if nothing scrolls under the gesture.
  package init?(_ gesture: RecordedGesture, to effect: ScrollEffect, on stage: Stage) {
    guard let scroll = gesture.scroll(on: stage) else { return nil }
    let size = stage.container.size
    self.stage = stage
    self.effect = effect
    path = TouchPath(gesture.touches(in: size, isRightToLeft: stage.traits.isRightToLeft))
    motion = ScrollMotion(scroll, under: gesture.touches(in: size, isRightToLeft: false))
  }

  /// The layers, the same at all times.
  package var layers: [Layer] { effect.layers }

  /// The time of the last change, in seconds from the start of the recording.
  package var end: Double { path.touches.indices.last.map { motion.end(after: $0) } ?? 0 }

  /// The state of the layers at a time.
  package func frame(at time: Double) -> Frame {
    var effect = effect
    effect.show(position(at: time))
    return effect.frame
  }

  /// The scroll position at a time, in the stage's coordinates.
  func position(at time: Double) -> ScrollPosition {
    motion.position(at: time).inCoordinates(of: stage)
  }
}
