import SegueTimeline
import Testing

@testable import SegueScenes

@Suite struct DeviceScreenTests {
  /// Sizes in points from Apple's Human Interface Guidelines, "Layout".
  @Test(arguments: [
    (2048, 2732, Size2D(width: 1024, height: 1366)),
    (2064, 2752, Size2D(width: 1032, height: 1376)),
    (1668, 2420, Size2D(width: 834, height: 1210)), (1668, 2388, Size2D(width: 834, height: 1194)),
    (1668, 2224, Size2D(width: 834, height: 1112)), (1640, 2360, Size2D(width: 820, height: 1180)),
    (1620, 2160, Size2D(width: 810, height: 1080)), (1536, 2048, Size2D(width: 768, height: 1024)),
    (1488, 2266, Size2D(width: 744, height: 1133)), (1320, 2868, Size2D(width: 440, height: 956)),
    (1206, 2622, Size2D(width: 402, height: 874)), (1260, 2736, Size2D(width: 420, height: 912)),
    (1290, 2796, Size2D(width: 430, height: 932)), (1179, 2556, Size2D(width: 393, height: 852)),
    (1284, 2778, Size2D(width: 428, height: 926)), (1170, 2532, Size2D(width: 390, height: 844)),
    (1125, 2436, Size2D(width: 375, height: 812)), (1242, 2688, Size2D(width: 414, height: 896)),
    (828, 1792, Size2D(width: 414, height: 896)), (750, 1334, Size2D(width: 375, height: 667)),
    (640, 1136, Size2D(width: 320, height: 568)), (1242, 2208, Size2D(width: 414, height: 736)),
  ])
  func `screenshots of devices have the device's points in both orientations`(
    width: Int, height: Int, points: Size2D
  ) {
    let upright = ScreenshotScreen(width: width, height: height)
    #expect(upright.size == points && upright.known != nil)
    let turned = ScreenshotScreen(width: height, height: width)
    #expect(turned.size == Size2D(width: points.height, height: points.width))
    #expect(turned.known == upright.known)
  }

  @Test(arguments: [
    // Tablets of other makers, and a cropped iPad.
    (1600, 2560, 2.0), (2560, 1600, 2), (2048, 2600, 2),
    // Phones of other makers.
    (1440, 3120, 3), (1080, 2400, 3), (720, 1280, 2),
    // What was saved at a point per pixel, or is no screen.
    (390, 844, 1), (402, 874, 1), (100, 60, 1),
  ])
  func `the shape decides where no device has the size`(width: Int, height: Int, scale: Double) {
    let screen = ScreenshotScreen(width: width, height: height)
    #expect(screen.known == nil)
    #expect(screen.scale == scale)
    #expect(screen.size == Size2D(width: Double(width) / scale, height: Double(height) / scale))
  }

  @Test func `no two screens have the same pixels`() {
    #expect(Set(DeviceScreen.all.map { [$0.shorter, $0.longer] }).count == DeviceScreen.all.count)
    #expect(DeviceScreen.all.allSatisfy { $0.shorter < $0.longer })
  }
}
