#if canImport(UIKit)
import QuartzCore

extension CATransaction {
  /// Makes changes that Core Animation does not animate by itself.
  static func withoutActions<Result>(_ changes: () throws -> Result) rethrows -> Result {
    begin()
    setDisableActions(true)
    defer { commit() }
    return try changes()
  }
}
#endif
