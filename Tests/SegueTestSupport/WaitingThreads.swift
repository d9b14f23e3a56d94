import Foundation

/// Threads for tests that mostly wait: for a browser, a terminal, or a command that they run.
///
/// Swift runs tests on a thread for each processor; while one waits there, a processor has nothing to do.
final class WaitingThreads: TaskExecutor {
  static let shared = WaitingThreads(count: 6)
  /// For tests of what ends a process: what follows the end would wait behind all other tests, and the thread of Swift Testing
  /// that waits for processes takes a processor until then.
  static let forExits = WaitingThreads(count: 2)

  private let threads: OperationQueue

  private init(count: Int) {
    threads = OperationQueue()
    threads.maxConcurrentOperationCount = count
  }

  func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    threads.addOperation { [self] in job.runSynchronously(on: asUnownedTaskExecutor()) }
  }
}
