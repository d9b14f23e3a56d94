/// A key that was pressed.
enum BrowserKey: Hashable, Sendable {
  case character(Character)
  case control(Character)
  case up, down, left, right, pageUp, pageDown, home, end
  case enter, escape, backspace, delete, tab, backTab
}

/// A mouse event, in cells from the top left.
struct BrowserMouse: Hashable, Sendable {
  enum Action: Hashable, Sendable { case press, drag, release, wheelUp, wheelDown }

  var action: Action
  var column: Int
  var row: Int
}

/// An event from the terminal.
enum BrowserEvent: Hashable, Sendable {
  case key(BrowserKey)
  case mouse(BrowserMouse)
  /// A pasted text: safe to print, without line ends.
  case paste(String)
  /// The terminal has shown everything sent before the query.
  case acknowledgement
}
