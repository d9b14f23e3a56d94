#if os(Linux)
import Glibc
import Testing

/// The executable run on a terminal of its own, whose other end the test holds.
struct TerminalRun {
  /// What the terminal does when it is asked what it can do.
  enum Answer {
    /// It answers nothing.
    case none
    /// It replies with these bytes.
    case reply(String)
    /// The user presses Ctrl-C.
    case interrupt
  }

  /// What the terminal got to see.
  let output: String
  /// The status that the command ended with; nil where a signal ended it.
  let status: Int32?
  /// The signal that ended it.
  let signal: Int32?
  /// Whether the terminal echoes and takes lines afterwards, as a shell expects.
  let isRestored: Bool

  /// Runs a command; keys are pressed once a text is to be seen.
  init(
    _ arguments: [String], columns: UInt16 = 100, rows: UInt16 = 40,
    variables: [String: String] = [:], answer: Answer = .none,
    keysOnceSeen: (text: String, keys: String)? = nil
  ) throws {
    let terminal = try PseudoTerminal(columns: columns, rows: rows)
    try terminal.start(arguments, variables: variables)
    Self.follow(terminal, answer, keysOnceSeen)
    output = String(decoding: terminal.output, as: UTF8.self)
    let result = terminal.status ?? 0
    let wasKilled = result & 0x7F != 0
    status = wasKilled ? nil : (result >> 8) & 0xFF
    signal = wasKilled ? result & 0x7F : nil
    isRestored = terminal.isRestored
  }

  /// The executable beside the tests.
  static var executable: String { PseudoTerminal.executable }

  /// Reads until the command has ended; what takes far too long is killed.
  private static func follow(
    _ terminal: PseudoTerminal, _ answer: Answer, _ presses: (text: String, keys: String)?
  ) {
    let question = Array("\u{1B}[c".utf8)
    let end = ContinuousClock.now + .seconds(60)
    var isAsked = false
    var presses = presses
    var known = 0
    while true {
      let hasEnded = terminal.hasEnded
      if !terminal.readAvailable(milliseconds: hasEnded ? 0 : 20), hasEnded { return }
      if let next = presses, terminal.output[known...].contains(Array(next.text.utf8)) {
        presses = nil
        terminal.type(next.keys)
      }
      known = max(0, terminal.output.count - 100)
      if !isAsked, terminal.output.contains(question) {
        isAsked = true
        switch answer {
        case .none: break
        case .reply(let text): terminal.type(text)
        case .interrupt: terminal.type("\u{3}")
        }
      }
      if ContinuousClock.now > end { kill(terminal.child, SIGKILL) }
    }
  }
}
#endif
