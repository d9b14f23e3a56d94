#if canImport(Darwin)
import Darwin
#elseif canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

package import SystemPackage
import Synchronization

extension Spawn {
  /// Starts a program on a thread of its own, which lasts as long as the program runs.
  ///
  /// On Linux, a program that is to end with its parent ends with the *thread* that started it, and the
  /// caller's thread may end sooner.
  package func startOnLastingThread() throws(Errno) -> ChildProcess {
    let answers = try SocketPair()
    defer { answers.ours.closeQuietly() }
    let place = SpawnResult()
    let spawn = UncheckedSpawn(spawn: self)
    let isStarted = startDetached {
      let result = Result { () throws(Errno) in try spawn.spawn.start() }
      place.value.withLock { $0 = result }
      answers.theirs.closeQuietly()
      if case .success(let process) = result { process.waitUntilEnded() }
    }
    guard isStarted else {
      answers.theirs.closeQuietly()
      return try start()
    }
    // The other end closes once the result is there.
    withUnsafeTemporaryAllocation(byteCount: 1, alignment: 1) { byte in
      while (try? answers.ours.receive(into: byte, waits: true)) == nil {}
    }
    guard let result = place.value.withLock({ $0 }) else { throw .resourceTemporarilyUnavailable }
    return try result.get()
  }
}

extension ChildProcess {
  /// Waits until the process has ended or was reaped, without reaping it.
  fileprivate func waitUntilEnded() {
    var information = siginfo_t()
    while waitid(P_PID, id_t(id), &information, WEXITED | WNOWAIT) != 0, errno == EINTR {}
  }
}

/// A spawn configuration that is passed to one other thread and not changed meanwhile.
private struct UncheckedSpawn: @unchecked Sendable {
  let spawn: Spawn
}

private final class SpawnResult: Sendable {
  let value = Mutex<Result<ChildProcess, Errno>?>(nil)
}
