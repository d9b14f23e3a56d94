import ArgumentParser
import SegueSystem
import SegueTerminal
import SystemPackage

/// The option of commands whose results may be longer than a screen.
struct PagerOptions: ParsableArguments {
  @Flag(
    name: .customLong("no-pager"),
    help: "Print without a pager, even if the result is longer than the screen.")
  var hasNoPager = false

  /// Prints a text: through the pager if it is longer than the terminal.
  ///
  /// The pager is `PAGER`, or `less`. Without either the text is printed at once.
  func show(_ text: String, in environment: CommandEnvironment) throws(CommandFailure) {
    let lines = text.utf8.count { $0 == UInt8(ascii: "\n") } + 1
    guard !hasNoPager, let rows = environment.rows, lines >= rows,
      page(text, in: environment)
    else { return try environment.print(styled: text) }
  }

  /// Whether a pager could be started and showed the text.
  private func page(_ text: String, in environment: CommandEnvironment) -> Bool {
    let pager = environment.variable("PAGER") ?? "less"
    if ["", "cat"].contains(pager) { return false }
    guard let pipe = try? Pipe() else { return false }
    // Run by a shell, since the setting may contain options. LESS=FRX keeps colors and quits for a text that fits.
    var spawn = Spawn("/bin/sh", ["-c", "LESS=${LESS-FRX}; export LESS; \(pager)"])
    spawn.input = .descriptor(pipe.reader)
    spawn.standardSignals = .some([.interrupt, .quit])
    return Signal.ignoring([.interrupt, .quit, .brokenPipe]) {
      let child = try? spawn.start()
      pipe.reader.closeQuietly()
      // Fails if the reader quits before the end.
      _ = try? pipe.writer.writeFully(Array("\(text)\n".utf8))
      pipe.writer.closeQuietly()
      guard let status = child?.wait().shellStatus else { return false }
      // 126 and 127 are a shell's statuses for a command that it cannot run or find.
      return ![126, 127].contains(status)
    }
  }
}
