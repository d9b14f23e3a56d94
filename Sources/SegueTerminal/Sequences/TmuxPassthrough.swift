/// Sends bytes through tmux to the terminal behind it.
package enum TmuxPassthrough {
  /// Wraps bytes for tmux, which forwards them where `allow-passthrough` is on and drops them
  /// otherwise.
  package static func wrap(_ bytes: [UInt8]) -> [UInt8] {
    let escape: UInt8 = 0x1b
    var result = Array("\u{1b}Ptmux;".utf8)
    for byte in bytes {
      if byte == escape { result.append(escape) }
      result.append(byte)
    }
    return result + Array("\u{1b}\\".utf8)
  }
}
