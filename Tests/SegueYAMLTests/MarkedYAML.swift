import SegueCatalog
import SegueDiagnostics
import SegueYAML
import Testing

/// YAML with numbered marks where diagnostics are expected: `1️⃣` stands before the first character meant.
struct MarkedYAML {
  let file: SourceFile
  /// Line and column of each mark, in order.
  let marks: [String]

  private static let digits = ["1️⃣", "2️⃣", "3️⃣", "4️⃣", "5️⃣", "6️⃣", "7️⃣", "8️⃣", "9️⃣"]

  init(_ text: String) {
    var clean = ""
    var marks: [Int: String] = [:]
    for character in text {
      if let digit = Self.digits.firstIndex(of: String(character)) {
        marks[digit] = Self.position(after: clean)
      } else {
        clean.append(character)
      }
    }
    file = SourceFile(name: "test.yaml", text: clean)
    self.marks = marks.sorted { $0.key < $1.key }.map(\.value)
  }

  /// Counted here by splitting, not as ``SourceFile`` counts.
  private static func position(after text: String) -> String {
    let lines = text.replacing("\r\n", with: "\n").split(
      separator: "\n", omittingEmptySubsequences: false)
    return "\(lines.count):\((lines.last?.unicodeScalars.count ?? 0) + 1)"
  }

  /// Expects exactly these diagnostics, by mark, code and message.
  func expect(
    _ expected: [Expected], schema: Schema = SampleSchema.preset,
    sourceLocation: Testing.SourceLocation = #_sourceLocation
  ) {
    var reader = YAMLReader()
    let found = schema.read(file, with: &reader).diagnostics.shown
    let positions = found.map { "\($0.place.map { $0.text } ?? "") \($0.code) \($0.message)" }
    let wanted = expected.map { "\(marks[$0.mark - 1]) \($0.code) \($0.message)" }
    #expect(positions == wanted, sourceLocation: sourceLocation)
    for (diagnostic, expected) in zip(found, expected) {
      guard let help = expected.help else { continue }
      #expect(diagnostic.help == help, sourceLocation: sourceLocation)
    }
  }

  struct Expected {
    let mark: Int
    let code: Diagnostic.Code
    let message: String
    var help: String?

    init(_ mark: Int, _ code: Diagnostic.Code, _ message: String, help: String? = nil) {
      self.mark = mark
      self.code = code
      self.message = message
      self.help = help
    }
  }
}

extension SourcePlace {
  fileprivate var text: String { "\(range.start.line):\(range.start.column)" }
}
