/// Asks the terminal to put a text on the user's clipboard (OSC 52).
package enum ClipboardSequence {
  /// The bytes; inside tmux also those that pass through it, since it may keep the first to itself.
  package static func bytes(of text: String, insideTmux: Bool) -> [UInt8] {
    let plain =
      Array("\u{1b}]52;c;".utf8) + Base64.encode(Array(text.utf8)) + Array("\u{07}".utf8)
    return insideTmux ? plain + TmuxPassthrough.wrap(plain) : plain
  }
}
