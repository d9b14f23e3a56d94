public import SeguePreview
public import SegueTimeline

/// A terminal's capabilities, and the evidence for them.
public struct TerminalCapabilities: Hashable, Sendable {
  /// The color depth of text.
  public enum ColorDepth: String, Sendable {
    /// Red, green and blue, 8 bits each.
    case truecolor
    /// A 256-color palette.
    case palette256 = "256"
    /// The 16 colors of the user's theme.
    case palette16 = "16"
    /// None.
    case monochrome = "none"
  }

  /// The protocol for pictures.
  public var pictures: PictureProtocol
  /// Whether pictures are placed by characters, which tmux moves like any other.
  public var usesPlaceholders: Bool { isInsideTmux }
  /// Whether tmux is between this process and the terminal.
  public let isInsideTmux: Bool
  /// Whether the terminal understands control sequences at all.
  public let canMoveCursor: Bool
  /// Whether the terminal reads kitty pictures from our files, and so runs on this machine.
  public var readsFiles: Bool
  /// The maximum number of colors of a sixel picture.
  public var sixelColors: Int
  /// The color depth of text.
  public var colors: ColorDepth
  /// The width of a character cell in pixels.
  public var cellWidth: Int
  /// The height of a character cell in pixels.
  public var cellHeight: Int
  /// The background color, where known.
  public var background: Color?
  /// Each decision with its reason, one per line, for `segue doctor`.
  public var findings: [String]

  /// Decides the capabilities from the environment and the replies.
  ///
  /// - Parameters:
  ///   - environment: returns the value of an environment variable.
  ///   - replies: the replies to ``TerminalProbe``, or nil where no query was sent.
  ///   - size: the terminal's size as reported by the system.
  public init(
    environment: (String) -> String?, replies: ProbeReplies?, size: TerminalSize
  ) {
    let identity = TerminalIdentity(environment: environment, name: replies?.name)
    let negotiation = PictureNegotiation(identity, replies)
    let choice = negotiation.choice
    pictures = choice.pictures
    isInsideTmux = identity.multiplexer == "tmux"
    canMoveCursor = identity.canMoveCursor
    readsFiles = replies?.kittyFiles == "OK"
    sixelColors = min(max(replies?.sixelColors ?? 256, 16), 256)
    findings = [identity.finding, "images: \(choice.pictures.title) (\(choice.reason))"]
    if choice.pictures == .kitty, let answer = replies?.kittyFiles {
      findings.append(
        readsFiles
          ? "images are sent as files in \(KittyFiles.folder) (the terminal can read them)"
          : "images are sent through the terminal (its reply to a file was \(printable(answer)))")
    }
    findings += PictureProtocol.allCases.prefix { $0 != choice.pictures }.compactMap { better in
      negotiation.doubt(about: better).map { "no \(better.title): \($0)" }
    }
    objections = PictureProtocol.allCases.reduce(into: [:]) {
      $0[$1] = negotiation.objection(to: $1)
    }
    if let reason = identity.truecolorReason {
      colors = .truecolor
      findings.append("colors: 24-bit (\(reason))")
    } else {
      colors = identity.paletteReason.depth
      findings.append("colors: \(identity.paletteReason.text)")
    }
    background = replies?.background
    let (cell, origin) = cellSize(replies, size)
    (cellWidth, cellHeight) = (cell.width, cell.height)
    findings.append("cell: \(cell.width) × \(cell.height) pixels (\(origin))")
    findings.append(
      "synchronized output: \(replies?.synchronizesOutput.map { $0 ? "yes" : "no" } ?? "no reply")")
  }

  private let objections: [PictureProtocol: String]

  /// Returns the same capabilities with a picture protocol that the user demands.
  ///
  /// - Throws: ``MediaError/Code/terminal`` where the terminal is known not to support it.
  public func demanding(_ pictures: PictureProtocol) throws(MediaError) -> TerminalCapabilities {
    if let reason = objections[pictures] {
      throw MediaError(
        .terminal, "the terminal does not support \(pictures.title): \(reason)",
        help: "leave out --protocol to use the best supported one; see 'segue doctor'"
      )
    }
    var result = self
    result.pictures = pictures
    result.findings.append("images: \(pictures.title) (as requested)")
    return result
  }
}

private func cellSize(
  _ replies: ProbeReplies?, _ size: TerminalSize
) -> (cell: ProbeReplies.PixelSize, origin: String) {
  // Some systems report 0 × 0 or a fixed size unrelated to the window.
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
    return (cell, "the size of the terminal's text area")
  }
  return (ProbeReplies.PixelSize(width: 8, height: 16), "assumed")
}
