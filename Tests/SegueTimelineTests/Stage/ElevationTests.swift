import Testing

@testable import SegueTimeline

@Suite struct `Elevations` {
  @Test(arguments: Elevation.allCases.filter { $0 != .none })
  func `have a shadow, which is stronger among dark colors`(elevation: Elevation) {
    let (light, dark) = (elevation.shadow(isDark: false), elevation.shadow(isDark: true))
    #expect(light.color == .black && light.opacity > 0.1 && light.radius > 10)
    #expect(dark.opacity > 2 * light.opacity && dark.opacity <= 1)
    #expect((dark.color, dark.radius, dark.offset) == (light.color, light.radius, light.offset))
  }

  @Test func `of nothing have no shadow`() {
    #expect(Elevation.none.shadow(isDark: false) == .none)
    #expect(Elevation.none.shadow(isDark: true) == .none)
  }
}
