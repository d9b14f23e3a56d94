/// An object in a file, that its table of keys has checked: `track.layer`, `track.delay?.seconds`.
///
/// Each key is read under the name of its property in `Keys`; `cursor` is the object itself.
@dynamicMemberLookup
struct Object<Keys: KeyGroup>: CheckedValue {
  let cursor: Cursor

  init(checked cursor: Cursor) { self.cursor = cursor }

  /// The value of a key that is always there.
  @inline(__always)
  subscript<Value>(dynamicMember key: KeyPath<Keys, RequiredKey<Value>>) -> Value {
    // The check has found the key; without a check the object stands in for its value.
    Value(checked: cursor.value(under: Keys.keys[keyPath: key].name) ?? cursor)
  }

  /// The value of a key; nil where the object lacks it.
  @inline(__always)
  subscript<Value>(dynamicMember key: KeyPath<Keys, OptionalKey<Value>>) -> Value? {
    guard let value = cursor.value(under: Keys.keys[keyPath: key].name) else { return nil }
    return Value(checked: value)
  }

  /// The object as one of a kind that has these keys among others.
  @inline(__always)
  subscript<Group: KeyGroup>(dynamicMember group: KeyPath<Keys, Group>) -> Object<Group> {
    Object<Group>(checked: cursor)
  }
}

/// A value that has one of several forms: `paint.radial?.colors`, where the others are nil.
@dynamicMemberLookup
struct Choice<Forms: Alternatives>: CheckedValue {
  let cursor: Cursor
  /// Which of the forms it has.
  private let form: Int?

  init(checked cursor: Cursor) {
    self.cursor = cursor
    form = Forms.table.form {
      cursor.value(under: $0) != nil
    } orKind: {
      NodeKind(cursor.kind)
    }
  }

  /// The value in one form; nil where it has another.
  @inline(__always)
  subscript<Value>(dynamicMember path: KeyPath<Forms, Alternative<Value>>) -> Value? {
    form == Forms.table.forms[keyPath: path].index ? Value(checked: cursor) : nil
  }
}

extension Cursor {
  /// The value of a key; nil where the map lacks it, or where this is no map.
  fileprivate func value(under name: KeyName) -> Cursor? {
    guard let key = nodes.firstKey(of: node, named: name.text) else { return nil }
    return Cursor(tree, site: Int(nodes[key].next), key: key)
  }
}
