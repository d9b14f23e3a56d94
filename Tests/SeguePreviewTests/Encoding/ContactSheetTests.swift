import SeguePreview
import SegueTimeline
import Testing

@Suite struct ContactSheetTests {
  private func entries(_ count: Int) -> [ContactSheet.Entry] {
    (0..<count).map { index in
      let picture = Bitmap(width: 60, height: 120) { _, _ in 0xff00_0000 | UInt32(index + 1) }
      return ContactSheet.Entry(picture, caption: "\(index)")
    }
  }

  @Test func cellsAreEqualAndInReadingOrder() throws {
    var sheet = ContactSheet()
    sheet.cellWidth = 30
    sheet.margin = 10
    sheet.gap = 4
    sheet.maxColumns = 3
    let picture = try sheet.compose(entries(4))  // two rows of two, not three and one
    #expect(picture.width == 10 + 30 + 4 + 30 + 10)
    #expect(picture.height == 10 + 60 + 4 + 60 + 10)
    let centers = [(25, 40), (59, 40), (25, 104), (59, 104)].map { picture[$0.0, $0.1] & 0xff }
    #expect(centers == [1, 2, 3, 4])
    #expect(picture[0, 0] == 0xffe3_e3e8)
    #expect(picture[10, 10] == 0xffe3_e3e8)  // the corner is rounded away
  }

  @Test func captionsAreBelowTheirFrames() throws {
    var sheet = ContactSheet()
    sheet.cellWidth = 60
    sheet.margin = 10
    sheet.gap = 4
    sheet.captionHeight = 20
    var drawn: [(String, Rect2D)] = []
    let picture = try sheet.compose(entries(2)) { text, bounds, _ in drawn.append((text, bounds)) }
    #expect(picture.height == 10 + 120 + 20 + 10)
    #expect(drawn.map(\.0) == ["0", "1"])
    #expect(drawn.last?.1 == Rect2D(x: 74, y: 130, width: 60, height: 20))
  }

  @Test func framesWithOtherAspectRatiosAreFitted() throws {
    var sheet = ContactSheet()
    sheet.cellWidth = 60
    sheet.cornerRadius = 0
    let wide = Bitmap(width: 200, height: 20) { _, _ in 0xff00_ff00 }
    let picture = try sheet.compose(entries(1) + [ContactSheet.Entry(wide)])
    let left = sheet.margin + 60 + sheet.gap
    let middle = sheet.margin + 60
    #expect(picture[left, middle] == 0xff00_ff00)
    #expect(picture[left + 59, middle] == 0xff00_ff00)
    #expect(picture[left + 30, middle - 10] == 0xffe3_e3e8)
  }

  @Test func noEntriesAndExcessiveEntriesAreErrors() {
    #expect(throws: MediaError.self) { try ContactSheet().compose([]) }
    #expect(throws: MediaError.self) { try ContactSheet().compose(entries(3000)) }
  }
}
