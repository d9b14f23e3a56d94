import SegueSystem

/// Whether tmux passes on what is meant for the terminal behind it, as tmux itself says.
package enum TmuxSetting {
  /// Asks the tmux that this process is in; nil where that is not possible, and before 3.3, which had no such setting.
  static func allowsPassthrough() -> Bool? {
    var tmux = Spawn("tmux", ["display-message", "-p", "#{allow-passthrough}"])
    tmux.searchesPath = true
    tmux.input = .null
    tmux.errors = .null
    let answer = try? tmux.outputOfRun(limit: 16)
    return answer.flatMap { value(of: String(decoding: $0, as: UTF8.self)) }
  }

  /// What its answer means.
  package static func value(of answer: String) -> Bool? {
    switch answer.filter({ !$0.isWhitespace }) {
    case "on", "all", "1": true
    case "off", "0": false
    default: nil
    }
  }
}
