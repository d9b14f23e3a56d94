import SegueCatalog
import SegueScenes
import SegueTimeline
import Testing

@testable import SeguePreview

/// A scene drawn by hand: a red card with a blue square inside, on a ground of its own.
struct SceneRendererTests {
  private let renderer: SceneRenderer
  private let scene: Scene
  private let size = Size2D(width: 100, height: 80)

  init() throws {
    renderer = SceneRenderer(fonts: try TestFonts.load())
    let square = Node(
      .box(Self.filled("#0000ff"), corners: [], clips: false),
      frame: SceneFrame(x: 10, y: 10, width: 10, height: 10), element: "square")
    let card = Node(
      .box(Self.filled("#ff0000"), corners: [8], clips: true),
      frame: SceneFrame(x: 20, y: 10, width: 60, height: 40), element: "card", children: [square])
    let screen = Screen(
      name: "one", background: SceneColor(light: .white, dark: .black), nodes: [card])
    scene = Scene(
      id: "test", name: "Test", summary: "", screens: [screen],
      roles: SceneRoles(lower: "one", upper: "one"))
  }

  private static func filled(_ hex: String) -> SceneFigure {
    SceneFigure(fill: Color(hex: hex).map { .color(SceneColor($0)) })
  }

  private func draw(
    omitting: Set<ElementName> = [], dark: Bool = false, scale: Double = 2
  ) throws -> Bitmap {
    try renderer.bitmap(
      of: "one", in: scene, size: size, scale: scale, omitting: omitting, dark: dark)
  }

  @Test func pixelsMatchTheLayout() throws {
    let bitmap = try draw()
    #expect(bitmap.width == 200 && bitmap.height == 160)
    #expect(bitmap[39, 60] == 0xFFFF_FFFF)
    #expect(bitmap[40, 60] == 0xFFFF_0000)
    #expect(bitmap[70, 50] == 0xFF00_00FF)
    #expect(bitmap[159, 60] == 0xFFFF_0000 && bitmap[160, 60] == 0xFFFF_FFFF)
    #expect(bitmap[40, 20] == 0xFFFF_FFFF)
  }

  @Test(arguments: [false, true])
  func omittingAnElementShowsTheBackground(dark: Bool) throws {
    let bitmap = try draw(omitting: ["card"], dark: dark)
    let background: UInt32 = dark ? 0xFF00_0000 : 0xFFFF_FFFF
    for y in 0..<bitmap.height {
      for x in 0..<bitmap.width where bitmap[x, y] != background {
        Issue.record("the pixel \(x), \(y) is \(bitmap[x, y])")
        return
      }
    }
    #expect(bitmap[70, 50] == background)
  }

  @Test func omittingAnInnerElementShowsItsParent() throws {
    #expect(try draw(omitting: ["square"])[70, 50] == 0xFFFF_0000)
  }

  @Test func anElementAloneFillsItsBitmap() throws {
    let card = try renderer.bitmap(ofElement: "card", on: "one", in: scene, size: size, scale: 3)
    #expect(card.width == 180 && card.height == 120)
    #expect(card[0, 0] == 0xFFFF_0000)
    #expect(card[45, 45] == 0xFF00_00FF)
    let bare = try renderer.bitmap(
      ofElement: "card", on: "one", in: scene, size: size, scale: 3, omitting: ["square"])
    #expect(bare[45, 45] == 0xFFFF_0000)
  }

  @Test func aFractionalScaleIsRoundedUp() throws {
    let card = try renderer.bitmap(ofElement: "card", on: "one", in: scene, size: size, scale: 1.01)
    #expect(card.width == 61 && card.height == 41)
    #expect(card[60, 40] == 0xFFFF_0000)
  }

