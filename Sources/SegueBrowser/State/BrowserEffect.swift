import SegueTimeline

/// What the browser shall do beyond showing something else.
enum BrowserEffect: Hashable, Sendable {
  /// End.
  case quit
  /// Draw everything anew.
  case redraw
  /// Put the preset's YAML where the user can paste it.
  case copyYAML
  /// Put the line of Swift there that asks for it.
  case copySwift
  /// Open the preset's file in the user's editor.
  case edit
  /// A finger on the phone, in points of its screen.
  case touch(FingerPhase, Point)
}
