import SegueTimeline
import Testing

@testable import SegueLaws

/// The search for jumps, on functions whose jumps are known.
@Suite struct `Jump search` {
  private static func search(
    budget: Int, _ function: @escaping (Double) -> [Double]
  ) -> JumpSearch<[Double]>.Finding? {
    JumpSearch(
      measure: function, changes: { zip($0, $1).map { abs($0 - $1) } },
      isNoticeable: { $0.contains { $0 > 1e-6 } }, budget: budget
    ).jump(from: 0, to: 1, intervals: 96) { _ in true }
  }

  @Test func `finds a jump beside many values that move smoothly`() throws {
    let found = Self.search(budget: 4000) { time in
      [time, 1 - time, time * time, LibM.sin(time), time < 0.317 ? 0.2 : 0.5]
    }
    guard case .jump(let jump)? = found else {
      Issue.record("found \(String(describing: found))")
      return
    }
    #expect(jump.before < 0.317 && jump.after >= 0.317 && jump.after - jump.before < 1e-9)
    #expect(abs((jump.changes.last ?? 0) - 0.3) < 1e-9)
  }

  /// A jump of a size in the middle of an interval, beside steady motion by 1 within it.
  private static func isFound(_ size: Double) -> Bool {
    search(budget: 4000) { time in [96 * time + (time < 48.5 / 96 ? 0 : size)] } != nil
  }

  @Test func `finds jumps larger than a quarter of the other motion in an interval`() {
    #expect(Self.isFound(0.26) && Self.isFound(1) && Self.isFound(10))
    #expect(!Self.isFound(0.24))
  }

  @Test func `finds jumps against the motion that are larger than eleven sixteenths of it`() {
    #expect(Self.isFound(-0.7) && Self.isFound(-0.99) && Self.isFound(-10))
    #expect(!Self.isFound(-0.67))
    #expect(!Self.isFound(-1), "it undoes the motion exactly")
  }

  @Test func `finds nothing in smooth motion`() {
    #expect(Self.search(budget: 4000) { [$0, LibM.sin(8 * $0), $0.squareRoot()] } == nil)
  }

  @Test func `gives up where its budget is spent, and says where`() {
    guard case .gaveUp(let time)? = Self.search(budget: 50, { [LibM.sin(1e6 * $0)] }) else {
      Issue.record("did not give up")
      return
    }
    #expect((0...1).contains(time))
  }
}
