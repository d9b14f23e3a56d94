// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// What the stand-in for UIKit has by closures, for selectors need Objective-C.
@_exported public import UIKit

extension CADisplayLink {
  public convenience init(target: Any, selector: Selector) { self.init(standIn: { _ in }) }
}

extension UIGestureRecognizer {
  public func addTarget(_ target: Any, action: Selector) {}
}
