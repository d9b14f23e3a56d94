#if os(Linux)
import Glibc
import SegueTestSupport
import Testing

@testable import SegueCLI

/// The completion scripts in the shells that they are for: a line, the Tab key, and what is there then.
@Suite(.serialized, .needs("tmux", "zsh", "fish")) struct CompletionTests {
  /// Incomplete lines, each with what Tab makes of it; a letter follows.
  private static let lines = [
    ("segue preview cube --param e", "segue preview cube --param eye=X"),
    ("segue preview cub", "segue preview cube X"),
    ("segue preview cube --scene card", "segue preview cube --scene card-list X"),
    ("segue trace cover --gesture pull-down-sh", "--gesture pull-down-short X"),
    ("segue play swipe-back-k", "segue play swipe-back-kept X"),
    ("segue list --tag scr", "segue list --tag scroll X"),
    ("segue list --family perspe", "segue list --family perspective X"),
    ("segue new --family perspe", "segue new --family perspective X"),
    ("segue browse cub", "segue browse cube X"),
    ("segue search scr", "segue search scroll X"),
  ]

  private func screen(_ shell: String, in folder: TemporaryFolder) throws -> TmuxScreen {
    let script = CommandRun("--generate-completion-script", shell).output
    try folder.write(script, to: "functions/_segue")
    try folder.write("", to: "bin/readme")
    _ = symlink(TmuxScreen.segue, folder.path + "/bin/segue")
    let file = "\(folder.path)/functions/_segue"
    let (command, start) =
      switch shell {
      case "bash": ("bash --norc --noprofile", "source \(file)")
      case "zsh":
        (
          "zsh -f",
          "fpath=(\(folder.path)/functions $fpath); autoload -U compinit; compinit -u -D"
        )
      default: ("fish --no-config", "source \(file)")
      }
    let screen = try TmuxScreen(
      command,
      variables: [
        "HOME": folder.path, "PATH": folder.path + "/bin:/usr/bin:/bin",
        "SEGUE_CATALOG": Checkout.folder + "/catalog",
      ], columns: 110)
    // The prompt of a folder may contain the words that are looked for.
    try screen.send("cd /; \(start); echo rea'd'y\n")
    try screen.expect("\(shell) starts") { $0.contains("\nready") }
    return screen
  }

  @Test(arguments: ["bash", "zsh", "fish"])
  func `Tab completes names from the catalog`(shell: String) throws {
    let folder = try TemporaryFolder()
    let screen = try screen(shell, in: folder)
    for (line, wanted) in Self.lines {
      // Keys, not a signal, which would overtake what was typed before.
      try screen.press("C-u")
      try screen.press("C-l")
      try screen.expect("an empty screen") { !$0.contains("segue ") }
      try screen.send(line)
      try screen.expect("the line") { $0.contains(line) }
      try screen.press("Tab")
      // The letter is typed after the shell has completed, which takes as long as the command.
      try screen.send("X")
      try screen.expect("\(shell): \(wanted)") { $0.contains(wanted) }
    }
  }

  @Test func `a bash that is older than compopt completes without an error`() throws {
    let folder = try TemporaryFolder()
    let screen = try screen("bash", in: folder)
    try screen.send("enable -n compopt; clear\n")
    try screen.expect("an empty screen") { !$0.contains("compopt") }
    try screen.send("segue preview cube --param e")
    try screen.press("Tab")
    try screen.send("X")
    try screen.expect("the completion, and no error") {
      $0.contains("--param eye") && $0.contains("X") && !$0.contains("compopt")
    }
  }
}
#endif
