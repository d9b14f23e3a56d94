// Declarations: CAAnimation.h of the iOS 16.5 SDK. Behavior: "Setting Interpolation Values" of CABasicAnimation.

import CoreGraphics

/// An animation from one value to another.
open class CABasicAnimation: CAPropertyAnimation {
  /// Where it begins.
  open var fromValue: Any?
  /// Where it ends.
  open var toValue: Any?
  /// How far it goes.
  open var byValue: Any?

  override func take(from other: CAAnimation) {
    super.take(from: other)
    guard let other = other as? CABasicAnimation else { return }
    (fromValue, toValue, byValue) = (other.fromValue, other.toValue, other.byValue)
  }

  override func value(at time: CFTimeInterval, over base: LayerValue?) -> LayerValue? {
    guard let (from, to) = ends(over: base) else { return nil }
    return .between(from, to, at: progress(at: time))
  }

  private func ends(over base: LayerValue?) -> (from: LayerValue, to: LayerValue)? {
    let (from, to, by) = (
      fromValue.map(LayerValue.init), toValue.map(LayerValue.init), byValue.map(LayerValue.init)
    )
    switch (from, to, by) {
    case (let from?, let to?, _): return (from, to)
    case (let from?, nil, let by?): return (from, from.adding(by))
    case (nil, let to?, let by?): return (to.subtracting(by), to)
    case (let from?, nil, nil): return base.map { (from, $0) }
    case (nil, let to?, nil): return base.map { ($0, to) }
    case (nil, nil, let by?): return base.map { ($0, $0.adding(by)) }
    case (nil, nil, nil): return base.map { ($0, $0) }
    }
  }
}
