import SegueCatalog
import SegueTimeline
import SegueYAML
import Testing

/// What an interaction says about a finger, and what it does not need to say.
@Suite struct GestureRuleTests {
  private func plan(_ gesture: String, _ rest: String = "") throws -> InteractionPlan {
    let preset = try PresetText.interaction(
      "gesture: \(gesture), progress: gesture.distance / 300, finish: projected(200ms) > 0.5\(rest)"
    ).preset()
    return try #require(preset.interactions[.push])
  }

  @Test(arguments: [
    ("{pan: down}", "scroll.at-top"), ("{pan: up}", "scroll.at-bottom"),
    ("{pan: trailing}", "scroll.at-leading"), ("{pan: leading}", "scroll.at-trailing"),
    ("{pan: horizontal}", "scroll.at-end"), ("{pan: vertical}", "scroll.at-end"),
    ("{pan: any}", "scroll.at-end"), ("{edge-pan: leading}", nil), ("{overscroll: top}", nil),
    ("pinch", nil), ("long-press", nil),
  ])
  func `content that can scroll goes before a drag`(gesture: String, condition: String?) throws {
    #expect(try plan(gesture).recognize?.text == condition)
  }

  @Test func `a written condition replaces the default`() throws {
    let other = try plan("{pan: down}", ", recognize: gesture.translation.y >= 0")
    #expect(other.recognize?.text == "gesture.translation.y >= 0")
    #expect(try plan("{pan: down}", ", recognize: true").recognize?.constantValue == 1)
  }

  @Test func `a preset can say that a flick is ignored`() throws {
    #expect(try plan("{pan: down}", ", flick: ignored").ignoresFlicks)
    #expect(try !plan("{pan: down}", ", flick: decides").ignoresFlicks)
    #expect(try !plan("{pan: down}").ignoresFlicks)
  }

  @Test func `only what follows the finger's release can project it`() {
    let text = PresetText.interaction(
      "gesture: pinch, progress: 0.5, finish: projected(200ms) > 0.5, begin: projected(1s) > 0")
    #expect(text.codes == ["expression/not-allowed-here"])
  }
}
