#if canImport(Darwin)
package import Darwin
#elseif canImport(Glibc)
package import Glibc
#elseif canImport(Musl)
package import Musl
#endif

/// Signal actions, independent of each system's name for the handler field.
extension sigaction {
  /// Creates an action that calls a function; it may call only async-signal-safe functions (POSIX).
  package init(calling handler: @escaping @convention(c) (Int32) -> Void) {
    self.init()
    #if canImport(Darwin)
    __sigaction_u.__sa_handler = handler
    #elseif canImport(Glibc)
    __sigaction_handler.sa_handler = handler
    #else
    __sa_handler.sa_handler = handler
    #endif
  }

  /// Reads the current action of a signal.
  package init(of signal: Int32) {
    self.init()
    sigaction(signal, nil, &self)
  }

  /// Whether the signal is ignored, as under `nohup`.
  package var isIgnored: Bool { address == unsafeBitCast(SIG_IGN, to: Int.self) }

  /// Whether the signal has its default action.
  package var isStandard: Bool { address == 0 }

  private var address: Int {
    #if canImport(Darwin)
    unsafeBitCast(__sigaction_u.__sa_handler, to: Int.self)
    #elseif canImport(Glibc)
    unsafeBitCast(__sigaction_handler.sa_handler, to: Int.self)
    #else
    unsafeBitCast(__sa_handler.sa_handler, to: Int.self)
    #endif
  }
}
