// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// What Apple's Swift overlay adds to ObjectiveC.h, and the functions that Segue calls.
@_exported public import ObjectiveC

public struct Selector: Hashable, Sendable { public init(_ name: String) {} }
public struct ObjCBool { public var boolValue: Bool }

extension NSObject: Hashable, CustomStringConvertible, CustomDebugStringConvertible {
  public static func == (a: NSObject, b: NSObject) -> Bool { true }
  public func hash(into hasher: inout Hasher) {}
  public var description: String { "" }
  public var debugDescription: String { "" }
}

public enum objc_AssociationPolicy: UInt {
  case OBJC_ASSOCIATION_ASSIGN
  case OBJC_ASSOCIATION_RETAIN_NONATOMIC
}
public func objc_getAssociatedObject(_ object: Any, _ key: UnsafeRawPointer) -> Any? { nil }
public func objc_setAssociatedObject(
  _ object: Any, _ key: UnsafeRawPointer, _ value: Any?, _ policy: objc_AssociationPolicy
) {}
