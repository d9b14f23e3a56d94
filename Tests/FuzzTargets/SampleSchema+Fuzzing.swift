import SegueDiagnostics
import SegueYAML

extension SampleSchema {
  /// Reads a file of the format, and asks its values everything that a cursor can be asked.
  static func visit(_ bytes: [UInt8]) {
    let root = decode(bytes) { preset.read($0, with: &$1) }
    if let root { visit(root, depth: 0) }
  }

  private static func visit(_ cursor: Cursor, depth: Int) {
    precondition(depth < 200, "deeper than the limits allow")
    let length = cursor.withText { $0.count }
    let whole = cursor.place(ofText: 0..<length).range
    precondition(whole.start <= whole.end)
    _ = (cursor.number, cursor.integer, cursor.boolean, cursor.seconds, cursor.radians)
    _ = (cursor.fraction, cursor.color, cursor.string, cursor.keyPlace)
    for item in cursor.items { visit(item, depth: depth + 1) }
    for entry in cursor.entries { visit(entry, depth: depth + 1) }
  }
}
