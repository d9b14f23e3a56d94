/// The layout and appearance of the screens.
struct BrowserLook: Hashable, Sendable {
  /// Whether the layout runs from right to left.
  var isRightToLeft = false
  /// Whether motion is reduced.
  var reducesMotion = false
  /// Whether the appearance is dark.
  var isDark = false

  /// The non-default settings, in words.
  var words: [String] {
    [(isRightToLeft, "mirrored"), (reducesMotion, "reduced motion"), (isDark, "dark")]
      .compactMap { $0.0 ? $0.1 : nil }
  }
}
