import SegueTimeline
import SegueTestSupport
import Testing

@testable import SeguePreview

@Suite struct BitmapTests {
  private func word(_ x: Int, _ y: Int) -> UInt32 { 0xff00_0000 | UInt32(y * 100 + x) }

  @Test func `pixels are read back where they were written`() {
    let picture = Bitmap(width: 17, height: 3, pixel: word)
    for y in 0..<3 {
      #expect(picture[0, y] == word(0, y) && picture[16, y] == word(16, y))
      let row = picture.withRow(y) { row in row.indices.map { row[$0] } }
      #expect(row == (0..<17).map { word($0, y) })
    }
  }

  @Test func `a buffer's picture does not change when the buffer is redrawn`() {
    let compositor = Compositor()
    var buffer = FrameBuffer(width: 5, height: 4)
    compositor.draw(DisplayList(commands: [], background: .white), into: &buffer)
    let white = buffer.picture()
    compositor.draw(DisplayList(commands: [], background: .black), into: &buffer)
    #expect(white[4, 3] == 0xffff_ffff && buffer.picture()[4, 3] == 0xff00_0000)
    let black = compositor.picture(
      of: DisplayList(commands: [], background: .black), width: 5, height: 4)
    #expect(black[0, 0] == 0xff00_0000 && black.width == 5 && black.height == 4)
  }

  @Test func `a pool's memory is used again once nobody has its picture`() {
    let pool = BitmapPool(width: 17, height: 4)
    let place: UnsafeMutableRawPointer
    do {
      let first = Bitmap(in: pool)
      let second = Bitmap(in: pool)
      place = first.bytes
      #expect(second.bytes != place && second.bytesPerRow == 128)
      withExtendedLifetime((first, second)) {}
    }
    let (third, fourth, fifth) = (Bitmap(in: pool), Bitmap(in: pool), Bitmap(in: pool))
    #expect([third, fourth].contains { $0.bytes == place } && fifth.bytes != place)
    withExtendedLifetime((third, fourth, fifth)) {}
  }

  @Test(.exits) func `access outside the bounds and empty sizes trap`() async {
    await #expect(processExitsWith: .failure) { _ = Bitmap(width: 2, height: 2)[2, 0] }
    await #expect(processExitsWith: .failure) { _ = Bitmap(width: 2, height: 2)[0, -1] }
    await #expect(processExitsWith: .failure) { Bitmap(width: 2, height: 2).withRow(2) { _ in } }
    await #expect(processExitsWith: .failure) { _ = Bitmap(width: 0, height: 2) }
  }
}
