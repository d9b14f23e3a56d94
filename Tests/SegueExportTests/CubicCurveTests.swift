import Testing

@testable import SegueExport

/// Curves through thirds, compared with the samples that they were fitted to.
@Suite struct CubicCurveTests {
  private func curve(
    _ times: [Double], _ numbers: [Double], within bound: Double, unit: Int = 100_000
  ) -> CubicCurve {
    CubicCurve(
      unit: unit, times: times, numbers: numbers, tolerances: numbers.map { _ in bound })
  }

  @Test func `a cubic is one piece, exact between the samples`() {
    let times = (0...300).map { Double($0) / 300 }
    let fitted = curve(times, times.map { $0 * $0 * (3 - 2 * $0) }, within: 3e-5)
    #expect(fitted.times == [0, 1])
    #expect(abs(fitted.number(at: 0.37) - 0.37 * 0.37 * (3 - 2 * 0.37)) < 3e-5)
    #expect(fitted.number(at: 0) == 0)
    #expect(abs(fitted.number(at: 1) - 1) < 1e-12)
  }

  @Test func `a fast oscillation takes more pieces and stays within the bound`() {
    let times = (0...2000).map { Double($0) / 1000 }
    func sine(_ time: Double) -> Double { (time * 20 - time * time * 3).remainder(dividingBy: 7) }
    func wave(_ time: Double) -> Double { time * (1 - time / 3) * (sine(time) / 7) }
    let numbers = times.map(wave)
    let fitted = curve(times, numbers, within: 1e-3)
    #expect(fitted.times.count > 5)
    #expect(fitted.times.count < 200)
    for (time, number) in zip(times, numbers) {
      #expect(abs(fitted.number(at: time / 2) - number) <= 1e-3)
    }
  }

  @Test func `a jump is a piece without length, and what follows begins after it`() {
    let fitted = curve([0, 0.5, 0.5, 1], [0, 0, 1, 1], within: 1e-3)
    #expect(fitted.times.contains(0.5))
    #expect(fitted.number(at: 0.499) == 0)
    #expect(fitted.number(at: 0.5) == 1)
    #expect(abs(fitted.number(at: 0.501) - 1) < 1e-12)
  }

  @Test func `numbers are whole steps of the unit`() {
    let fitted = curve([0, 1], [0, 1], within: 0.1, unit: 10)
    #expect(fitted.values == [0, 3, 7, 10])
  }
}
