import Measuring

/// The latency from a key to the first bytes that show its effect.
struct KeyTimes {
  /// A key, and the area of the screen that it changes.
  struct Key {
    let name: String
    let bytes: String
    /// The rows, counted from 1; negative ones count from the end.
    let rows: ClosedRange<Int>
    let columns: ClosedRange<Int>
  }

  /// The time from the start to the first row of the list, in seconds.
  private(set) var start = 0.0
  /// The latencies of each key, in seconds, by name.
  private(set) var times: [(name: String, seconds: [Double])] = []
  /// The number of keys without an effect within ``timeout``.
  private(set) var missed = 0

  private static let timeout = 5.0
  private let terminal: TerminalProcess
  private var changes = ScreenChanges()
  private let rowCount: Int
  private var random = UInt64(0x5E60E)

  /// Starts the browser; returns nil where it shows no list.
  init?(_ command: [String], size: TerminalProcess.Size) {
    let begin = now(ofThread: false)
    guard let terminal = TerminalProcess(command, size: size) else { return nil }
    self.terminal = terminal
    rowCount = size.rows
    guard let time = wait(since: begin, rows: 3...3, columns: 1...30, for: 60) else { return nil }
    start = time
    idle(1.5)
  }

  /// Presses keys in turn, each several times.
  mutating func measure(_ keys: [Key], rounds: Int) {
    var seconds = keys.map { _ in [Double]() }
    for _ in 0..<rounds {
      for (index, key) in keys.enumerated() {
        let begin = now(ofThread: false)
        terminal.press(key.bytes)
        let rows =
          key.rows.lowerBound < 0
          ? rowCount + 1 + key.rows.lowerBound...rowCount + 1 + key.rows.upperBound : key.rows
        if let time = wait(since: begin, rows: rows, columns: key.columns, for: Self.timeout) {
          seconds[index].append(time)
        } else {
          missed += 1
        }
        // Random pauses, so that some keys arrive while frames are being rendered.
        random = random &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        idle(0.03 + Double(random >> 40) / Double(1 << 24) * 0.25)
      }
    }
    times += zip(keys, seconds).map { ($0.name, $1) }
  }

  /// Quits the browser.
  func quit() { terminal.press("q") }

  private mutating func idle(_ seconds: Double) {
    let end = now(ofThread: false) + seconds
    while now(ofThread: false) < end, !terminal.hasEnded {
      _ = changes.take(terminal.read(within: max(0.001, end - now(ofThread: false))))
    }
  }

  private mutating func wait(
    since begin: Double, rows: ClosedRange<Int>, columns: ClosedRange<Int>, for seconds: Double
  ) -> Double? {
    while now(ofThread: false) < begin + seconds, !terminal.hasEnded {
      let places = changes.take(terminal.read(within: 0.05))
      if places.contains(where: { rows.contains($0.row) && columns.contains($0.column) }) {
        return now(ofThread: false) - begin
      }
    }
    return nil
  }
}
