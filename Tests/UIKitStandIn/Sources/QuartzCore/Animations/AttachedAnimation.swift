// Behavior: CAMediaTiming.h and CAAnimation.h of the iOS 16.5 SDK. An animation with `beginTime` 0 begins when it is committed.

import CoreGraphics

/// An animation that a layer has.
final class AttachedAnimation {
  nonisolated(unsafe) private static var added = 0

  let key: String
  let animation: CAAnimation
  let number: Int
  /// When it begins, in the layer's time, once it is committed.
  var begin: CFTimeInterval?
  private(set) var hasStopped = false
  private var hasStarted = false
  private let completions: [CompletionGroup]

  init(key: String, animation: CAAnimation, completions: [CompletionGroup]) {
    Self.added += 1
    (self.key, self.animation, number) = (key, animation, Self.added)
    self.completions = completions
    for group in completions { group.enter() }
  }

  /// Fixes the begin.
  func commit(at layerTime: CFTimeInterval) {
    guard begin == nil else { return }
    begin = animation.beginTime == 0 ? layerTime : animation.beginTime
  }

  /// Tells the delegate once that the active duration has begun.
  func startIfDue(at layerTime: CFTimeInterval) {
    guard let begin, !hasStarted, !hasStopped else { return }
    guard animation.localTime(layerTime, begin: begin) >= -1e-9 else { return }
    hasStarted = true
    animation.delegate?.animationDidStart(animation)
  }

  func stop(finished: Bool) {
    guard !hasStopped else { return }
    hasStopped = true
    animation.delegate?.animationDidStop(animation, finished: finished)
    for group in completions { group.leave() }
  }

  func isOver(at layerTime: CFTimeInterval) -> Bool {
    guard let begin, animation.speed != 0 else { return false }
    return animation.localTime(layerTime, begin: begin) >= animation.activeDuration - 1e-9
  }

  func apply(at layerTime: CFTimeInterval, to properties: inout LayerProperties) {
    guard let begin else { return }
    let local = animation.localTime(layerTime, begin: begin)
    guard let time = animation.basicTime(local) else { return }
    animation.apply(at: time, to: &properties)
  }
}
