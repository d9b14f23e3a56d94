// Behavior: CATransaction.h of the iOS 16.5 SDK. An implicit transaction begins with the first change that no explicit one holds.

import CoreGraphics

/// A block that waits for animations.
final class CompletionGroup {
  let block: () -> Void
  private var waiting = 0
  private var isCommitted = false

  init(_ block: @escaping () -> Void) { self.block = block }

  func enter() { waiting += 1 }

  func leave() {
    waiting -= 1
    if isCommitted, waiting == 0 { block() }
  }

  func commit() {
    isCommitted = true
    if waiting == 0 { block() }
  }
}

/// One transaction.
final class Transaction {
  var duration: CFTimeInterval?
  var timingFunction: CAMediaTimingFunction?
  var disablesActions: Bool?
  var completion: CompletionGroup? {
    didSet { if let oldValue { replaced.append(oldValue) } }
  }
  private var replaced: [CompletionGroup] = []

  /// All blocks that wait for this transaction.
  var completions: [CompletionGroup] { replaced + [completion].compactMap { $0 } }
}

/// The transactions that are open, the implicit one first.
final class TransactionStack {
  private var implicit: Transaction?
  private var explicit: [Transaction] = []
  private var finished: [CompletionGroup] = []

  func reset() { (implicit, explicit, finished) = (nil, [], []) }

  /// The innermost transaction; the implicit one begins if none is open.
  var current: Transaction {
    if let last = explicit.last { return last }
    return touchImplicit()
  }

  func find<Value>(_ property: KeyPath<Transaction, Value?>) -> Value? {
    for transaction in explicit.reversed() {
      if let value = transaction[keyPath: property] { return value }
    }
    return implicit.flatMap { $0[keyPath: property] }
  }

  /// The blocks that wait for an animation added now.
  var openCompletions: [CompletionGroup] {
    ([implicit].compactMap { $0 } + explicit).compactMap(\.completion)
  }

  /// Notes a change.
  func touch() { if explicit.isEmpty { _ = touchImplicit() } }

  private func touchImplicit() -> Transaction {
    let transaction = implicit ?? Transaction()
    implicit = transaction
    return transaction
  }

  func begin() { explicit.append(Transaction()) }

  func commit() {
    guard let transaction = explicit.popLast() else {
      StandIn.fault("CATransaction.commit: no current transaction")
      return
    }
    finished += transaction.completions
    if explicit.isEmpty, implicit == nil { display() }
  }

  /// The end of a turn of the run loop, where every explicit transaction has ended.
  func endTurn() {
    if !explicit.isEmpty {
      StandIn.fault("CATransaction.begin without commit")
      while !explicit.isEmpty { commit() }
    }
    commitImplicit()
  }

  func flush() { if explicit.isEmpty { commitImplicit() } }

  func commitImplicit() {
    guard let transaction = implicit else { return }
    implicit = nil
    finished += transaction.completions
    display()
  }

  private func display() {
    world.commit()
    let groups = finished
    finished = []
    for group in groups { group.commit() }
  }
}
