import SegueCatalog
import SegueDiagnostics
import SegueYAML

/// Reads, checks and prints whatever bytes libFuzzer thinks of; it may neither crash nor hang.
@c(LLVMFuzzerTestOneInput)
public func fuzz(_ bytes: UnsafePointer<UInt8>, _ count: Int) -> CInt {
  let file = SourceFile(name: "fuzz", bytes: Array(UnsafeBufferPointer(start: bytes, count: count)))
  var reader = YAMLReader(limits: YAMLLimits(fileSize: 1 << 16))
  let (root, diagnostics) = SampleSchema.preset.read(file, with: &reader)
  for style in [DiagnosticStyle.human(.plain), .oneLine, .json] {
    precondition(diagnostics.text(style).allSatisfy { !$0.isForbidden }, "a control got through")
  }
  for place in diagnostics.shown.compactMap(\.place) {
    precondition(place.range.end.offset <= count && place.range.start <= place.range.end)
  }
  if let root { visit(root, depth: 0) }
  return 0
}

/// Asks a value everything that a cursor can be asked.
private func visit(_ cursor: Cursor, depth: Int) {
  precondition(depth < 200, "deeper than the limits allow")
  let length = cursor.withText { $0.count }
  let whole = cursor.place(ofText: 0..<length).range
  precondition(whole.start <= whole.end)
  _ = (cursor.number, cursor.integer, cursor.boolean, cursor.seconds, cursor.radians)
  _ = (cursor.fraction, cursor.color, cursor.string, cursor.keyPlace)
  for item in cursor.items { visit(item, depth: depth + 1) }
  for entry in cursor.entries { visit(entry, depth: depth + 1) }
}

extension Character {
  fileprivate var isForbidden: Bool {
    unicodeScalars.contains { $0.value < 0x20 && $0 != "\n" && $0 != "\t" || $0.value == 0x7F }
  }
}
