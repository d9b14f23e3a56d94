import Measuring

/// The frame rate of a preset in the browser, and the size of its frames.
struct Frames {
  /// Frames per second while something moves.
  let rate: Double
  /// The bytes per frame, including the text beside it.
  let size: Double

  /// Plays a preset in the browser.
  ///
  /// - Returns: nil where it shows no frames.
  init?(_ command: [String], size: TerminalProcess.Size, seconds: Double, readsFiles: Bool) {
    guard let terminal = TerminalProcess(command, size: size, readsFiles: readsFiles) else {
      return nil
    }
    var changes = ScreenChanges()
    // Elements that are drawn once are not counted.
    let start = now(ofThread: false) + 20
    while changes.acknowledgements < 10, now(ofThread: false) < start, !terminal.hasEnded {
      _ = changes.take(terminal.read(within: 0.1))
    }
    guard changes.acknowledgements >= 10 else { return nil }
    let end = now(ofThread: false) + seconds
    var (count, time, bytes, pending) = (0, 0.0, 0, 0)
    var (last, known) = (now(ofThread: false), changes.acknowledgements)
    while now(ofThread: false) < end, !terminal.hasEnded {
      let chunk = terminal.read(within: 0.1)
      pending += chunk.count
      _ = changes.take(chunk)
      guard changes.acknowledgements > known else { continue }
      let moment = now(ofThread: false)
      // The animation pauses at its end: then no frame is missing.
      if moment - last < Self.rest {
        count += changes.acknowledgements - known
        time += moment - last
        bytes += pending
      }
      (last, known, pending) = (moment, changes.acknowledgements, 0)
    }
    guard count > 0, time > 0 else { return nil }
    rate = Double(count) / time
    self.size = Double(bytes) / Double(count)
    terminal.press("q")
  }

  /// The interval between two frames that counts as a pause, in seconds.
  private static let rest = 0.4
}
