import Testing

@testable import SegueScenes

@Suite struct RubberBandTests {
  /// A view of 550 points: a pull of 1000 makes the quotient 1, one of 3000 makes it 3.
  private let band = RubberBand(length: 550)

  @Test(arguments: [(0.0, 0.0), (1000, 275), (3000, 412.5), (9000, 495)])
  func `follows the rubber-band formula`(pull: Double, give: Double) {
    #expect(abs(band.give(pull) - give) < 1e-9)
    #expect(abs(band.pull(give) - pull) < 1e-6)
  }

  @Test func `a short pull moves the content by 55 percent`() {
    #expect(abs(band.give(0.001) / 0.001 - 0.55) < 1e-5)
  }

  @Test func `never moves by more than the view's length`() {
    #expect(band.give(1e12) <= 550)
    #expect(RubberBand(length: 0).give(100) == 0)
  }

  @Test func `resists only past the ends`() {
    #expect(band.offset(40, upTo: 100) == 40)
    #expect(abs(band.offset(-1000, upTo: 100) + 275) < 1e-9)
    #expect(abs(band.offset(1100, upTo: 100) - 375) < 1e-9)
    for free in [-800.0, -3, 0, 50, 100, 130, 2000] {
      #expect(abs(band.free(band.offset(free, upTo: 100), upTo: 100) - free) < 1e-6)
    }
  }
}
