public import SegueTimeline

/// The terminal's replies to ``TerminalProbe``'s queries; nil where there was none.
public struct ProbeReplies: Hashable, Sendable {
  /// A width and height, in pixels.
  public struct PixelSize: Hashable, Sendable {
    /// The width.
    public let width: Int
    /// The height.
    public let height: Int
  }

  /// The terminal's name and version (XTVERSION).
  public private(set) var name: String?
  /// The name of the terminal behind tmux, which replies to queries itself.
  public private(set) var outerName: String?
  /// The maximum number of colors of a sixel picture (XTSMGRAPHICS).
  public private(set) var sixelColors: Int?
  /// The reply to kitty's graphics query: `OK` or an error.
  public private(set) var kittyGraphics: String?
  /// The reply to a request to read a picture from our file: `OK` or an error.
  public private(set) var kittyFiles: String?
  /// The background color (OSC 11).
  public private(set) var background: Color?
  /// Whether the terminal supports synchronized output (mode 2026).
  public private(set) var synchronizesOutput: Bool?
  /// The size of a character cell.
  public private(set) var cell: PixelSize?
  /// The size of the text area.
  public private(set) var area: PixelSize?
  /// The primary device attributes: every terminal replies with these, so their query comes last.
  public private(set) var attributes: [Int]?

  /// Creates an empty set of replies.
  public init() {}

  /// Parses all replies in a recording.
  public init(_ bytes: some Sequence<UInt8>) {
    var sequences = ControlSequences()
    for token in sequences.consume(bytes) { add(token) }
  }

  /// Whether no more replies are expected.
  package var areComplete: Bool { attributes != nil && background != nil }

  /// Whether the terminal supports sixels; the first attribute is the terminal's class.
  public var hasSixel: Bool { attributes?.dropFirst().contains(4) ?? false }

  /// Records a reply; other tokens are ignored.
  package mutating func add(_ token: ControlSequences.Token) {
    switch token {
    case .control(let parameters, "c") where parameters.hasPrefix("?"):
      attributes = numbers(parameters.dropFirst())
    case .control(let parameters, "y") where parameters.hasPrefix("?2026;"):
      synchronizesOutput = ["1", "2"].contains(parameters.dropFirst(6).prefix { $0 != "$" })
    case .control(let parameters, "t"): addSize(numbers(parameters))
    case .control(let parameters, "S") where parameters.hasPrefix("?1;0;"):
      sixelColors = numbers(parameters.dropFirst()).last
    case .string("P", let text) where text.hasPrefix(">|"): addName(String(text.dropFirst(2)))
    case .string("]", let text) where text.hasPrefix("11;"):
      background = Color(terminalReply: text.dropFirst(3))
    case .string("_", let text) where text.hasPrefix("G"):
      addGraphics(text.dropFirst())
    default: break
    }
  }

  /// Records a name: tmux replies first, then the terminal behind it.
  private mutating func addName(_ text: String) {
    if name?.hasPrefix("tmux") == true, !text.hasPrefix("tmux") {
      outerName = text
    } else {
      name = text
    }
  }

  /// Records a graphics reply; its ID is that of the query.
  private mutating func addGraphics(_ text: Substring) {
    let answer = text.firstIndex(of: ";").map { String(text[$0...].dropFirst()) } ?? "OK"
    if text.hasPrefix("i=\(TerminalProbe.fileQuestion)") {
      kittyFiles = answer
    } else {
      kittyGraphics = answer
    }
  }

  private mutating func addSize(_ parts: [Int]) {
    guard parts.count == 3, (1...65_535).contains(parts[1]), (1...65_535).contains(parts[2]) else {
      return
    }
    let size = PixelSize(width: parts[2], height: parts[1])
    if parts[0] == 6 { cell = size }
    if parts[0] == 4 { area = size }
  }
}

private func numbers(_ text: some StringProtocol) -> [Int] {
  text.split(separator: ";").compactMap { Int($0) }
}

extension Color {
  /// Parses `rgb:RRRR/GGGG/BBBB` with one to four hexadecimal digits each.
  init?(terminalReply text: some StringProtocol) {
    guard text.hasPrefix("rgb:") else { return nil }
    let parts = text.dropFirst(4).split(separator: "/").compactMap { digits -> Double? in
      guard (1...4).contains(digits.count), let value = UInt16(digits, radix: 16) else {
        return nil
      }
      return Double(value) / Double((1 << (4 * digits.count)) - 1)
    }
    guard parts.count == 3 else { return nil }
    self.init(red: parts[0], green: parts[1], blue: parts[2])
  }
}
