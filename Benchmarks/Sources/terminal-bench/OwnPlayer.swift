import SegueTerminal

/// Segue's own output of an animation to a terminal.
enum OwnPlayer {
  /// The bytes sent for an animation, and the error of what is displayed.
  struct Result {
    var bytes = 0
    /// The mean error of a color in levels of 0…255; 0 where it was not measured.
    var error = 0.0
  }

  /// Plays an animation; returns nil where a frame cannot be encoded.
  ///
  /// - Parameters:
  ///   - eachWhole: whether each frame is sent as if it were the first.
  ///   - isJudged: whether the displayed characters are read back.
  static func play(
    _ animation: PlayedAnimation, _ pictures: PictureProtocol, eachWhole: Bool = false,
    isJudged: Bool = true
  ) -> Result? {
    guard let capabilities = capabilities(pictures) else { return nil }
    var encoder = Self.encoder(capabilities)
    var screen = CellScreen(columns: PlayedAnimation.columns, rows: PlayedAnimation.rows)
    var result = Result()
    for frame in animation.frames {
      if eachWhole { encoder = Self.encoder(capabilities) }
      guard let bytes = try? encoder.encode(frame) else { return nil }
      result.bytes += bytes.count
      if isJudged, pictures == .half || pictures == .quadrant {
        screen.show(bytes)
        result.error +=
          screen.error(from: 0, comparedWith: frame) / Double(animation.frames.count)
      }
    }
    return result
  }

  private static func capabilities(_ pictures: PictureProtocol) -> TerminalCapabilities? {
    let variables = ["TERM": "xterm-256color", "COLORTERM": "truecolor", "LANG": "C.UTF-8"]
    let size = TerminalSize(
      columns: PlayedAnimation.columns, rows: PlayedAnimation.rows,
      pixelWidth: PlayedAnimation.width,
      pixelHeight: PlayedAnimation.height)
    let found = TerminalCapabilities(environment: { variables[$0] }, replies: nil, size: size)
    return try? found.demanding(pictures)
  }

  private static func encoder(_ capabilities: TerminalCapabilities) -> any PictureEncoder {
    let canvas = TerminalCanvas(
      column: 0, row: 0, columns: PlayedAnimation.columns, rows: PlayedAnimation.rows,
      cell: (PlayedAnimation.cellWidth, PlayedAnimation.cellHeight))
    return capabilities.encoder(on: canvas, image: 1)
  }
}
