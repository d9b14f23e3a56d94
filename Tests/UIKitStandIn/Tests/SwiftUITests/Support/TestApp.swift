import SegueCoordinator
import SwiftUI
import UIKit

@testable import SegueUIKit

/// A window with a tree of views, on the stand-in's device.
@MainActor
struct TestApp<Root: View> {
  let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
  let host: UIHostingController<Root>

  init(@ViewBuilder _ root: () -> Root) {
    StandIn.reset()
    Segue.rules.removeAll()
    Segue.playback = .coreAnimation
    ProblemLog.forget()
    _ = Console.take()
    host = UIHostingController(rootView: root())
    window.rootViewController = host
    window.makeKeyAndVisible()
    StandIn.commit()
  }

  /// The navigation controllers in the window, the outermost first.
  var navigations: [UINavigationController] { controllers(of: UINavigationController.self) }

  /// The tab bar controllers in the window, the outermost first.
  var tabs: [UITabBarController] { controllers(of: UITabBarController.self) }

  /// The texts on the screen that is presented last.
  var presented: [String]? {
    var last = host.presentedViewController
    while let next = last?.presentedViewController { last = next }
    return last.map { StandIn.contents(of: $0) }
  }

  func controllers<Kind: UIViewController>(of kind: Kind.Type) -> [Kind] {
    func all(_ controller: UIViewController) -> [Kind] {
      [controller as? Kind].compactMap { $0 } + controller.children.flatMap(all)
    }
    return all(host)
  }

  /// Lets time pass until everything has ended.
  func settle(_ seconds: Double = 2) {
    for _ in 0..<Int(seconds * 60) { StandIn.advance(by: 1.0 / 60) }
  }
}

/// A value that a view keeps, and that its test changes.
@MainActor
final class Handle<Value> {
  fileprivate var binding: Binding<Value>?

  var value: Value? {
    get { binding?.wrappedValue }
    set {
      if let newValue { binding(set: newValue) }
      StandIn.commit()
    }
  }

  /// Changes the value, and waits for the next turn of the run loop.
  func binding(set value: Value) { binding?.wrappedValue = value }
}

/// A view that keeps a value.
struct Keeper<Value, Content: View>: View {
  @State private var value: Value

  private let handle: Handle<Value>
  private let content: (Binding<Value>) -> Content

  init(
    _ handle: Handle<Value>, _ value: Value,
    @ViewBuilder content: @escaping (Binding<Value>) -> Content
  ) {
    _value = State(initialValue: value)
    self.handle = handle
    self.content = content
  }

  var body: some View {
    let _ = (handle.binding = $value)
    content($value)
  }
}
