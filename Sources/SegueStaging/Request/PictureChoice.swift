import SegueDiagnostics
import SeguePreview
import SegueSystem

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
  /// The screenshot in a file.
  static func picture(_ path: String) throws(StagingError) -> Bitmap {
    do {
      return try PictureFile.read(path)
    } catch {
      throw StagingError(
        .unreadable, error.message,
        help: FileStamp.of(path) == nil
          ? NearestPath.help(path, .file) ?? error.help : error.help)
    }
  }
}
