// Declarations: CGContext.h of the iOS 16.5 SDK. Here a context keeps in words what was drawn into it.

/// A place to draw.
public final class CGContext {
  /// What was drawn, in order.
  ///
  /// Not Apple's.
  public var drawn: [String] = []
  private var state = State()
  private var saved: [State] = []

  private struct State {
    var transform = CGAffineTransform.identity
    /// In the context's own coordinates.
    var clip: CGRect?
  }

  /// An empty context.
  ///
  /// Not Apple's.
  public init() {}

  /// Draws something that a word describes, unless that is outside of what may be drawn on.
  ///
  /// Not Apple's.
  public func draw(_ subject: String, in rect: CGRect) {
    let place = rect.applying(state.transform)
    if let clip = state.clip, !clip.intersects(place) { return }
    drawn.append(subject)
  }

  /// Moves what is drawn next.
  public func translateBy(x tx: CGFloat, y ty: CGFloat) {
    state.transform = state.transform.translatedBy(x: tx, y: ty)
  }
  /// Scales what is drawn next.
  public func scaleBy(x sx: CGFloat, y sy: CGFloat) {
    state.transform = state.transform.scaledBy(x: sx, y: sy)
  }
  /// Transforms what is drawn next.
  public func concatenate(_ transform: CGAffineTransform) {
    state.transform = transform.concatenating(state.transform)
  }
  /// Keeps the state.
  public func saveGState() { saved.append(state) }
  /// Takes the state back.
  public func restoreGState() { if let last = saved.popLast() { state = last } }
  /// Cuts what is drawn next.
  public func clip(to rect: CGRect) {
    let place = rect.applying(state.transform)
    state.clip = state.clip?.intersection(place) ?? place
  }
}
