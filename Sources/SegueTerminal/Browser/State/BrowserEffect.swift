import SegueTimeline

/// A side effect beyond updating the screen.
enum BrowserEffect: Hashable, Sendable {
  /// Quit.
  case quit
  /// Redraw everything.
  case redraw
  /// Copy the preset's YAML to the clipboard.
  case copyYAML
  /// Copy the Swift code that uses the preset.
  case copySwift
  /// Open the preset's file in the user's editor.
  case edit
  /// Mark a preset as a favorite, or take its mark away.
  case mark(String, isFavorite: Bool)
  /// Scroll the details by some rows.
  case scrollDetails(Int)
  /// A finger on the phone, in points of its screen.
  case touch(FingerPhase, Point2D)
}
