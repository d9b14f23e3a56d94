import SegueCatalog
import SegueTimeline

/// How a finger holds a transition: what its gesture is added to, so that nothing jumps when it takes hold.
struct GrabState: Sendable {
  /// What an earlier gesture has left, which this one goes on from.
  var before = GestureState()
  /// What is added to the preset's progress.
  var progressOffset = 0.0
  /// What is added to the layers.
  var offsets: [LayerOffset] = []

  /// The gesture as a whole: this one's movement on top of what was before.
  func whole(_ reading: GestureState) -> GestureState {
    GestureState(
      translation: before.translation + reading.translation, velocity: reading.velocity,
      distance: before.distance + reading.distance, speed: reading.speed,
      scale: before.scale * reading.scale)
  }
}

extension GestureState {
  /// What of a gesture is left when its transition has gone on by itself to another progress.
  func scaled(by factor: Double) -> GestureState {
    GestureState(
      translation: Point(x: translation.x * factor, y: translation.y * factor),
      distance: distance * factor, scale: max(1 + (scale - 1) * factor, 1e-3))
  }

  /// The gesture a moment later, if the finger went on as it does now.
  func after(_ seconds: Double) -> GestureState {
    var result = self
    result.translation =
      translation + Point(x: velocity.x * seconds, y: velocity.y * seconds)
    result.distance += speed * seconds
    return result
  }
}
