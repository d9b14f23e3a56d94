#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// What this process knows of itself, and does to itself.
package enum ThisProcess {
  /// Its number.
  package static var id: Int32 { getpid() }

  /// A variable of its environment; nil where it is not set.
  package static func variable(_ name: String) -> String? {
    getenv(name).map { String(cString: $0) }
  }

  /// The path of its program, links followed; nil where the system does not say.
  package static var executablePath: String? {
    #if canImport(Darwin)
      var size: UInt32 = 0
      _NSGetExecutablePath(nil, &size)
      var buffer = [CChar](repeating: 0, count: Int(size) + 1)
      guard _NSGetExecutablePath(&buffer, &size) == 0 else { return nil }
      return buffer.withUnsafeBufferPointer {
        $0.baseAddress.flatMap { FilePlace.real(String(cString: $0)) }
      }
    #else
      return FilePlace.real("/proc/self/exe")
    #endif
  }

  /// How many processors the machine has; at least one.
  package static let processorCount = max(1, Int(sysconf(Int32(_SC_NPROCESSORS_ONLN))))

  /// How many bytes a page of memory has.
  package static let pageSize = Int(sysconf(Int32(_SC_PAGESIZE)))

  /// Whether a standard stream leads to a terminal.
  package static func isTerminal(_ stream: Int32) -> Bool { isatty(stream) == 1 }

  /// Ends it.
  package static func exit(_ status: Int32) -> Never { endProcess(status) }

  /// Does something when it ends by itself.
  package static func atExit(_ action: @escaping @convention(c) () -> Void) { atexit(action) }
}

private func endProcess(_ status: Int32) -> Never { exit(status) }
