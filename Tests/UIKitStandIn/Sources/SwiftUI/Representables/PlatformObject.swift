// Not Apple's: how views and controllers of UIKit get into a hosting controller's view.

import UIKit

/// A view or a controller of UIKit in a tree of views.
@MainActor final class PlatformObject {
  let view: UIView
  let controller: UIViewController?
  let coordinator: Any
  private let takeApart: () -> Void

  init(
    _ view: UIView, controller: UIViewController? = nil, coordinator: Any,
    takeApart: @escaping () -> Void
  ) {
    self.view = view
    self.controller = controller
    self.coordinator = coordinator
    self.takeApart = takeApart
  }

  func dismantle() {
    controller?.willMove(toParent: nil)
    let wasVisible = (controller?.parent as? any GraphHost)?.isVisible == true
    if wasVisible { controller?.beginAppearanceTransition(false, animated: false) }
    view.removeFromSuperview()
    if wasVisible { controller?.endAppearanceTransition() }
    controller?.removeFromParent()
    takeApart()
  }
}

/// A representable, whatever it represents.
@MainActor protocol AnyRepresentable {
  func render(_ node: Node, _ context: RenderContext)
}

/// A representable view with its box.
@MainActor struct ViewRepresentation<Base: UIViewRepresentable>: AnyRepresentable {
  let base: Base

  func render(_ node: Node, _ context: RenderContext) {
    node.bind(base, context.environment)
    let coordinator = node.platform?.coordinator as? Base.Coordinator ?? base.makeCoordinator()
    let known = UIViewRepresentableContext<Base>(
      coordinator: coordinator, environment: context.environment)
    let view = node.platform?.view as? Base.UIViewType ?? base.makeUIView(context: known)
    if node.platform == nil {
      node.platform = PlatformObject(view, coordinator: coordinator) {
        Base.dismantleUIView(view, coordinator: coordinator)
      }
    }
    view.frame = context.frame
    context.graph.show(view)
    base.updateUIView(view, context: known)
  }
}

/// A representable controller with its box.
@MainActor struct ControllerRepresentation<Base: UIViewControllerRepresentable>: AnyRepresentable {
  let base: Base

  func render(_ node: Node, _ context: RenderContext) {
    node.bind(base, context.environment)
    let coordinator = node.platform?.coordinator as? Base.Coordinator ?? base.makeCoordinator()
    let known = UIViewControllerRepresentableContext<Base>(
      coordinator: coordinator, environment: context.environment)
    let controller =
      node.platform?.controller as? Base.UIViewControllerType
      ?? base.makeUIViewController(context: known)
    if node.platform == nil {
      node.platform = PlatformObject(
        controller.view, controller: controller, coordinator: coordinator
      ) { Base.dismantleUIViewController(controller, coordinator: coordinator) }
      adopt(controller, context)
    }
    controller.view.frame = context.frame
    context.graph.show(controller.view)
    base.updateUIViewController(controller, context: known)
  }

  private func adopt(_ controller: UIViewController, _ context: RenderContext) {
    guard let host = context.graph.host else { return }
    host.addChild(controller)
    let isVisible = host.isVisible
    if isVisible { controller.beginAppearanceTransition(true, animated: false) }
    host.view.addSubview(controller.view)
    if isVisible { controller.endAppearanceTransition() }
    controller.didMove(toParent: host)
  }
}
