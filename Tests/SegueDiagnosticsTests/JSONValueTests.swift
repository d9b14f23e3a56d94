import Foundation
import Testing

@testable import SegueDiagnostics

@Suite struct JSONValueTests {
  @Test(
    arguments: [
      (0, "0"), (-0.0, "0"), (1, "1"), (-12, "-12"), (0.1, "0.1"), (1e15, "1000000000000000"),
      (.leastNonzeroMagnitude, "5e-324"), (1e300, "1e+300"), (.infinity, "null"),
      (-.infinity, "null"), (.nan, "null"),
    ] as [(Double, String)])
  func `numbers use the fewest digits, and those that are not finite are null`(
    number: Double, text: String
  ) {
    #expect(JSONValue.number(number).text() == text)
  }

  @Test func `numbers round-trip`() throws {
    // Knuth's generator of MMIX: bit patterns all over the range.
    var bits: UInt64 = 1
    let numbers = (0..<1000).map { _ -> Double in
      bits = bits &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Double(bitPattern: bits)
    }.filter(\.isFinite)
    let data = Data(JSONValue.numbers(numbers).text().utf8)
    #expect(try JSONDecoder().decode([Double].self, from: data) == numbers)
    #expect(numbers.count > 900)
  }

  @Test func `missing values are null`() {
    let value: JSONValue = [.string(orNull: nil), .string(orNull: "a"), .number(orNull: nil), 1]
    #expect(value.text() == #"[null,"a",null,1]"#)
  }

  @Test func `members keep their order`() {
    let object: JSONObject = ["z": 1, "a": true] + ["m": .integer(.max), "b": []]
    #expect(object.text() == #"{"z":1,"a":true,"m":9223372036854775807,"b":[]}"#)
  }

  @Test func `a member is replaced in place, added at the end or removed`() {
    var object: JSONObject = ["a": 1, "b": 2, "c": 3]
    object["a"] = "one"
    object["d"] = 4
    object["b"] = nil
    object["e"] = nil
    #expect(object == ["a": "one", "c": 3, "d": 4])
    #expect(object["c"] == 3)
    #expect(object["b"] == nil)
  }
}
