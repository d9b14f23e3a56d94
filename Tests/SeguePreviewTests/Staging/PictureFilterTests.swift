import SegueTimeline
import Testing

@testable import SeguePreview

@Suite struct `Picture filters` {
  /// Left half red, right half blue; the lower half is half as opaque.
  private static let picture = SubjectPicture(
    Bitmap(width: 80, height: 80) { x, y in
      let color: UInt32 = x < 40 ? 0xFFFF_0000 : 0xFF00_00FF
      return y < 40 ? color : x < 40 ? 0x8080_0000 : 0x8000_0080
    })

  private static func pixel(_ filter: PictureFilter, _ x: Int, _ y: Int) -> UInt32 {
    let bitmap = picture.filtered(by: filter, width: 40).bitmap
    return bitmap[x * bitmap.width / 80, y * bitmap.height / 80]
  }

  @Test func `a filter that changes nothing changes no pixel`() {
    for (x, y) in [(0, 0), (79, 0), (0, 79), (79, 79)] {
      #expect(Self.pixel(PictureFilter(), x, y) == Self.picture.bitmap[x, y])
    }
  }

  @Test func `without saturation colors are as light as BT.709 says`() {
    // 0.2126 · 255 = 54.2 and 0.0722 · 255 = 18.4; half as much where half as opaque.
    #expect(Self.pixel(PictureFilter(saturation: 0), 10, 10) == 0xFF36_3636)
    #expect(Self.pixel(PictureFilter(saturation: 0), 70, 10) == 0xFF12_1212)
    #expect(Self.pixel(PictureFilter(saturation: 0), 10, 70) == 0x801B_1B1B)
  }

  @Test func `brightness is added, tint laid over, and nothing exceeds the opacity`() {
    #expect(Self.pixel(PictureFilter(brightness: 0.2), 10, 10) == 0xFFFF_3333)
    #expect(Self.pixel(PictureFilter(brightness: -1), 10, 70) == 0x8000_0000)
    let green = Color(red: 0, green: 1, blue: 0, alpha: 0.6)
    #expect(Self.pixel(PictureFilter(tint: green), 10, 10) == 0xFF66_9900)
  }

  @Test func `blocks are of their mean color`() {
    // Blocks of 30 points are 60 pixels: the first spans 40 red and 20 blue columns, and 40 and 20 rows.
    let color = Self.pixel(PictureFilter(pixels: 30), 5, 5)
    #expect(color == Self.pixel(PictureFilter(pixels: 30), 55, 59))
    let meanAlpha: Double = (40 * 255 + 20 * 128) / 60
    #expect(color >> 24 == UInt32(meanAlpha.rounded()))
    #expect(Self.pixel(PictureFilter(pixels: 0.5), 39, 0) == 0xFFFF_0000)
  }

  @Test func `a blur mixes what is near, and goes on at the edges`() {
    let blur = PictureFilter(blur: 4)
    let middle = Self.pixel(blur, 40, 10)
    #expect(middle >> 24 == 255)
    #expect((100...155).contains(middle >> 16 & 255) && (100...155).contains(middle & 255))
    #expect(Self.pixel(blur, 0, 0) == 0xFFFF_0000)
  }
}
