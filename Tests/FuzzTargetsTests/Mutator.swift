import SegueTestSupport

/// Changes files at random, in the same way each time.
struct Mutator {
  private let files: [[UInt8]]
  private var random: SeededGenerator

  /// Bytes at which readers decide something.
  private static let pieces = [
    "", "0", "-1", "1e308", "9223372036854775808", "\"", "'", "{", "}", "[", "]", ": ", "- ", ", ",
    "\n", "\n  ", "\t", "&a ", "*a", "!!str ", "(", ")", "%", "#", "\u{0}", "\u{7F}", "\u{2028}",
    "\u{FEFF}", "\\x00", "~", "|\n", "\r\n",
  ].map { Array($0.utf8) }

  init(_ files: [[UInt8]], seed: UInt64) {
    self.files = files
    random = SeededGenerator(seed: seed)
  }

  /// One of the files with up to four changes.
  mutating func next() -> [UInt8] {
    var bytes = file()
    for _ in 0..<Int.random(in: 1...4, using: &random) { change(&bytes) }
    return bytes
  }

  private mutating func file() -> [UInt8] { files.randomElement(using: &random) ?? [] }

  private mutating func change(_ bytes: inout [UInt8]) {
    let range = range(in: bytes)
    switch Int.random(in: 0..<6, using: &random) {
    case 0: bytes.replaceSubrange(range, with: Self.pieces.randomElement(using: &random) ?? [])
    case 1:
      let place = range.lowerBound
      bytes.insert(contentsOf: Self.pieces.randomElement(using: &random) ?? [], at: place)
    case 2: bytes.insert(contentsOf: bytes[range], at: range.upperBound)
    case 3: bytes.removeSubrange(range)
    case 4:
      let other = file()
      bytes.replaceSubrange(range, with: other[self.range(in: other)])
    default:
      guard range.lowerBound < bytes.count else { return }
      bytes[range.lowerBound] ^= 1 << UInt8.random(in: 0..<8, using: &random)
    }
  }

  /// A short range somewhere in a file.
  private mutating func range(in bytes: [UInt8]) -> Range<Int> {
    let start = Int.random(in: 0...bytes.count, using: &random)
    return start..<min(bytes.count, start + Int.random(in: 0...24, using: &random))
  }
}
