public import SeguePreview
import SegueSystem

/// Queries a terminal's capabilities.
public enum TerminalProbe {
  /// Returns all queries in one batch; every terminal replies to the last one.
  ///
  /// The name, kitty's graphics, the background, synchronized output, the pixel sizes of a cell and
  /// of the text area, and the primary device attributes.
  ///
  /// - Parameters:
  ///   - multiplexed: whether a multiplexer is present: tmux and screen mistake the graphics query
  ///     for a window title.
  ///   - file: a file with one pixel, readable by a local terminal; nil omits that query.
  package static func questions(multiplexed: Bool, file: String? = nil) -> [UInt8] {
    var graphics = multiplexed ? "" : "\u{1b}_Gi=31,s=1,v=1,a=q,t=d,f=24;AAAA\u{1b}\\"
    if !multiplexed, let file {
      let name = String(decoding: Base64.encode(Array(file.utf8)), as: UTF8.self)
      graphics += "\u{1b}_Gi=\(fileQuestion),s=1,v=1,a=q,t=t,f=32;\(name)\u{1b}\\"
    }
    let rest = "\u{1b}]11;?\u{1b}\\\u{1b}[?2026$p\u{1b}[16t\u{1b}[14t\u{1b}[c"
    return Array(("\u{1b}[>q" + graphics + rest).utf8)
  }

  /// The ID of the query that checks whether the terminal reads our files.
  static let fileQuestion = 32

  /// The queries for the terminal behind tmux: its name and kitty's graphics.
  package static let questionsThroughTmux = TmuxPassthrough.wrap(
    Array("\u{1b}[>q\u{1b}_Gi=31,s=1,v=1,a=q,t=d,f=24;AAAA\u{1b}\\".utf8))

  /// The query for the number of sixel colors; sent only to terminals that report sixel support.
  package static let sixelQuestion = Array("\u{1b}[?1;1;0S".utf8)

  /// Detects a terminal's capabilities.
  ///
  /// Nearly every terminal replies to the last query, so the wait is one round trip; only a
  /// terminal that sends no replies costs the whole timeout.
  ///
  /// - Parameters:
  ///   - device: the terminal.
  ///   - timeout: the timeout for replies. A later reply would appear as typed input, so the
  ///     default is long enough for a network.
  public static func capabilities(
    of device: TerminalDevice, timeout: Duration = .seconds(1)
  ) throws(MediaError) -> TerminalCapabilities {
    let variable = ThisProcess.variable
    let identity = TerminalIdentity(environment: variable, name: nil)
    var replies: ProbeReplies?
    if identity.canBeAsked {
      let own = ThisProcess.number("SEGUE_PROBE_TIMEOUT", in: 0...60_000)
      replies = try ask(device, identity, own.map(Duration.milliseconds) ?? timeout)
    }
    return TerminalCapabilities(environment: variable, replies: replies, size: device.size)
  }

  /// How long to wait for the background color after the last reply; Alacritty sends it late.
  private static let grace = Duration.milliseconds(50)
  /// Returns the timeout for the terminal behind tmux, given tmux's own response time.
  ///
  /// If tmux passes nothing on, there is no reply. Replies are slow on a busy machine or over a network,
  /// and a reply after the timeout would appear as typed input.
  ///
  /// - Parameter passes: whether tmux reports that passthrough is on; nil where it is unknown.
  package static func detour(afterReplyIn time: Duration, passes: Bool?) -> Duration {
    switch passes {
    case true?: .seconds(3)
    case false?: .zero
    case nil: min(max(.milliseconds(250), time * 5), .milliseconds(1200))
    }
  }

  private static func ask(
    _ device: TerminalDevice, _ identity: TerminalIdentity, _ timeout: Duration
  ) throws(MediaError) -> ProbeReplies {
    let mode = try TerminalMode(device)
    var conversation = Conversation(device)
    let isMultiplexed = identity.multiplexer != nil
    // Files cannot be shared over a network.
    let isRemote = ["SSH_CONNECTION", "SSH_TTY"].contains { ThisProcess.variable($0) != nil }
    let files = isMultiplexed || isRemote ? nil : KittyFiles()
    let file = files?.put([0xff00_0000 as UInt32])
    let start = ContinuousClock.now
    try device.write(questions(multiplexed: isMultiplexed, file: file))
    conversation.listen(for: timeout, mode) { $0.areComplete }
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

  /// The replies received so far.
  private struct Conversation {
    let device: TerminalDevice
    var replies = ProbeReplies()
    private var sequences = ControlSequences()

    init(_ device: TerminalDevice) { self.device = device }

    /// Reads replies until all have arrived or the timeout expires.
    mutating func listen(
      for timeout: Duration, _ mode: borrowing TerminalMode, until isDone: (ProbeReplies) -> Bool
    ) {
      let hadAttributes = replies.attributes != nil
      var end = ContinuousClock.now + timeout
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
