public import Testing

/// The longest that a test may run, counted from when it has a thread.
///
/// Testing's own limit counts from when a test could have begun: on two busy processors a quick test may wait for minutes.
public struct RunLimit: TestTrait, SuiteTrait, TestScoping {
  let limit: Duration
  /// A suite's limit holds for each of its tests.
  public let isRecursive = true

  /// Runs a test and fails it when it took longer than the limit.
  public func provideScope(
    for test: Test, testCase: Test.Case?,
    performing body: @concurrent @Sendable () async throws -> Void
  ) async throws {
    let start = ContinuousClock.now
    try await body()
    let duration = start.duration(to: .now)
    #expect(duration < limit)
  }
}

extension Trait where Self == RunLimit {
  /// A limit for work that would take far longer if it were not bounded.
  public static func runLimit(_ limit: Duration) -> Self { Self(limit: limit) }
}
