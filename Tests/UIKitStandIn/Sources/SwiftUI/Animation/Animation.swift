// Declarations: "Animation", "withAnimation(_:_:)" and "animation(_:value:)" of SwiftUI's documentation, iOS 17. All animations are linear.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

/// How a change is animated.
public struct Animation: Equatable, Sendable {
  /// The duration.
  ///
  /// Not Apple's.
  public let duration: Double

  public static let `default` = Animation(duration: 0.35)

  public static func linear(duration: Double) -> Animation { Animation(duration: duration) }
}

/// The animation of changes that are being made; they are made on the main thread only.
enum WithAnimation {
  nonisolated(unsafe) static var current: Animation?
}

public func withAnimation<Result>(
  _ animation: Animation? = .default, _ body: () throws -> Result
) rethrows -> Result {
  let old = WithAnimation.current
  WithAnimation.current = animation
  defer { WithAnimation.current = old }
  return try body()
}

struct AnimationModifier<Value: Equatable>: ViewModifier, PrimitiveModifier {
  typealias Body = Never

  let animation: Animation?
  nonisolated(unsafe) let value: Value

  nonisolated init(animation: Animation?, value: Value) {
    self.animation = animation
    self.value = value
  }

  func render(_ content: any View, _ node: Node, _ context: RenderContext) {
    var inner = context
    if let last = node.boxes["value"] as? Value, last != value { inner.animation = animation }
    node.boxes["value"] = value
    node.child(0).render(content, inner)
  }
}

extension View {
  nonisolated public func animation<V: Equatable>(
    _ animation: Animation?, value: V
  ) -> some View { modifier(AnimationModifier(animation: animation, value: value)) }
}

/// A value on its way.
struct MovingValue {
  let from, to: any VectorArithmetic
  let start, duration: Double

  var end: Double { start + duration }

  func value<Data: VectorArithmetic>(at time: Double, as type: Data.Type) -> Data? {
    guard let from = from as? Data, let to = to as? Data else { return nil }
    guard duration > 0, time < end else { return to }
    var change = to - from
    change.scale(by: max(time - start, 0) / duration)
    return from + change
  }
}
