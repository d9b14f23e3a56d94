import SegueStaging
import SegueCatalog
import SegueTimeline

/// What is known of the selected preset beyond its own text.
struct BrowserDetails: Sendable {
  /// What there is to say about the operation that is shown.
  var facts: OperationFacts?
  /// Why it cannot be shown, or cannot be shown as its file is now; a line each.
  var problems: [String] = []
  /// Whether its picture is still being made, and has been for a while.
  var isDrawing = false
  /// What is to be known of the file: that it is gone, or has errors.
  var fileNote: String?
}
