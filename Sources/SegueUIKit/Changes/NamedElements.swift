#if canImport(UIKit)
import UIKit

extension UIView {
  private static let nameKey = AssociationKey()

  /// The element's name, which pairs it with an element of the other screen.
  var elementName: String? {
    get { (Self.nameKey.object(of: self) as? ElementName)?.text }
    set { Self.nameKey.set(newValue.map(ElementName.init), of: self) }
  }

  /// The visible named views below this one, by name; of several with the same name the first.
  var namedElements: [String: UIView] {
    var found: [String: UIView] = [:]
    collectNames(into: &found)
    return found
  }

  private func collectNames(into found: inout [String: UIView]) {
    for view in subviews where !view.isHidden {
      if let name = view.elementName, found[name] == nil { found[name] = view }
      view.collectNames(into: &found)
    }
  }
}

/// A name as an object, which can be associated with a view.
private final class ElementName {
  let text: String

  init(_ text: String) { self.text = text }
}
#endif
