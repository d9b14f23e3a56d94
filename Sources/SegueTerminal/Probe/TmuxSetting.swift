#if canImport(Darwin)
  private import Darwin
#elseif canImport(Glibc)
  private import Glibc
#elseif canImport(Musl)
  private import Musl
#endif

/// Whether tmux passes on what is meant for the terminal behind it, as tmux itself says.
package enum TmuxSetting {
  /// Asks the tmux that this process is in; nil where that is not possible, and before 3.3, which had no such setting.
  static func allowsPassthrough() -> Bool? {
    guard
      let pipe = popen("tmux display-message -p '#{allow-passthrough}' </dev/null 2>/dev/null", "r")
    else { return nil }
    defer { pclose(pipe) }
    var bytes: [UInt8] = []
    while bytes.count < 16, case let byte = fgetc(pipe), byte != EOF {
      bytes.append(UInt8(truncatingIfNeeded: byte))
    }
    return value(of: String(decoding: bytes, as: UTF8.self))
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
