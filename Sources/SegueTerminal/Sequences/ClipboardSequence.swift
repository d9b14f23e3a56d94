/// The control sequence that sets the user's clipboard (OSC 52).
package enum ClipboardSequence {
  /// Returns the bytes; inside tmux also a passthrough copy, since tmux may not forward the first
  /// one.
  package static func bytes(of text: String, insideTmux: Bool) -> [UInt8] {
    let plain =
      Array("\u{1b}]52;c;".utf8) + Base64.encode(Array(text.utf8)) + Array("\u{07}".utf8)
    return insideTmux ? plain + TmuxPassthrough.wrap(plain) : plain
  }
}
