// Declarations: UIStackView.h of the iOS 16.5 SDK.
// Declared as Apple does; what that means is in its documentation.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation, NeverUseImplicitlyUnwrappedOptionals

public import QuartzCore

/// Views in a row or a column.
///
/// Here they are its subviews, and nothing lays them out.
@MainActor open class UIStackView: UIView {
  open private(set) var arrangedSubviews: [UIView] = []
  open var axis = NSLayoutConstraint.Axis.horizontal
  open var spacing: CGFloat = 0
  open var alignment = Alignment.fill
  open var distribution = Distribution.fill

  public enum Distribution: Int, Sendable {
    case fill, fillEqually, fillProportionally, equalSpacing, equalCentering
  }

  public enum Alignment: Int, Sendable {
    case fill, leading, firstBaseline, center, trailing, lastBaseline
  }

  public convenience init(arrangedSubviews views: [UIView]) {
    self.init(frame: .zero)
    for view in views { addArrangedSubview(view) }
  }

  open func addArrangedSubview(_ view: UIView) {
    arrangedSubviews.append(view)
    addSubview(view)
  }
}

extension NSLayoutConstraint {
  public enum Axis: Int, Sendable {
    case horizontal, vertical
  }
}
