// Declarations: CAAnimation.h of the iOS 16.5 SDK. Behavior: "mass", "stiffness", "damping" and "initialVelocity" of CASpringAnimation.

public import CoreGraphics

/// An animation of a spring.
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

  /// How far the spring is: a damped oscillator that is let go at a distance of 1, with `initialVelocity` toward its rest.
  override func progress(at time: CFTimeInterval) -> Double {
    let frequency = Double(stiffness / mass).squareRoot()
    let decay = Double(damping / (2 * mass))
    let pull = decay - Double(initialVelocity)
    let square = frequency * frequency - decay * decay
    if square > 0 {
      let angle = square.squareRoot() * time
      return 1 - exp(-decay * time) * (cos(angle) + pull / square.squareRoot() * sin(angle))
    }
    guard square < 0, allowsMoreThanCritical else {
      let pull = frequency - Double(initialVelocity)
      return 1 - exp(-frequency * time) * (1 + pull * time)
    }
    let rate = (-square).squareRoot()
    return 1 - exp(-decay * time) * (cosh(rate * time) + pull / rate * sinh(rate * time))
  }

  private var allowsMoreThanCritical: Bool {
    if #available(iOS 17, *) { return allowsOverdamping }
    return false
  }

  override func take(from other: CAAnimation) {
    super.take(from: other)
    guard let other = other as? CASpringAnimation else { return }
    (mass, stiffness, damping) = (other.mass, other.stiffness, other.damping)
    (initialVelocity, allowsOverdamping) = (other.initialVelocity, other.allowsOverdamping)
  }
}
