import Foundation
import Synchronization

/// The key of an object that is kept with another one, as long as that exists.
///
/// Without Objective-C's runtime, a table holds the owners weakly.
final class AssociationKey: Sendable {
  private struct Entry: @unchecked Sendable {
    weak var owner: AnyObject?
    let object: AnyObject
  }

  private let entries = Mutex<[ObjectIdentifier: Entry]>([:])

  private static let keys = Mutex<[AssociationKey]>([])

  init() { Self.keys.withLock { $0.append(self) } }

  /// The associated object, if any.
  func object(of owner: AnyObject) -> AnyObject? {
    let id = ObjectIdentifier(owner)
    let entry = entries.withLock { $0[id] }
    return entry?.owner === owner ? entry?.object : nil
  }

  /// Associates an object; nil removes it.
  func set(_ object: AnyObject?, of owner: AnyObject) {
    let entry = object.map { Entry(owner: owner, object: $0) }
    let id = ObjectIdentifier(owner)
    // Objects are released outside of the lock: their deinitializers may use it.
    let dropped = entries.withLock { entries in
      let gone = entries.filter { $0.value.owner == nil }
      for key in gone.keys { entries[key] = nil }
      let old = entries.updateValueOrRemove(entry, forKey: id)
      return (gone, old)
    }
    _ = dropped
  }

  /// Drops the objects of owners that are gone, as Objective-C does at once.
  static func collectAll() {
    // An object that is dropped may be the last to hold another owner.
    while keys.withLock({ $0 }).contains(where: { $0.collect() }) {}
  }

  private func collect() -> Bool {
    let gone = entries.withLock { entries in
      let gone = entries.filter { $0.value.owner == nil }
      for key in gone.keys { entries[key] = nil }
      return gone
    }
    return !gone.isEmpty
  }
}

extension Dictionary {
  fileprivate mutating func updateValueOrRemove(_ value: Value?, forKey key: Key) -> Value? {
    let old = self[key]
    self[key] = value
    return old
  }
}
