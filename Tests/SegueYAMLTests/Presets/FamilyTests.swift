import SegueCatalog
import SegueTimeline
import Testing

/// Families of the elements that screens name.
@Suite struct FamilyTests {
  /// Two lines on the arriving screen, a card with a title in it on both, and elements that are no children.
  private static var stage: Stage {
    var stage = Stage.phone
    func element(_ x: Double, _ y: Double, _ width: Double, _ height: Double) -> Stage.Element {
      Stage.Element(frame: Rect2D(x: x, y: y, width: width, height: height))
    }
    let size = stage.container.size
    stage.elements = [
      "ground": .init(to: element(0, 0, size.width, size.height)),
      "right": .init(to: element(220, 104, 100, 40)), "left": .init(to: element(20, 100, 100, 40)),
      "below": .init(to: element(20, 300, 100, 40)),
      "card": .init(from: element(20, 600, 200, 150), to: element(20, 400, 300, 200)),
      "title": .init(from: element(30, 610, 80, 20), to: element(40, 420, 120, 30)),
      "old": .init(from: element(20, 50, 100, 40)),
      "far": .init(to: element(20, 5000, 100, 40)),
      "navigation-bar": .init(from: element(0, 0, 300, 90), to: element(0, 0, 300, 90)),
      "button": .init(to: element(250, 50, 40, 30)),
    ]
    stage.toBars.navigation = element(0, 0, 300, 90)
    stage.source = element(100, 580, 40, 40)
    return stage
  }

  private static func timeline(
    _ track: String, _ operation: SegueTimeline.Operation = .push, _ keys: String = "",
    rightToLeft: Bool = false
  ) throws -> Timeline {
    var stage = stage
    stage.traits.isRightToLeft = rightToLeft
    if operation == .pop { stage = stage.swapped }
    return try PresetText.track(track, keys).preset().timeline(operation, on: stage)
  }

  private static func elements(_ timeline: Timeline) -> [String] {
    timeline.layers.compactMap { layer in
      if case .live(.element(let name, let side)) = layer.contents {
        "\(name) \(side)"
      } else {
        nil
      }
    }
  }

  @Test func `children come in reading order, without what lies in others`() throws {
    let push = try Self.timeline("layer: to.children, delay: item.index * 1s, opacity: {from: 0}")
    #expect(Self.elements(push) == ["left to", "right to", "below to", "card to"])
    #expect(push.tracks.map(\.timing.delay) == [0, 1, 2, 3])
    // They move with their screen.
    let screen = push.index(of: "to")
    #expect(push.layers.allSatisfy { $0.id.hasPrefix("to.children") ? $0.parent == screen : true })
    let mirrored = try Self.timeline("layer: to.children, opacity: {from: 0}", rightToLeft: true)
    #expect(Self.elements(mirrored) == ["right to", "left to", "below to", "card to"])
  }

  @Test func `distance is that from the source`() throws {
    let push = try Self.timeline("layer: from.children, z: item.distance")
    #expect(Self.elements(push) == ["old from", "card from"])
    let state = try push.state("from.children.1", at: 0)
    // From (120, 600) to (120, 675).
    #expect(state.zPosition == 75)
  }

  @Test func `pairs lie above both screens, and know both places`() throws {
    let push = try Self.timeline(
      "layer: pairs, translate-x: item.to.x - item.from.x, translate-y: item.from.width")
    #expect(Self.elements(push) == ["card from", "title from", "card to", "title to"])
    #expect(push.layers.allSatisfy { $0.id.hasPrefix("pairs") ? $0.parent == nil : true })
    let state = try push.state("pairs.1.to", at: 0)
    #expect((state.components.translation.x, state.components.translation.y) == (10, 80))
  }

  @Test func `the unmatched are the other children`() throws {
    #expect(
      try Self.elements(Self.timeline("layer: unmatched.to, opacity: {from: 0}"))
        == ["left to", "right to", "below to"])
    #expect(
      try Self.elements(Self.timeline("layer: unmatched.from, opacity: {to: 0}")) == ["old from"])
  }

  @Test func `reverse swaps the families with the screens`() throws {
    let preset = try PresetText.track(
      "layer: to.children, translate-y: {from: 24}, opacity: {from: 0}",
      ""
    ).preset()
    var reversed = preset
    reversed.transitions[.pop] = .reverse(ReversePlan(operation: .push))
    let pop = try reversed.timeline(.pop, on: Self.stage.swapped)
    #expect(Self.elements(pop) == ["left from", "right from", "below from", "card from"])
    #expect(try pop.state("from.children.0", at: pop.duration).opacity == 0)
  }

  @Test func `snapshots of a family are one of each`() throws {
    let push = try PresetText.layers(
      "movers: {snapshot: pairs.to, taken: after, hides: pairs.to, opacity: 0.5}"
    ).preset().timeline(.push, on: Self.stage)
    #expect(push.layers.filter { $0.id.hasPrefix("movers.") }.count == 2)
    #expect(try push.state("pairs.0.to", at: 0).isHidden)
  }
}
