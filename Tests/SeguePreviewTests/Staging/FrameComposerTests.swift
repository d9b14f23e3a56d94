import SegueTimeline
import Synchronization
import SegueTestSupport
import Testing

@testable import SeguePreview

/// What is drawn once and shared, and what a preview refuses to draw.
@Suite struct FrameComposerTests {
  private static let screen = Rect2D(x: 0, y: 0, width: 100, height: 80)

  private func stage(_ size: Size2D = screen.size) -> Stage {
    let frame = Rect2D(origin: .zero, size: size)
    return Stage(
      operation: .push, container: Stage.Container(size: size),
      from: Stage.Screen(name: "from", frame: frame), to: Stage.Screen(name: "to", frame: frame))
  }

  private func layer(_ id: String, _ contents: Contents, in parent: Int? = nil) -> Layer {
    Layer(id: id, parent: parent, contents: contents, state: LayerState(frame: Self.screen))
  }

  private func bitmaps(_ composer: FrameComposer) -> [Bitmap] {
    composer.displayList(of: Frame(states: composer.layers.map(\.state))).commands.compactMap {
      if case .bitmap(let bitmap, crop: _) = $0.content { bitmap } else { nil }
    }
  }

  @Test func `all pieces of a screen, and the screen itself, share one picture`() throws {
    let pieces = (0..<4096).map { index in
      let part = Rect2D(
        x: Double(index % 64) / 64, y: Double(index / 64) / 64, width: 1.0 / 64, height: 1.0 / 64)
      return layer("piece.\(index)", .snapshot(of: .from, region: part, when: .before))
    }
    let source = CountingPictures()
    let composer = try FrameComposer(
      [layer("from", .live(.from)), layer("to", .live(.to))] + pieces, on: stage(),
      pictures: source, scale: 3)
    #expect(source.subjects == [.from, .to])
    // Pieces of less than a pixel are left out.
    #expect(Set(bitmaps(composer).map(ObjectIdentifier.init)).count == 2)
    #expect(bitmaps(composer).count > 4000)
  }

  @Test func `a screen without an element is another picture`() throws {
    var stage = stage()
    stage.source = Stage.Element(frame: Rect2D(x: 10, y: 10, width: 20, height: 20))
    let source = CountingPictures()
    _ = try FrameComposer(
      [
        layer("from", .live(.from)), layer("source", .live(.source)),
        layer("copy", .snapshot(of: .from, region: Self.screen, when: .before)),
      ], on: stage, pictures: source, scale: 1)
    #expect(source.subjects == [.from, .source, .from])
  }

