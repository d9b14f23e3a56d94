import SegueTimeline

extension FingerPath {
  /// Returns the shortest similar path for which a condition still holds: without irrelevant
  /// touches and movements, and with round numbers.
  func shrunk(_ stillFails: (FingerPath) -> Bool) -> FingerPath {
    var best = self
    var attempts = Self.maxAttempts
    var hasShrunk = true
    while hasShrunk, attempts > 0 {
      hasShrunk = false
      for candidate in best.simpler where attempts > 0 {
        attempts -= 1
        if stillFails(candidate) {
          best = candidate
          hasShrunk = true
          break
        }
      }
    }
    return best
  }

  private static let maxAttempts = 2000

  /// Paths that are one step simpler, the simplest first.
  private var simpler: [FingerPath] {
    var result: [FingerPath] = []
    func add(_ change: (inout FingerPath) -> Void) {
      var copy = self
      change(&copy)
      if copy != self { result.append(copy) }
    }
    for index in touches.indices.reversed() {
      if touches.count > 1 { add { $0.touches.remove(at: index) } }
      let count = touches[index].moves.count
      var part = count / 2
      while part >= 1 {
        for start in stride(from: 0, to: count, by: part) {
          add { $0.touches[index].moves.removeSubrange(start..<min(start + part, count)) }
        }
        part /= 2
      }
      add { $0.touches[index].isTaken = false }
      add { $0.touches[index].pause = ($0.touches[index].pause * 10).rounded() / 10 }
      add { $0.touches[index].start = $0.touches[index].start.rounded }
      for move in touches[index].moves.indices {
        add { $0.touches[index].moves[move].by = $0.touches[index].moves[move].by.rounded }
        add { $0.touches[index].moves[move].by.y = 0 }
        add { $0.touches[index].moves[move].by.x = 0 }
        add { $0.touches[index].moves[move].seconds = 0.01 }
      }
    }
    return result
  }
}

extension Point2D {
  fileprivate var rounded: Point2D { Point2D(x: x.rounded(), y: y.rounded()) }
}
