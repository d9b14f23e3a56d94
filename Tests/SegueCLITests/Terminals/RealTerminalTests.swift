#if os(Linux)
  import SeguePreview
  import SegueTestSupport
  import Testing

  @testable import SegueCLI

  /// A preview in real terminals, photographed: each way of showing pictures shows ours, and takes it away again.
  @Suite(.serialized) struct RealTerminalTests {
    @Test func `foot shows sixels`() throws {
      if let missing = XTerminal.missing("weston", "foot") {
        try Test.cancel("skipped: there is no \(missing)")
      }
      let preview = try PlayedPreview(protocol: "auto")
      let terminal = try XTerminal(
        ["foot", "--fullscreen", "-o", "colors.background=000000"] + preview.command,
        home: preview.home, needsWayland: true)
      try preview.expect(in: terminal, most: 8)
    }

    @Test(arguments: ["sixel", "iterm2"])
    func `mlterm shows sixels and iTerm2's images`(name: String) throws {
      if let missing = XTerminal.missing("mlterm") {
        try Test.cancel("skipped: there is no \(missing)")
      }
      let preview = try PlayedPreview(protocol: name)
      let terminal = try XTerminal(
        ["mlterm", "--bg=black", "--fg=white", "--sbmod=none", "-g", "70x24", "-e"]
          + preview.command, home: preview.home)
      try preview.expect(in: terminal, most: 8)
    }

    /// What passes through tmux, and what is drawn with characters where nothing does.
    @Test(arguments: ["on", "off"])
    func `kitty shows pictures inside tmux`(passthrough: String) throws {
      if let missing = XTerminal.missing("kitty", "tmux") {
        try Test.cancel("skipped: there is no \(missing)")
      }
      let version = try Self.kittyVersion()
      if passthrough == "on", version < 28 {
        try Test.cancel("skipped: kitty 0.\(version) has no Unicode placeholders, 0.28 has")
      }
      let preview = try PlayedPreview(protocol: passthrough == "on" ? "kitty" : "auto")
      try preview.home.write(
        "set -g allow-passthrough \(passthrough)\nset -g status off\n", to: "tmux.conf")
      let tmux = [
        "tmux", "-S", preview.home.path + "/tmux", "-f", preview.home.path + "/tmux.conf",
      ]
      defer {
        let words = (tmux + ["kill-server"]).joined(separator: " ")
        _ = try? ShellProcess(words, ["PATH": "/usr/bin:/bin"]).wait()
      }
      let terminal = try XTerminal(
        [
          "kitty", "-o", "initial_window_width=1100", "-o", "initial_window_height=700", "-o",
          "remember_window_size=no", "-o", "background=#000000",
        ] + tmux + ["new-session", preview.command.joined(separator: " ")], home: preview.home)
      try preview.expect(in: terminal, most: passthrough == "on" ? 4 : 10)
    }

    /// The second number of its version, such as 26 of 0.26.5.
    private static func kittyVersion() throws -> Int {
      let kitty = try #require(XTerminal.path(of: "kitty"))
      let process = try ShellProcess("\(kitty) --version", ["PATH": "/usr/bin:/bin"])
      _ = process.wait()
      let numbers = process.output.split { !$0.isNumber }.compactMap { Int($0) }
      return numbers.count > 1 && numbers[0] == 0 ? numbers[1] : 99
    }
  }
#endif
