// Declarations: "EnvironmentValues", "EnvironmentKey", "Environment", "environment(_:_:)" of SwiftUI's documentation, iOS 17.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

public import UIKit

/// A key of a value that views inherit.
public protocol EnvironmentKey {
  associatedtype Value
  static var defaultValue: Value { get }
}

/// The values that views inherit.
public struct EnvironmentValues: @unchecked Sendable {
  private var values: [ObjectIdentifier: Any] = [:]

  public init() {}

  public subscript<K: EnvironmentKey>(key: K.Type) -> K.Value {
    get {
      guard let value = values[ObjectIdentifier(key)] else { return K.defaultValue }
      return value as? K.Value ?? K.defaultValue
    }
    set { values[ObjectIdentifier(key)] = newValue }
  }
}

/// A value of the environment, for a view.
@propertyWrapper public struct Environment<Value>: DynamicProperty {
  final class Link: @unchecked Sendable {
    var values = EnvironmentValues()
  }

  private let keyPath: KeyPath<EnvironmentValues, Value>
  private let link = Link()

  nonisolated public init(_ keyPath: KeyPath<EnvironmentValues, Value>) { self.keyPath = keyPath }

  public var wrappedValue: Value { link.values[keyPath: keyPath] }
}

extension Environment: ConnectedProperty {
  func connect(to node: Node, label: String, _ environment: EnvironmentValues) {
    link.values = environment
  }
}

struct EnvironmentModifier<Value>: ViewModifier, PrimitiveModifier {
  typealias Body = Never

  nonisolated(unsafe) let keyPath: WritableKeyPath<EnvironmentValues, Value>
  nonisolated(unsafe) let value: Value

  nonisolated init(keyPath: WritableKeyPath<EnvironmentValues, Value>, value: Value) {
    self.keyPath = keyPath
    self.value = value
  }

  func render(_ content: any View, _ node: Node, _ context: RenderContext) {
    var inner = context
    inner.environment[keyPath: keyPath] = value
    node.child(0).render(content, inner)
  }
}

extension View {
  nonisolated public func environment<V>(
    _ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V
  ) -> some View { modifier(EnvironmentModifier(keyPath: keyPath, value: value)) }
}

/// The direction of the user's language.
public enum LayoutDirection: Hashable, CaseIterable, Sendable {
  case leftToRight, rightToLeft
}

/// How much room there is.
public enum UserInterfaceSizeClass: Sendable {
  case compact, regular
}

/// Light or dark.
public enum ColorScheme: CaseIterable, Sendable {
  case light, dark
}

private struct HorizontalSizeClassKey: EnvironmentKey {
  static let defaultValue: UserInterfaceSizeClass? = .compact
}

private struct VerticalSizeClassKey: EnvironmentKey {
  static let defaultValue: UserInterfaceSizeClass? = .regular
}

private struct ColorSchemeKey: EnvironmentKey {
  static let defaultValue = ColorScheme.light
}

private struct DisplayScaleKey: EnvironmentKey {
  static let defaultValue: CGFloat = 3
}

extension EnvironmentValues {
  public var horizontalSizeClass: UserInterfaceSizeClass? {
    get { self[HorizontalSizeClassKey.self] }
    set { self[HorizontalSizeClassKey.self] = newValue }
  }

  public var verticalSizeClass: UserInterfaceSizeClass? {
    get { self[VerticalSizeClassKey.self] }
    set { self[VerticalSizeClassKey.self] = newValue }
  }

  public var colorScheme: ColorScheme {
    get { self[ColorSchemeKey.self] }
    set { self[ColorSchemeKey.self] = newValue }
  }

  public var displayScale: CGFloat {
    get { self[DisplayScaleKey.self] }
    set { self[DisplayScaleKey.self] = newValue }
  }
}

private struct LayoutDirectionKey: EnvironmentKey {
  static let defaultValue = LayoutDirection.leftToRight
}

extension EnvironmentValues {
  public var layoutDirection: LayoutDirection {
    get { self[LayoutDirectionKey.self] }
    set { self[LayoutDirectionKey.self] = newValue }
  }
}
