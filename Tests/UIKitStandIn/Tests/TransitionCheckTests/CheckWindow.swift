import SegueUIKit
import UIKit

extension UIWindow {
  /// The window of the check, as after the start of its app, whatever other tests left.
  static func ofCheck() -> UIWindow {
    StandIn.reset()
    Segue.rules.removeAll()
    Segue.playback = .coreAnimation
    let window = UIWindow(windowScene: StandIn.scene)
    window.makeKeyAndVisible()
    return window
  }
}
