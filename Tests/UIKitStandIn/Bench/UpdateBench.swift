import Measuring
import SegueCatalog
import SegueCoordinator
import SegueTimeline
import UIKit

@testable import SegueUIKit

/// The cost of a finger's update.
@MainActor
struct UpdateBench {
  private let bench: BenchChange
  private let running: RunningTransition
  private static let count = 2000

  init(_ preset: String) {
    bench = BenchChange(preset, .dismiss)
    bench.start(bench.controller())
    guard let running = bench.transitions.running, running.nodes.count == 10 else {
      fatalError("\(preset) has not ten layers: \(bench.transitions.running?.nodes.count ?? 0)")
    }
    self.running = running
  }

  /// Moves a finger again and again, for a profiler.
  func repeatForProfilers(times: Int) {
    catchTransition()
    for index in 0..<times { update(index) }
  }

  private func catchTransition() {
    _ = running.handle(
      TouchEvent(time: StandIn.now, phase: .began, position: Point2D(x: 200, y: 100)), scroll: nil)
    update(0)
    update(100)
    guard running.state?.isHeld == true else { fatalError("the finger holds nothing") }
  }

  /// Far down and back, so that each update changes everything that it can.
  private func update(_ index: Int) {
    let touch = TouchEvent(
      time: StandIn.now + Double(index) * 1e-5, phase: .moved,
      position: Point2D(x: 200, y: 150 + Double(index % 200)))
    _ = running.handle(touch, scroll: nil)
  }

  func measure(into report: inout Report) {
    catchTransition()
    let nodes = running.nodes
    let first = nodes.map(\.shown)
    update(103)
    let second = nodes.map(\.shown)
    let changes = LayerChanges(nodes, first, second)
    let samples = inTurn(
      rounds: 15,
      [
        { perUpdate { update($0) } },
        { perUpdate { changes.make($0 % 2 == 0) } },
        { perUpdate { _ in CATransaction.withoutActions {} } },
      ])
    report.add(
      Row(
        "a finger's update", samples[0], aim: "< 20 µs",
        note: "\(changes.count) properties change"))
    report.add(Row("of which the stand-in's setters", samples[1]))
    report.add(Row("of which its transaction", samples[2]))
  }

  private func perUpdate(_ body: (Int) -> Void) -> Double {
    processorTime { for index in 0..<Self.count { body(index) } } / Double(Self.count) * 1e6
  }
}

/// The changes of layers between two updates, without anything that decides about them.
@MainActor
private struct LayerChanges {
  private var changes:
    [(layer: CALayer, key: LayerProperty.Key, a: PropertyValue, b: PropertyValue)] = []

  init(_ nodes: [LayerNode], _ first: [[PropertyValue]], _ second: [[PropertyValue]]) {
    for (node, (a, b)) in zip(nodes, zip(first, second)) {
      for (index, property) in node.properties.enumerated() where a[index] != b[index] {
        guard let layer = node.layer(of: property.part) else { continue }
        changes.append((layer, property.key, a[index], b[index]))
      }
    }
  }

  var count: Int { changes.count }

  func make(_ isFirst: Bool) {
    for change in changes { change.layer.set(isFirst ? change.a : change.b, for: change.key) }
  }
}
