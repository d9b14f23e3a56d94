import SegueSystem

/// Runs checks in separate processes, several at a time.
public struct CheckQueue: Sendable {
  /// A check to run.
  public struct Job: Sendable {
    /// The program's arguments.
    public var arguments: [String]
    /// The timeout, in seconds.
    public var seconds: Double

    /// Creates a job.
    public init(_ arguments: [String], seconds: Double) {
      self.arguments = arguments
      self.seconds = seconds
    }
  }

  private let executable: String
  private let width: Int

  /// Creates a queue.
  ///
  /// - Parameters:
  ///   - executable: the checking program.
  ///   - width: the maximum number of concurrent checks; nil for one for each core.
  public init(executable: String, width: Int?) {
    self.executable = executable
    self.width = max(1, width ?? ThisProcess.processorCount)
  }

  /// Runs jobs, and returns their verdicts in the same order.
  public func run(_ jobs: [Job]) -> [CheckVerdict] {
    var verdicts: [CheckVerdict?] = jobs.map { _ in nil }
    var waiting = jobs.indices.makeIterator()
    var running: [(index: Int, process: CheckProcess)] = []
    while true {
      while running.count < width, let index = waiting.next() {
        let job = jobs[index]
        if let process = CheckProcess(executable, job.arguments, seconds: job.seconds) {
          running.append((index, process))
        } else {
          verdicts[index] = CheckVerdict(.skip, "cannot start a process for the check")
        }
      }
      guard !running.isEmpty else { break }
      for (place, verdict) in Self.step(&running).reversed() {
        verdicts[running[place].index] = verdict
        running.remove(at: place)
      }
    }
    return verdicts.map { $0 ?? CheckVerdict(.skip, "the check did not run") }
  }

  /// Waits for the next event.
  ///
  /// - Returns: the indices of the finished checks, in order, with their verdicts.
  private static func step(
    _ running: inout [(index: Int, process: CheckProcess)]
  ) -> [(Int, CheckVerdict)] {
    let timeout = running.map(\.process.milliseconds).min() ?? 0
    let events = Poll.wait(
      for: running.map { ($0.process.descriptor, .readable) }, milliseconds: timeout)
    return running.indices.compactMap { place in
      let isLate = running[place].process.milliseconds == 0
      let isOver = !events[place].isEmpty && running[place].process.receive()
      return isOver || isLate ? (place, running[place].process.end()) : nil
    }
  }
}
