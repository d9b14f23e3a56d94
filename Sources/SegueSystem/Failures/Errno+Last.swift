#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

package import SystemPackage

extension Errno {
  /// The error of the system call that failed last on this thread.
  package static var last: Errno { Errno(rawValue: errno) }
}

/// Does something with swift-system, which throws nothing but error numbers without saying so.
package func throwingErrno<Result>(_ body: () throws -> Result) throws(Errno) -> Result {
  do {
    return try body()
  } catch {
    guard let code = error as? Errno else { preconditionFailure("\(error)") }
    throw code
  }
}
