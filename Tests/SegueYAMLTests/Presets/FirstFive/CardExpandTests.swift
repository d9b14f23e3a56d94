import SegueCatalog
import SegueTimeline
import Testing

@Suite struct CardExpandTests {
  @Test(arguments: FirstFiveStage.all.filter(\.knowsSource), [Operation.present, .dismiss])
  func expandsCardAndMovesSiblings(on stage: FirstFiveStage, for operation: Operation) throws {
    let preset = try Shipped.preset("zoom/card-expand")
    let list = card(1, stage)
    let detail = Rect2D(x: 0, y: 60, width: stage.width, height: stage.height - 100)
    var set = stage.stage(operation, of: preset)
    set.source = Stage.Element(frame: list, cornerRadius: 18)
    set.destination = Stage.Element(frame: detail)
    set.siblings = [card(0, stage), card(2, stage), card(3, stage)].map {
      Stage.Element(frame: $0)
    }
    let timeline = try preset.timeline(operation, on: set)
    #expect(timeline.duration == 0.5)
    let (up, down) = (list.minY - detail.minY + 30, detail.maxY - list.maxY + 30)
    for moment in moments {
      let s = Curves.easeInOut(operation == .present ? moment : 1 - moment)
      let moving = try timeline.state("card", at: moment / 2)
      #expect(agree(moving.frame.minX, list.minX + (detail.minX - list.minX) * s))
      #expect(agree(moving.frame.minY, list.minY + (detail.minY - list.minY) * s))
      #expect(agree(moving.frame.width, list.width + (detail.width - list.width) * s))
      #expect(agree(moving.frame.height, list.height + (detail.height - list.height) * s))
      #expect(agree(moving.cornerRadius, 18 * (1 - s)))
      #expect(agree(try timeline.state("detail", at: moment / 2).opacity, s))
      for (index, way) in [-up, down, down].enumerated() {
        let sibling = try timeline.state("siblings.\(index)", at: moment / 2)
        #expect(agree(sibling.components.translation.y, way * s))
        #expect(agree(sibling.components.scale.x, 1 - 0.2 * s))
        #expect(sibling.components.scale.y == 1)
      }
    }
  }

  /// The detail screen itself shows as soon as the cards have arrived, and not before.
  @Test func hidesScreenWhileCardsMove() throws {
    let preset = try Shipped.preset("zoom/card-expand")
    let stage = FirstFiveStage.all[0]
    for (operation, id, rest) in [(Operation.present, "to", 0.5), (.dismiss, "from", 0)] {
      var set = stage.stage(operation, of: preset)
      set.source = Stage.Element(frame: card(1, stage))
      set.destination = Stage.Element(frame: Rect2D(origin: .zero, size: stage.size))
      let timeline = try preset.timeline(operation, on: set)
      #expect(try !timeline.state(id, at: rest).isHidden)
      for time in [0.01, 0.25, 0.49] { #expect(try timeline.state(id, at: time).isHidden) }
    }
  }

  private func card(_ index: Double, _ stage: FirstFiveStage) -> Rect2D {
    Rect2D(x: 16, y: 120 + index * 108, width: stage.width - 32, height: 96)
  }
}
