import Foundation
import SegueCatalog
import SegueDiagnostics
import SegueScenes
import SegueTimeline
import SegueYAML
import Testing

/// The gestures that ship with Segue.
@Suite(.serialized) struct GestureLibraryTests {
  private static let folder = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "../../../catalog/gestures").standardized

  private static func path(_ id: String) -> URL { folder.appending(path: "\(id).yaml") }

  private static let ids =
    (try? Folder.files(under: folder.path))?
    .map { String(($0.split(separator: "/").last ?? "").dropLast(5)) } ?? []

  @Test(arguments: ids)
  func `a shipped gesture is valid and moves like a finger`(id: String) throws {
    var reader = YAMLReader()
    let bytes = try Array(Data(contentsOf: Self.path(id)))
    let (read, diagnostics) = GestureFile.read(
      SourceFile(name: "\(id).yaml", bytes: bytes), with: &reader)
    #expect(diagnostics.text(.oneLine) == "")
    let gesture = try #require(read)
    #expect(gesture.id == id && gesture.summary.hasSuffix("."))
    #expect(gesture.container.width == 390 && gesture.container.height == 844)
    for (before, after) in zip(gesture.touches, gesture.touches.dropFirst()) {
      let seconds = after.time - before.time
      guard after.phase != .began else { continue }
      // Between 60 and 120 reports a second, and no finger goes further in one than a flick does.
      #expect(seconds > 0.003 && seconds < 0.04, "\(after.time)")
      #expect(after.position.distance(to: before.position) / seconds < 5000, "\(after.time)")
    }
  }

  @Test func `the catalog has gestures of every kind`() {
    #expect(Self.ids.count >= 30)
    for kind in ["swipe-back", "pull-down", "drag-away", "tab-forward"] {
      for way in ["", "-flick", "-thrown", "-short", "-taken"] {
        #expect(Self.ids.contains(kind + way), "\(kind)\(way)")
      }
    }
  }

  /// Run with `SEGUE_RECORD=gestures` in the environment, it writes them.
  @Test(arguments: GestureDrawing.library.map(\.id))
  func `a generated gesture matches its file`(id: String) throws {
    let drawing = try #require(GestureDrawing.library.first { $0.id == id })
    if ProcessInfo.processInfo.environment["SEGUE_RECORD"] == "gestures" {
      try Data(drawing.text.utf8).write(to: Self.path(id))
    }
    let committed = (try? String(contentsOf: Self.path(id), encoding: .utf8)) ?? ""
    let isFresh = committed == drawing.text
    #expect(
      isFresh,
      """
      catalog/gestures/\(id).yaml is stale: run \
      'SEGUE_RECORD=gestures swift test --disable-xctest -Xcc -O2 --filter GestureLibraryTests'
      """)
  }

  @Test func `only generated gestures are marked as generated`() throws {
    let drawn = Set(GestureDrawing.library.map(\.id))
    for id in Self.ids {
      let text = try String(contentsOf: Self.path(id), encoding: .utf8)
      #expect(text.contains("\n# Generated ") == drawn.contains(id), "\(id)")
    }
  }
}
