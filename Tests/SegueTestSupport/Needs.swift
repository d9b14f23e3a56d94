import Foundation
public import Testing

/// Skips tests that need something which this machine lacks, and runs them on a thread that may wait for it.
///
/// With `CI=true` nothing is skipped: what is missing is a failure there. `Scripts/setup --tests` installs all.
public struct Needs: TestTrait, SuiteTrait, TestScoping {
  /// Something that a test needs is missing where everything has to be there.
  struct Missing: Error, CustomStringConvertible {
    let description: String
  }

  let missing: [String]
  var threads = WaitingThreads.shared
  /// A suite's trait holds for each of its tests.
  public let isRecursive = true

  /// Throws what skips the test, or fails it under CI, if it cannot run here.
  public func prepare(for test: Test) async throws {
    guard !missing.isEmpty else { return }
    let reason = "not installed: \(missing.joined(separator: ", "))"
    if ProcessInfo.processInfo.environment["CI"] == "true" { throw Missing(description: reason) }
    try await ConditionTrait.disabled("\(reason)").prepare(for: test)
  }

  /// Runs a test on a thread that may wait.
  public func provideScope(
    for test: Test, testCase: Test.Case?,
    performing body: @concurrent @Sendable () async throws -> Void
  ) async throws {
    try await withTaskExecutorPreference(threads) { try await body() }
  }
}

extension Trait where Self == Needs {
  /// What programs of the search path a test runs.
  public static func needs(_ programs: String...) -> Self {
    Needs(missing: programs.filter { InstalledProgram.path(of: $0) == nil })
  }

  /// For tests of pages.
  public static var needsChromium: Self {
    Needs(missing: Browser.path == nil ? ["chromium-headless-shell"] : [])
  }

  /// For tests that wait for processes of our own.
  public static var waits: Self { Needs(missing: []) }

  /// For tests with `processExitsWith`.
  public static var exits: Self { Needs(missing: [], threads: .forExits) }
}
