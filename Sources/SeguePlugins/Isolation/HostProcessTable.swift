import SegueSystem
import Synchronization

/// The host processes that run now, so that none outlives this process.
///
/// They notice by themselves when this process is gone; at an ordinary exit they are ended before. That
/// needs state for the whole process, since exit handlers have no context.
enum HostProcessTable {
  private struct State {
    var processes: Set<ChildProcess> = []
    var hasHandler = false
  }

  private static let state = Mutex(State())

  /// Notes a process that has been started.
  static func add(_ process: ChildProcess) {
    state.withLock { state in
      state.processes.insert(process)
      guard !state.hasHandler else { return }
      state.hasHandler = true
      ThisProcess.atExit { HostProcessTable.endAll() }
    }
  }

  /// Forgets a process that has been waited for.
  static func remove(_ process: ChildProcess) {
    _ = state.withLock { $0.processes.remove(process) }
  }

  private static func endAll() {
    let processes = state.withLock { state in
      defer { state.processes = [] }
      return state.processes
    }
    for process in processes {
      process.killGroup()
      process.kill()
      process.wait()
    }
  }
}
