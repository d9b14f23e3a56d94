import UIKit

extension UIView {
  /// Adds a view with its constraints.
  func add<View: UIView>(_ view: View, _ constraints: (View) -> [NSLayoutConstraint]) {
    view.translatesAutoresizingMaskIntoConstraints = false
    addSubview(view)
    NSLayoutConstraint.activate(constraints(view))
  }
}

extension UILabel {
  /// A label of as many lines as it takes, in the user's text size.
  convenience init(_ text: String = "", _ style: UIFont.TextStyle, _ color: UIColor = .label) {
    self.init()
    self.text = text
    textColor = color
    font = .preferredFont(forTextStyle: style)
    adjustsFontForContentSizeCategory = true
    numberOfLines = 0
  }
}
