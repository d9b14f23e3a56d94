/// An optional value stored indirectly: one word if nil, a separate allocation otherwise.
///
/// Plans have many such values. Stored inline they would make a track four times as large, and most
/// of the memory of a large catalog would be empty.
///
/// ```swift
/// @Indirect public var delay: Expression?
/// ```
@propertyWrapper
public struct Indirect<Value> {
  fileprivate indirect enum Storage {
    case absent
    case present(Value)
  }

  private var storage = Storage.absent

  /// Creates a nil value.
  public init() {}

  /// The value, if any.
  public var wrappedValue: Value? {
    get { if case .present(let value) = storage { value } else { nil } }
    set { storage = newValue.map(Storage.present) ?? .absent }
  }
}

extension Indirect.Storage: Sendable where Value: Sendable {}
extension Indirect: Sendable where Value: Sendable {}
