#if os(Linux)
import SeguePreview
import SegueTestSupport
import Testing

@testable import SegueCLI

/// A preview in real terminals, in screenshots: each way of showing pictures shows ours, and takes it away again.
@Suite(.serialized) struct RealTerminalTests {
  @Test(.needs("Xvfb", "import", "weston", "foot"))
  func `foot shows and clears a preview`() throws {
    let preview = try PlayedPreview(protocol: "auto")
    try preview.expect(
      in: ["foot", "--fullscreen", "-o", "colors.background=000000"] + preview.command,
      needsWayland: true, tolerance: 8)
  }

  @Test(.needs("Xvfb", "import", "mlterm"), arguments: ["sixel", "iterm2"])
  func `mlterm shows and clears a preview with sixels and iTerm2 images`(name: String) throws {
    let preview = try PlayedPreview(protocol: name)
    try preview.expect(
      in: ["mlterm", "--bg=black", "--fg=white", "--sbmod=none", "-g", "70x24", "-e"]
        + preview.command, tolerance: 8)
  }

  @Test(
    .needs("Xvfb", "import", "kitty", "tmux"),
    .enabled(if: try kittyHasPlaceholders(), "kitty has no Unicode placeholders before 0.28"))
  func `kitty in tmux shows and clears a picture`() throws {
    try playInTmux(protocol: "kitty", passthrough: "on", tolerance: 4)
  }

  @Test(.needs("Xvfb", "import", "kitty", "tmux"))
  func `kitty in tmux shows and clears a preview without passthrough`() throws {
    try playInTmux(protocol: "auto", passthrough: "off", tolerance: 10)
  }

  private func playInTmux(protocol name: String, passthrough: String, tolerance: Double) throws {
    let preview = try PlayedPreview(protocol: name)
    try preview.home.write(
      "set -g allow-passthrough \(passthrough)\nset -g status off\n", to: "tmux.conf")
    let tmux = [
      "tmux", "-S", preview.home.path + "/tmux", "-f", preview.home.path + "/tmux.conf",
    ]
    defer {
      let words = (tmux + ["kill-server"]).joined(separator: " ")
      _ = try? ShellProcess(words, ["PATH": "/usr/bin:/bin"]).wait()
    }
    let kitty = [
      "kitty", "-o", "initial_window_width=1100", "-o", "initial_window_height=700", "-o",
      "remember_window_size=no", "-o", "background=#000000",
    ]
    try preview.expect(
      in: kitty + tmux + ["new-session", preview.command.joined(separator: " ")],
      tolerance: tolerance)
  }

  /// Whether it shows pictures where certain characters stand, which pass through tmux: since 0.28.
  private static func kittyHasPlaceholders() throws -> Bool {
    guard let kitty = InstalledProgram.path(of: "kitty") else { return false }
    let process = try ShellProcess("\(kitty) --version", ["PATH": "/usr/bin:/bin"])
    _ = process.wait()
    let numbers = process.output.split { !$0.isNumber }.compactMap { Int($0) }
    try #require(numbers.count > 1)
    return (numbers[0], numbers[1]) >= (0, 28)
  }
}
#endif
