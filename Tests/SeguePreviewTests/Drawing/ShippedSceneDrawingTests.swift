import Foundation
import SegueCatalog
import SegueDiagnostics
import SegueScenes
import SegueTimeline
import SegueYAML
import SegueTestSupport
import Testing

@testable import SeguePreview

struct ShippedSceneDrawingTests {
  static let ids = [
    "video-feed", "product-options", "floating-buttons", "card-list", "three-tabs",
    "feed-to-detail",
  ]

  private let renderer: SceneRenderer

  init() throws { renderer = SceneRenderer(fonts: try TestFonts.load()) }

  private func scene(_ id: String) throws -> Scene {
    let path = TestFonts.folder + "/../scenes/\(id).yaml"
    let bytes = try Array(Data(contentsOf: URL(filePath: path)))
    var reader = YAMLReader()
    return try #require(SceneFile.read(SourceFile(name: id, bytes: bytes), with: &reader).scene)
  }

  @Test(
    arguments: ids,
    [
      (1.0, 1.0, 1.0), (4000, 3000, 1), (320, 568, 3), (844, 390, 1), (7, 900, 0.3),
      (33.3, 71.7, 2),
    ])
  func scenesAreDrawnAtEverySize(_ id: String, _ size: (Double, Double, Double)) throws {
    let scene = try scene(id)
    for screen in scene.screens {
      let bitmap = try renderer.bitmap(
        of: screen.name, in: scene, size: Size2D(width: size.0, height: size.1), scale: size.2,
        dark: true)
      #expect(bitmap.width == Int((size.0 * size.2).rounded(.up)))
    }
  }

  @Test(arguments: ids)
  func drawingIsDeterministic(_ id: String) throws {
    let scene = try scene(id)
    let draw = { (renderer: SceneRenderer) in
      try renderer.bitmap(
        of: scene.roles.lower, in: scene, size: Size2D(width: 390, height: 844), scale: 1)
    }
    let first = try draw(renderer)
    let second = try draw(SceneRenderer(fonts: TestFonts.load()))
    #expect(bytes(first) == bytes(second))
  }

  /// Where nothing lies over or under an element, it looks alone as it does on its screen.
  @Test(arguments: [
    ("video-feed", "feed", "video-1"), ("card-list", "notes", "card-2"),
    ("feed-to-detail", "detail", "hero"), ("three-tabs", "explore", "tab-bar"),
  ])
  func elementsLookTheSameAloneAsOnTheirScreen(id: String, screen: String, name: String) throws {
    let scene = try scene(id)
    let size = Size2D(width: 390, height: 844)
    let whole = try renderer.bitmap(of: Screen.Name(screen), in: scene, size: size, scale: 3)
    let alone = try renderer.bitmap(
      ofElement: ElementName(name), on: Screen.Name(screen), in: scene, size: size, scale: 3)
    let layout = scene.layout(size: size).screens[Screen.Name(screen)]
    let frame = try #require(layout?[ElementName(name)]?.frame)
    let inset = 54
    var worst = 0
    for y in inset..<min(alone.height, 180) where y < alone.height - inset {
      for x in inset..<alone.width - inset {
        let there = whole[Int((frame.minX * 3).rounded()) + x, Int((frame.minY * 3).rounded()) + y]
        worst = max(worst, difference(alone[x, y], there))
      }
    }
    // The video's frame ends between pixels, so its picture is stretched by a part of one.
    #expect(worst <= (name == "video-1" ? 60 : 1))
  }

  /// The list's ground is one color: without the card nothing else is left in its place.
  @Test func omittingACardShowsTheBackground() throws {
    let scene = try scene("card-list")
    let size = Size2D(width: 390, height: 844)
    let bitmap = try renderer.bitmap(
      of: "notes", in: scene, size: size, scale: 2, omitting: ["card-1"])
    for y in stride(from: 534, to: 726, by: 7) {
      for x in stride(from: 0, to: 780, by: 7) { #expect(bitmap[x, y] == 0xFFF4_F1EA) }
    }
  }

  @Test func theSheetIsTransparentAboveItsTop() throws {
    let scene = try scene("product-options")
    let bitmap = try renderer.bitmap(
      of: "options", in: scene, size: Size2D(width: 390, height: 844), scale: 1)
    #expect(bitmap[195, 100] == 0)
    #expect(bitmap[300, 500] == 0xFFFF_FFFF)
  }

  private func difference(_ a: UInt32, _ b: UInt32) -> Int {
    [0, 8, 16, 24].map { abs(Int(a >> $0 & 255) - Int(b >> $0 & 255)) }.max() ?? 0
  }

  private func bytes(_ bitmap: Bitmap) -> [UInt8] {
    Array(
      UnsafeRawBufferPointer(start: bitmap.bytes, count: bitmap.bytesPerRow * bitmap.height))
  }
}
