/// How far long work is, on a terminal's error stream.
///
/// It shows itself only where messages go to a terminal, and only once the work has turned out to be long.
final class ProgressBar {
  private let label: String
  private let environment: CommandEnvironment
  private let start: Int64
  private var isShown = false

  /// How long work may take before a bar appears, in nanoseconds.
  private static let patience: Int64 = 200_000_000
  private static let width = 24

  init(label: String, environment: CommandEnvironment) {
    self.label = label
    self.environment = environment
    start = environment.now()
  }

  /// Shows how much is done.
  func show(_ done: Int, of all: Int) {
    guard environment.hasErrorTerminal, environment.variable("CI") == nil, all > 0,
      environment.now() - start > Self.patience
    else { return }
    isShown = true
    let filled = done * Self.width / all
    let bar =
      String(repeating: "█", count: filled) + String(repeating: "░", count: Self.width - filled)
    // A bar that cannot be written is no reason to stop.
    try? environment.errors.write(
      Array("\r\(bar) \(done)/\(all) \(label.printableLines)\u{1B}[K".utf8))
  }

  /// Takes the bar away.
  func clear() {
    if isShown { try? environment.errors.write(Array("\r\u{1B}[K".utf8)) }
  }
}
