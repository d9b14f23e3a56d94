import SegueDiagnostics
import SeguePreview
import SegueSystem
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

/// The frame of a named element, as the user writes it: `title=16,60,200,40`, or on one screen
/// only.
package struct ElementPlace: Hashable, Sendable {
  /// The screens.
  package enum Side: String, CaseIterable, Sendable {
    case from, to
  }

  package var name: String
  /// The screen that contains it; nil for both, with the same frame.
  package var side: Side?
  package var frame: Rect2D

  /// Places an element.
  package init(
    name: String,
    side: Side? = nil,
    frame: Rect2D
  ) {
    self.name = name
    self.side = side
    self.frame = frame
  }

  /// The same place, with both screens exchanged.
  package var swapped: ElementPlace {
    let other: Side? = side.map { $0 == .from ? .to : .from }
    return ElementPlace(name: name, side: other, frame: frame)
  }
}
