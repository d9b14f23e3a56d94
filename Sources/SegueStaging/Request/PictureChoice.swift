import SegueDiagnostics
import SeguePreview
import SegueScenes
package import SegueTimeline

/// The content of a preview: two screenshots, a scene by id, or what the preset itself names.
package struct PictureChoice: Hashable, Sendable {
  /// A picture of the departing screen.
  package var from: String?
  /// A picture of the screen that arrives.
  package var to: String?
  /// The id of a scene.
  package var scene: String?
  /// The time in the scene's ambient animations, in seconds; nil keeps them at rest.
  package var ambientTime: Double?

  /// Chooses pictures; by default those that the preset names.
  package init(
    from: String? = nil,
    to: String? = nil,
    scene: String? = nil,
    ambientTime: Double? = nil
  ) {
    self.from = from
    self.to = to
    self.scene = scene
    self.ambientTime = ambientTime
  }

  /// The same pictures, with both screens exchanged.
  package var swapped: PictureChoice {
    PictureChoice(from: to, to: from, scene: scene, ambientTime: ambientTime)
  }
}

extension PictureChoice {
  /// Reads everything that it names, for an error before anything is shown.
  ///
  /// - Parameters:
  ///   - folders: the folders of the catalog, in search order.
  ///   - container: the size of the screens, in points; nil for those that the screenshots show.
  /// - Returns: what each screenshot was taken for, unless it is the same as of the first.
  package func check(
    in folders: [String], on container: Size? = nil
  ) throws(StagingError) -> [StagingMessage] {
    if let scene { _ = try CatalogFiles(.scene, in: folders).scene(scene) }
    var screens: [ScreenshotScreen] = []
    var notes: [StagingMessage] = []
    for path in [from, to].compactMap({ $0 }) {
      let picture = try Self.picture(path)
      let screen = ScreenshotScreen(width: picture.width, height: picture.height)
      if container == nil, !screens.contains(screen) { notes.append(.note(screen.note(on: path))) }
      screens.append(screen)
    }
    return notes
  }

  /// The screenshot in a file.
  static func picture(_ path: String) throws(StagingError) -> Bitmap {
    do {
      return try PictureFile.read(path)
    } catch {
      throw StagingError(.unreadable, error.message, help: error.help)
    }
  }
}
