/// An optional value that is seldom there: a word of memory where it is not, a block of its own where it is.
///
/// Plans are full of such values. Kept in place they would make a track four times as large, and a catalog
/// of thousands of presets would be mostly empty room.
///
/// ```swift
/// @Rare public var delay: Expression?
/// ```
@propertyWrapper
public struct Indirect<Value> {
  fileprivate indirect enum Storage {
    case absent
    case present(Value)
  }

  private var storage = Storage.absent

  /// Creates a value that is not there.
  public init() {}

  /// The value; nil where it is not there.
  public var wrappedValue: Value? {
    get { if case .present(let value) = storage { value } else { nil } }
    set { storage = newValue.map(Storage.present) ?? .absent }
  }
}

extension Indirect.Storage: Sendable where Value: Sendable {}
extension Indirect: Sendable where Value: Sendable {}
