// Declarations: CATransaction.h of the iOS 16.5 SDK. Behavior: its comments.

public import CoreGraphics

/// Changes that are displayed together.
open class CATransaction: NSObject {
  /// Begins a transaction within the current one.
  open class func begin() { world.transactions.begin() }

  /// Ends the innermost transaction.
  ///
  /// The outermost is displayed, unless it lies in an implicit one, which the end of the turn commits.
  open class func commit() { world.transactions.commit() }

  /// Commits the implicit transaction, once explicit ones have ended.
  open class func flush() { world.transactions.flush() }

  /// The duration of animations that have none.
  open class func animationDuration() -> CFTimeInterval {
    world.transactions.find(\.duration) ?? 0.25
  }

  /// Sets the duration of animations that have none.
  open class func setAnimationDuration(_ dur: CFTimeInterval) {
    world.transactions.current.duration = dur
  }

  /// The curve of implicit animations.
  open class func animationTimingFunction() -> CAMediaTimingFunction? {
    world.transactions.find(\.timingFunction)
  }

  /// Sets the curve of implicit animations.
  open class func setAnimationTimingFunction(_ function: CAMediaTimingFunction?) {
    world.transactions.current.timingFunction = function
  }

  /// Whether changes of properties run no actions.
  open class func disableActions() -> Bool { world.transactions.find(\.disablesActions) ?? false }

  /// Sets whether changes of properties run no actions.
  open class func setDisableActions(_ flag: Bool) {
    world.transactions.current.disablesActions = flag
  }

  /// What is called once the animations added after this call have ended, or at the commit if there are none.
  open class func completionBlock() -> (() -> Void)? {
    world.transactions.current.completion?.block
  }

  /// Sets what is called once the animations added after this call have ended.
  open class func setCompletionBlock(_ block: (() -> Void)?) {
    world.transactions.current.completion = block.map(CompletionGroup.init)
  }
}
