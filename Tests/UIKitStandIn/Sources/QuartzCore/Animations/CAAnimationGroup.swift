// Declarations: CAAnimation.h of the iOS 16.5 SDK. Behavior: its comments.
// Animations run in the group's time, clipped, not scaled, to its duration; their delegates and `isRemovedOnCompletion` have no effect.

import CoreGraphics

/// Animations that run together.
open class CAAnimationGroup: CAAnimation {
  /// The animations.
  open var animations: [CAAnimation]?

  override func take(from other: CAAnimation) {
    super.take(from: other)
    animations = (other as? CAAnimationGroup)?.animations?.map { $0.duplicate() }
  }

  override func apply(at time: CFTimeInterval, to properties: inout LayerProperties) {
    let moment = progress(at: time) * duration
    for animation in animations ?? [] {
      if animation.duration <= 0 { animation.duration = duration }
      let local = animation.localTime(moment, begin: animation.beginTime)
      guard let basic = animation.basicTime(local) else { continue }
      animation.apply(at: basic, to: &properties)
    }
  }
}
