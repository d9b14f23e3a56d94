/// Parses terminal input into keys and replies, however the bytes are split into reads.
///
/// The states are those of ECMA-48: an escape begins a control sequence (`ESC [`) or a control
/// string (`ESC P`, `ESC ]`, `ESC _`), or is the Escape key. Invalid input is skipped; memory use
/// is bounded by ``longestSequence``.
package struct ControlSequences {
  /// One key or reply.
  package enum Token: Hashable, Sendable {
    /// A byte outside any sequence: a key.
    case byte(UInt8)
    /// The escape key.
    case escape
    /// `ESC [` parameters final: `parameters` also contains intermediate bytes.
    case control(parameters: String, final: Character)
    /// A control string; the kind is the byte after the escape: `P`, `]` or `_`.
    case string(kind: Character, text: String)
  }

  private enum State: Hashable {
    case ground
    case escape
    case control
    case string
    case stringEscape
  }

  /// The maximum stored length of a sequence, in bytes; the excess is dropped.
  package static let longestSequence = 4096

  private var state = State.ground
  private var kind: UInt8 = 0
  private var text: [UInt8] = []

  package init() {}

  /// Whether an escape is pending that may be the Escape key.
  package var mayBeEscapeKey: Bool { state == .escape }

  /// Resolves a pending escape as the Escape key.
  package mutating func flushEscape() -> [Token] {
    guard state == .escape else { return [] }
    state = .ground
    return [.escape]
  }

  /// Parses the next bytes and returns the completed tokens.
  package mutating func consume(_ bytes: some Sequence<UInt8>) -> [Token] {
    bytes.compactMap { consume($0) }
  }

  private mutating func consume(_ byte: UInt8) -> Token? {
    switch state {
    case .ground: return ground(byte)
    case .escape: return afterEscape(byte)
    case .control: return inControl(byte)
    case .string: return inString(byte)
    case .stringEscape: return afterStringEscape(byte)
    }
  }

  private mutating func ground(_ byte: UInt8) -> Token? {
    guard byte == escape else { return .byte(byte) }
    state = .escape
    return nil
  }

  private mutating func afterEscape(_ byte: UInt8) -> Token? {
    text = []
    kind = byte
    switch byte {
    case escape: return .escape  // two in a row: the first was the key
    case UInt8(ascii: "["): state = .control
    case UInt8(ascii: "P"), UInt8(ascii: "]"), UInt8(ascii: "_"): state = .string
    default: state = .ground  // a key with Alt
    }
    return nil
  }

  private mutating func inControl(_ byte: UInt8) -> Token? {
    switch byte {
    case 0x20..<0x40:
      keep(byte)
      return nil
    case 0x40..<0x7f:
      state = .ground
      return .control(parameters: keptText, final: Character(UnicodeScalar(byte)))
    default:
      state = byte == escape ? .escape : .ground
      return nil
    }
  }

  private mutating func inString(_ byte: UInt8) -> Token? {
    switch byte {
    case escape: state = .stringEscape
    case 0x07: return endOfString()
    default: keep(byte)
    }
    return nil
  }

  private mutating func afterStringEscape(_ byte: UInt8) -> Token? {
    if byte == UInt8(ascii: "\\") { return endOfString() }
    state = .escape  // the string was cut short, and something else begins
    return afterEscape(byte)
  }

  private mutating func endOfString() -> Token {
    state = .ground
    return .string(kind: Character(UnicodeScalar(kind)), text: keptText)
  }

  private mutating func keep(_ byte: UInt8) {
    if text.count < Self.longestSequence { text.append(byte) }
  }

  private var keptText: String { String(decoding: text, as: UTF8.self) }
}

private let escape: UInt8 = 0x1b
