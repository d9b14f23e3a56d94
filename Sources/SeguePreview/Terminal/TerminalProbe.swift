#if canImport(Darwin)
  private import Darwin
#elseif canImport(Glibc)
  private import Glibc
#elseif canImport(Musl)
  private import Musl
#endif

/// Asks a terminal what it can do.
public enum TerminalProbe {
  /// All questions in one batch; the last is one that every terminal answers.
  ///
  /// The name, kitty's graphics, the background, synchronised output, the sizes of a cell and of
  /// the area in pixels, and the primary device attributes.
  ///
  /// - Parameter multiplexed: Whether a multiplexer listens: tmux and screen take the question
  ///   about graphics for a new title of the window.
  package static func questions(multiplexed: Bool) -> [UInt8] {
    let graphics = multiplexed ? "" : "\u{1b}_Gi=31,s=1,v=1,a=q,t=d,f=24;AAAA\u{1b}\\"
    let rest = "\u{1b}]11;?\u{1b}\\\u{1b}[?2026$p\u{1b}[16t\u{1b}[14t\u{1b}[c"
    return Array(("\u{1b}[>q" + graphics + rest).utf8)
  }

  /// Finds out what a terminal can do.
  ///
  /// Nearly every terminal answers the last question, so that the wait is as long as the way there
  /// and back; only a silent one costs the patience.
  ///
  /// - Parameters:
  ///   - device: The terminal.
  ///   - patience: How long replies are waited for. A reply that comes later would look as if the user
  ///     had typed it, so the usual time is long, for a network.
  public static func abilities(
    of device: TerminalDevice, patience: Duration = .seconds(1)
  ) throws(MediaError) -> TerminalAbilities {
    let variable = { (name: String) in getenv(name).map { String(cString: $0) } }
    var replies: ProbeReplies?
    let identity = TerminalIdentity(environment: variable, name: nil)
    if identity.canBeAsked {
      replies = try ask(device, questions(multiplexed: identity.multiplexer != nil), patience)
    }
    return TerminalAbilities(environment: variable, replies: replies, size: device.size)
  }

  /// How long the background's colour may come after the last reply, as it does in Alacritty.
  private static let grace = Duration.milliseconds(50)

  private static func ask(
    _ device: TerminalDevice, _ questions: [UInt8], _ patience: Duration
  ) throws(MediaError) -> ProbeReplies {
    let mode = try TerminalMode(device)
    try device.write(questions)
    var replies = ProbeReplies()
    var sequences = ControlSequences()
    var end = ContinuousClock.now + patience
    while !replies.areComplete, !mode.isInterrupted {
      let rest = end - ContinuousClock.now
      guard rest > .zero, let bytes = device.read(timeout: rest) else { break }
      for token in sequences.consume(bytes) { replies.add(token) }
      if replies.attributes != nil { end = min(end, ContinuousClock.now + grace) }
    }
    let isInterrupted = mode.isInterrupted
    _ = consume mode
    if isInterrupted { raise(SIGINT) }
    return replies
  }
}
