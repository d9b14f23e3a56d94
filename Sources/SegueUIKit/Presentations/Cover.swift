#if canImport(UIKit)
import QuartzCore
import SegueTimeline
import UIKit

/// The state that a presenter has while it is covered: for example moved back, smaller, darker.
@MainActor
final class Cover {
  private let presenter: LiveView
  private let presentation: Presentation
  private let container: UIView
  /// What shows the presenter, with its shadow.
  private var node: LayerNode?

  init(_ view: UIView, _ presentation: Presentation, in container: UIView) {
    presenter = LiveView(view, isMovable: false)
    self.presentation = presentation
    self.container = container
    layOut()
  }

  /// Updates the presenter for its size.
  func layOut() {
    guard !presentation.whilePresented.isEmpty else { return }
    remove()
    let view = presenter.view
    var state = LayerState(frame: Rect2D(view.layoutFrame(in: container)))
    for (channel, value) in presentation.whilePresented { state[channel] = value }
    let model = Layer(id: "from", contents: .live(.from), state: state)
    let node = LayerNode(model, live: presenter, in: container)
    node.prepare(for: state)
    node.show(state, [])
    self.node = node
  }

  /// Restores the presenter.
  func remove() {
    presenter.restore()
    node?.remove()
    node = nil
  }
}
#endif
