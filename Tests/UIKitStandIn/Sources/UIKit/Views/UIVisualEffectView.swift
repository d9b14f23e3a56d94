// Declarations: UIVisualEffectView.h and UIBlurEffect.h of the iOS 16.5 SDK.

public import QuartzCore

/// An effect on what is behind.
@MainActor open class UIVisualEffect: NSObject {
  override init() { super.init() }
}

/// A blur.
@MainActor open class UIBlurEffect: UIVisualEffect {
  /// The look of a blur.
  public enum Style: Int, Sendable {
    case extraLight, light, dark
    case regular = 4
    case prominent = 5
    case systemUltraThinMaterial = 6
    case systemThinMaterial = 7
    case systemMaterial = 8
    case systemThickMaterial = 9
    case systemChromeMaterial = 10
  }

  let style: Style

  /// A blur of a style.
  public init(style: UIBlurEffect.Style) {
    self.style = style
    super.init()
  }
}

/// A view with an effect.
@MainActor open class UIVisualEffectView: UIView {
  open var effect: UIVisualEffect?
  open private(set) var contentView = UIView()

  /// A view with an effect.
  public init(effect: UIVisualEffect?) {
    self.effect = effect
    super.init(frame: .zero)
    contentView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(contentView)
  }

  /// A view of an archive: here one of its own.
  public required init?(coder: NSCoder) { super.init(coder: coder) }
}
