// Declarations: CAAnimation.h of the iOS 16.5 SDK. Behavior: its comments. Not here: value functions and accumulation over repetitions.

import CoreGraphics

/// An animation of a property.
open class CAPropertyAnimation: CAAnimation {
  /// Which property.
  open var keyPath: String?
  /// Whether the value is added to what would be shown without it.
  open var isAdditive = false
  /// Whether each repetition begins where the one before ended.
  ///
  /// Not modelled.
  open var isCumulative = false

  /// An animation of a property.
  public convenience init(keyPath path: String?) {
    self.init()
    keyPath = path
  }

  override func take(from other: CAAnimation) {
    super.take(from: other)
    guard let other = other as? CAPropertyAnimation else { return }
    (keyPath, isAdditive, isCumulative) = (other.keyPath, other.isAdditive, other.isCumulative)
  }

  override func apply(at time: CFTimeInterval, to properties: inout LayerProperties) {
    guard let keyPath, let value = value(at: time, over: properties[path: keyPath]) else { return }
    if isAdditive, let base = properties[path: keyPath] {
      properties[path: keyPath] = base.adding(value)
    } else {
      properties[path: keyPath] = value
    }
  }

  /// What it shows at a time within its basic duration, over what would be shown without it.
  func value(at time: CFTimeInterval, over base: LayerValue?) -> LayerValue? { nil }
}
