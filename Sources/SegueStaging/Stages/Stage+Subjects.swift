import SeguePreview
package import SegueTimeline

extension Stage {
  /// The size of a screen or element, in points.
  package func size(of subject: Subject) -> Size2D {
    switch subject {
    case .from: from.frame.size
    case .to: to.frame.size
    default: element(for: subject)?.0.frame.size ?? .zero
    }
  }
}
