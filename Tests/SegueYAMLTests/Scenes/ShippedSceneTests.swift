import Foundation
import SegueCatalog
import SegueDiagnostics
import SegueScenes
import SegueTimeline
import SegueYAML
import Testing

struct ShippedSceneTests {
  @Test func listsEveryFile() throws {
    let files = try FileManager.default.contentsOfDirectory(atPath: ShippedScene.folder.path)
      .filter { $0.hasSuffix(".yaml") }
    #expect(Set(files) == Set(ShippedScene.allCases.map { $0.rawValue + ".yaml" }))
  }

  @Test(arguments: ShippedScene.allCases)
  func everySceneIsValid(_ shipped: ShippedScene) throws {
    let (scene, diagnostics) = try shipped.read()
    #expect(diagnostics.text(.oneLine) == "")
    #expect(scene?.id == shipped.rawValue)
  }

  @Test(arguments: ShippedScene.allCases, [(390.0, 844.0), (320, 568), (768, 1024)])
  func everyRoleHasVisibleFrame(_ shipped: ShippedScene, _ size: (Double, Double)) throws {
    let scene = try shipped.scene()
    let container = Size2D(width: size.0, height: size.1)
    let layout = scene.layout(size: container)
    let lower = try #require(layout.screens[scene.roles.lower])
    let upper = try #require(layout.screens[scene.roles.upper])
    let roles = [scene.roles.source.map { lower[$0] }, scene.roles.destination.map { upper[$0] }]
    for role in roles.compactMap(\.self) {
      let frame = try #require(role).frame
      #expect(!frame.isEmpty && frame.minX >= 0 && frame.minY >= 0)
      #expect(frame.maxX <= size.0 + 1e-9 && frame.maxY <= size.1 + 1e-9)
    }
    for name in scene.roles.siblings { #expect(lower[name]?.frame.isEmpty == false) }
  }

  /// The sheet's section 3: margin 50, diameter (W − 150)/2, the first row at 150 + margin.
  @Test(arguments: [(390.0, 844.0), (320, 568), (768, 1024), (1024, 768)])
  func buttonsMatchReferenceLayout(width: Double, height: Double) throws {
    let layout = try ShippedScene.floatingButtons.scene()
      .layout(size: Size2D(width: width, height: height))
    let home = try #require(layout.screens["home"])
    let diameter = (width - 150) / 2
    for index in 0..<4 {
      let button = try #require(home[ElementName("button-\(index)")])
      let expected = Rect2D(
        x: index % 2 == 0 ? 50 : 100 + diameter, y: index < 2 ? 200 : 250 + diameter,
        width: diameter, height: diameter)
      #expect(button.frame == expected)
      #expect(button.cornerRadius == diameter / 2)
    }
  }

  /// One way of the drift takes 5 + index seconds, 4 for the last; a breath 4 + index.
  @Test func buttonsDriftAndBreathe() throws {
    let layout = try ShippedScene.floatingButtons.scene()
      .layout(size: Size2D(width: 390, height: 844))
    let home = try #require(layout.screens["home"])
    let ambient = (0..<4).map { home[ElementName("button-\($0)")]?.ambient }
    #expect(ambient.map(\.?.drift?.duration) == [5, 6, 7, 4])
    #expect(ambient.map(\.?.breath?.duration) == [4, 5, 6, 7])
    #expect(ambient.allSatisfy { $0?.drift?.size == Size2D(width: 10, height: 10) })
    #expect(ambient.allSatisfy { $0?.breath?.scale == 1.1 })
  }

  /// Worked out by hand at 390×844 with 47 above and 34 below.
  @Test func cardsHaveExpectedFrames() throws {
    let scene = try ShippedScene.cardList.scene()
    let layout = scene.layout(size: Size2D(width: 390, height: 844))
    let list = try #require(layout.screens["notes"])
    #expect(list["card-1"]?.frame == Rect2D(x: 16, y: 267, width: 358, height: 96))
    #expect(list["card-1"]?.cornerRadius == 18)
    let note = try #require(layout.screens["note"])
    #expect(note["card"]?.frame == Rect2D(x: 16, y: 55, width: 358, height: 745))
    #expect(note["text"]?.parent == "card")
    #expect(scene.roles.siblings == ["card-0"] + (2..<8).map { ElementName("card-\($0)") })
  }

  /// The cell stands where the sample screenshots have theirs.
  @Test func videoCellMatchesSample() throws {
    let layout = try ShippedScene.videoFeed.scene().layout(size: Size2D(width: 390, height: 844))
    let cell = try #require(layout.screens["feed"]?["video-1"]?.frame)
    #expect(abs(cell.minX - 198) < 0.01 && abs(cell.minY - 131.333) < 0.01)
    #expect(abs(cell.width - 186) < 0.01 && abs(cell.height - 236) < 0.5)
    #expect(
      layout.screens["player"]?["video"]?.frame == Rect2D(x: 0, y: 0, width: 390, height: 844))
  }

  @Test func barsAreElements() throws {
    let size = Size2D(width: 390, height: 844)
    let tabs = try ShippedScene.threeTabs.scene()
    let layout = tabs.layout(size: size)
    for name in tabs.roles.tabs {
      #expect(
        layout.screens[name]?[.tabBar]?.frame == Rect2D(x: 0, y: 758, width: 390, height: 86))
    }
    let feed = try ShippedScene.feedToDetail.scene().layout(size: size)
    #expect(feed.screens["feed"]?[.navigationBar]?.frame.height == 93)
    #expect(feed.screens["detail"]?[.navigationBar]?.frame.height == 93)
  }

  @Test func readMeExampleIsValid() throws {
    let text = try String(
      contentsOf: ShippedScene.folder.appending(path: "README.md"), encoding: .utf8)
    let example = try #require(text.components(separatedBy: "```").dropFirst().first)
    var reader = YAMLReader()
    let (scene, diagnostics) = SceneFile.read(
      SourceFile(name: "README.md", text: String(example.dropFirst("yaml".count))), with: &reader)
    #expect(diagnostics.text(.oneLine) == "")
    #expect(scene?.roles.siblings == ["card-0"])
  }

  @Test func schemaListsEveryMark() {
    let schema = SceneFile.schema.jsonSchema
    for mark in ["box", "ellipse", "text", "icon", "picture", "use"] {
      #expect(schema.contains("\"\(mark)\""))
    }
  }

  /// Whatever is cut off, the rest is read or refused, and nothing crashes.
  @Test(arguments: ShippedScene.allCases)
  func truncatedFilesYieldSceneOrErrors(_ shipped: ShippedScene) throws {
    let bytes = try shipped.bytes
    var reader = YAMLReader()
    for end in stride(from: 0, to: bytes.count, by: 211) {
      let file = SourceFile(name: "cut.yaml", bytes: Array(bytes[..<end]))
      let (scene, diagnostics) = SceneFile.read(file, with: &reader)
      #expect((scene == nil) == diagnostics.hasErrors)
    }
  }
}
