// Declarations: CGContext.h of the iOS 16.5 SDK. Here a context keeps in words what was drawn into it.

/// A place to draw.
public final class CGContext {
  /// What was drawn, in order.
  ///
  /// Not Apple's.
  public var drawn: [String] = []

  /// An empty context.
  ///
  /// Not Apple's.
  public init() {}

  /// Moves what is drawn next.
  public func translateBy(x tx: CGFloat, y ty: CGFloat) {}
  /// Scales what is drawn next.
  public func scaleBy(x sx: CGFloat, y sy: CGFloat) {}
  /// Transforms what is drawn next.
  public func concatenate(_ transform: CGAffineTransform) {}
  /// Keeps the state.
  public func saveGState() {}
  /// Takes the state back.
  public func restoreGState() {}
  /// Cuts what is drawn next.
  public func clip(to rect: CGRect) {}
}
