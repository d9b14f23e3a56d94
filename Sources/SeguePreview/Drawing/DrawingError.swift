import SegueCatalog
public import SegueScenes
public import SegueTimeline

/// Why something cannot be drawn.
public enum DrawingError: Error, Hashable, CustomStringConvertible {
  /// The scene has no screen of this name.
  case unknownScreen(Screen.Name, scene: String)
  /// The screen has no element of this name.
  case unknownElement(ElementName, screen: Screen.Name, scene: String)
  /// The scene shows a picture that was not given.
  case unknownPicture(String)
  /// The size holds no pixel, or more of them than a picture can have.
  case badSize(Size, scale: Double)
  /// The motion of an element that moves by itself makes no sense.
  case ambient(String)
  /// Cairo is not installed, or cannot be loaded.
  case missingLibrary(String)
  /// Cairo gave up.
  case cairo(String)

  /// What is wrong, in a sentence.
  public var description: String {
    switch self {
    case .unknownScreen(let name, let scene): "the scene \(scene) has no screen “\(name)”"
    case .unknownElement(let name, let screen, let scene):
      "the screen “\(screen)” of the scene \(scene) has no element “\(name)”"
    case .unknownPicture(let name): "the picture “\(name)” was not given"
    case .badSize(let size, let scale):
      "a picture of \(size.width)×\(size.height) pt at \(scale)× cannot be drawn"
    case .ambient(let reason): "an element cannot move by itself: \(reason)"
    case .missingLibrary(let reason): "nothing can be drawn: \(reason)"
    case .cairo(let reason): "cairo cannot draw: \(reason)"
    }
  }
}
