import SegueCatalog
import SeguePreview
import SegueTestSupport
import SegueTimeline
import SegueYAML
import Testing

@testable import SegueStaging

/// Bars that stay in place above transitions: the system's and the containers'.
struct ContainerOverlayTests {
  private func staged(
    _ id: String, _ operation: SegueTimeline.Operation, scene: String? = nil
  ) throws -> StagedPreset {
    let catalog = LoadedCatalog([try CatalogFolder(Checkout.catalog)])
    let preset = try #require(catalog.registry.preset(id))
    return try StagedPreset(
      preset, StageRequest(operation: operation), PictureChoice(scene: scene), in: catalog)
  }

  private func overlay(_ staged: StagedPreset) throws -> ContainerOverlay {
    try #require(try staged.source(scale: 1).overlay(over: staged.resolved.timeline.layers))
  }

  @Test func `a push keeps the navigation bar, and a presentation none`() throws {
    let push = try overlay(staged("parallax-push", .push))
    #expect(push.bars == [.navigationBar(on: .from), .navigationBar(on: .to)])
    #expect(push.parts[0].frame == Rect2D(x: 0, y: 0, width: 402, height: 108))
    #expect(push.parts[0].to != nil)
    #expect(try overlay(staged("cover", .present)).bars.isEmpty)
  }

  @Test func `a navigation bar has changed when the screen has nearly arrived`() throws {
    let staged = try staged("parallax-push", .push)
    let frames = try staged.frameSource(scale: 1)
    let page = try #require(try PreviewSubject(staged).page(scale: 1))
    func bar(_ progress: Double) -> [UInt32] {
      let frame = frames.frame(at: progress)
      return (62..<108).flatMap { y in (100..<300).map { frame[$0, y] } }
    }
    #expect(bar(0.5) == bar(1) && bar(0.4) != bar(1) && bar(0.1) != bar(0))
    #expect(
      page.text.contains(
        "[\"o0-2\",\"opacity\",[[0,\"0\"],[0.25,\"0\"],[0.5,\"1\"],[1,\"1\"]]]"))
    // Halfway there is nothing but the bar's ground, its line and the system's bars.
    #expect(Set(bar(0.25)).count <= 2 && Set(bar(0)).count > 2)
  }

  @Test func `a change of tabs keeps the tab bar`() throws {
    let tab = try overlay(staged("tab-slide", .tab))
    #expect(tab.bars == [.tabBar(on: .from), .tabBar(on: .to)])
  }

  @Test(arguments: [
    ("parallax-push", SegueTimeline.Operation.push), ("cover", .present), ("tab-slide", .tab),
    ("depth-sheet", .present),
  ])
  func `the status bar stays where it is, above everything`(
    id: String, operation: SegueTimeline.Operation
  ) throws {
    let staged = try staged(id, operation)
    let frames = try staged.frameSource(scale: 1)
    // The Dynamic Island is as it was, and as wide, at every moment.
    for progress in [0, 0.3, 0.5, 0.8, 1] {
      let frame = frames.frame(at: progress)
      #expect((160..<242).allSatisfy { frame[$0, 32] == 0xFF00_0000 }, "at \(progress)")
    }
  }

  @Test(arguments: [("parallax-push", SegueTimeline.Operation.push), ("tab-slide", .tab)])
  func `both ends look like the whole screens`(
    id: String, operation: SegueTimeline.Operation
  ) throws {
    let staged = try staged(id, operation)
    let frames = try staged.frameSource(scale: 1)
    let source = staged.source(scale: 1)
    let system = try #require(try source.overlay(over: [])).parts.suffix(3).map(\.frame)
    for (subject, progress) in [(Subject.from, 0.0), (.to, 1)] {
      let screen = try #require(try source.picture(of: subject, omitting: [])).bitmap
      let frame = frames.frame(at: progress)
      var count = 0
      for y in 0..<frame.height {
        for x in 0..<frame.width where frame[x, y] >> 24 == 255 {
          let point = Point2D(x: Double(x), y: Double(y))
          guard !system.contains(where: { $0.contains(point) }) else { continue }
          if frame[x, y] != screen[x, y] { count += 1 }
        }
      }
      #expect(count == 0, "\(subject)")
    }
  }
}