  @Test func `what exceeds the memory of a preview is an error before anything is drawn`() throws {
    let source = CountingPictures()
    let layers = [layer("from", .live(.from)), layer("to", .live(.to))]
    let error = #expect(throws: DrawingError.self) {
      try FrameComposer(
        layers, on: stage(Size2D(width: 5000, height: 5000)), pictures: source, scale: 3)
    }
    #expect(
      error?.description
        == "a preview of 5000 × 5000 pt at 3× needs 1800 MB for its frames and pictures, and may "
        + "use 224 MB")
    #expect(error?.help == "use a smaller container, or fewer pixels per point (--scale)")
    #expect(source.subjects == [])
  }

  /// A card of 40 by 30 points with a shadow to its right, changed.
  private func card(_ change: (inout LayerState) -> Void) throws -> Bitmap {
    var state = LayerState(frame: Rect2D(x: 20, y: 20, width: 40, height: 30))
    state.backgroundColor = Color(red: 1, green: 0, blue: 0)
    state.shadow = Shadow(color: .black, opacity: 1, radius: 2, offset: Point2D(x: 20, y: 0))
    change(&state)
    let layers = [Layer(id: "card", state: state)]
    let composer = try FrameComposer(
      layers, on: stage(), pictures: CountingPictures(), scale: 1)
    let list = composer.displayList(of: Frame(states: [state]))
    return draw(list.commands, width: 100, height: 80, background: .white)
  }

  @Test func `a fading layer fades with all that lies outside of its bounds`() throws {
    let shadow = Point2D(x: 70, y: 35)
    #expect(channels(try card { _ in }[Int(shadow.x), Int(shadow.y)])[0] < 10)
    let faded = try card { $0.opacity = 0.5 }
    #expect(abs(channels(faded[Int(shadow.x), Int(shadow.y)])[0] - 128) < 10)
    // Nor does a shadow alone stay as dark as it was.
    let alone = try card {
      $0.backgroundColor = .clear
      $0.opacity = 0.5
    }
    #expect(abs(channels(alone[Int(shadow.x), Int(shadow.y)])[0] - 128) < 10)
    let blurred = try card { $0.blurRadius = 1 }
    #expect(channels(blurred[Int(shadow.x), Int(shadow.y)])[0] < 20)
  }

  @Test func `a mask cuts off the shadow, and clipping does not`() throws {
    let masked = try card { $0.mask = Mask(shape: .rect, frame: $0.bounds) }
    #expect(masked[70, 35] == 0xFFFF_FFFF)
    #expect(masked[40, 35] == 0xFFFF_0000)
    #expect(channels(try card { $0.masksToBounds = true }[70, 35])[0] < 10)
  }

  @Test func `clipping cuts off what a blur spreads`() throws {
    let spread = try card {
      $0.shadow = .none
      $0.blurRadius = 4
    }
    #expect(channels(spread[40, 17])[0] < 250)
    let clipped = try card {
      $0.shadow = .none
      $0.blurRadius = 4
      $0.masksToBounds = true
    }
    #expect(clipped[40, 17] == 0xFFFF_FFFF)
    #expect(channels(clipped[40, 22])[0] < 250)
  }

  @Test func `groups in groups count, since each is drawn into a bitmap of its own`() throws {
    let deep = (0..<60).map { layer("group.\($0)", .none, in: $0 == 0 ? nil : $0 - 1) }
    #expect(throws: DrawingError.self) {
      try FrameComposer(
        deep, on: stage(Size2D(width: 440, height: 956)), pictures: CountingPictures(), scale: 3)
    }
    _ = try FrameComposer(
      Array(deep.prefix(9)), on: stage(Size2D(width: 440, height: 956)),
      pictures: CountingPictures(), scale: 3)
  }

  @Test(arguments: [(1, 7.0), (2, 64), (5, 30)])
  func `a group has no more pixels than two outputs`(seed: Int, blur: Double) {
    // A plane far larger than the output, seen at a hundredth of its size.
    let group = DrawCommand(
      .group([], blurRadius: blur, resolution: Double(seed)), size: .zero,
      shape: .rect(Rect2D(x: 0, y: 0, width: 20_000, height: 20_000)),
      transform: Homography(.scale(0.01, 0.01)))
    let output = Bitmap(width: 200, height: 300)
    let pixels = Mutex(0)
    let preparation = LayerPreparation(output: output, kernels: .best, cache: PictureCache()) {
      let count = $1.width * $1.height
      pixels.withLock { $0 = count }
    }
    _ = preparation.layer(for: group)
    let drawn = pixels.withLock { $0 }
    #expect(drawn > 200 * 200)
    #expect(Double(drawn) < 2.02 * 200 * 300)
  }

  @Test func `waiting groups are drawn when they take too much memory, with the same result`() {
    let square = DrawCommand(
      .color(Color(red: 1, green: 0, blue: 0)), size: Size2D(width: 40, height: 40),
      transform: .identity)
    let groups = (0..<20).map { index in
      DrawCommand(
        .group([square], blurRadius: 0, resolution: 1), size: .zero,
        shape: .rect(Rect2D(x: 0, y: 0, width: 60, height: 60)),
        transform: Homography(.translation(Double(index), 3)), opacity: 0.5)
    }
    // One after another, each alone.
    let expected = Bitmap(width: 70, height: 64)
    let compositor = Compositor()
    for (index, group) in groups.enumerated() {
      let below = expected.cropped(to: PixelRect(left: 0, top: 0, right: 70, bottom: 64))
      let ground = DrawCommand(showing: below, isOpaque: index > 0)
      compositor.draw(
        DisplayList(commands: [ground, group], background: .white), into: expected)
      if index == 0 {
        compositor.draw(DisplayList(commands: [group], background: .white), into: expected)
      }
    }
    #expect(draw(groups, width: 70, height: 64, background: .white).words == expected.words)
  }
}

/// The holes that hidden elements leave in screenshots.
@Suite struct ScreenshotHoleTests {
  /// An element between pixels takes part of the pixels around it along.
  @Test(arguments: [0.0, 0.2, 0.5, 0.8])
  func `nothing of an element stays in the screen`(shift: Double) throws {
    let size = Size2D(width: 60, height: 40)
    let frame = Rect2D(origin: .zero, size: size)
    var stage = Stage(
      operation: .push, container: Stage.Container(size: size),
      from: Stage.Screen(name: "from", frame: frame), to: Stage.Screen(name: "to", frame: frame))
    let element = Rect2D(x: 10 + shift, y: 8 + shift, width: 20, height: 15)
    stage.source = Stage.Element(frame: element)
    let screen = draw(
      [
        DrawCommand(
          .color(Color(red: 1, green: 0, blue: 0)), size: element.size,
          transform: Homography(.translation(element.minX, element.minY)))
      ], width: 60, height: 40, background: .white)
    #expect(Set(screen.words).count > 1)
    let pictures = ScreenshotPictures(from: screen, to: screen, stage: stage)
    let left = try #require(pictures.picture(of: .from, omitting: [.source]))
    #expect(Set(left.bitmap.words) == [0xFFFF_FFFF])
  }
}

/// Pictures that remember what was asked for.
private final class CountingPictures: PictureSource {
  private let asked = Mutex<[Subject]>([])

  var subjects: [Subject] { asked.withLock { $0 } }

  func picture(of subject: Subject, omitting omitted: Set<Subject>) -> SubjectPicture? {
    asked.withLock { $0.append(subject) }
    return SubjectPicture(Bitmap(width: 90, height: 72) { _, _ in 0xFF10_20F0 })
  }
}
