import SegueDiagnostics
import SeguePreview
import SegueScenes
import SegueTimeline

extension PictureChoice {
  /// Reads everything that it names, for an error before anything is shown.
  ///
  /// - Parameters:
  ///   - folders: the folders of the catalog, in search order.
  ///   - request: the size of the screens, and the frames that the user placed on the screenshots.
  /// - Returns: frames that are not on the screen, and what each screenshot was taken for, unless it is the same as of
  ///   the first.
  package func check(
    in folders: [String], for request: StageRequest = StageRequest()
  ) throws(StagingError) -> [StagingMessage] {
    if let scene { _ = try CatalogFiles(.scene, in: folders).scene(scene) }
    var pictures: [Bitmap] = []
    var screens: [ScreenshotScreen] = []
    var notes: [StagingMessage] = []
    for path in [from, to].compactMap({ $0 }) {
      let picture = try Self.picture(path)
      let screen = ScreenshotScreen(width: picture.width, height: picture.height)
      if request.container == nil, !screens.contains(screen) {
        notes.append(.note(screen.note(on: path)))
      }
      pictures.append(picture)
      screens.append(screen)
    }
    guard pictures.count == 2 else { return notes }
    return misplaced(request, pictures, on: request.container ?? screens[0].size) + notes
  }

  /// The warnings about frames that are not on the screen, as for a push: the gallery plays all operations.
  private func misplaced(
    _ request: StageRequest, _ pictures: [Bitmap], on size: Size2D
  ) -> [StagingMessage] {
    let frame = Rect2D(origin: .zero, size: size)
    var stage = Stage(
      operation: .push, container: Stage.Container(size: size),
      from: Stage.Screen(name: "from", frame: frame), to: Stage.Screen(name: "to", frame: frame))
    request.place(on: &stage)
    var placed = PreviewStage(
      stage: stage, pictures: .screenshots(from: pictures[0], to: pictures[1]))
    placed.pixelsPerPoint = Double(pictures[0].width) / size.width
    return placed.messages
  }
}
