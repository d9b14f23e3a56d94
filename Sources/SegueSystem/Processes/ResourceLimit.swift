#if canImport(Darwin)
import Darwin
#elseif canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

package import SystemPackage

/// A resource limit of this process.
///
/// The system enforces the soft limit, which can be raised up to the hard limit; that can only be lowered.
package enum ResourceLimit: Sendable {
  /// The size of core files, in bytes.
  case coreBytes
  /// The size of files that it writes, in bytes.
  case fileBytes
  /// Processor time, in seconds.
  case processorSeconds
  /// One more than the highest descriptor.
  case descriptors
  /// Memory that it can write to, in bytes.
  case dataBytes
  /// The address space, in bytes.
  case addressBytes

  /// Raises the soft limit to a value, as far as the hard limit allows.
  ///
  /// - Returns: the soft limit, which may have been higher before.
  package func raise(to value: Int) throws(Errno) -> Int {
    var limit = try read()
    let reachable = min(rlim_t(value), limit.rlim_max)
    if limit.rlim_cur < reachable {
      limit.rlim_cur = reachable
      try write(limit)
    }
    return Int(clamping: limit.rlim_cur)
  }

  /// Lowers both limits to a value; a limit that is lower already stays.
  ///
  /// - Parameter margin: how far the hard limit is above the soft one, at least.
  package func lower(to value: Int, margin: Int = 0) throws(Errno) {
    let old = try read()
    let hard = min(rlim_t(value + margin), old.rlim_max)
    let soft = min(rlim_t(value), old.rlim_cur, hard - min(hard, rlim_t(margin)))
    try write(rlimit(rlim_cur: soft, rlim_max: hard))
  }

  private func read() throws(Errno) -> rlimit {
    var limit = rlimit()
    guard getrlimit(number, &limit) == 0 else { throw .last }
    return limit
  }

  private func write(_ limit: rlimit) throws(Errno) {
    var limit = limit
    guard setrlimit(number, &limit) == 0 else { throw .last }
  }

  #if canImport(Glibc)
  private typealias Resource = __rlimit_resource
  private var number: __rlimit_resource_t { __rlimit_resource_t(resource.rawValue) }
  #else
  private typealias Resource = Int32
  private var number: Int32 { resource }
  #endif

  private var resource: Resource {
    switch self {
    case .coreBytes: RLIMIT_CORE
    case .fileBytes: RLIMIT_FSIZE
    case .processorSeconds: RLIMIT_CPU
    case .descriptors: RLIMIT_NOFILE
    case .dataBytes: RLIMIT_DATA
    case .addressBytes: RLIMIT_AS
    }
  }
}
