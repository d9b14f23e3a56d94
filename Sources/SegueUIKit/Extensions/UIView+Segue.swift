#if canImport(UIKit)
public import UIKit

extension SegueExtension where Base: UIView {
  /// The name that pairs the view with one of the same name on the other screen; nil for none.
  public var name: String? {
    get { base.elementName }
    nonmutating set { base.elementName = newValue }
  }
}
#endif
