// Behavior: UIView.h of the iOS 16.5 SDK: a snapshot shows what is displayed, or with `afterScreenUpdates` what the view says now.

import QuartzCore

/// A view with the picture of another.
final class Snapshot: UIView {
  /// What is pictured, in words.
  let subject: String

  init?(of view: UIView, rect: CGRect, afterUpdates: Bool) {
    guard afterUpdates || view.layer.presentation() != nil else { return nil }
    let name = view.accessibilityIdentifier ?? String(describing: type(of: view))
    subject = (view as? Snapshot)?.subject ?? name
    super.init(frame: CGRect(origin: .zero, size: rect.size))
    isUserInteractionEnabled = false
    layer.contents = CGImage(
      width: Int((rect.width * 3).rounded(.up)), height: Int((rect.height * 3).rounded(.up)),
      subject: subject)
  }

  required init?(coder: NSCoder) { nil }
}
