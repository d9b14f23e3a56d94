import SegueTestSupport
import SegueTimeline
import Testing
import UIKit

@testable import SegueUIKit

/// What the drivers show is what the timeline says.
@MainActor @Suite(.serialized) struct DriverTests {
  @Test(arguments: PresetOperation.all)
  func `Core Animation shows the timeline`(_ kind: PresetOperation) throws {
    let comparison = try play(kind, .coreAnimation)
    #expect(comparison.distance < 0.05)
    #expect(comparison.opacity < 0.002)
  }

  @Test(arguments: PresetOperation.all.filter { SampledCatalog.named.contains($0.preset) })
  func `the display link shows the timeline at each refresh`(_ kind: PresetOperation) throws {
    let comparison = try play(kind, .displayLink)
    #expect(comparison.distance < 1e-6)
    #expect(comparison.opacity < 1e-6)
  }

  @Test func `hundreds of layers are not baked`() {
    TestApp.reset()
    #expect(Segue.makeDriver(layers: 222) is BakedDriver)
    #expect(Segue.makeDriver(layers: 1000) is SampledDriver)
  }

  @Test func `Core Animation is asked for all frames that the display can show`() throws {
    let begun = try BegunTransition(
      PresetOperation(preset: "parallax-push", operation: .push), .coreAnimation)
    let node = try #require(begun.transitions.running?.nodes.first { $0.model.id == "to" })
    let keys = node.layer.animationKeys() ?? []
    #expect(!keys.isEmpty)
    for key in keys {
      #expect(node.layer.animation(forKey: key)?.preferredFrameRateRange.preferred == 120)
    }
    begun.app.settle()
  }

  private func play(_ kind: PresetOperation, _ playback: Segue.Playback) throws -> Comparison {
    let begun = try BegunTransition(kind, playback)
    let running = try #require(begun.transitions.running)
    let film = try #require(running.film)
    // The driver of hundreds of layers is one as well.
    let hasDisplayLink = running.driver is SampledDriver
    #expect(hasDisplayLink || playback == .coreAnimation)
    var comparison = Comparison()
    var blurred: Set<String> = []
    // Those that other tests name at more moments than a screen has.
    let moments = SampledCatalog.named.contains(kind.preset) ? 120 : 12
    for moment in 0..<moments {
      let time = film.start + film.duration * Double(moment) / Double(moments)
      // A display link shows what will be on the screen at the next refresh.
      if moment > 0 { StandIn.advance(by: time - StandIn.now) }
      let shown = hasDisplayLink ? begun.lastRefresh : time
      let frame = film.frame(shown - film.start)
      for (node, state) in zip(running.nodes, frame.states) {
        comparison.add(node, state)
        if max(state.blurRadius, state.backdropBlurRadius) > 0 { blurred.insert(node.model.id) }
      }
    }
    begun.app.settle()
    #expect(begun.transitions.running == nil)
    #expect(StandIn.faults == [])
    // All that Core Animation cannot show: it has no public filters on iOS.
    #expect(
      Set(Console.take()) == Set(blurred.map { "The layer '\($0)' is shown without its blur." }))
    return comparison
  }
}
