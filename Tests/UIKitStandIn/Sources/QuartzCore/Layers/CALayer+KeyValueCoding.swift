// Declarations: NSKeyValueCoding.h of the iOS 16.5 SDK, whose methods are NSObject's. Behavior: "Key-Value Coding Extensions", Core Animation Programming Guide.

import CoreGraphics

extension CALayer {
  /// The value of a property, or of any key that was set.
  public func value(forKey key: String) -> Any? { value(forKeyPath: key) }

  /// Sets a property, or any other key.
  public func setValue(_ value: Any?, forKey key: String) { setValue(value, forKeyPath: key) }

  /// The value at a key path such as `bounds.size.width`.
  public func value(forKeyPath keyPath: String) -> Any? { properties[path: keyPath]?.asAny }

  /// Sets the value at a key path.
  public func setValue(_ value: Any?, forKeyPath keyPath: String) {
    let (key, _) = keyPath[...].headAndRest
    var changed = properties
    changed[path: keyPath] = value.map(LayerValue.init)
    set(String(key), changed[String(key)])
  }
}
