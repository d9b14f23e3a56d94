import Synchronization

/// A progress bar for pages that are built on several threads.
final class GalleryProgress: Sendable {
  private let environment: CommandEnvironment
  private let bar = Mutex<ProgressBar?>(nil)

  init(_ environment: CommandEnvironment) { self.environment = environment }

  /// Shows the number of finished pages, from 0; removes the bar after the last.
  ///
  /// A thread may report late, after the last page: that makes no new bar.
  func show(_ done: Int, of all: Int) {
    bar.withLock { bar in
      if done == 0 { bar = ProgressBar(label: "gallery", environment: environment) }
      bar?.show(done, of: all)
      guard done == all else { return }
      bar?.clear()
      bar = nil
    }
  }
}
