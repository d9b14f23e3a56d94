import SegueTimeline
import Testing

@testable import SegueScenes

struct SafeAreaTests {
  @Test(arguments: [
    (402.0, 874.0, Insets(top: 62, left: 0, bottom: 34, right: 0)),
    (874, 402, Insets(top: 0, left: 62, bottom: 21, right: 62)),
    (390, 844, Insets(top: 47, left: 0, bottom: 34, right: 0)),
    (844, 390, Insets(top: 0, left: 47, bottom: 21, right: 47)),
    (320, 568, Insets(top: 20, left: 0, bottom: 0, right: 0)),
    (568, 320, .zero),
    (768, 1024, Insets(top: 24, left: 0, bottom: 20, right: 0)),
    (1024, 768, Insets(top: 24, left: 0, bottom: 20, right: 0)),
    (1, 1, .zero), (0, 0, .zero), (100, 4000, .zero),
  ])
  func devicesHaveTheirSafeAreas(width: Double, height: Double, expected: Insets) {
    #expect(Insets.typical(for: Size2D(width: width, height: height)) == expected)
  }

  @Test(arguments: [
    (402.0, 874.0, 62.0), (874, 402, 62), (390, 844, 47), (320, 568, 0), (768, 1024, 18),
    (1024, 768, 18), (100, 4000, 0),
  ])
  func devicesHaveTheirCorners(width: Double, height: Double, radius: Double) {
    let size = Size2D(width: width, height: height)
    let container = Stage.Container(device: size)
    #expect(container.cornerRadius == radius)
    #expect(container.safeArea == .typical(for: size))
  }
}
