#if canImport(Darwin)
  package import Darwin
#elseif canImport(Glibc)
  package import Glibc
#elseif canImport(Musl)
  package import Musl
#endif

/// What a signal does, in spite of each system's own name for the field that says so.
extension sigaction {
  /// An action that calls a function, which may only call what POSIX names async-signal-safe.
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

  /// The action of a signal now.
  package init(of signal: Int32) {
    self.init()
    sigaction(signal, nil, &self)
  }

  /// Whether the signal is ignored, as `nohup` wants it.
  package var isIgnored: Bool { address == unsafeBitCast(SIG_IGN, to: Int.self) }

  /// Whether the signal does what it does in any program.
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
