/// An object checked against its table of keys: `track.layer`, `track.delay?.seconds`.
///
/// Each key is read under the name of its property in `Keys`; `cursor` is the object itself.
@dynamicMemberLookup
struct Object<Keys>: CheckedValue {
  let cursor: Cursor

  init(checked cursor: Cursor) { self.cursor = cursor }
}

extension Object where Keys: KeyGroup {

  @inline(__always)
  subscript<Value: CheckedValue>(dynamicMember key: KeyPath<Keys, RequiredKey<Value>>) -> Value {
    // The check guarantees the key; without a check, the object substitutes for its value.
    Value(checked: cursor.value(under: Keys.keys[keyPath: key].name) ?? cursor)
  }

  /// The value of a key; nil if the object lacks it.
  @inline(__always)
  subscript<Value: CheckedValue>(dynamicMember key: KeyPath<Keys, OptionalKey<Value>>) -> Value? {
    guard let value = cursor.value(under: Keys.keys[keyPath: key].name) else { return nil }
    return Value(checked: value)
  }

  /// The object viewed through a group of keys that it includes.
  @inline(__always)
  subscript<Group: KeyGroup>(dynamicMember group: KeyPath<Keys, Group>) -> Object<Group> {
    Object<Group>(checked: cursor)
  }
}

/// A value with one of several forms: `paint.radial?.colors`; the other forms are nil.
@dynamicMemberLookup
struct Choice<Forms>: Sendable {
  let cursor: Cursor
  /// The index of its form.
  private let form: Int?
}

extension Choice: CheckedValue where Forms: Alternatives {
  init(checked cursor: Cursor) {
    self.cursor = cursor
    form = Forms.table.form {
      cursor.value(under: $0) != nil
    } orKind: {
      NodeKind(cursor.kind)
    }
  }

  /// The value in one form; nil if it has another.
  @inline(__always)
  subscript<Value: CheckedValue>(dynamicMember path: KeyPath<Forms, Alternative<Value>>) -> Value? {
    form == Forms.table.forms[keyPath: path].index ? Value(checked: cursor) : nil
  }
}

extension Cursor {
  /// Returns the value of a key; nil if the map lacks it, or if this is not a map.
  fileprivate func value(under name: KeyName) -> Cursor? {
    guard let key = nodes.firstKey(of: node, named: name.text) else { return nil }
    return Cursor(tree, site: Int(nodes[key].next), key: key)
  }
}
