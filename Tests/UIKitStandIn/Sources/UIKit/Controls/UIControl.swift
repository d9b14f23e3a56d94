// Declarations: UIControl.h, UIAction.h, UIButton.h, UISlider.h and UISegmentedControl.h of the iOS 16.5 SDK.
// Declared as Apple does; what that means is in its documentation.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation, NeverUseImplicitlyUnwrappedOptionals

public import QuartzCore

/// A view with an action.
@MainActor open class UIControl: UIView {
  open var isEnabled = true
  open private(set) var isTracking = false
  private var primary: UIAction?
  private var actions: [(action: UIAction, events: Event)] = []

  public override init(frame: CGRect) { super.init(frame: frame) }

  public convenience init(frame: CGRect, primaryAction: UIAction?) {
    self.init(frame: frame)
    primary = primaryAction
  }

  public required init?(coder: NSCoder) { super.init(coder: coder) }

  open func addAction(_ action: UIAction, for controlEvents: Event) {
    actions.append((action, controlEvents))
  }

  /// Performs the actions of an event; a tap is that of the primary action.
  open func sendActions(for controlEvents: Event) {
    if controlEvents.contains(.primaryActionTriggered), let primary { primary.handler(primary) }
    for (action, events) in actions where !events.isDisjoint(with: controlEvents) {
      action.handler(action)
    }
  }

  public struct Event: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let touchUpInside = Event(rawValue: 1 << 6)
    public static let valueChanged = Event(rawValue: 1 << 12)
    public static let primaryActionTriggered = Event(rawValue: 1 << 13)
  }
}

/// What a control or a menu does.
@MainActor open class UIAction: NSObject {
  open var title: String
  open var image: UIImage?
  let handler: (UIAction) -> Void

  public init(
    title: String = "", image: UIImage? = nil, handler: @escaping (UIAction) -> Void
  ) {
    (self.title, self.image, self.handler) = (title, image, handler)
  }

  open func performWithSender(_ sender: Any?, target: Any?) { handler(self) }
}

/// A button.
@MainActor open class UIButton: UIControl {
  open var configuration: Configuration?

  public enum ButtonType: Int, Sendable {
    case custom = 0
    case system = 1
    case close = 7
  }

  public struct Configuration: Sendable {
    public var title: String?

    public static func plain() -> Configuration { Configuration() }
    public static func tinted() -> Configuration { Configuration() }
    public static func filled() -> Configuration { Configuration() }
  }

  public convenience init(type buttonType: ButtonType, primaryAction: UIAction?) {
    self.init(frame: .zero, primaryAction: primaryAction)
  }

  public convenience init(configuration: Configuration, primaryAction: UIAction? = nil) {
    self.init(frame: .zero, primaryAction: primaryAction)
    self.configuration = configuration
    self.configuration?.title = primaryAction?.title
  }
}

/// A knob that a finger drags.
@MainActor open class UISlider: UIControl {
  open var value: Float = 0
}

/// Segments, of which one is selected.
@MainActor open class UISegmentedControl: UIControl {
  open var selectedSegmentIndex = -1
  open private(set) var numberOfSegments = 0

  public init(items: [Any]?) {
    super.init(frame: .zero)
    numberOfSegments = items?.count ?? 0
  }

  public required init?(coder: NSCoder) { super.init(coder: coder) }
}
