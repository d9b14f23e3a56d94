/// Detects where the screen was written to, from the cursor positions.
struct ScreenChanges {
  /// A position on the screen, counted from 1.
  struct Place: Hashable {
    var row: Int
    var column: Int
  }

  /// The number of acknowledgement requests: one per frame.
  private(set) var acknowledgements = 0
  private var state = State.ground
  private var parameters: [UInt8] = []

  private enum State { case ground, escape, control, string, stringEscape }

  /// Parses bytes and returns the cursor positions.
  mutating func take(_ bytes: [UInt8]) -> [Place] {
    var places: [Place] = []
    for byte in bytes {
      if let place = take(byte) { places.append(place) }
    }
    return places
  }

  private mutating func take(_ byte: UInt8) -> Place? {
    switch (state, byte) {
    case (.ground, 0x1b), (.control, 0x1b): state = .escape
    case (.ground, _): break
    case (.escape, UInt8(ascii: "[")):
      state = .control
      parameters = []
    case (.escape, UInt8(ascii: "P")), (.escape, UInt8(ascii: "]")), (.escape, UInt8(ascii: "_")):
      state = .string
    case (.escape, _): state = .ground
    case (.control, 0x20..<0x40): parameters.append(byte)
    case (.control, _):
      state = .ground
      return end(byte)
    case (.string, 0x1b): state = .stringEscape
    case (.string, 7): state = .ground
    case (.string, _): break
    case (.stringEscape, UInt8(ascii: "\\")): state = .ground
    case (.stringEscape, _): state = .string
    }
    return nil
  }

  private mutating func end(_ final: UInt8) -> Place? {
    let text = String(decoding: parameters, as: UTF8.self)
    if final == UInt8(ascii: "n"), text == "5" { acknowledgements += 1 }
    guard final == UInt8(ascii: "H") else { return nil }
    let numbers = text.split(separator: ";").compactMap { Int($0) }
    return numbers.count == 2 ? Place(row: numbers[0], column: numbers[1]) : nil
  }
}
