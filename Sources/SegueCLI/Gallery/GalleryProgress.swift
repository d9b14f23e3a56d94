import Synchronization

/// A bar for whoever waits until sheets are made, by whichever threads.
final class GalleryProgress: Sendable {
  private let environment: CommandEnvironment
  private let bar = Mutex<ProgressBar?>(nil)

  init(_ environment: CommandEnvironment) { self.environment = environment }

  /// Shows how many are made; the bar goes with the last.
  func show(_ done: Int, of all: Int) {
    bar.withLock { bar in
      if bar == nil { bar = ProgressBar(label: "gallery", environment: environment) }
      bar?.show(done, of: all)
      guard done == all else { return }
      bar?.clear()
      bar = nil
    }
  }
}
