import SegueSystem
import Synchronization

/// The running host processes, so that none outlives this process.
///
/// They notice when this process is gone; at a normal exit they are ended first. That needs
/// process-wide state, since exit handlers have no context.
enum HostProcessTable {
  private struct State {
    var processes: Set<ChildProcess> = []
    var hasHandler = false
  }

  private static let state = Mutex(State())

  /// Adds a started process.
  static func add(_ process: ChildProcess) {
    state.withLock { state in
      state.processes.insert(process)
      guard !state.hasHandler else { return }
      state.hasHandler = true
      ThisProcess.atExit { HostProcessTable.endAll() }
    }
  }

  /// Removes a process that has been waited for.
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
