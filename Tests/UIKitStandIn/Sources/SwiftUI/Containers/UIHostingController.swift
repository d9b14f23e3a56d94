// Declarations: "UIHostingController" of SwiftUI's documentation, iOS 17.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

public import UIKit

/// A controller that shows views.
@MainActor @preconcurrency
open class UIHostingController<Content: View>: UIViewController,
  GraphHost
{
  let graph = Graph()
  private(set) var isVisible = false

  @MainActor @preconcurrency public var rootView: Content {
    didSet { graph.invalidate(WithAnimation.current) }
  }

  @MainActor @preconcurrency public init(rootView: Content) {
    self.rootView = rootView
    super.init(nibName: nil, bundle: nil)
    graph.host = self
  }

  @MainActor @preconcurrency public required dynamic init?(coder aDecoder: NSCoder) { nil }

  open override func loadView() {
    let view = HostingView(frame: UIScreen.main.bounds)
    view.drawings = { [unowned graph] in graph.drawings }
    self.view = view
  }

  open override func viewDidLoad() {
    super.viewDidLoad()
    size = view.bounds.size
    // Its views are made when it is laid out, and not before.
    view.setNeedsLayout()
  }

  func render() { graph.renderIfNeeded(rootView) }

  open override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    graph.renderIfNeeded(rootView)
  }

  open override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    isVisible = true
  }

  open override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    isVisible = false
  }

  private var size = CGSize.zero

  open override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    if view.bounds.size != size { graph.invalidate(nil) }
    size = view.bounds.size
    graph.renderIfNeeded(rootView)
  }
}

/// A view that draws texts and colors itself.
private final class HostingView: UIView {
  var drawings: () -> [Drawing] = { [] }

  override func draw(_ layer: CALayer, in ctx: CGContext) {
    for drawing in drawings() where !drawing.effects.contains(.opacity(0)) {
      ctx.draw(drawing.content, in: drawing.frame)
    }
  }
}
