import SegueTimeline
import Testing

@Suite struct CellZoomTests {
  @Test(arguments: FirstFiveStage.all)
  func present(on stage: FirstFiveStage) throws {
    let timeline = try stage.play(.present, of: Shipped.preset("zoom/cell-zoom"))
    #expect(timeline.duration == (stage.knowsSource ? 0.3 : 0))
    for moment in moments {
      let time = moment * timeline.duration
      let s =
        stage.knowsSource
        ? Curves.spring(dampingRatio: 0.8, velocity: 1, duration: 0.3, at: time) : 1
      let to = try timeline.state("to", at: time)
      let cell = stage.cell
      let (x, y) = (cell.center.x, cell.center.y)
      #expect(agree(to.position, x + (stage.center.x - x) * s, y + (stage.center.y - y) * s))
      let (w, h) = (cell.width / stage.width, cell.height / stage.height)
      #expect(agree(to.components.scale.x, w + (1 - w) * s))
      #expect(agree(to.components.scale.y, h + (1 - h) * s))
      #expect(agree(try timeline.state("backdrop", at: time).opacity, min(max(s, 0), 1)))
    }
  }

  @Test(arguments: FirstFiveStage.all.filter(\.knowsSource))
  func dismissesIntoCell(on stage: FirstFiveStage) throws {
    let timeline = try stage.play(.dismiss, of: Shipped.preset("zoom/cell-zoom"))
    #expect(timeline.duration == 0.25)
    for moment in moments {
      let time = moment * 0.25
      let s = Curves.spring(dampingRatio: 0.8, velocity: 0.2, duration: 0.25, at: time)
      let (cell, from) = (
        try timeline.state("cell", at: time), try timeline.state("from", at: time)
      )
      let (x, y) = (stage.cell.center.x, stage.cell.center.y)
      let place = Point2D(
        x: stage.center.x + (x - stage.center.x) * s, y: stage.center.y + (y - stage.center.y) * s)
      #expect(agree(cell.position, place.x, place.y))
      #expect(agree(from.position, place.x, place.y))
      #expect(cell.zPosition == 20)
      let ratio = stage.width / stage.cell.width
      #expect(agree(cell.components.scale.x, ratio + (1 - ratio) * s))
      #expect(agree(cell.components.scale.y, ratio + (1 - ratio) * s))
      #expect(agree(from.components.scale.x, 1 + (1 / ratio - 1) * s))
      #expect(agree(from.components.scale.y, 1 + (1 / ratio - 1) * s))
      #expect(agree(from.opacity, max(0, 1 - time / 0.05)))
    }
  }

  @Test(arguments: FirstFiveStage.all.filter { !$0.knowsSource })
  func dismissesIntoPoint(on stage: FirstFiveStage) throws {
    let timeline = try stage.play(.dismiss, of: Shipped.preset("zoom/cell-zoom"))
    #expect(timeline.index(of: "cell") == nil)
    for moment in moments {
      let time = moment * 0.25
      let s = Curves.spring(dampingRatio: 0.8, velocity: 0.2, duration: 0.25, at: time)
      let from = try timeline.state("from", at: time)
      #expect(agree(from.position, stage.center.x, stage.center.y))
      #expect(agree(from.components.scale.x, 1 + (5 / stage.width - 1) * s))
      #expect(agree(from.components.scale.y, 1 + (5 / stage.height - 1) * s))
    }
  }
}
