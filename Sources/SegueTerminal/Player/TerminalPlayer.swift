public import SeguePreview

/// Plays an animation in a terminal, in real time.
///
/// Slow drawing or a slow terminal drops frames but never slows time. The terminal acknowledges
/// every frame, so that over a network at most two frames are in flight and the preview ends when
/// its last frame is displayed.
public struct TerminalPlayer {
  /// The screen area for a preview.
  public enum Screen: Hashable, Sendable {
    /// The alternate screen, which disappears at the end.
    case alternate
    /// Below the prompt, in at most `rows` rows; optionally keeps the last frame.
    case inline(rows: Int, keepsLastFrame: Bool)

    /// Returns the largest useful size of a picture, in pixels.
    public func pixelSize(
      _ size: TerminalSize, _ capabilities: TerminalCapabilities
    ) -> (width: Int, height: Int) {
      var rows = size.rows
      if case .inline(let most, _) = self { rows = min(most, rows) }
      if capabilities.pictures.hasPixels {
        return (size.columns * capabilities.cellWidth, rows * capabilities.cellHeight)
      }
      // Drawing with characters has fewer pixels, each the mean of several.
      let (across, down) = capabilities.pictures.pixelsPerCell
      return (size.columns * across * 3, rows * down * 3)
    }
  }

  /// The reason why a preview ended.
  public enum Outcome: Hashable, Sendable {
    /// It played to its end.
    case finished
    /// The user pressed q or Escape.
    case quit
    /// The user pressed Ctrl-C.
    case interrupted
  }

  /// The animation's duration, in seconds.
  public var duration: Double
  /// The number of loops; 0 loops until the user quits.
  public var loops = 1
  /// The pause at the end before the next loop, in seconds.
  public var rest = 0.6
  /// The maximum frame rate.
  public var framesPerSecond = 60.0
  /// The screen area.
  public var screen = Screen.alternate

  private let device: TerminalDevice
  private let capabilities: TerminalCapabilities

  /// Creates a player for an animation with a duration in seconds.
  public init(device: TerminalDevice, capabilities: TerminalCapabilities, duration: Double) {
    self.device = device
    self.capabilities = capabilities
    self.duration = duration
  }

  /// Plays until the end or until the user quits.
  ///
  /// - Parameter frame: draws the frame at a progress from 0 to 1; the last is exactly 1.
  /// - Throws: ``MediaError/Code/terminal`` where the terminal shows no pictures or hangs up, and
  ///   errors of `frame`; the terminal is restored first.
  public func play(frame: (Double) throws -> Bitmap) throws -> Outcome {
    try play(changing: { nil }, frame: frame)
  }

  /// A replacement of the displayed contents.
  public enum Change: Hashable, Sendable {
    /// An animation with a duration in seconds, from its start; drawn by the same closure.
    case motion(duration: Double)
    /// Lines of text, safe to print, while there is nothing to draw.
    case text([String])
  }

  /// Plays an animation that may be replaced during playback.
  ///
  /// - Parameters:
  ///   - change: called before each frame; returns nil where nothing changed.
  ///   - frame: draws the frame at a progress from 0 to 1; the last is exactly 1.
  public func play(
    changing change: () throws -> Change?, frame: (Double) throws -> Bitmap
  ) throws -> Outcome {
    guard capabilities.pictures != .none else {
      throw MediaError(
        .terminal, "images are turned off for this terminal", help: "write a file with -o instead")
    }
    let clock = PlaybackClock(duration: duration, rest: rest, loops: loops)
    let first = try frame(clock.position(at: 0).progress)
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
    var control = PlaybackControl()
    var last = ContinuousClock.now
    let interval = Duration.seconds(1 / max(1, framesPerSecond))
    var shown: Double?
    var text: [String]?
    while true {
      let begin = ContinuousClock.now
      control.advance(by: (begin - last) / .seconds(1))
      last = begin
      if let new = try change() {
        stage.prepareAgain()
        control.restart()
        switch new {
        case .motion(let duration):
          clock = PlaybackClock(duration: duration, rest: rest, loops: loops)
          text = nil
        case .text(let lines): text = lines
        }
      }
      let position = clock.position(at: control.time)
      let lines = control.showsHelp ? PlaybackControl.help : text
      if try stage.prepareWhereNeeded() {
        shown = nil
        if let lines { try stage.show(lines) }
      }
      if lines == nil, position.progress != shown {
        try stage.show(try frame(position.progress))
        shown = position.progress
      }
      if position.isLast && lines == nil { return .finished }
      try stage.wait(until: begin + interval)
      for key in stage.takeKeys() {
        control.handle(key, in: clock)
        if control.showsHelp != (lines == PlaybackControl.help) { stage.prepareAgain() }
      }
      if stage.isInterrupted { return .interrupted }
      if stage.wantsToQuit { return .quit }
    }
  }
}
