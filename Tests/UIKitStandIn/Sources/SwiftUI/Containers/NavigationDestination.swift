// Declarations: "navigationDestination(item:destination:)" of SwiftUI's documentation, iOS 17. Behavior: a page is a hosting controller that is
// pushed; the way back sets the item to nil.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import UIKit

extension View {
  nonisolated public func navigationDestination<D, C>(
    item: Binding<D?>, @ViewBuilder destination: @escaping (D) -> C
  ) -> some View where D: Hashable, C: View {
    background {
      DestinationAnchor(
        page: item.wrappedValue.map { AnyView(destination($0)) },
        clear: { item.wrappedValue = nil })
    }
  }
}

private struct DestinationAnchor: UIViewControllerRepresentable {
  let page: AnyView?
  nonisolated(unsafe) let clear: () -> Void

  nonisolated init(page: AnyView?, clear: @escaping () -> Void) {
    (self.page, self.clear) = (page, clear)
  }

  func makeUIViewController(context: Context) -> DestinationController { DestinationController() }

  func updateUIViewController(_ controller: DestinationController, context: Context) {
    controller.clear = clear
    controller.show(page)
  }
}

/// A controller that pushes a page from where it is.
private final class DestinationController: UIViewController {
  var clear: () -> Void = {}
  private weak var pushed: PageController?

  func show(_ page: AnyView?) {
    switch (page, pushed) {
    case (nil, nil): break
    case (let page?, let pushed?): pushed.rootView = page
    case (let page?, nil):
      let controller = PageController(rootView: page)
      controller.didGo = { [weak self] in self?.clear() }
      pushed = controller
      later { $0.pushViewController(controller, animated: true) }
    case (nil, _?):
      pushed = nil
      later { $0.popViewController(animated: true) }
    }
  }

  private func later(_ change: @escaping @MainActor (UINavigationController) -> Void) {
    StandIn.atNextTurn { [weak self] in
      MainActor.assumeIsolated {
        if let navigation = self?.navigationController { change(navigation) }
      }
    }
  }
}

private final class PageController: UIHostingController<AnyView> {
  var didGo: () -> Void = {}

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    if isMovingFromParent { didGo() }
  }
}
