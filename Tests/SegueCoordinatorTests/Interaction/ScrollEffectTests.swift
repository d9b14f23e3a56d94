import SegueCatalog
import SegueCoordinator
import SegueTimeline
import Testing

@Suite struct `Spring list` {
  /// Four cards of 100 points in a list of 300.
  private static let stage: Stage = {
    var stage = ShippedPresets.stage(.push, size: Size2D(width: 390, height: 300))
    stage.siblings = (0..<4).map {
      .init(frame: Rect2D(x: 0, y: Double($0) * 100, width: 390, height: 100))
    }
    return stage
  }()

  private func tops(at offset: Double, content: Double = 400) throws -> [Double] {
    let preset = try #require(ShippedPresets.selector.registry.preset("spring-list"))
    var effect = try #require(try ScrollEffect(preset, on: Self.stage))
    effect.show(
      ScrollPosition(
        offset: Point2D(x: 0, y: offset), size: Size2D(width: 390, height: 300),
        content: Size2D(width: 390, height: content)))
    return zip(effect.layers, effect.frame.states).filter { $0.0.id.hasPrefix("siblings") }
      .map { $1.frame.minY + $1.components.translation.y }
  }

  @Test func `scrolls without an effect between its ends`() throws {
    #expect(try tops(at: 0) == [0, 100, 200, 300])
    #expect(try tops(at: 60) == [-60, 40, 140, 240])
  }

  @Test func `spreads its cards when pulled past the top`() throws {
    // Pulled down by 50 with a factor of 10: card i is 5 · (i + 1) below its place.
    #expect(try tops(at: -50) == [5, 110, 215, 320])
  }

  @Test func `spreads its cards when pulled past the bottom`() throws {
    // The end is at 100; 50 beyond it card i of 4 is 5 · (4 − i) above its place there.
    #expect(try tops(at: 150) == [-120, -15, 90, 195])
  }

  @Test func `does not jump when the content is shorter than the list`() throws {
    let above = try tops(at: -1e-9, content: 200)
    let below = try tops(at: 1e-9, content: 200)
    for (a, b) in zip(above, below) { #expect(abs(a - b) < 1e-8) }
    // Past the bottom at once: b = y.
    #expect(try tops(at: 10, content: 200) == [-4, 97, 198, 299])
  }
}
