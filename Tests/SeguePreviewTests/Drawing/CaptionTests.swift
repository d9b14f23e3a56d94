import SegueTimeline
import Testing

@testable import SeguePreview

struct CaptionTests {
  @Test func aCaptionIsOneLineHigh() throws {
    let fonts = try TestFonts.load()
    let caption = Caption("cell-zoom · 25%", fontSize: 10, color: .white, background: .black)
    let bitmap = try caption.bitmap(fonts: fonts, scale: 2)
    #expect(bitmap.height == 28)
    #expect(bitmap.width > 100 && bitmap.width < 200)
    let pixels = (0..<bitmap.height).flatMap { y in (0..<bitmap.width).map { bitmap[$0, y] } }
    #expect(pixels.contains(0xFFFF_FFFF) && pixels.contains(0xFF00_0000))
  }

  @Test func aLongCaptionIsTruncatedToItsMaximumWidth() throws {
    let caption = Caption("a caption that is far too long for its place", maxWidth: 60)
    #expect(try caption.bitmap(fonts: TestFonts.load(), scale: 1).width <= 60)
  }

  @Test func anEmptyCaptionIsAPixelWide() throws {
    #expect(try Caption("").bitmap(fonts: TestFonts.load(), scale: 1).width == 1)
  }
}
