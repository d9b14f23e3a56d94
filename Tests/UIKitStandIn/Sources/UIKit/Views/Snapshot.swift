// Behavior: UIView.h of the iOS 16.5 SDK: a snapshot shows what is displayed, or with `afterScreenUpdates` what the view says now.

import QuartzCore

/// A view with the picture of another.
final class Snapshot: UIView {
  /// A picture of a rectangle of a view; nothing where it was never displayed and may not be updated.
  init?(of view: UIView, rect: CGRect, afterUpdates: Bool) {
    let context = CGContext()
    guard view.draw(rect, in: context, afterUpdates: afterUpdates) else { return nil }
    super.init(frame: CGRect(origin: .zero, size: rect.size))
    isUserInteractionEnabled = false
    layer.contents = CGImage(
      width: Int((rect.width * 3).rounded(.up)), height: Int((rect.height * 3).rounded(.up)),
      showing: rect, of: context)
  }

  required init?(coder: NSCoder) { nil }

  /// What is pictured, in words.
  var subject: String { (layer.contents as? CGImage)?.subject ?? "" }
}

extension UIView {
  /// Draws the view and those within, as they are displayed or as they say now.
  ///
  /// - Returns: whether there was something to draw.
  func draw(_ rect: CGRect, in context: CGContext, afterUpdates: Bool) -> Bool {
    guard let copy = afterUpdates ? layer.copyOfTree() : layer.copyOfDisplayedTree() else {
      return false
    }
    let name = accessibilityIdentifier ?? String(describing: type(of: self))
    context.draw((self as? Snapshot)?.subject ?? name, copy, in: rect)
    return true
  }
}
