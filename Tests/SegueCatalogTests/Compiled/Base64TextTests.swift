import Foundation
import SegueTestSupport
import Testing

@testable import SegueCatalog

/// Base64, compared with Foundation's.
@Suite struct Base64TextTests {
  private func decoded(_ text: String) -> [UInt8]? {
    var text = text
    return text.withUTF8 { Base64Text.bytes($0) }
  }

  @Test func `any bytes come back`() {
    var random = SeededGenerator(seed: 5)
    for count in 0...200 {
      let bytes = (0..<count).map { _ in UInt8.random(in: 0...255, using: &random) }
      #expect(decoded(Data(bytes).base64EncodedString()) == bytes)
    }
  }

  @Test(arguments: 0...255)
  func `only the digits and the padding at the end are accepted`(character: UInt8) {
    let digits = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/"
    let isDigit = digits.utf8.contains(character)
    for place in 0..<8 {
      var text = Array("AbC0+/zZ".utf8)
      text[place] = character
      let isPadding = place == 7 && character == UInt8(ascii: "=")
      let bytes = text.withUnsafeBufferPointer { Base64Text.bytes($0) }
      #expect((bytes != nil) == (isDigit || isPadding), "\(place)")
    }
  }

  @Test(arguments: ["A", "AB", "ABC", "ABCDE", "=", "====", "A===", "AB=C", "AB==ABCD", "AAAA===="])
  func `incomplete groups and other padding are refused`(text: String) {
    #expect(decoded(text) == nil)
  }
}
