#if os(Linux)
import Glibc
import SegueTestSupport
import Testing

@testable import SegueCLI

/// A tmux of its own, in which a command runs: real keys in, the real screen out.
final class TmuxScreen: Sendable {
  private static let program = InstalledProgram.path(of: "tmux")

  private let server: String

  /// Starts a command; environment variables go before it.
  ///
  /// It finds no plugins but those of its variables: the checkout, where it runs, may have built the examples.
  init(
    _ command: String, variables: [String: String] = [:], columns: Int = 80, rows: Int = 24
  ) throws {
    server = "segue-\(getpid())-\(UInt64.random(in: 0...UInt64.max))"
    let usual = ["LANG": "C.UTF-8", "HOME": "/nonexistent", "SEGUE_PLUGIN_PATH_ONLY": "1"]
    let words = variables.merging(usual) { own, _ in own }
      .map { "\($0)='\($1)'" }.sorted().joined(separator: " ")
    let status = try run([
      "-f", "/dev/null", "new-session", "-d", "-x", "\(columns)", "-y", "\(rows)",
      "env -u NO_COLOR \(words) \(command); echo ended $?; stty -a | grep -c ' echo '; sleep 60",
    ]).status
    try #require(status == 0)
    _ = try run(["set", "-g", "escape-time", "0"])
    _ = try run(["set", "-g", "set-clipboard", "on"])
  }

  deinit { _ = try? run(["kill-server"]) }

  /// The executable beside the tests.
  static var segue: String { TerminalRun.executable }

  /// Presses keys, by tmux's names.
  func press(_ keys: String...) throws { _ = try run(["send-keys"] + keys) }

  /// Sends bytes as they are, such as a mouse's.
  func send(_ text: String) throws { _ = try run(["send-keys", "-l", text]) }

  func resize(columns: Int, rows: Int) throws {
    _ = try run(["resize-window", "-x", "\(columns)", "-y", "\(rows)"])
  }

  /// Sends a signal to the command.
  func signal(_ name: String) throws {
    let shell = try run(["display-message", "-p", "#{pane_pid}"]).output.filter(\.isNumber)
    _ = try ShellProcess(
      "kill -\(name) $(cat /proc/\(shell)/task/\(shell)/children)", ["PATH": "/usr/bin:/bin"]
    ).wait()
  }

  /// What tmux has on its clipboard.
  var clipboard: String { get throws { try run(["show-buffer"]).output } }

  /// The screen as text.
  var text: String { get throws { try run(["capture-pane", "-p"]).output } }

  /// The title of the terminal.
  var title: String { get throws { try run(["display-message", "-p", "#{pane_title}"]).output } }

  /// Waits until the screen is as wanted.
  func expect(
    _ what: String, sourceLocation: SourceLocation = #_sourceLocation,
    _ isWanted: (String) -> Bool
  ) throws {
    let end = ContinuousClock.now + .seconds(60)
    var last = ""
    while ContinuousClock.now < end {
      last = try text
      if isWanted(last) { return }
      usleep(30_000)
    }
    Issue.record("\(what):\n\(last)", sourceLocation: sourceLocation)
  }

  private func run(_ arguments: [String]) throws -> (status: Int32, output: String) {
    let words = ([Self.program ?? "", "-L", server] + arguments)
      .map { "'" + $0.replacing("'", with: "'\\''") + "'" }
    let process = try ShellProcess(
      words.joined(separator: " "),
      ["PATH": "/usr/bin:/bin", "LANG": "C.UTF-8", "TERM": "xterm-256color"])
    let status = process.wait()
    return (status, process.output)
  }
}
#endif
