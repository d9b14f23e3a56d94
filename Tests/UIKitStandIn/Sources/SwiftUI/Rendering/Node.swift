// Not Apple's: a view's place in the tree, which keeps what the view has.

import QuartzCore
import UIKit

/// A place in the tree of views.
@MainActor final class Node {
  unowned let graph: Graph
  /// What the view keeps, by the names of its properties.
  var boxes: [String: Any] = [:]
  /// Whether it is rendered for the first time.
  private(set) var isNew = true
  /// Whether its view is gone, and still seen.
  private(set) var isLeaving = false
  /// What belongs to UIKit.
  var platform: PlatformObject?
  private var kind: ObjectIdentifier?
  private var view: (any View)?
  private var context: RenderContext?
  private var moving: [String: MovingValue] = [:]
  private var children: [Int: Node] = [:]
  private var visited: Set<Int> = []

  init(graph: Graph) { self.graph = graph }

  /// The place of one of the views in it.
  func child(_ index: Int) -> Node {
    visited.insert(index)
    if let child = children[index], !child.isLeaving { return child }
    children[index]?.dismantle()
    let child = Node(graph: graph)
    children[index] = child
    return child
  }

  func render(_ view: any View, _ context: RenderContext) {
    let kind = ObjectIdentifier(type(of: view))
    if let old = self.kind, old != kind { dismantle() }
    (self.kind, self.view) = (kind, view)
    var context = context
    context.node = self
    self.context = context
    visited = []
    if let primitive = view as? any PrimitiveView {
      primitive.render(self, context)
    } else if let representation = representation(of: view) {
      representation.render(self, context)
    } else {
      bind(view, context.environment)
      renderBody(of: view, context)
    }
    isNew = false
    removeUnvisited(context)
  }

  private func representation(of value: any View) -> (any AnyRepresentable)? {
    func view(_ base: some UIViewRepresentable) -> any AnyRepresentable {
      ViewRepresentation(base: base)
    }
    func controller(_ base: some UIViewControllerRepresentable) -> any AnyRepresentable {
      ControllerRepresentation(base: base)
    }
    if let base = value as? any UIViewRepresentable { return view(base) }
    if let base = value as? any UIViewControllerRepresentable { return controller(base) }
    return nil
  }

  private func renderBody(of view: some View, _ context: RenderContext) {
    child(0).render(view.body, context)
  }

  /// Connects the properties of a value.
  func bind(_ value: Any, _ environment: EnvironmentValues) {
    for case (let label?, let property as any ConnectedProperty)
      in Mirror(reflecting: value).children
    { property.connect(to: self, label: label, environment) }
  }

  /// Views that are gone leave at once, or when their transition is over.
  private func removeUnvisited(_ context: RenderContext) {
    for (index, child) in children where !visited.contains(index) {
      if child.leave(with: context.animation) { continue }
      child.dismantle()
      children[index] = nil
    }
  }

  private func leave(with animation: Animation?) -> Bool {
    guard let view, var context, view.comesAndGoes else { return false }
    guard isLeaving || animation != nil else { return false }
    if isLeaving, end <= CACurrentMediaTime() { return false }
    context.animation = isLeaving ? nil : animation
    isLeaving = true
    render(view, context)
    return true
  }

  func dismantle() {
    for child in children.values { child.dismantle() }
    children = [:]
    platform?.dismantle()
    platform = nil
    (boxes, moving, isNew) = ([:], [:], true)
  }

  // MARK: Animations

  /// The end of the animations in it.
  var end: Double {
    max(moving.values.map(\.end).max() ?? 0, children.values.map(\.end).max() ?? 0)
  }

  var hasLeaving: Bool { isLeaving || children.values.contains { $0.hasLeaving } }

  /// A value with its animated part as it is now.
  func presented<Value>(_ value: Value, _ context: RenderContext) -> Value {
    guard let animatable = value as? any Animatable else { return value }
    return move(animatable, context) as? Value ?? value
  }

  private func move<Value: Animatable>(_ value: Value, _ context: RenderContext) -> Value {
    var value = value
    let (now, key, target) = (CACurrentMediaTime(), "\(Value.self)", value.animatableData)
    let old = moving[key]
    let place = old?.value(at: now, as: Value.AnimatableData.self)
    if (old?.to as? Value.AnimatableData) != target {
      moving[key] = MovingValue(
        from: place ?? target, to: target, start: now,
        duration: place == nil ? 0 : context.animation?.duration ?? 0)
    }
    value.animatableData =
      moving[key]?.value(at: now, as: Value.AnimatableData.self) ?? target
    return value
  }

  // MARK: The tree

  func contains(_ node: ObjectIdentifier?) -> Bool {
    children.values.contains { ObjectIdentifier($0) == node || $0.contains(node) }
  }

  var platformViews: [UIView] {
    [platform?.view].compactMap { $0 } + children.values.flatMap(\.platformViews)
  }
}

extension View {
  /// Whether the view has a transition.
  fileprivate var comesAndGoes: Bool {
    Mirror(reflecting: self).children.contains { $0.value is any ComingAndGoing }
  }
}
