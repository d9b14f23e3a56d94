import SegueCatalog
import SegueDiagnostics
import SeguePreview

/// Converts terminal input to events; late replies are ignored.
struct BrowserInput {
  private var sequences = ControlSequences()
  private var pending: [UInt8] = []
  /// The text pasted so far; nil outside a paste.
  private var pasted: [UInt8]?

  /// The maximum length of a paste, in bytes; the rest is dropped.
  private static let longestPaste = 4096

  /// Whether an escape has arrived with nothing after it, which may be the key.
  var mayBeEscapeKey: Bool { sequences.mayBeEscapeKey }

  /// Handles bytes from the terminal.
  mutating func consume(_ bytes: [UInt8]) -> [BrowserEvent] {
    sequences.consume(bytes).compactMap { event($0) }
  }

  /// Interprets a pending escape as the key.
  mutating func flushEscape() -> [BrowserEvent] {
    sequences.flushEscape().compactMap { event($0) }
  }

  private mutating func event(_ token: ControlSequences.Token) -> BrowserEvent? {
    if let pasted { return paste(token, after: pasted) }
    switch token {
    case .control("200", "~"):
      pasted = []
      return nil
    case .escape: return .key(.escape)
    case .byte(let byte): return key(byte).map { .key($0) }
    case .control("0", "n"): return .acknowledgement
    case .control(let parameters, let final) where parameters.hasPrefix("<"):
      return mouse(parameters.dropFirst(), isRelease: final == "m").map { .mouse($0) }
    case .control(let parameters, let final):
      return Self.key(parameters, final).map { .key($0) }
    case .string: return nil
    }
  }

  /// Handles pasted bytes, which are never keys; only the first line counts.
  private mutating func paste(
    _ token: ControlSequences.Token, after bytes: [UInt8]
  ) -> BrowserEvent? {
    switch token {
    case .byte(let byte):
      if bytes.count < Self.longestPaste { pasted = bytes + [byte] }
      return nil
    case .control("201", "~"):
      pasted = nil
      let line = bytes.prefix { $0 != 10 && $0 != 13 }
      let text = String(decoding: line, as: UTF8.self)
      let words = text.map { $0 == "\t" ? " " : $0 }
      return .paste(
        String(words.filter { !$0.unicodeScalars.contains(where: \.isUnsafeToPrint) }))
    default: return nil
    }
  }

  private mutating func key(_ byte: UInt8) -> BrowserKey? {
    guard byte < 0x80 else { return character(byte) }
    pending = []
    switch byte {
    case 9: return .tab
    case 10, 13: return .enter
    case 8, 127: return .backspace
    case 1...26: return .control(Character(UnicodeScalar(byte + 96)))
    case 32...126: return .character(Character(UnicodeScalar(byte)))
    default: return nil
    }
  }

  /// Collects the bytes of a non-ASCII letter.
  private mutating func character(_ byte: UInt8) -> BrowserKey? {
    if byte >= 0xC0 { pending = [] }
    pending.append(byte)
    guard let text = String(validating: pending, as: UTF8.self), let character = text.first else {
      if pending.count >= 4 { pending = [] }
      return nil
    }
    pending = []
    return character.unicodeScalars.contains(where: \.isUnsafeToPrint) ? nil : .character(character)
  }

  private static func key(_ parameters: String, _ final: Character) -> BrowserKey? {
    switch (parameters, final) {
    case (_, "A"): .up
    case (_, "B"): .down
    case (_, "C"): .right
    case (_, "D"): .left
    case (_, "H"), ("1", "~"), ("7", "~"): .home
    case (_, "F"), ("4", "~"), ("8", "~"): .end
    case ("3", "~"): .delete
    case ("5", "~"): .pageUp
    case ("6", "~"): .pageDown
    case (_, "Z"): .backTab
    default: nil
    }
  }

  /// Parses `button;column;row`, counted from 1: 32 is added while the mouse moves, 64 denotes the
  /// wheel.
  private func mouse(_ parameters: Substring, isRelease: Bool) -> BrowserMouse? {
    let numbers = parameters.split(separator: ";").compactMap { Int($0) }
    guard numbers.count == 3, numbers[1] > 0, numbers[2] > 0 else { return nil }
    let (button, column, row) = (numbers[0], numbers[1] - 1, numbers[2] - 1)
    let action: BrowserMouse.Action
    switch button & ~0b11100 {
    case 64: action = .wheelUp
    case 65: action = .wheelDown
    case 0: action = isRelease ? .release : .press
    case 32: action = .drag
    default: return nil
    }
    return BrowserMouse(action: action, column: column, row: row)
  }
}

/// A key that was pressed.
enum BrowserKey: Hashable, Sendable {
  case character(Character)
  case control(Character)
  case up, down, left, right, pageUp, pageDown, home, end
  case enter, escape, backspace, delete, tab, backTab
}

/// A mouse event, in cells from the top left.
struct BrowserMouse: Hashable, Sendable {
  enum Action: Hashable, Sendable { case press, drag, release, wheelUp, wheelDown }

  var action: Action
  var column: Int
  var row: Int
}

/// An event from the terminal.
enum BrowserEvent: Hashable, Sendable {
  case key(BrowserKey)
  case mouse(BrowserMouse)
  /// A pasted text: safe to print, without line ends.
  case paste(String)
  /// The terminal has shown everything sent before the query.
  case acknowledgement
}
