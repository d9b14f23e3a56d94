import UIKit

/// Questions that no documentation answers, asked in a window.
///
/// `questions.tsv` lists each of them, with the type that asks it: a test compares the two.
@MainActor
protocol Questions {
  init(_ window: UIWindow)

  /// Adds the answers to a report.
  func ask(_ report: Report)
}
