// Declarations: UIKeyboardLayoutGuide.h of the iOS 16.5 SDK. Behavior: "Adjusting your layout with keyboard layout guide": without a keyboard
// the guide is at the bottom, as high as the safe area there.

public import QuartzCore

/// The place of the keyboard in a view.
@MainActor open class UIKeyboardLayoutGuide: UILayoutGuide {
  private weak var view: UIView?
  private var bound: [UIView] = []

  init(of view: UIView) {
    self.view = view
    super.init()
  }

  open override var layoutFrame: CGRect {
    guard let view, let window = view.window else { return .zero }
    let height = max(StandIn.keyboardHeight, window.safeAreaInsets.bottom)
    let bounds = window.bounds
    return view.convert(
      CGRect(x: 0, y: bounds.maxY - height, width: bounds.width, height: height), from: window)
  }

  /// Places a view where the guide is, from now on.
  func bind(_ view: UIView) {
    if !bound.contains(where: { $0 === view }) { bound.append(view) }
    view.frame = layoutFrame
  }

  /// The keyboard has moved.
  func update() {
    guard !bound.isEmpty else { return }
    for view in bound { view.frame = layoutFrame }
    view?.setNeedsLayout()
  }
}

extension UIView {
  /// The place of the keyboard.
  public var keyboardLayoutGuide: UIKeyboardLayoutGuide {
    if let keyboardGuide { return keyboardGuide }
    let guide = UIKeyboardLayoutGuide(of: self)
    keyboardGuide = guide
    return guide
  }

  fileprivate func keyboardDidMove() {
    keyboardGuide?.update()
    for view in subviews { view.keyboardDidMove() }
  }
}

@MainActor extension StandIn {
  /// The height of the keyboard; a change moves it, with an animation.
  public static var keyboardHeight: CGFloat {
    get { Device.current.keyboardHeight }
    set {
      Device.current.keyboardHeight = newValue
      UIView.animate(withDuration: 0.25) {
        for window in scene.windows {
          window.keyboardDidMove()
          window.layoutIfNeeded()
        }
      }
      commit()
    }
  }
}
