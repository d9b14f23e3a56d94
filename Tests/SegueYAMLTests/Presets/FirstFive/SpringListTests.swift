import SegueCatalog
import SegueTimeline
import Testing

/// The spring list is a scroll preset: its formula, written in YAML, against the sheet's.
@Suite struct SpringListTests {
  private static let text = PresetText(
    """
    schema: 1
    id: example
    name: Spring list
    summary: Cards spread while the list is pulled past its ends.
    parameters:
      factor: {type: number, default: 10, range: [1, 100], help: How stiff the list is.}
    scroll:
      tracks:
        - layer: siblings
          translate-y: >-
            if(scroll.offset.y <= 0,
              scroll.offset.y + abs(scroll.offset.y) / factor * (item.index + 1),
              max(scroll.offset.y - max(0, scroll.content.height + scroll.inset.top + scroll.inset.bottom - scroll.height), 0)
                * (1 - (item.count - item.index) / factor))
    reduced-motion: none
    """)

  @Test(arguments: [-120.0, -1, 0, 5, 200, 380, 400.5, 460])
  func shiftsEachCard(offset: Double) throws {
    let preset = try Self.text.preset()
    let scroll = try #require(preset.scroll)
    let motion = try #require(scroll.tracks.first?.motions.first)
    guard case .numbers(let numbers)? = motion.keyframes.first?.value else {
      Issue.record("the shift is a number")
      return
    }
    // Inset 20 above and 40 below, 800 of content in 460: the list can scroll by 400.
    let (count, factor) = (6.0, 10.0)
    for index in 0..<6 {
      let i = Double(index)
      let slots = try slots(
        preset.scope,
        [
          "scroll.offset.y": offset, "scroll.content.height": 800, "scroll.height": 460,
          "scroll.inset.top": 20, "scroll.inset.bottom": 40, "item.index": i,
          "item.count": count, "factor": factor,
        ])
      let beyond = max(0, offset - 400)
      let expected =
        offset <= 0
        ? offset + abs(offset) / factor * (i + 1) : beyond - beyond / factor * (count - i)
      #expect(agree(numbers[0].evaluate(slots), expected))
    }
  }

  private func slots(_ scope: ExpressionScope, _ values: [String: Double]) throws -> [Double] {
    var slots = [Double](repeating: 0, count: scope.slotCount)
    for (name, value) in values { slots[try #require(scope.slot(of: name), "\(name)")] = value }
    return slots
  }
}
