/// A progress bar for long tasks, on a terminal's error stream.
///
/// It appears only if messages go to a terminal, and only after a delay.
final class ProgressBar {
  private let label: String
  private let environment: CommandEnvironment
  private let start: Int64
  private var isShown = false

  /// The delay before a bar appears, in nanoseconds.
  private static let timeout: Int64 = 200_000_000
  private static let width = 24

  init(label: String, environment: CommandEnvironment) {
    self.label = label
    self.environment = environment
    start = environment.now()
  }

  /// Shows the progress.
  func show(_ done: Int, of all: Int) {
    environment.observer?.progress(done, all)
    guard environment.hasErrorTerminal, environment.variable("CI") == nil, all > 0,
      environment.now() - start > Self.timeout
    else { return }
    isShown = true
    let filled = done * Self.width / all
    let bar =
      String(repeating: "█", count: filled) + String(repeating: "░", count: Self.width - filled)
    // Failing to write the bar does not stop the task.
    try? environment.errors.write(
      Array("\r\(bar) \(done)/\(all) \(label.printableLines)\u{1B}[K".utf8))
  }

  /// Removes the bar.
  func clear() {
    if isShown { try? environment.errors.write(Array("\r\u{1B}[K".utf8)) }
  }
}
