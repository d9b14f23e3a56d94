package import SystemPackage

extension UnfinishedFiles {
  /// Starts a program that writes a file, and registers it.
  ///
  /// Signals are blocked between the start and the registration.
  package static func start(_ spawn: Spawn) throws(Errno) -> ChildProcess {
    installHandlers()
    return try Signal.blocking(Signal.ending) { () throws(Errno) in
      let process = try spawn.start()
      addWriter(process.id)
      return process
    }
  }

  /// Waits for a program that ``start(_:)`` has started.
  package static func wait(for process: ChildProcess) -> TerminationStatus {
    process.waitForEnd()
    removeWriter(process.id)  // before its ID is free for another process
    return process.wait()
  }
}
