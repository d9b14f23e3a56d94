#if canImport(Darwin)
import Darwin
#elseif canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

import CSegueSandbox

/// The current process.
package enum ThisProcess {
  /// The process ID.
  package static var id: Int32 { getpid() }

  /// Returns an environment variable; nil where it is not set.
  package static func variable(_ name: String) -> String? {
    getenv(name).map { String(cString: $0) }
  }

  /// Returns an environment variable as a number, at most the end of a range; nil where it is not a
  /// number, or below the range.
  package static func number(_ name: String, in range: ClosedRange<Int>) -> Int? {
    variable(name).flatMap { number(from: $0, in: range) }
  }

  static func number(from text: String, in range: ClosedRange<Int>) -> Int? {
    guard !text.isEmpty, text.utf8.allSatisfy({ 48...57 ~= $0 }) else { return nil }
    // A number with too many digits counts as too large for every range.
    let number = Int(text) ?? .max
    return number < range.lowerBound ? nil : min(number, range.upperBound)
  }

  /// The path of the executable, links followed; nil where it is unknown.
  package static var executablePath: String? {
    #if canImport(Darwin)
    var size: UInt32 = 0
    _NSGetExecutablePath(nil, &size)
    var buffer = [CChar](repeating: 0, count: Int(size) + 1)
    guard _NSGetExecutablePath(&buffer, &size) == 0 else { return nil }
    return buffer.withUnsafeBufferPointer {
      $0.baseAddress.flatMap { FileSystem.real(String(cString: $0)) }
    }
    #else
    return FileSystem.real("/proc/self/exe")
    #endif
  }

  /// The number of processors; at least one.
  package static let processorCount = max(1, Int(sysconf(Int32(_SC_NPROCESSORS_ONLN))))

  /// The size of a memory page, in bytes.
  package static let pageSize = Int(sysconf(Int32(_SC_PAGESIZE)))

  /// Whether a standard stream is a terminal.
  package static func isTerminal(_ stream: Int32) -> Bool { isatty(stream) == 1 }

  /// Makes a folder the current one.
  package static func enter(_ folder: String) throws(SystemFailure) {
    guard chdir(folder) == 0 else { throw SystemFailure(.read, folder, .last) }
  }

  package static func exit(_ status: Int32) -> Never { endProcess(status) }

  /// Ends the process with the thread that started it, where the system can do that.
  package static func endWithParent() { _ = segue_end_with_parent() }

  /// Registers a function to call at normal exit.
  package static func atExit(_ action: @escaping @convention(c) () -> Void) { atexit(action) }
}

private func endProcess(_ status: Int32) -> Never { exit(status) }
