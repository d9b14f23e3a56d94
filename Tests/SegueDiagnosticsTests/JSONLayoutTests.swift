import Testing

@testable import SegueDiagnostics

@Suite struct JSONLayoutTests {
  private let value: JSONValue = [
    "name": "a", "sizes": [390, 844], "none": [:],
    "parts": [["id": "b", "list": .strings((0..<12).map { "word \($0)" })], []],
  ]

  @Test func compact() {
    let list = (0..<12).map { #""word \#($0)""# }.joined(separator: ",")
    #expect(
      value.text()
        == #"{"name":"a","sizes":[390,844],"none":{},"parts":[{"id":"b","list":[\#(list)]},[]]}"#)
  }

  @Test func `rows put each element of the outermost array on its own line`() {
    let rows: JSONValue = [[1, [2, 3]], ["a": 4]]
    #expect(rows.text(.rows) == "[[1,[2,3]],\n{\"a\":4}]")
    #expect(JSONValue.array([]).text(.rows) == "[]")
    #expect(value.text(.rows) == value.text())
  }

  @Test func `fitted keeps short values on one line`() {
    let expected = """
      {
        "name": "a",
        "sizes": [390, 844],
        "none": {},
        "parts": [
          {
            "id": "b",
            "list": [
              "word 0",
              "word 1",
              "word 2",
              "word 3",
              "word 4",
              "word 5",
              "word 6",
              "word 7",
              "word 8",
              "word 9",
              "word 10",
              "word 11"
            ]
          },
          []
        ]
      }
      """
    #expect(value.text(.fitted) == expected)
  }

  @Test func `fitted lines hold a hundred characters, however many bytes those are`() {
    let short = JSONValue.strings([String(repeating: "é", count: 96)])
    let long = JSONValue.strings([String(repeating: "é", count: 97)])
    #expect(short.text(.fitted).count == 100)
    #expect(short.text(.fitted) == short.text())
    #expect(long.text(.fitted).split(separator: "\n").count == 3)
  }

  @Test func `spread puts each member on its own line and lists of plain values on one`() {
    let value: JSONValue = ["a": [1, "b", false], "c": ["d": 1], "e": [[:], ["f": 2]]]
    let expected = """
      {
        "a": [1, "b", false],
        "c": {
          "d": 1
        },
        "e": [
          {},
          {
            "f": 2
          }
        ]
      }
      """
    #expect(value.text(.spread) == expected)
  }

  @Test(arguments: [JSONLayout.compact, .rows, .fitted, .spread])
  func `raw text is written unchanged`(layout: JSONLayout) {
    #expect(JSONValue.raw("[1,\n\"<\"]").text(layout, escaping: .html) == "[1,\n\"<\"]")
  }
}
