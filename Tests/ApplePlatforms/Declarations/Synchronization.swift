// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
/// What the stand-ins use of a module that needs iOS 18, as declarations for Tests/ApplePlatforms/check.
public final class Mutex<Value>: @unchecked Sendable {
  private var value: Value

  public init(_ value: Value) { self.value = value }

  public func withLock<Result>(_ body: (inout Value) throws -> Result) rethrows -> Result {
    try body(&value)
  }
}
