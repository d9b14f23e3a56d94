// Declarations: "DynamicProperty", "State" and "Binding" of SwiftUI's documentation, iOS 17.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

/// A property that the framework fills in before it asks for a body.
public protocol DynamicProperty {}

/// A property that the renderer connects with a node.
@MainActor protocol ConnectedProperty {
  func connect(to node: Node, label: String, _ environment: EnvironmentValues)
}

/// Where a value of a view is kept.
final class StateBox<Value> {
  var value: Value {
    didSet {
      let graph = graph
      MainActor.assumeIsolated { graph?.invalidate(WithAnimation.current) }
    }
  }
  weak var graph: Graph?

  init(_ value: Value) { self.value = value }
}

/// A value that a view keeps.
@propertyWrapper public struct State<Value>: DynamicProperty {
  final class Link: @unchecked Sendable {
    var box: StateBox<Value>

    init(_ value: Value) { box = StateBox(value) }
  }

  let link: Link

  nonisolated public init(wrappedValue value: Value) { link = Link(value) }

  nonisolated public init(initialValue value: Value) { link = Link(value) }

  public var wrappedValue: Value {
    get { link.box.value }
    nonmutating set { link.box.value = newValue }
  }

  public var projectedValue: Binding<Value> {
    Binding(box: UncheckedSendable(link.box))
  }
}

extension State: ConnectedProperty {
  func connect(to node: Node, label: String, _ environment: EnvironmentValues) {
    if let kept = node.boxes[label] as? StateBox<Value> {
      link.box = kept
    } else {
      node.boxes[label] = link.box
      link.box.graph = node.graph
    }
  }
}

struct UncheckedSendable<Value>: @unchecked Sendable {
  let value: Value

  init(_ value: Value) { self.value = value }
}

/// A value that is kept elsewhere.
@propertyWrapper public struct Binding<Value> {
  private let read: @Sendable () -> Value
  private let write: @Sendable (Value) -> Void

  @preconcurrency nonisolated public init(
    get: @escaping @Sendable () -> Value, set: @escaping @Sendable (Value) -> Void
  ) {
    read = get
    write = set
  }

  init(box: UncheckedSendable<StateBox<Value>>) {
    read = { box.value.value }
    write = { box.value.value = $0 }
  }

  nonisolated public static func constant(_ value: Value) -> Binding<Value> {
    let value = UncheckedSendable(value)
    return Binding(get: { value.value }, set: { _ in })
  }

  public var wrappedValue: Value {
    get { read() }
    nonmutating set { write(newValue) }
  }

  public var projectedValue: Binding<Value> { self }
}

extension Binding: DynamicProperty {}
extension Binding: @unchecked Sendable where Value: Sendable {}
