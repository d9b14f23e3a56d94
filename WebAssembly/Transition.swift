import SegueCoordinator
import SegueTimeline

/// A transition that has been laid out: a timeline, or what a finger drives.
final class Transition {
  let timeline: Timeline?
  private(set) var run: InteractionRun?
  var frame: Frame
  var layers: [Layer]

  init(_ animation: AnimationController, on stage: Stage) throws(Failure) {
    let timeline = try attempt { () throws(AnimatorFailure) in try animation.timeline(for: stage) }
    guard let timeline else { throw .noAnimation("the change is made without animation") }
    self.timeline = timeline
    layers = timeline.layers
    frame = timeline.sample(at: 0)
  }

  init(driving animation: AnimationController, on stage: Stage) throws(Failure) {
    let run = try attempt { () throws(AnimatorFailure) in try InteractionRun(animation, on: stage) }
    guard let run else { throw .noInteraction }
    self.run = run
    timeline = nil
    (layers, frame) = (run.layers, run.frame)
  }

  /// Drives the transition, and returns the number of its state.
  func driven(
    _ drive: (inout InteractionRun) throws(AnimatorFailure) -> Void
  ) throws(Failure) -> Int32 {
    guard var run else { throw .noInteraction }
    // The run has one owner at a time, so that it is not copied.
    self.run = nil
    defer {
      (layers, frame) = (run.layers, run.frame)
      self.run = run
    }
    try attempt { () throws(AnimatorFailure) in try drive(&run) }
    return switch run.state {
    case .possible: 0
    case .began: 1
    case .changing: 2
    case .finishing: 3
    case .cancelling: 4
    case .completed(true): 5
    case .completed(false): 6
    }
  }

  /// Writes the numbers of all layers, and returns how many layers there are.
  func write(to numbers: UnsafeMutableBufferPointer<Double>) throws(Failure) -> Int32 {
    guard numbers.count >= layers.count * LayerNumbers.stride else { throw .noRoom }
    for index in layers.indices {
      LayerNumbers(layers[index], frame.states[index])
        .write(to: UnsafeMutableBufferPointer(rebasing: numbers[(index * LayerNumbers.stride)...]))
    }
    return Int32(layers.count)
  }
}

/// Turns an animator's error into one of the interface.
private func attempt<Value>(
  _ call: () throws(AnimatorFailure) -> Value
) throws(Failure) -> Value {
  do throws(AnimatorFailure) {
    return try call()
  } catch {
    throw .animator(error)
  }
}
