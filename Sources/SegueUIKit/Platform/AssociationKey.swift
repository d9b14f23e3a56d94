#if canImport(UIKit) && canImport(ObjectiveC)
import ObjectiveC

/// The key of an object that is kept with another one, as long as that exists.
final class AssociationKey: Sendable {
  /// The associated object, if any.
  func object(of owner: AnyObject) -> AnyObject? {
    objc_getAssociatedObject(owner, address) as AnyObject?
  }

  /// Associates an object; nil removes it.
  func set(_ object: AnyObject?, of owner: AnyObject) {
    objc_setAssociatedObject(owner, address, object, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
  }

  /// The key's own address, which is unique: keys are static and so exist forever.
  private var address: UnsafeRawPointer {
    UnsafeRawPointer(Unmanaged.passUnretained(self).toOpaque())
  }
}
#endif
