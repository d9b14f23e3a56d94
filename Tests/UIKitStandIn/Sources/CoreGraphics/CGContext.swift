// Declarations: CGContext.h of the iOS 16.5 SDK. Here a context keeps what was drawn into it, and makes no pixels.

/// A place to draw.
public final class CGContext {
  /// What was drawn, in order.
  ///
  /// Not Apple's.
  public private(set) var drawn: [DrawnContent] = []
  private var state = State()
  private var saved: [State] = []

  private struct State {
    var transform = CGAffineTransform.identity
    var alpha: CGFloat = 1
    /// In the context's own coordinates.
    var clip: CGRect?
  }

  /// An empty context.
  ///
  /// Not Apple's.
  public init() {}

  /// Draws something, unless that is outside of what may be drawn on.
  ///
  /// Not Apple's.
  ///
  /// - Parameters:
  ///   - subject: what it is, in words.
  ///   - layer: a copy of the layer that looks like it; nothing where only words are known.
  public func draw(_ subject: String, _ layer: AnyObject? = nil, in rect: CGRect) {
    let content = DrawnContent(
      subject: subject, layer: layer, rect: rect, transform: state.transform, alpha: state.alpha,
      clip: state.clip)
    if let clip = state.clip, !clip.intersects(rect.applying(state.transform)) { return }
    drawn.append(content)
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
  /// Fades what is drawn next.
  public func setAlpha(_ alpha: CGFloat) { state.alpha = alpha }
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

/// Something that was drawn into a context.
///
/// Not Apple's. It does not change any more, nor does the layer.
public struct DrawnContent: @unchecked Sendable {
  /// What it is, in words.
  public let subject: String
  /// A copy of the layer that looks like it; nothing where only words are known.
  public let layer: AnyObject?
  /// The area, in the coordinates in which it was drawn.
  public let rect: CGRect
  /// From these coordinates to the context's.
  public let transform: CGAffineTransform
  /// Its opacity.
  public let alpha: CGFloat
  /// The area to which it was cut, in the context's coordinates.
  public let clip: CGRect?
}
