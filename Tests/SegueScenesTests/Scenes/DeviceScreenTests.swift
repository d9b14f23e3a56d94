import SegueTimeline
import Testing

@testable import SegueScenes

@Suite struct DeviceScreenTests {
  /// Sizes in points from Apple's Human Interface Guidelines, "Layout".
  @Test(arguments: [
    (2048, 2732, Size(width: 1024, height: 1366)), (2064, 2752, Size(width: 1032, height: 1376)),
    (1668, 2420, Size(width: 834, height: 1210)), (1668, 2388, Size(width: 834, height: 1194)),
    (1668, 2224, Size(width: 834, height: 1112)), (1640, 2360, Size(width: 820, height: 1180)),
    (1620, 2160, Size(width: 810, height: 1080)), (1536, 2048, Size(width: 768, height: 1024)),
    (1488, 2266, Size(width: 744, height: 1133)), (1320, 2868, Size(width: 440, height: 956)),
    (1206, 2622, Size(width: 402, height: 874)), (1260, 2736, Size(width: 420, height: 912)),
    (1290, 2796, Size(width: 430, height: 932)), (1179, 2556, Size(width: 393, height: 852)),
    (1284, 2778, Size(width: 428, height: 926)), (1170, 2532, Size(width: 390, height: 844)),
    (1125, 2436, Size(width: 375, height: 812)), (1242, 2688, Size(width: 414, height: 896)),
    (828, 1792, Size(width: 414, height: 896)), (750, 1334, Size(width: 375, height: 667)),
    (640, 1136, Size(width: 320, height: 568)), (1242, 2208, Size(width: 414, height: 736)),
  ])
  func `screenshots of devices have the device's points in both orientations`(
    width: Int, height: Int, points: Size
  ) {
    let upright = ScreenshotScreen(width: width, height: height)
    #expect(upright.size == points && upright.known != nil)
    let turned = ScreenshotScreen(width: height, height: width)
    #expect(turned.size == Size(width: points.height, height: points.width))
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
    #expect(screen.size == Size(width: Double(width) / scale, height: Double(height) / scale))
  }

  @Test func `no two screens have the same pixels`() {
    #expect(Set(DeviceScreen.all.map { [$0.shorter, $0.longer] }).count == DeviceScreen.all.count)
    #expect(DeviceScreen.all.allSatisfy { $0.shorter < $0.longer })
  }
}
