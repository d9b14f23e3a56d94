import SegueTimeline
import Testing

@testable import SegueCLI

/// Places and sizes as people write and copy them.
@Suite struct GeometryTextTests {
  @Test(arguments: [
    "16,96,180.5,120", "16, 96, 180.5, 120", "(16.0, 96.0, 180.5, 120.0)",
    "{{16, 96}, {180.5, 120}}", "16 96 180.5 120", "(16 96 180.5 120)", "16pt,96pt,180.5pt,120pt",
  ])
  func `a rectangle, also as it is printed`(text: String) throws {
    #expect(try GeometryText.rect(text) == Rect2D(x: 16, y: 96, width: 180.5, height: 120))
  }

  @Test(arguments: [
    "", "1,2,3", "1 2 3", "1 2 3 4 5", "0.1,0.2,0.4,0.2", "1,2,3,4,5", "1,2,-3,4",
    "1px,2px,3px,4px", "a,b,c,d", "nan,0,1,1", "1,2,inf,4",
  ])
  func `anything else is refused`(text: String) {
    #expect(throws: MalformedValue.self) { try GeometryText.rect(text) }
  }

  @Test func `fractions of the screen are told in points`() throws {
    let error = #expect(throws: MalformedValue.self) { try GeometryText.rect("0.25,0.5,1,0.1") }
    #expect(error?.description.contains("found fractions of the screen") == true)
    #expect(error?.description.hasSuffix("that is 101,437,402,87") == true, "\(error as Any)")
    #expect(try GeometryText.rect("0,0,1,1").width == 1)
  }
}
