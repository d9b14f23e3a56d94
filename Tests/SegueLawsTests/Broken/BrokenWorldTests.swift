import SegueCoordinator
import SegueTimeline
import Testing

@testable import SegueLaws

/// Law 3 is about the coordinator: these worlds go wrong where it would.
@Suite struct `Restoration law` {
  static let operations = [
    "push: {tracks: [{layer: to, opacity: {from: 0, to: 1}}]}",
    "present: {tracks: [{layer: to, opacity: {from: 0, to: 1}}]}",
    "tab: {tracks: [{layer: to, opacity: {from: 0, to: 1}}]}",
  ]

  @Test(arguments: FaultyWorld.Fault.allCases, operations)
  func `a world that does not restore violates the law`(fault: FaultyWorld.Fault, operation: String)
    throws
  {
    let found = try TestPreset(operation).violations(laws: [.restoration]) { environment in
      environment.world = { FaultyWorld(HeadlessWorld($0, $1), fault) }
    }
    #expect(found.count == StageVariant.all.count, "\(found.map(\.description))")
    #expect(found.allSatisfy { $0.what.contains(fault.words) }, "\(found.map(\.what))")
  }

  @Test(arguments: operations)
  func `a correct world violates no law`(operation: String) throws {
    let violations = try TestPreset(operation).violations { environment in
      environment.world = { FaultyWorld(HeadlessWorld($0, $1), nil) }
    }
    #expect(violations.isEmpty)
  }
}
