// Not Apple's: the views of a hosting controller, rendered again after changes.

import QuartzCore
import UIKit

/// A controller that shows views.
@MainActor protocol GraphHost: UIViewController {
  var graph: Graph { get }
  /// Whether its view has appeared.
  var isVisible: Bool { get }
  /// Renders, if something has changed.
  func render()
}

/// The views of a hosting controller.
@MainActor final class Graph {
  weak var host: (any GraphHost)?
  private(set) lazy var root = Node(graph: self)
  private(set) var drawings: [Drawing] = []
  /// The actions of the buttons, in order.
  var actions: [@MainActor () -> Void] = []
  private var platformViews: [UIView] = []
  private var isStale = true
  private var isRendering = false
  private var animation: Animation?
  private var link: CADisplayLink?

  /// Renders at the next turn of the run loop, also when the view is in no window.
  func invalidate(_ animation: Animation?) {
    isStale = true
    if let animation { self.animation = animation }
    StandIn.atNextTurn { [weak self] in MainActor.assumeIsolated { self?.host?.render() } }
  }

  /// Renders, if something has changed.
  func renderIfNeeded(_ view: any View) {
    guard isStale, !isRendering, let host, let container = host.viewIfLoaded else { return }
    isStale = false
    isRendering = true
    (drawings, platformViews, actions) = ([], [], [])
    root.render(
      view,
      RenderContext(
        environment: EnvironmentValues(), frame: container.bounds, animation: animation, graph: self
      ))
    animation = nil
    arrange(in: container)
    isRendering = false
    keepMoving()
  }

  func draw(_ drawing: Drawing) { drawings.append(drawing) }

  /// Takes back what was drawn to begin an animation.
  func dropDrawings(of node: Node) {
    drawings.removeAll { $0.node == ObjectIdentifier(node) || node.contains($0.node) }
    platformViews.removeAll { view in node.platformViews.contains { $0 === view } }
  }

  func show(_ view: UIView) { platformViews.append(view) }

  /// Puts the views of UIKit into their order.
  private func arrange(in container: UIView) {
    for (index, view) in platformViews.enumerated()
    where index >= container.subviews.count || container.subviews[index] !== view {
      container.insertSubview(view, at: index)
    }
  }

  private func keepMoving() {
    guard root.end > CACurrentMediaTime() || root.hasLeaving else {
      link?.invalidate()
      link = nil
      return
    }
    guard link == nil else { return }
    link = CADisplayLink(standIn: { [weak self] _ in
      MainActor.assumeIsolated { self?.invalidate(nil) }
    })
    link?.add(to: .main, forMode: .common)
  }
}

/// What views inherit while they are rendered.
@MainActor struct RenderContext {
  var environment: EnvironmentValues
  var frame: CGRect
  /// From the outermost to the innermost.
  var effects: [Drawing.Effect] = []
  var animation: Animation?
  unowned let graph: Graph
  weak var node: Node?

  func with(_ effect: Drawing.Effect...) -> RenderContext { with(effect) }

  /// The context with effects, given from the innermost to the outermost.
  func with(_ effects: [Drawing.Effect]) -> RenderContext {
    var context = self
    context.effects += effects.reversed()
    return context
  }

  func at(_ frame: CGRect) -> RenderContext {
    var context = self
    context.frame = frame
    return context
  }

  func draw(_ content: String) {
    graph.draw(
      Drawing(
        content: content, frame: frame, effects: effects.reversed(),
        node: node.map(ObjectIdentifier.init)))
  }
}
