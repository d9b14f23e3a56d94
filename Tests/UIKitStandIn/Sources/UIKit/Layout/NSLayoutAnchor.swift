// Declarations: NSLayoutAnchor.h, NSLayoutConstraint.h and UIKeyboardLayoutGuide.h of the iOS 16.5 SDK.
// Declared as Apple does; what that means is in its documentation.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation, NeverUseImplicitlyUnwrappedOptionals

public import QuartzCore

/// A line of a view that constraints relate to others.
///
/// Here constraints are declared only: nothing solves them, except that a view bound to the keyboard's guide takes its place.
@MainActor open class NSLayoutAnchor<AnchorType: AnyObject>: NSObject {
  weak var owner: NSObject?

  /// The anchor of a view or a guide.
  convenience init(of owner: NSObject) {
    self.init()
    self.owner = owner
  }

  open func constraint(
    equalTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat = 0
  ) -> NSLayoutConstraint {
    let constraint = NSLayoutConstraint()
    (constraint.first, constraint.second) = (owner, anchor.owner)
    return constraint
  }

  open func constraint(
    greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat = 0
  ) -> NSLayoutConstraint { NSLayoutConstraint() }

  open func constraint(
    lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat = 0
  ) -> NSLayoutConstraint { NSLayoutConstraint() }
}

/// A vertical line.
@MainActor open class NSLayoutXAxisAnchor: NSLayoutAnchor<NSLayoutXAxisAnchor> {}

/// A horizontal line.
@MainActor open class NSLayoutYAxisAnchor: NSLayoutAnchor<NSLayoutYAxisAnchor> {}

/// A width or a height.
@MainActor open class NSLayoutDimension: NSLayoutAnchor<NSLayoutDimension> {
  open func constraint(equalToConstant c: CGFloat) -> NSLayoutConstraint { NSLayoutConstraint() }

  open func constraint(
    equalTo anchor: NSLayoutDimension, multiplier m: CGFloat
  ) -> NSLayoutConstraint { NSLayoutConstraint() }
}

/// A relation of two anchors.
@MainActor open class NSLayoutConstraint: NSObject {
  open var constant: CGFloat = 0
  weak var first: NSObject?
  weak var second: NSObject?

  open var isActive = false {
    didSet {
      guard let view = first as? UIView else { return }
      (second as? UIKeyboardLayoutGuide)?.bind(view)
    }
  }

  open class func activate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.isActive = true }
  }
}

/// A rectangle of a view that constraints relate to.
@MainActor open class UILayoutGuide: NSObject {
  open var layoutFrame: CGRect { .zero }
  open var topAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(of: self) }
  open var bottomAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(of: self) }
  open var leadingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(of: self) }
  open var trailingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(of: self) }
  open var centerXAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(of: self) }
  open var centerYAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(of: self) }
  open var widthAnchor: NSLayoutDimension { NSLayoutDimension() }
  open var heightAnchor: NSLayoutDimension { NSLayoutDimension() }
}

extension UIView {
  public var topAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(of: self) }
  public var bottomAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(of: self) }
  public var leadingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(of: self) }
  public var trailingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(of: self) }
  public var centerXAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor() }
  public var centerYAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor() }
  public var widthAnchor: NSLayoutDimension { NSLayoutDimension() }
  public var heightAnchor: NSLayoutDimension { NSLayoutDimension() }
  public var safeAreaLayoutGuide: UILayoutGuide { UILayoutGuide() }
  public var layoutMarginsGuide: UILayoutGuide { UILayoutGuide() }
}
