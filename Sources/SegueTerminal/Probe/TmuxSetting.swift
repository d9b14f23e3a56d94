import SegueSystem

/// tmux's `allow-passthrough` setting.
package enum TmuxSetting {
  /// Returns the setting of the tmux that this process runs in; nil where it is unavailable, as
  /// before tmux 3.3.
  static func allowsPassthrough() -> Bool? {
    var tmux = Spawn("tmux", ["display-message", "-p", "#{allow-passthrough}"])
    tmux.searchesPath = true
    tmux.input = .null
    tmux.errors = .null
    let answer = try? tmux.outputOfRun(limit: 16)
    return answer.flatMap { value(of: String(decoding: $0, as: UTF8.self)) }
  }

  /// Parses tmux's output.
  package static func value(of answer: String) -> Bool? {
    switch answer.filter({ !$0.isWhitespace }) {
    case "on", "all", "1": true
    case "off", "0": false
    default: nil
    }
  }
}
