public import SegueTimeline

/// What a terminal answered to ``TerminalProbe``'s questions; nil or empty where it was silent.
public struct ProbeReplies: Hashable, Sendable {
  /// Width and height of something, in pixels.
  public struct PixelSize: Hashable, Sendable {
    /// Pixels across.
    public let width: Int
    /// Pixels down.
    public let height: Int
  }

  /// The terminal's name and version as it gives them (XTVERSION).
  public private(set) var name: String?
  /// The name of the terminal behind tmux, which answers for itself.
  public private(set) var outerName: String?
  /// How many colors a sixel picture may have (XTSMGRAPHICS).
  public private(set) var sixelColors: Int?
  /// What it said to kitty's graphics query: `OK` or an error.
  public private(set) var kittyGraphics: String?
  /// What it said when it was asked to take a picture from a file of ours: `OK` or an error.
  public private(set) var kittyFiles: String?
  /// The color behind the text (OSC 11).
  public private(set) var background: Color?
  /// Whether it holds back what it shows until an update is complete (mode 2026).
  public private(set) var synchronizesOutput: Bool?
  /// The size of a character cell.
  public private(set) var cell: PixelSize?
  /// The size of the area for text.
  public private(set) var area: PixelSize?
  /// The primary device attributes: the reply that everything answers, and so the last one.
  public private(set) var attributes: [Int]?

  /// No reply yet.
  public init() {}

  /// Reads all replies of a recording.
  public init(_ bytes: some Sequence<UInt8>) {
    var sequences = ControlSequences()
    for token in sequences.consume(bytes) { add(token) }
  }

  /// Whether nothing more is to be expected.
  package var areComplete: Bool { attributes != nil && background != nil }

  /// Whether it shows sixels; the first attribute is the terminal's class.
  public var hasSixel: Bool { attributes?.dropFirst().contains(4) ?? false }

  /// Takes note of a reply; anything else is ignored.
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

  /// tmux gives its name first; what comes after is that of the terminal behind it.
  private mutating func addName(_ text: String) {
    if name?.hasPrefix("tmux") == true, !text.hasPrefix("tmux") {
      outerName = text
    } else {
      name = text
    }
  }

  /// The number in an answer is that of the question.
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
  /// Reads `rgb:RRRR/GGGG/BBBB` with one to four hexadecimal digits each.
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
