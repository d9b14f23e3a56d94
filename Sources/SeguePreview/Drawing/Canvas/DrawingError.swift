import SegueCatalog
public import SegueScenes
public import SegueTimeline

/// A reason why something cannot be drawn.
public enum DrawingError: Error, Hashable, CustomStringConvertible {
  /// The scene has no screen of this name.
  case unknownScreen(Screen.Name, scene: String)
  /// The screen has no element of this name.
  case unknownElement(ElementName, screen: Screen.Name, scene: String)
  /// The scene uses a picture that was not provided.
  case unknownPicture(String)
  /// The size is less than a pixel, or exceeds the maximum bitmap size.
  case badSize(Size, scale: Double)
  /// The ambient motion of an element is invalid.
  case ambient(String)
  /// Cairo is not installed, or cannot be loaded.
  case missingLibrary(String)
  /// Cairo reported an error.
  case cairo(String)

  /// A one-sentence description.
  public var description: String {
    switch self {
    case .unknownScreen(let name, let scene): "the scene '\(scene)' has no screen '\(name)'"
    case .unknownElement(let name, let screen, let scene):
      "the screen '\(screen)' of the scene '\(scene)' has no element '\(name)'"
    case .unknownPicture(let name): "the picture '\(name)' is missing"
    case .badSize(let size, let scale):
      "cannot draw a picture of \(size.width)×\(size.height) pt at \(scale)×"
    case .ambient(let reason): "cannot animate an element of the scene: \(reason)"
    case .missingLibrary(let reason): "cannot draw: \(reason)"
    case .cairo(let reason): "cairo failed: \(reason)"
    }
  }
}
