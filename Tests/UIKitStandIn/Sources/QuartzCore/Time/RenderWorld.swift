// Behavior: "Core Animation Basics", Core Animation Programming Guide; CATransaction.h and CADisplayLink.h of the iOS 16.5 SDK.

import CoreGraphics

/// The one display and its clock.
nonisolated(unsafe) let world = RenderWorld()

/// The display, its clock, what it shows and what waits for it.
final class RenderWorld {
  var now: CFTimeInterval = 1000
  var framesPerSecond = 60.0
  var faults: [String] = []
  var work: [() -> Void] = []
  var timers: [(due: CFTimeInterval, work: () -> Void)] = []
  var links: [CADisplayLink] = []
  var roots: [CALayer] = []
  let transactions = TransactionStack()

  /// Layers that were on display at the last commit.
  private var displayed: [CALayer] = []
  /// Layers that have animations, wherever they are.
  var animated: [ObjectIdentifier: CALayer] = [:]
  private var commits = 0

  func display(_ layer: CALayer) {
    guard !roots.contains(where: { $0 === layer }) else { return }
    roots.append(layer)
    transactions.touch()
  }

  func conceal(_ layer: CALayer) {
    roots.removeAll { $0 === layer }
    transactions.touch()
  }

  func reset() {
    for layer in displayed { layer.committed = nil }
    for layer in animated.values { layer.attached = [] }
    now = 1000
    framesPerSecond = 60
    (faults, work, timers, links, roots, displayed) = ([], [], [], [], [], [])
    animated = [:]
    transactions.reset()
  }

  func turn() {
    var turns = 0
    repeat {
      let waiting = work
      work = []
      for job in waiting { job() }
      transactions.endTurn()
      turns += 1
    } while !work.isEmpty && turns < 100
    if turns == 100 { faults.append("work for the next turn of the run loop never ends") }
  }

  func advance(by seconds: CFTimeInterval) {
    turn()
    let end = now + max(0, seconds)
    while true {
      let frame = ((now * framesPerSecond + 1e-6).rounded(.down) + 1) / framesPerSecond
      guard frame <= end + 1e-9 else { break }
      now = frame
      tick()
      for link in links { link.fire(at: now, every: 1 / framesPerSecond) }
      turn()
    }
    now = max(now, end)
    tick()
    turn()
  }

  private func tick() {
    let due = timers.filter { $0.due <= now + 1e-9 }
    timers.removeAll { $0.due <= now + 1e-9 }
    for timer in due.sorted(by: { $0.due < $1.due }) { timer.work() }
    startDue()
    finishEnded()
  }

  /// Tells the delegates of animations whose active duration has begun.
  private func startDue() {
    for layer in animatedInOrder {
      let time = layer.committedTime
      for animation in layer.attached { animation.startIfDue(at: time) }
    }
  }

  /// Stops the animations whose active duration is over.
  private func finishEnded() {
    for layer in animatedInOrder {
      let time = layer.committedTime
      for animation in layer.attached where !animation.hasStopped && animation.isOver(at: time) {
        if animation.animation.isRemovedOnCompletion { layer.detach(animation) }
        animation.stop(finished: true)
      }
    }
  }

  private var animatedInOrder: [CALayer] {
    animated.values.sorted { ($0.attached.first?.number ?? 0) < ($1.attached.first?.number ?? 0) }
  }

  func removeAllAnimations() {
    for layer in animatedInOrder { layer.removeAllAnimations() }
    turn()
  }

  /// Makes what the layers say now what is displayed.
  func commit() {
    for root in roots { root.layoutTree() }
    commits += 1
    let before = displayed
    displayed = []
    for root in roots { show(root) }
    for layer in displayed { layer.commit() }
    for layer in before where layer.commitNumber != commits { layer.committed = nil }
    for layer in animatedInOrder where layer.commitNumber != commits {
      layer.removeAllAnimations()
    }
    startDue()
  }

  private func show(_ layer: CALayer) {
    guard layer.commitNumber != commits else { return }
    layer.commitNumber = commits
    displayed.append(layer)
    if let mask = layer.mask { show(mask) }
    for sublayer in layer.sublayers ?? [] { show(sublayer) }
  }
}
