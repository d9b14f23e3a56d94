#if canImport(UIKit)
import SegueTimeline
import UIKit

/// The views of a transition's screens and elements.
@MainActor
struct StageViews {
  let operation: ScreenOperation
  /// The departing screen's view.
  let from: UIView
  /// The arriving screen's view.
  let to: UIView
  /// The element of the lower screen that the transition starts from.
  var source: UIView?
  /// The element of the upper screen that corresponds to the source.
  var destination: UIView?
  /// The siblings of the source.
  var siblings: [UIView] = []
  /// The named elements of the two screens.
  var elements: [String: Pair] = [:]

  /// The views of one name.
  struct Pair {
    var from: UIView?
    var to: UIView?
  }

  /// The view of a subject; nil if it has none.
  func view(of subject: Subject) -> UIView? {
    switch subject {
    case .from: from
    case .to: to
    case .source: source
    case .destination: destination
    case .sibling(let index): siblings.indices.contains(index) ? siblings[index] : nil
    case .element(let name, let side):
      side == .from ? elements[name]?.from : elements[name]?.to
    // Bars belong to UIKit's containers, which animate them.
    case .navigationBar, .tabBar: nil
    }
  }

  /// Whether a subject belongs to the arriving screen, which has not been drawn yet.
  func isArriving(_ subject: Subject) -> Bool {
    let isReturning = operation == .pop || operation == .dismiss
    return switch subject {
    case .from: false
    case .to: true
    case .source, .sibling: isReturning
    case .destination: !isReturning
    case .element(_, let side), .navigationBar(let side), .tabBar(let side): side == .to
    }
  }
}
#endif
