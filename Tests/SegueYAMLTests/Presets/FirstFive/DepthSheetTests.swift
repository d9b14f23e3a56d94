import SegueTimeline
import Testing

@Suite struct DepthSheetTests {
  @Test(arguments: FirstFiveStage.all)
  func present(on stage: FirstFiveStage) throws {
    let timeline = try stage.play(.present, of: Shipped.preset("present/depth-sheet"))
    #expect(timeline.duration == 0.5)
    for moment in moments {
      let (one, two) = phases(moment, Curves.easeOut)
      let from = try timeline.state("from", at: moment / 2)
      #expect(agree(from.opacity, 1 - 0.5 * one))
      #expect(agree(from.components.perspective.y, -(one - two) / 2000))
      #expect(agree(from.components.translation.y, -15 * two))
      #expect(agree(from.components.scale.x, 1 - 0.2 * two))
      #expect(agree(from.components.scale.y, 1 - 0.1 * two))
      // The keystone meets what the scale has left: m24 = sy · k.
      #expect(agree(from.transform.m24, -(1 - 0.1 * two) * (one - two) / 2000))
      let sheet = try timeline.state("to", at: moment / 2)
      #expect(agree(sheet.components.translation.y, stage.height * (1 - one)))
    }
  }

  @Test(arguments: FirstFiveStage.all)
  func dismiss(on stage: FirstFiveStage) throws {
    let timeline = try stage.play(.dismiss, of: Shipped.preset("present/depth-sheet"))
    #expect(timeline.duration == 0.5)
    for moment in moments {
      let (one, two) = phases(moment, Curves.easeIn)
      let to = try timeline.state("to", at: moment / 2)
      #expect(agree(to.opacity, 0.5 + 0.5 * one))
      #expect(agree(to.components.perspective.y, -(one - two) / 5000))
      #expect(agree(to.components.translation.y, -15 * (1 - one)))
      #expect(agree(to.components.scale.x, 0.8 + 0.15 * one + 0.05 * two))
      #expect(agree(to.components.scale.y, 0.9 + 0.05 * one + 0.05 * two))
      let sheet = try timeline.state("from", at: moment / 2)
      #expect(agree(sheet.components.translation.y, stage.height * one))
    }
  }

  @Test func keepsPresenterPushedBack() throws {
    let preset = try Shipped.preset("present/depth-sheet")
    let stage = FirstFiveStage.all[0].stage(.present, of: preset)
    #expect(
      stage.presentation?.whilePresented
        == [.translationY: -15, .scaleX: 0.8, .scaleY: 0.9, .opacity: 0.5])
    #expect(stage.presentation?.background == .black)
  }

  /// How far each of two phases of a quarter of a second is.
  private func phases(
    _ moment: Double, _ curve: (Double) -> Double
  ) -> (one: Double, two: Double) {
    (curve(moment * 2), curve(moment * 2 - 1))
  }
}
