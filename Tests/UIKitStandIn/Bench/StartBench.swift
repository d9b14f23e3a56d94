import Measuring
import SegueCatalog
import SegueCoordinator
import SegueTimeline
import UIKit

@testable import SegueUIKit

/// The cost of a start: from UIKit's question for an animator to the first frame.
@MainActor
struct StartBench {
  private let preset: String
  private static let count = 30

  init(_ preset: String) { self.preset = preset }

  func measure(into report: inout Report) {
    let starting = BenchChange(preset, .present)
    // One that runs meanwhile, whose parts are measured.
    let other = BenchChange(preset, .present)
    let controller = other.controller()
    other.start(controller)
    guard let running = other.transitions.running, let film = running.film,
      let tree = running.tree
    else { fatalError("\(preset) does not run") }
    let layers = FakeLayers(tree)
    let samples = inTurn(
      rounds: 15,
      [
        { perStart(starting) },
        { each { _ = other.controller() } },
        { each { _ = other.stage(controller) } },
        { each { _ = try? controller.animation?.timeline(for: other.stage(controller).stage) } },
        { each { other.takeSnapshots(film.layers, controller) } },
        { each { _ = KeyframeRecording(film, from: 0, on: tree) } },
        { each { layers.convertElements(other) } },
        { each { layers.animate(30) } },
      ])
    let names = [
      "a start by itself", "the match", "reading the stage", "reading it and the timeline",
      "the stand-in's snapshots", "recording keyframes", "the stand-in's conversions for a stage",
      "the stand-in's 30 animations",
    ]
    for (index, name) in names.enumerated() {
      report.add(Row(name, samples[index], aim: index == 0 ? "< 1,000 µs" : nil))
    }
  }

  /// Starts again and again, for a profiler.
  func repeatForProfilers(times: Int) {
    let present = BenchChange(preset, .present)
    for _ in 0..<times {
      present.start(present.controller())
      present.end()
    }
  }

  /// Microseconds of a start; the end does not count.
  private func perStart(_ bench: BenchChange) -> Double {
    var total = 0.0
    for _ in 0..<Self.count {
      total += processorTime { bench.start(bench.controller()) }
      bench.end()
    }
    return total / Double(Self.count) * 1e6
  }

  private func each(_ body: () -> Void) -> Double {
    processorTime { for _ in 0..<Self.count { body() } } / Double(Self.count) * 1e6
  }
}

extension BenchChange {
  func stage(_ controller: TransitionController) -> TransitionStage {
    TransitionStage(change, controller.animation, of: nil, in: context)
  }

  func takeSnapshots(_ layers: [Layer], _ controller: TransitionController) {
    _ = Snapshots().pictures(of: layers, stage(controller).views) { layer in
      layer.contents == .live(.from) || layer.contents == .live(.to)
    }
  }
}

/// What the stand-in does in a start, without Segue.
@MainActor
private struct FakeLayers {
  private let layers: [CALayer]

  init(_ tree: LayerTree) { layers = tree.nodes.map(\.layer) }

  /// Maps as many rectangles as the stage of the cards has.
  func convertElements(_ bench: BenchChange) {
    let root = bench.change.from.view
    for view in root?.subviews ?? [] { _ = view.convert(view.bounds, to: root) }
    for view in root?.subviews.prefix(1) ?? [] { _ = view.convert(view.bounds, to: root) }
  }

  /// Adds and removes animations of fifty values.
  func animate(_ count: Int) {
    for index in 0..<count {
      let animation = CAKeyframeAnimation(keyPath: "position")
      animation.values = (0..<50).map { CGPoint(x: $0, y: $0) }
      animation.keyTimes = (0..<50).map { NSNumber(value: Double($0) / 49) }
      animation.duration = 0.5
      let layer = layers[index % layers.count]
      layer.add(animation, forKey: "bench")
      layer.removeAnimation(forKey: "bench")
    }
  }
}
