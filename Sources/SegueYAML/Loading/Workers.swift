#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// Threads that share a piece of work.
enum Workers {
  /// Does both halves of something at the same time.
  ///
  /// Where the system refuses a thread, both are done on the calling one.
  static func both<First: Sendable, Second: Sendable>(
    _ first: () -> First, _ second: @escaping @Sendable () -> Second
  ) -> (First, Second) {
    let job = Job(second)
    guard let thread = start(job) else { return (first(), second()) }
    let mine = first()
    pthread_join(thread, nil)
    return (mine, job.result ?? second())
  }

  private static func start<Result>(_ job: Job<Result>) -> pthread_t? {
    let runnable = Unmanaged.passRetained(Runnable { job.run() })
    #if canImport(Darwin)
      var thread: pthread_t?
    #else
      var thread = pthread_t()
    #endif
    guard pthread_create(&thread, nil, threadMain, runnable.toOpaque()) == 0 else {
      runnable.release()
      return nil
    }
    return thread
  }
}

/// Work with its result, which the thread writes before it ends and nobody reads before that.
private final class Job<Result: Sendable>: @unchecked Sendable {
  private let body: @Sendable () -> Result
  private(set) var result: Result?

  init(_ body: @escaping @Sendable () -> Result) { self.body = body }

  func run() { result = body() }
}

private final class Runnable {
  let run: () -> Void

  init(_ run: @escaping () -> Void) { self.run = run }
}

#if canImport(Darwin)
  private func threadMain(_ work: UnsafeMutableRawPointer) -> UnsafeMutableRawPointer? {
    Unmanaged<Runnable>.fromOpaque(work).takeRetainedValue().run()
    return nil
  }
#else
  private func threadMain(_ work: UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer? {
    if let work { Unmanaged<Runnable>.fromOpaque(work).takeRetainedValue().run() }
    return nil
  }
#endif
