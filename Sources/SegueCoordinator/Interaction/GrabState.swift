import SegueCatalog
import SegueTimeline

/// The offsets of a grabbed transition, so that nothing jumps when a gesture begins.
struct GrabState: Sendable {
  /// The remainder of an earlier gesture, which this one continues.
  var before = GestureState()
  /// The offset added to the preset's progress.
  var progressOffset = 0.0
  /// The offsets added to the layers.
  var offsets: [LayerOffset] = []

  /// The whole gesture: this one's movement added to the earlier remainder.
  func whole(_ gestureState: GestureState) -> GestureState {
    GestureState(
      translation: before.translation + gestureState.translation, velocity: gestureState.velocity,
      distance: before.distance + gestureState.distance, speed: gestureState.speed,
      across: before.across + gestureState.across, acrossSpeed: gestureState.acrossSpeed,
      scale: before.scale * gestureState.scale,
      scaleSpeed: before.scale * gestureState.scaleSpeed)
  }
}

extension GestureState {
  /// The remainder of a gesture after its transition has settled to another progress.
  func scaled(by factor: Double) -> GestureState {
    GestureState(
      translation: Point2D(x: translation.x * factor, y: translation.y * factor),
      distance: distance * factor, across: across * factor,
      scale: max(1 + (scale - 1) * factor, 1e-3))
  }

  /// The gesture extrapolated by a number of seconds at its current velocity.
  func after(_ seconds: Double) -> GestureState {
    var result = self
    result.translation =
      translation + Point2D(x: velocity.x * seconds, y: velocity.y * seconds)
    result.distance += speed * seconds
    result.across += acrossSpeed * seconds
    result.scale = max(scale + scaleSpeed * seconds, 1e-3)
    return result
  }
}
