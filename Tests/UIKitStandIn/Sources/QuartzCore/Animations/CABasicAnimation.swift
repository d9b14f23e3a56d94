// Declarations: CAAnimation.h of the iOS 16.5 SDK. Behavior: "Setting Interpolation Values" of CABasicAnimation.

public import CoreGraphics

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

/// An animation of a spring.
///
/// Its curve is not modelled; it runs on a straight line.
open class CASpringAnimation: CABasicAnimation {
  /// The mass of the object.
  open var mass: CGFloat = 1
  /// The stiffness of the spring.
  open var stiffness: CGFloat = 100
  /// The damping.
  open var damping: CGFloat = 10
  /// The velocity at the begin.
  open var initialVelocity: CGFloat = 0
  /// Whether a damping beyond the critical one has an effect.
  @available(iOS 17, *)
  open var allowsOverdamping = false

  /// A spring by the time it seems to take and how much it overshoots: ω = 2π ÷ duration, ζ = 1 − bounce.
  @available(iOS 17, *)
  public convenience init(perceptualDuration: CFTimeInterval, bounce: CGFloat) {
    self.init()
    let frequency = 2 * CGFloat.pi / CGFloat(perceptualDuration)
    stiffness = frequency * frequency
    damping = 2 * frequency * (1 - bounce)
  }

  /// About how long it takes to come to rest: until the envelope is below a thousandth.
  open var settlingDuration: CFTimeInterval {
    let decay = Double(damping / (2 * mass))
    return decay > 0 ? log(1000) / decay : .infinity
  }

  override func take(from other: CAAnimation) {
    super.take(from: other)
    guard let other = other as? CASpringAnimation else { return }
    (mass, stiffness, damping) = (other.mass, other.stiffness, other.damping)
    (initialVelocity, allowsOverdamping) = (other.initialVelocity, other.allowsOverdamping)
  }
}
