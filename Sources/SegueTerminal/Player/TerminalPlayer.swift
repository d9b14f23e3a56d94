public import SeguePreview

/// Plays a motion in a terminal, in real time.
///
/// What is slow, drawing or the terminal, costs frames and never time. The terminal is asked for a
/// receipt with every frame, so that over a network no more than two frames are on their way and
/// the end of the preview is the end of what is seen.
public struct TerminalPlayer {
  /// Where a preview plays.
  public enum Screen: Hashable, Sendable {
    /// On a screen of its own that disappears at the end.
    case alternate
    /// Below the prompt, in at most so many rows; the last frame stays where that is asked for.
    case inline(rows: Int, keepsLastFrame: Bool)

    /// How many pixels a picture can have there that are seen, across and down.
    public func pixelSize(
      _ size: TerminalSize, _ capabilities: TerminalCapabilities
    ) -> (width: Int, height: Int) {
      var rows = size.rows
      if case .inline(let most, _) = self { rows = min(most, rows) }
      if capabilities.pictures.hasPixels {
        return (size.columns * capabilities.cellWidth, rows * capabilities.cellHeight)
      }
      // What is drawn with characters has fewer pixels, which are means of several.
      let (across, down) = capabilities.pictures.pixelsPerCell
      return (size.columns * across * 3, rows * down * 3)
    }
  }

  /// How a preview ended.
  public enum Outcome: Hashable, Sendable {
    /// It played to its end.
    case finished
    /// The user pressed q or Escape.
    case quit
    /// The user pressed Ctrl-C.
    case interrupted
  }

  /// The motion's length in seconds.
  public var duration: Double
  /// How often it plays; 0 is until the user ends it.
  public var loops = 1
  /// How long its end stays before the next loop, in seconds.
  public var rest = 0.6
  /// The most frames a second.
  public var framesPerSecond = 60.0
  /// Where it plays.
  public var screen = Screen.alternate

  private let device: TerminalDevice
  private let capabilities: TerminalCapabilities

  /// Creates a player of a motion of some seconds.
  public init(device: TerminalDevice, capabilities: TerminalCapabilities, duration: Double) {
    self.device = device
    self.capabilities = capabilities
    self.duration = duration
  }

  /// Plays until the end or until the user has enough.
  ///
  /// - Parameter frame: Draws the frame at a progress from 0 to 1; the last is exactly 1.
  /// - Throws: ``MediaError/Code/terminal`` where the terminal shows no pictures or goes away, and
  ///   whatever `frame` throws; the terminal is given back before.
  public func play(frame: (Double) throws -> Bitmap) throws -> Outcome {
    try play(changing: { nil }, frame: frame)
  }

  /// What is shown from now on, in place of what was.
  public enum Change: Hashable, Sendable {
    /// A motion of some seconds, from its beginning; it is drawn by the same closure.
    case motion(duration: Double)
    /// Lines of text, safe to print, while there is nothing to be drawn.
    case text([String])
  }

  /// Plays what may become something else on the way.
  ///
  /// - Parameters:
  ///   - change: Asked before each frame; nil where everything is as it was.
  ///   - frame: Draws the frame at a progress from 0 to 1; the last is exactly 1.
  public func play(
    changing change: () throws -> Change?, frame: (Double) throws -> Bitmap
  ) throws -> Outcome {
    guard capabilities.pictures != .none else {
      throw MediaError(
        .terminal, "no pictures are shown in this terminal", help: "Name a file with -o instead.")
    }
    let clock = PlaybackClock(duration: duration, rest: rest, loops: loops)
    let first = try frame(clock.moment(at: 0).progress)
    var stage = try TerminalViewport(device, capabilities, screen, first)
    let outcome = try run(clock, on: &stage, changing: change, frame: frame)
    try stage.settle()
    return outcome
  }

  private func run(
    _ clock: PlaybackClock, on stage: inout TerminalViewport, changing change: () throws -> Change?,
    frame: (Double) throws -> Bitmap
  ) throws -> Outcome {
    var clock = clock
    var start = ContinuousClock.now
    let interval = Duration.seconds(1 / max(1, framesPerSecond))
    var shown: Double?
    var text: [String]?
    while true {
      let begin = ContinuousClock.now
      if let new = try change() {
        stage.prepareAgain()
        start = begin
        switch new {
        case .motion(let duration):
          clock = PlaybackClock(duration: duration, rest: rest, loops: loops)
          text = nil
        case .text(let lines): text = lines
        }
      }
      let moment = clock.moment(at: (begin - start) / .seconds(1))
      if try stage.prepareWhereNeeded() {
        shown = nil
        if let text { try stage.show(text) }
      }
      if text == nil, moment.progress != shown {
        try stage.show(try frame(moment.progress))
        shown = moment.progress
      }
      if moment.isLast && text == nil { return .finished }
      try stage.wait(until: begin + interval)
      if stage.isInterrupted { return .interrupted }
      if stage.wantsToQuit { return .quit }
    }
  }
}
