public import SeguePreview
import SegueSystem

/// Asks a terminal what it can do.
public enum TerminalProbe {
  /// All questions in one batch; the last is one that every terminal answers.
  ///
  /// The name, kitty's graphics, the background, synchronized output, the sizes of a cell and of
  /// the area in pixels, and the primary device attributes.
  ///
  /// - Parameters:
  ///   - multiplexed: Whether a multiplexer listens: tmux and screen take the question about graphics for a new
  ///     title of the window.
  ///   - file: A file with one pixel, which a terminal on this machine can read; nil asks for none.
  package static func questions(multiplexed: Bool, file: String? = nil) -> [UInt8] {
    var graphics = multiplexed ? "" : "\u{1b}_Gi=31,s=1,v=1,a=q,t=d,f=24;AAAA\u{1b}\\"
    if !multiplexed, let file {
      let name = String(decoding: Base64.encode(Array(file.utf8)), as: UTF8.self)
      graphics += "\u{1b}_Gi=\(fileQuestion),s=1,v=1,a=q,t=t,f=32;\(name)\u{1b}\\"
    }
    let rest = "\u{1b}]11;?\u{1b}\\\u{1b}[?2026$p\u{1b}[16t\u{1b}[14t\u{1b}[c"
    return Array(("\u{1b}[>q" + graphics + rest).utf8)
  }

  /// The number of the question whether the terminal reads files of ours.
  static let fileQuestion = 32

  /// What the terminal behind tmux is asked: its name, kitty's graphics and, last, its attributes.
  package static let questionsThroughTmux = TmuxPassthrough.wrap(
    Array("\u{1b}[>q\u{1b}_Gi=31,s=1,v=1,a=q,t=d,f=24;AAAA\u{1b}\\".utf8))

  /// How many colors a sixel picture may have: only for those who have said that they know sixels.
  package static let sixelQuestion = Array("\u{1b}[?1;1;0S".utf8)

  /// Finds out what a terminal can do.
  ///
  /// Nearly every terminal answers the last question, so that the wait is as long as the way there
  /// and back; only a silent one costs the patience.
  ///
  /// - Parameters:
  ///   - device: The terminal.
  ///   - patience: How long replies are waited for. A reply that comes later would look as if the user
  ///     had typed it, so the usual time is long, for a network.
  public static func capabilities(
    of device: TerminalDevice, patience: Duration = .seconds(1)
  ) throws(MediaError) -> TerminalCapabilities {
    let variable = ThisProcess.variable
    let identity = TerminalIdentity(environment: variable, name: nil)
    var replies: ProbeReplies?
    if identity.canBeAsked {
      let own = variable("SEGUE_PROBE_TIMEOUT").flatMap { Int($0) }.map(Duration.milliseconds)
      replies = try ask(device, identity, own ?? patience)
    }
    return TerminalCapabilities(environment: variable, replies: replies, size: device.size)
  }

  /// How long the background's color may come after the last reply, as it does in Alacritty.
  private static let grace = Duration.milliseconds(50)
  /// How long the terminal behind tmux may take, after tmux itself took some time.
  ///
  /// Where nothing passes, nothing comes; a reply that nobody waits for looks as if it had been typed, and on a busy
  /// machine or over a network it takes its time.
  ///
  /// - Parameter passes: Whether tmux says that it passes anything on; nil where it says nothing.
  package static func detour(afterReplyIn time: Duration, passes: Bool?) -> Duration {
    switch passes {
    case true?: .seconds(3)
    case false?: .zero
    case nil: min(max(.milliseconds(250), time * 5), .milliseconds(1200))
    }
  }

  private static func ask(
    _ device: TerminalDevice, _ identity: TerminalIdentity, _ patience: Duration
  ) throws(MediaError) -> ProbeReplies {
    let mode = try TerminalMode(device)
    var conversation = Conversation(device)
    let isMultiplexed = identity.multiplexer != nil
    // Over a network there is no use in asking.
    let isRemote = ["SSH_CONNECTION", "SSH_TTY"].contains { ThisProcess.variable($0) != nil }
    let files = isMultiplexed || isRemote ? nil : KittyFiles()
    let file = files?.put([0xff00_0000 as UInt32])
    let start = ContinuousClock.now
    try device.write(questions(multiplexed: isMultiplexed, file: file))
    conversation.listen(for: patience, mode) { $0.areComplete }
    if conversation.replies.name?.hasPrefix("tmux") == true {
      let detour = detour(
        afterReplyIn: ContinuousClock.now - start, passes: TmuxSetting.allowsPassthrough())
      if detour > .zero {
        try device.write(questionsThroughTmux)
        conversation.listen(for: detour, mode) { $0.kittyGraphics != nil }
      }
    }
    if conversation.replies.hasSixel {
      try device.write(sixelQuestion)
      conversation.listen(for: grace, mode) { $0.sixelColors != nil }
    }
    files?.removeAll()
    let isInterrupted = mode.isInterrupted
    _ = consume mode
    if isInterrupted { Signal.interrupt.raise() }
    return conversation.replies
  }

  /// What has been heard of a terminal so far.
  private struct Conversation {
    let device: TerminalDevice
    var replies = ProbeReplies()
    private var sequences = ControlSequences()

    init(_ device: TerminalDevice) { self.device = device }

    /// Reads replies until they are all there, or the patience is over.
    mutating func listen(
      for patience: Duration, _ mode: borrowing TerminalMode, until isDone: (ProbeReplies) -> Bool
    ) {
      let hadAttributes = replies.attributes != nil
      var end = ContinuousClock.now + patience
      while !isDone(replies), !mode.isInterrupted {
        let rest = end - ContinuousClock.now
        guard rest > .zero, let bytes = device.read(timeout: rest) else { return }
        for token in sequences.consume(bytes) { replies.add(token) }
        if replies.attributes != nil, !hadAttributes {
          end = min(end, ContinuousClock.now + TerminalProbe.grace)
        }
      }
    }
  }
}
