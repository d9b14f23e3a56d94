/// How the screens are laid out and drawn.
struct BrowserLook: Hashable, Sendable {
  /// Whether the layout runs from right to left.
  var isRightToLeft = false
  /// Whether motion is reduced.
  var reducesMotion = false
  /// Whether the appearance is dark.
  var isDark = false

  /// What is not as usual, in words.
  var words: [String] {
    [(isRightToLeft, "mirrored"), (reducesMotion, "reduced motion"), (isDark, "dark")]
      .compactMap { $0.0 ? $0.1 : nil }
  }
}