  @Test func unknownNamesAreErrors() {
    #expect(throws: DrawingError.unknownScreen("two", scene: "test")) {
      try renderer.bitmap(of: "two", in: scene, size: size, scale: 1)
    }
    #expect(throws: DrawingError.unknownElement("cart", screen: "one", scene: "test")) {
      try renderer.bitmap(ofElement: "cart", on: "one", in: scene, size: size, scale: 1)
    }
  }

  @Test(arguments: [
    (0.0, 10.0, 1.0), (10, -1, 1), (10, 10, 0), (1e6, 10, 1), (.nan, 10, 1), (10, 10, .infinity),
  ])
  func invalidSizesAndScalesAreErrors(width: Double, height: Double, scale: Double) {
    #expect(throws: DrawingError.self) {
      try renderer.bitmap(
        of: "one", in: scene, size: Size2D(width: width, height: height), scale: scale)
    }
  }

  /// A white screen of 16 × 8 points with some nodes.
  private func drawn(_ nodes: [Node], pictures: [String: Bitmap] = [:]) throws -> Bitmap {
    let scene = Scene(
      id: "p", name: "", summary: "",
      screens: [Screen(name: "a", background: SceneColor(.white), nodes: nodes)],
      roles: SceneRoles(lower: "a", upper: "a"))
    return try SceneRenderer(fonts: TestFonts.load(), pictures: pictures)
      .bitmap(of: "a", in: scene, size: Size2D(width: 16, height: 8), scale: 1)
  }

  @Test func picturesFillTheirFrame() throws {
    // Three columns: red, green and blue; the middle one fills a square.
    let photo = Bitmap(width: 3, height: 1)
    for (x, word) in [0xFFFF_0000, 0xFF00_FF00, 0xFF00_00FF].enumerated() {
      photo[x, 0] = UInt32(word)
    }
    let frame = SceneFrame(x: 0, y: 0, width: 8, height: 8)
    let filled = try drawn([Node(.picture("photo"), frame: frame)], pictures: ["photo": photo])
    #expect((0..<8).allSatisfy { filled[$0, 4] >> 8 & 255 >= 120 })
    #expect(filled[4, 4] >> 8 & 255 > 220 && filled[8, 4] == 0xFFFF_FFFF)
    let stretched = try drawn(
      [Node(.picture("photo", fit: .stretch), frame: frame)], pictures: ["photo": photo])
    #expect(stretched[0, 4] == 0xFFFF_0000 && stretched[7, 4] == 0xFF00_00FF)
  }

  @Test func marksRotateAboutTheirMiddle() throws {
    let figure = SceneFigure(fill: .color(SceneColor(.black)))
    var node = Node(
      .box(figure, corners: [], clips: false),
      frame: SceneFrame(x: 4, y: 3, width: 8, height: 2))
    node.rotation = 90
    let turned = try drawn([node])
    #expect(turned[8, 0] == 0xFF00_0000 && turned[7, 7] == 0xFF00_0000)
    #expect(turned[5, 3] == 0xFFFF_FFFF && turned[11, 4] == 0xFFFF_FFFF)
  }

  @Test func materialBlursWhatIsBehindIt() throws {
    let black = SceneFigure(fill: .color(SceneColor(.black)))
    let left = Node(
      .box(black, corners: [], clips: false), frame: SceneFrame(x: 0, y: 0, width: 8))
    var glass = Node(
      .box(SceneFigure(), corners: [], clips: false), frame: SceneFrame(x: 0, y: 0, height: 4))
    glass.backdropBlur = 2
    let blurred = try drawn([left, glass])
    let row = (0..<16).map { blurred[$0, 1] & 255 }
    #expect(row == row.sorted() && row[7] > 50 && row[8] < 205)
    #expect(blurred[7, 6] == 0xFF00_0000 && blurred[8, 6] == 0xFFFF_FFFF)
  }

  @Test func picturesAreShownAndMissingOnesAreErrors() throws {
    let node = Node(.picture("photo"), frame: SceneFrame(x: 2, y: 2, width: 4, height: 4))
    let scene = Scene(
      id: "p", name: "", summary: "",
      screens: [Screen(name: "a", background: SceneColor(.white), nodes: [node])],
      roles: SceneRoles(lower: "a", upper: "a"))
    let photo = Bitmap(width: 1, height: 1)
    photo[0, 0] = 0xFF12_3456
    let shown = try SceneRenderer(fonts: TestFonts.load(), pictures: ["photo": photo])
      .bitmap(of: "a", in: scene, size: Size2D(width: 8, height: 8), scale: 1)
    #expect(shown[2, 2] == 0xFF12_3456 && shown[5, 5] == 0xFF12_3456 && shown[6, 6] == 0xFFFF_FFFF)
    #expect(throws: DrawingError.unknownPicture("photo")) {
      try renderer.bitmap(of: "a", in: scene, size: size, scale: 1)
    }
  }
}
