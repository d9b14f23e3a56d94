import Synchronization

/// A progress bar for presets that are checked on several threads.
final class CheckProgress: Sendable {
  private let count: Int
  private let state: Mutex<(done: Int, bar: ProgressBar)>

  /// Begins a check of so many presets.
  init(of count: Int, in environment: CommandEnvironment) {
    self.count = count
    state = Mutex((0, ProgressBar(label: "presets checked", environment: environment)))
  }

  /// Counts a preset; the bar disappears with the last one.
  func finish() {
    state.withLock { state in
      state.done += 1
      if state.done < count { state.bar.show(state.done, of: count) } else { state.bar.clear() }
    }
  }
}
