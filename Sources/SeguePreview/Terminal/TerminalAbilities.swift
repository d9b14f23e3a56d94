public import SegueTimeline

/// What a terminal can show, and how that is known.
public struct TerminalAbilities: Hashable, Sendable {
  /// How pictures are shown.
  public enum Pictures: String, Sendable {
    /// As they are, by kitty's graphics protocol.
    case kitty
    /// Two pixels a character cell, by coloured half blocks.
    case halfBlocks = "half-blocks"
    /// Not at all.
    case none
  }

  /// How colours of text are given.
  public enum ColorDepth: String, Sendable {
    /// Red, green and blue, 8 bits each.
    case truecolor
    /// A palette of 256.
    case palette256 = "256"
  }

  /// How pictures are shown.
  public var pictures: Pictures
  /// How colours of text are given.
  public var colors: ColorDepth
  /// The width of a character cell in pixels.
  public var cellWidth: Int
  /// The height of a character cell in pixels.
  public var cellHeight: Int
  /// The colour behind the text, where it is known.
  public var background: Color?
  /// Each decision and its reason, a line each, for `segue doctor`.
  public var findings: [String]

  /// Decides from what was found out.
  ///
  /// - Parameters:
  ///   - environment: Looks a variable up.
  ///   - replies: The answers to ``TerminalProbe``, or nil where it was not asked.
  ///   - size: What the system says about the terminal's size.
  public init(
    environment: (String) -> String?, replies: ProbeReplies?, size: TerminalSize
  ) {
    let identity = TerminalIdentity(environment: environment, name: replies?.name)
    findings = [identity.finding]
    (pictures, findings) = pictureChoice(identity, replies, after: findings)
    let isTruecolor: Bool
    (isTruecolor, findings) = truecolorChoice(identity, after: findings)
    colors = isTruecolor ? .truecolor : .palette256
    background = replies?.background
    let (cell, origin) = cellSize(replies, size)
    (cellWidth, cellHeight) = (cell.width, cell.height)
    findings.append("cell: \(cell.width) × \(cell.height) pixels (\(origin))")
    findings.append(
      "synchronised output: \(replies?.synchronizesOutput.map { $0 ? "yes" : "no" } ?? "no reply")")
  }
}

/// How many cells a terminal has, and how many pixels where it says so.
public struct TerminalSize: Hashable, Sendable {
  /// Cells across.
  public var columns: Int
  /// Cells down.
  public var rows: Int
  /// Pixels across; 0 where unknown.
  public var pixelWidth: Int
  /// Pixels down; 0 where unknown.
  public var pixelHeight: Int

  /// Creates a size.
  public init(columns: Int, rows: Int, pixelWidth: Int = 0, pixelHeight: Int = 0) {
    self.columns = columns
    self.rows = rows
    self.pixelWidth = pixelWidth
    self.pixelHeight = pixelHeight
  }
}

private func pictureChoice(
  _ identity: TerminalIdentity, _ replies: ProbeReplies?, after findings: [String]
) -> (TerminalAbilities.Pictures, [String]) {
  guard identity.canMoveCursor else {
    return (.none, findings + ["pictures: none (TERM is unset or dumb)"])
  }
  // Kitty's protocol through a multiplexer needs placeholders that the multiplexer understands;
  // until a probe through the passthrough proves them, half blocks are what is safe.
  if let multiplexer = identity.multiplexer {
    return (.halfBlocks, findings + ["pictures: half blocks (inside \(multiplexer))"])
  }
  switch replies?.kittyGraphics {
  case "OK": return (.kitty, findings + ["pictures: kitty graphics (the terminal answered OK)"])
  case let error?:
    return (.halfBlocks, findings + ["pictures: half blocks (kitty graphics answered \(error))"])
  case nil:
    let reason = replies == nil ? "the terminal was not asked" : "no reply to kitty's query"
    return (.halfBlocks, findings + ["pictures: half blocks (\(reason))"])
  }
}

private func truecolorChoice(
  _ identity: TerminalIdentity, after findings: [String]
) -> (Bool, [String]) {
  let reason = identity.truecolorReason
  let text = reason.map { "colours: 24 bits (\($0))" } ?? "colours: 256 (nothing promises more)"
  return (reason != nil, findings + [text])
}

private func cellSize(
  _ replies: ProbeReplies?, _ size: TerminalSize
) -> (cell: ProbeReplies.PixelSize, origin: String) {
  // Some systems report 0 × 0 or a fixed size that has nothing to do with the window.
  if size.pixelWidth >= 2 * size.columns, size.pixelHeight >= 4 * size.rows, size.columns > 0 {
    let cell = ProbeReplies.PixelSize(
      width: size.pixelWidth / size.columns, height: size.pixelHeight / max(1, size.rows))
    return (cell, "from the system")
  }
  if let cell = replies?.cell { return (cell, "the terminal's reply") }
  if let area = replies?.area, size.columns > 0, size.rows > 0, area.width >= size.columns,
    area.height >= size.rows
  {
    let cell = ProbeReplies.PixelSize(
      width: area.width / size.columns, height: area.height / size.rows)
    return (cell, "the terminal's area")
  }
  return (ProbeReplies.PixelSize(width: 8, height: 16), "assumed")
}
