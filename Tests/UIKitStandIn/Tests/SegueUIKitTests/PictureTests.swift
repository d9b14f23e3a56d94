import LayerPictures
import SeguePreview
import SegueTestSupport
import SegueTimeline
import Testing
import UIKit

@testable import SegueUIKit

/// What a window shows during a transition, in pixels, is what the preview shows.
///
/// The preview composes the timeline's frame; the window's layers are drawn from Core Animation's properties alone.
@MainActor @Suite(.serialized) struct PictureTests {
  private static let scale = 0.25

  @Test(arguments: PresetOperation.all, [0.3, 0.7])
  func `a window looks like the preview`(_ kind: PresetOperation, _ progress: Double) throws {
    try compare(kind, at: progress)
  }

  @Test(arguments: PresetOperation.all)
  func `it does so from right to left, and with reduced motion`(_ kind: PresetOperation) throws {
    try compare(kind, at: 0.4) { StandIn.layoutDirection = .rightToLeft }
    try compare(kind, at: 0.4) { StandIn.reducesMotion = true }
  }

  // The element that 'fab-sheet' returns to is a round button; here it is not.
  @Test(arguments: PresetOperation.all.filter { $0.preset != "fab-sheet" })
  func `nothing changes when the transition ends`(_ kind: PresetOperation) throws {
    let begun = try BegunTransition(kind, .held(at: 1))
    StandIn.commit()
    let last = try picture(of: begun.app.window)
    Segue.playback = .immediate
    begun.app.settle(0.1)
    #expect(begun.transitions.running == nil)
    expectSame(last, try picture(of: begun.app.window))
  }

  /// Hundreds of small pieces have edges everywhere, whose pixels are not quite the same.
  private func expectSame(
    _ picture: Bitmap, _ other: Bitmap, at place: Testing.SourceLocation = #_sourceLocation
  ) {
    let difference = Difference(picture, other)
    #expect(
      difference.mean < 6 && difference.worstRegion < 15, "\(difference.text)",
      sourceLocation: place)
  }

  private func picture(of window: UIWindow) throws -> Bitmap {
    LayerPicture.of(try #require(window.layer.copyOfDisplayedTree()), scale: Self.scale)
  }

  private func compare(
    _ kind: PresetOperation, at progress: Double, _ prepare: @MainActor () -> Void = {}
  ) throws {
    let begun = try BegunTransition(kind, .held(at: progress), prepare)
    let running = try #require(begun.transitions.running)
    let film = try #require(running.film)
    let stage = running.stage()
    StandIn.commit()
    let picture = try picture(of: begun.app.window)
    begun.end()
    let composer = try FrameComposer(
      film.layers.map(\.withoutFilter), on: stage.stage,
      pictures: ViewPictures(stage.views, scale: 1), scale: Self.scale)
    let frame = film.frame(film.duration * progress).withoutBlur
    let expected = Compositor().picture(
      of: composer.displayList(of: frame), width: picture.width, height: picture.height)
    expectSame(picture, expected)
  }
}

/// Pictures of views, in pixels.
@MainActor @Suite(.serialized) struct SnapshotPictureTests {
  private let view = UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 40))
  private let dot = UIView(frame: CGRect(x: 10, y: 10, width: 20, height: 20))

  init() {
    view.addSubview(dot)
    dot.backgroundColor = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
  }

  @Test(arguments: [(CGFloat(1), UInt32(0xffff_0000)), (0, 0xff00_0000)])
  func `a snapshot shows what the view draws, and nothing where it draws nothing`(
    _ opacity: CGFloat, _ pixel: UInt32
  ) throws {
    StandIn.reset()
    dot.alpha = opacity
    let snapshot = try #require(view.snapshotView(afterScreenUpdates: true))
    #expect(try center(of: snapshot) == pixel)
    let drawn = UIImageView(image: rendered { self.view.layer.render(in: $0.cgContext) })
    drawn.frame = view.bounds
    #expect(try center(of: drawn) == pixel)
    let hierarchy = UIImageView(
      image: rendered { _ in
        self.view.drawHierarchy(in: self.view.bounds, afterScreenUpdates: true)
      })
    hierarchy.frame = view.bounds
    #expect(try center(of: hierarchy) == pixel)
  }

  @Test func `an element that is two things at once is visible again afterward`() {
    StandIn.reset()
    let (container, arriving) = (UIView(frame: view.frame), UIView(frame: view.frame))
    container.addSubview(view)
    var views = StageViews(operation: .push, from: view, to: arriving)
    views.source = dot
    views.elements["dot"] = .init(from: dot)
    let subjects = [Subject.source, .element("dot", on: .from)]
    let state = LayerState(frame: Rect2D(x: 10, y: 10, width: 20, height: 20))
    let tree = LayerTree(
      subjects.map { Layer(id: "\($0)", contents: .live($0), state: state) }, views,
      screens: ScreenViews(
        from: LiveView(view, isMovable: true), to: LiveView(arriving, isMovable: true)),
      snapshots: Snapshots(), in: container)
    #expect(dot.layer.opacity == 0)
    tree.remove()
    #expect(dot.layer.opacity == 1)
  }

  @Test func `a size that a spring takes below 0 has no corners`() {
    let outline = ShapePath.roundedRect(Rect2D(x: 5, y: 5, width: -2, height: 10), radius: 4)
    #expect(outline.cgPath.boundingBox.width == 2)
  }

  private func rendered(_ draw: (UIGraphicsImageRendererContext) -> Void) -> UIImage {
    UIGraphicsImageRenderer(bounds: view.bounds).image(actions: draw)
  }

  private func center(of view: UIView) throws -> UInt32 {
    LayerPicture.of(try #require(view.layer.copyOfTree()), scale: 1)[20, 20]
  }
}

extension BegunTransition {
  /// Ends it, and puts the screens back as they were before: a presentation may have changed them.
  fileprivate func end() {
    Segue.playback = .immediate
    app.settle(0.1)
    app.window.rootViewController?.dismiss(animated: false)
    app.settle(0.1)
  }
}

extension Layer {
  /// The layer with pictures as they are: filters are Core Image's.
  fileprivate var withoutFilter: Layer {
    guard case .snapshot(let subject, let region, let moment, _) = contents else {
      return self
    }
    var layer = self
    layer.contents = .snapshot(of: subject, region: region, when: moment, filter: nil)
    return layer
  }
}

extension Frame {
  /// The frame as Core Animation can show it, which has no public filters on iOS.
  fileprivate var withoutBlur: Frame {
    var frame = self
    for index in frame.states.indices {
      (frame.states[index].blurRadius, frame.states[index].backdropBlurRadius) = (0, 0)
    }
    return frame
  }
}
