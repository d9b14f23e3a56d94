import SegueSystem

/// The user's editor, which owns the terminal while it runs.
enum EditorProcess {
  /// Opens a file, and waits until the editor ends.
  ///
  /// - Throws: ``CommandFailure`` if no editor is configured, or it cannot be started or fails.
  static func open(_ path: String, in environment: CommandEnvironment) throws(CommandFailure) {
    let names = ["VISUAL", "EDITOR"].compactMap { environment.variable($0) }
    guard let editor = names.first(where: { !$0.isEmpty }) else {
      throw CommandFailure(
        .usage, "neither VISUAL nor EDITOR is set" + suggestion(in: environment))
    }
    // The editor setting may include options; the file is a separate argument, so any name is safe.
    let status = run("/bin/sh", ["-c", "\(editor) \"$1\"", "sh", path])
    if status != 0 {
      throw CommandFailure(.inputOutput, "the editor '\(editor)' exited with status \(status)")
    }
  }

  /// How to set an editor that is installed; empty if none of the usual ones is.
  private static func suggestion(in environment: CommandEnvironment) -> String {
    let usual = ["nano", "vim", "nvim", "hx", "emacs", "micro", "vi"]
    let found = ProgramSearch.find(usual, in: environment.variable("PATH"))
    return found.map { "; quit and run 'export EDITOR=\($0)'" } ?? ""
  }

  /// Runs a program with the same standard streams; it handles keyboard signals itself.
  private static func run(_ program: String, _ arguments: [String]) -> Int32 {
    var spawn = Spawn(program, arguments)
    spawn.standardSignals = .some([.interrupt, .quit])
    // The status of a shell for a program that it cannot start.
    return Signal.ignoring([.interrupt, .quit]) { (try? spawn.start())?.wait().shellStatus ?? 127 }
  }
}
