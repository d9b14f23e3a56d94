import SegueTimeline
import Testing

@Suite struct TabSlideTests {
  @Test(arguments: FirstFiveStage.all, [1.0, -1])
  func movesTabsSideBySide(on stage: FirstFiveStage, toward index: Double) throws {
    let preset = try Shipped.preset("pager/tab-slide")
    var set = stage.stage(.tab, of: preset)
    set.direction = stage.forwards * index
    let timeline = try preset.timeline(.tab, on: set)
    #expect(timeline.duration == 0.3)
    // To a lower index the new screen comes from the left, or from the right where that is where lower is.
    let side = (index > 0) != stage.isRightToLeft ? stage.width : -stage.width
    for moment in moments {
      let s = Curves.easeInOut(moment)
      let (from, to) = (
        try timeline.state("from", at: moment * 0.3), try timeline.state("to", at: moment * 0.3)
      )
      #expect(agree(to.components.translation.x, side * (1 - s)))
      #expect(agree(from.components.translation.x, -side * s))
    }
  }
}
