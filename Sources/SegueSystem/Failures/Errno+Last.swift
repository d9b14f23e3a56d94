#if canImport(Darwin)
import Darwin
#elseif canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

package import SystemPackage

extension Errno {
  /// The error of the last failed system call on this thread.
  package static var last: Errno { Errno(rawValue: errno) }
}

/// Calls swift-system functions, which throw only ``Errno`` but do not declare it.
package func throwingErrno<Result>(_ body: () throws -> Result) throws(Errno) -> Result {
  do {
    return try body()
  } catch {
    guard let code = error as? Errno else { preconditionFailure("\(error)") }
    throw code
  }
}
