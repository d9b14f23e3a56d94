/// A JSON object whose members keep their insertion order.
package struct JSONObject: Equatable, Sendable {
  /// A name with its value.
  package struct Member: Equatable, Sendable {
    package let name: String
    package var value: JSONValue
  }

  /// The members, in order.
  package private(set) var members: [Member]

  /// Creates an object from names and values.
  package init(_ members: some Sequence<(String, JSONValue)>) {
    self.members = members.map { Member(name: $0.0, value: $0.1) }
  }

  /// Creates an object from members.
  package init(_ members: some Sequence<Member>) { self.members = Array(members) }

  /// Whether there are no members.
  package var isEmpty: Bool { members.isEmpty }

  /// The value of a name; a new name is added at the end, and setting nil removes the member.
  package subscript(name: String) -> JSONValue? {
    get { members.first { $0.name == name }?.value }
    set {
      let index = members.firstIndex { $0.name == name }
      switch (index, newValue) {
      case (let index?, let value?): members[index].value = value
      case (let index?, nil): members.remove(at: index)
      case (nil, let value?): members.append(Member(name: name, value: value))
      case (nil, nil): break
      }
    }
  }

  /// Returns the members of one object, followed by those of another.
  package static func + (first: JSONObject, second: JSONObject) -> JSONObject {
    JSONObject(first.members + second.members)
  }

  /// Adds the members of another object.
  package static func += (first: inout JSONObject, second: JSONObject) {
    first.members += second.members
  }
}

extension JSONObject: ExpressibleByDictionaryLiteral {
  package init(dictionaryLiteral members: (String, JSONValue)...) { self.init(members) }
}
