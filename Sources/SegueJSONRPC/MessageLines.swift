/// The lines of an input, one message each.
struct MessageLines {
  /// The end of a line was reached.
  enum Line: Equatable {
    case message([UInt8])
    /// It has more bytes than the limit; none of them is kept.
    case tooLong
  }

  private let limit: Int
  /// The next bytes; none at the end.
  private let read: () -> [UInt8]
  /// What was read beyond the last line.
  private var rest: ArraySlice<UInt8> = []

  init(limit: Int, read: @escaping () -> [UInt8]) {
    self.limit = limit
    self.read = read
  }

  /// The next line that is not blank; nil at the end.
  mutating func next() -> Line? {
    while let line = nextLine() {
      if case .message(let bytes) = line, bytes.allSatisfy({ $0 == 0x20 || 9...13 ~= $0 }) {
        continue
      }
      return line
    }
    return nil
  }

  private mutating func nextLine() -> Line? {
    var line: [UInt8] = []
    var isTooLong = false
    func ended() -> Line { isTooLong ? .tooLong : .message(line) }
    while true {
      let end = rest.firstIndex(of: UInt8(ascii: "\n"))
      let piece = rest[..<(end ?? rest.endIndex)]
      if isTooLong || line.count + piece.count > limit {
        isTooLong = true
        line = []
      } else {
        line += piece
      }
      if let end {
        rest = rest[(end + 1)...]
        return ended()
      }
      rest = read()[...]
      if rest.isEmpty { return line.isEmpty && !isTooLong ? nil : ended() }
    }
  }
}
