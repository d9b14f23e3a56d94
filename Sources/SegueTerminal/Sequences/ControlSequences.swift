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

/// The control sequence that sets the user's clipboard (OSC 52).
package enum ClipboardSequence {
  /// Returns the bytes; inside tmux also a passthrough copy, since tmux may not forward the first
  /// one.
  package static func bytes(of text: String, insideTmux: Bool) -> [UInt8] {
    let plain =
      Array("\u{1b}]52;c;".utf8) + Base64.encode(Array(text.utf8)) + Array("\u{07}".utf8)
    return insideTmux ? plain + TmuxPassthrough.wrap(plain) : plain
  }
}

/// Sends bytes through tmux to the terminal behind it.
package enum TmuxPassthrough {
  /// Wraps bytes for tmux, which forwards them where `allow-passthrough` is on and drops them
  /// otherwise.
  package static func wrap(_ bytes: [UInt8]) -> [UInt8] {
    let escape: UInt8 = 0x1b
    var result = Array("\u{1b}Ptmux;".utf8)
    for byte in bytes {
      if byte == escape { result.append(escape) }
      result.append(byte)
    }
    return result + Array("\u{1b}\\".utf8)
  }
}

/// Base64 encoding with padding (RFC 4648).
enum Base64 {
  private static let alphabet = Array(
    "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8)

  static func encode(_ bytes: [UInt8]) -> [UInt8] {
    // With a capacity of zero the initializer below would write to the empty array that all threads share.
    guard !bytes.isEmpty else { return [] }
    let length = (bytes.count + 2) / 3 * 4
    return [UInt8](unsafeUninitializedCapacity: length) { text, count in
      alphabet.withUnsafeBufferPointer { letters in
        var end = 0
        func add(_ letter: UInt8) {
          text.initializeElement(at: end, to: letter)
          end += 1
        }
        for start in stride(from: 0, to: bytes.count, by: 3) {
          let known = min(3, bytes.count - start)
          var bits = UInt32(bytes[start]) << 16
          if known > 1 { bits |= UInt32(bytes[start + 1]) << 8 }
          if known > 2 { bits |= UInt32(bytes[start + 2]) }
          add(letters[Int(bits >> 18)])
          add(letters[Int(bits >> 12 & 63)])
          add(known > 1 ? letters[Int(bits >> 6 & 63)] : UInt8(ascii: "="))
          add(known > 2 ? letters[Int(bits & 63)] : UInt8(ascii: "="))
        }
      }
      count = length
    }
  }
}
