#if canImport(UIKit)
import QuartzCore
import SegueTimeline
import UIKit

/// The layers of a timeline as views and layers in a transition's container.
@MainActor
final class LayerTree {
  /// A node for each layer of the timeline, in its order.
  let nodes: [LayerNode]
  private let container: UIView
  private let hidden: [HiddenView]

  /// Creates the views and layers of a timeline and adds them to a container.
  ///
  /// - Parameters:
  ///   - layers: the layers, parents before their sublayers.
  ///   - views: the views of the screens and elements.
  ///   - screens: the views of the two screens, as the transition found them.
  ///   - snapshots: the transition's pictures.
  ///   - container: the transition's container view.
  init(
    _ layers: [Layer], _ views: StageViews, screens: ScreenViews, snapshots: Snapshots,
    in container: UIView
  ) {
    self.container = container
    func screen(of layer: Layer) -> LiveView? {
      guard case .live(let subject) = layer.contents, let live = screens.live(subject) else {
        return nil
      }
      // A view that may not be moved cannot be part of a group.
      return layer.parent == nil || live.isMovable ? live : nil
    }
    let pictures = snapshots.pictures(of: layers, views) { screen(of: $0) != nil }
    nodes = zip(layers, pictures).map { layer, picture in
      if let live = screen(of: layer) { return LayerNode(layer, live: live, in: container) }
      return LayerNode(layer, picture: picture)
    }
    hidden = layers.compactMap { layer in
      guard case .live(let subject) = layer.contents, screen(of: layer) == nil else { return nil }
      return views.view(of: subject).map(HiddenView.init)
    }
    assemble()
  }

  private func assemble() {
    for node in nodes where !node.isLost {
      guard let parent = node.model.parent.map({ nodes[$0] }) else {
        if node.live?.isMovable != false { add(node) }
        continue
      }
      if let view = node.view, let group = parent.view {
        group.addSubview(view)
      } else {
        parent.layer.addSublayer(node.layer)
      }
    }
  }

  private func add(_ node: LayerNode) {
    guard let view = node.view else { return container.layer.addSublayer(node.layer) }
    if view.superview === container {
      container.bringSubviewToFront(view)
    } else {
      container.addSubview(view)
    }
  }

  /// Prepares the nodes for what the layers show in a frame.
  func prepare(for frame: Frame) {
    for (node, state) in zip(nodes, frame.states) { node.prepare(for: state) }
  }

  func show(_ frame: Frame) {
    for (node, state) in zip(nodes, frame.states) {
      node.prepare(for: state)
      node.show(state, frame.vertices)
    }
  }

  /// Shows a frame at once.
  func showWithoutActions(_ frame: Frame) {
    CATransaction.withoutActions { show(frame) }
  }

  /// Adds a layer that shows nothing, as long as the tree exists.
  func add(marker: CALayer) { container.layer.addSublayer(marker) }

  /// Removes what was added, and restores the screens.
  func remove() {
    for node in nodes { node.live?.restore() }
    for node in nodes.reversed() { node.remove() }
    // Backward: a view that was hidden twice, as a source that also has a name, was first hidden by the first.
    for view in hidden.reversed() { view.restore() }
  }
}

/// An element that is hidden while its picture moves.
@MainActor
private struct HiddenView {
  private let view: UIView
  private let opacity: Float

  // A hidden view would give up its place in a stack view.
  init(_ view: UIView) {
    self.view = view
    opacity = view.layer.opacity
    view.layer.opacity = 0
    (view as? any PicturePlaceholder)?.isLifted = true
  }

  func restore() {
    view.layer.opacity = opacity
    (view as? any PicturePlaceholder)?.isLifted = false
  }
}

/// The views of the two screens during a transition.
@MainActor
struct ScreenViews {
  let from: LiveView
  let to: LiveView

  /// Blocks touches on the screens, whose views are not where they appear to be.
  func holdTouches() {
    from.view.isUserInteractionEnabled = false
    to.view.isUserInteractionEnabled = false
  }

  /// Allows touches again, unless the app itself has disabled them.
  func releaseTouches() {
    from.view.isUserInteractionEnabled = from.takesTouches
    to.view.isUserInteractionEnabled = to.takesTouches
  }

  /// The view of a subject that is a screen; nil for elements.
  func live(_ subject: Subject) -> LiveView? {
    switch subject {
    case .from: from
    case .to: to
    default: nil
    }
  }
}
#endif
