#if canImport(UIKit)
import UIKit

extension ForwardingDelegate {
  /// Whether this is a container's delegate; reports it if the app has set another one since.
  func isDelegate(_ delegate: AnyObject?, of container: String) -> Bool {
    if delegate === self { return true }
    ProblemLog.report(
      "The delegate of a \(container) was set after its style, so UIKit's own transitions are shown. Set "
        + "'segue.style' after the delegate.")
    return false
  }
}
#endif
