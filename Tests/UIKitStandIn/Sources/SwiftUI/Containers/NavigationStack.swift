// Declarations: "NavigationStack" and "TabView" of SwiftUI's documentation, iOS 17. Behavior: on iOS both are controllers of UIKit, children of the
// hosting controller; that is what device's view debuggers show, and no documentation promises it.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import UIKit

/// The values of the pages of a stack.
public struct NavigationPath {}

/// A stack of pages.
@MainActor @preconcurrency public struct NavigationStack<Data, Root: View>: View {
  private let root: Root

  @MainActor @preconcurrency public init(@ViewBuilder root: () -> Root)
  where Data == NavigationPath { self.root = root() }

  public var body: some View { NavigationPages(root: root) }
}

private struct NavigationPages<Root: View>: UIViewControllerRepresentable {
  let root: Root

  func makeUIViewController(context: Context) -> UINavigationController {
    UINavigationController(
      rootViewController: UIHostingController(
        rootView: root.modified(by: context.environment)))
  }

  func updateUIViewController(_ navigation: UINavigationController, context: Context) {
    update(navigation.viewControllers.first, with: root, context.environment)
  }
}

/// Views side by side, of which one is shown.
public struct TabView<SelectionValue: Hashable, Content: View>: View {
  nonisolated(unsafe) private let content: Content

  nonisolated public init(@ViewBuilder content: () -> Content) where SelectionValue == Int {
    self.content = content()
  }

  public var body: some View { TabPages(content: content) }
}

private struct TabPages<Content: View>: UIViewControllerRepresentable {
  let content: Content

  private var pages: [any View] {
    let parts = Mirror(reflecting: content).children.first { $0.label == "value" }
    guard "\(type(of: content))".hasPrefix("TupleView"), let parts else { return [content] }
    return Mirror(reflecting: parts.value).children.compactMap { $0.value as? any View }
  }

  func makeUIViewController(context: Context) -> UITabBarController {
    let tabs = UITabBarController()
    tabs.viewControllers = pages.map { $0.hosted(in: context.environment) }
    return tabs
  }

  func updateUIViewController(_ tabs: UITabBarController, context: Context) {
    for (controller, page) in zip(tabs.viewControllers ?? [], pages) {
      update(controller, with: page, context.environment)
    }
  }
}

extension View {
  fileprivate func modified(by environment: EnvironmentValues) -> some View {
    self.environment(\.self, environment)
  }

  fileprivate func hosted(in environment: EnvironmentValues) -> UIViewController {
    UIHostingController(rootView: modified(by: environment))
  }

  fileprivate func show(in controller: UIViewController?, _ environment: EnvironmentValues) {
    func set<V: View>(_ view: V) { (controller as? UIHostingController<V>)?.rootView = view }
    set(modified(by: environment))
  }
}

@MainActor private func update(
  _ controller: UIViewController?, with view: any View, _ environment: EnvironmentValues
) { view.show(in: controller, environment) }
