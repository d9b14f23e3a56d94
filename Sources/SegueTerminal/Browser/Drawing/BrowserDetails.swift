import SegueStaging
import SegueCatalog
import SegueTimeline

/// The details of the selected preset beyond its own text.
struct BrowserDetails: Sendable {
  /// The facts about the operations of the selected preset.
  var facts: [OperationFacts] = []
  /// Why it cannot be shown, or not in the current version of its file; one line each.
  var problems: [String] = []
  /// Whether its picture has been rendering for a while.
  var isDrawing = false
  /// The state of the file, if it was deleted or has errors.
  var fileNote: String?
}
