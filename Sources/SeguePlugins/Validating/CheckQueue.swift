import SegueSystem

/// Runs checks in processes of their own, several at a time.
public struct CheckQueue: Sendable {
  /// A check that is to be run.
  public struct Job: Sendable {
    /// What the program is told.
    public var arguments: [String]
    /// How long it may take, in seconds.
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
  ///   - executable: the program that checks.
  ///   - width: how many run at a time; nil for as many as there are cores.
  public init(executable: String, width: Int?) {
    self.executable = executable
    self.width = max(1, width ?? ThisProcess.processorCount)
  }

  /// Runs jobs, and gives their verdicts in the same order.
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
          verdicts[index] = CheckVerdict(.skip, "no process could be started for it")
        }
      }
      guard !running.isEmpty else { break }
      for (place, verdict) in Self.step(&running).reversed() {
        verdicts[running[place].index] = verdict
        running.remove(at: place)
      }
    }
    return verdicts.map { $0 ?? CheckVerdict(.skip, "it was not run") }
  }

  /// Waits for whatever comes first.
  ///
  /// - Returns: the places of those that are over, in order, with their verdicts.
  private static func step(
    _ running: inout [(index: Int, process: CheckProcess)]
  ) -> [(Int, CheckVerdict)] {
    let patience = running.map(\.process.milliseconds).min() ?? 0
    let events = Poll.wait(
      for: running.map { ($0.process.descriptor, .readable) }, milliseconds: patience)
    return running.indices.compactMap { place in
      let isLate = running[place].process.milliseconds == 0
      let isOver = !events[place].isEmpty && running[place].process.receive()
      return isOver || isLate ? (place, running[place].process.end()) : nil
    }
  }
}
