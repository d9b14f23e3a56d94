// Declarations: UIResponder.h of the iOS 16.5 SDK.

@_exported public import QuartzCore

/// What responds to events.
@MainActor open class UIResponder: NSObject {
  /// A responder.
  public override init() { super.init() }

  open var next: UIResponder? { nil }
  open var isFirstResponder: Bool { StandIn.firstResponder === self }
  open var canBecomeFirstResponder: Bool { false }

  @discardableResult
  open func becomeFirstResponder() -> Bool {
    guard canBecomeFirstResponder else { return false }
    StandIn.firstResponder = self
    return true
  }

  @discardableResult
  open func resignFirstResponder() -> Bool {
    if isFirstResponder { StandIn.firstResponder = nil }
    return true
  }

  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {}

  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {}

  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {}

  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {}
}
