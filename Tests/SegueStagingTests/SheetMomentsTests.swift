import SeguePreview
import Testing

@testable import SegueStaging

/// The moments of a sheet for which none are asked.
@Suite struct SheetMomentsTests {
  /// A bar that is as long as a function of progress says, of 1,000 pixels.
  private struct Bar: FrameSource {
    let duration = 1.0
    let length: @Sendable (Double) -> Double

    func frame(at progress: Double) throws -> Bitmap {
      let end = Int(length(progress) * 1000)
      return Bitmap(width: 1000, height: 1) { x, _ in x < end ? 0xFFFF_FFFF : 0xFF00_0000 }
    }
  }

  @Test func `even motion is shown evenly`() throws {
    let moments = try SheetMoments.moments(of: Bar { $0 })
    #expect(moments == [0, 0.13, 0.25, 0.38, 0.5, 0.63, 0.75, 0.88, 1])
  }

  @Test func `what settles early is shown while it moves, and at its end`() throws {
    let moments = try SheetMoments.moments(of: Bar { min($0 * 2, 1) })
    #expect(moments.dropLast().allSatisfy { $0 < 0.5 } && moments.last == 1)
    #expect(moments.count == 9 && Set(moments).count == 9)
  }

  @Test func `the start is shown, though nothing moves yet`() throws {
    let moments = try SheetMoments.moments(of: Bar { max($0 - 0.5, 0) })
    #expect(moments.first == 0 && moments.dropFirst().allSatisfy { $0 > 0.5 }, "\(moments)")
    #expect(moments.count == 9)
  }

  @Test func `a pause in the middle is left out`() throws {
    let bar = Bar { $0 < 0.2 ? $0 * 5 : $0 < 0.8 ? 1 : (1 - $0) * 5 }
    let moments = try SheetMoments.moments(of: bar)
    #expect(moments.count { $0 <= 0.21 } == 4 && moments.count { $0 >= 0.79 } == 5, "\(moments)")
  }

  @Test func `what never moves is shown evenly`() throws {
    let even = try SheetMoments.moments(of: Bar { $0 })
    #expect(try SheetMoments.moments(of: Bar { _ in 0.5 }) == even)
  }
}
