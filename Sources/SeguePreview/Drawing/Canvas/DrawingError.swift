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
  case badSize(Size2D, scale: Double)
  /// The frames and pictures of a preview would exceed the memory that it may use.
  case tooLarge(Size2D, scale: Double, bytes: Double)
  /// The screenshots exceed the memory that a preview may use.
  case largeScreenshots(bytes: Double)
  /// The ambient motion of an element is invalid.
  case ambient(String)
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
      "cannot draw a picture of \(Self.text(size, scale))"
    case .tooLarge(let container, let scale, let bytes):
      "a preview of \(Self.text(container, scale)) needs \(Self.megabytes(bytes)) for its frames "
        + "and pictures, and may use \(Self.megabytes(PixelBudget.limit))"
    case .largeScreenshots(let bytes):
      "the screenshots need \(Self.megabytes(bytes)), and a preview may use "
        + Self.megabytes(PixelBudget.limit)
    case .ambient(let reason): "cannot animate an element of the scene: \(reason)"
    case .cairo(let reason): "cairo failed: \(reason)"
    }
  }

  /// The suggested next step; empty if there is none.
  public var help: String {
    switch self {
    case .tooLarge, .badSize: "use a smaller container, or fewer pixels per point (--scale)"
    case .largeScreenshots: "reduce them to the size of a screen"
    default: ""
    }
  }

  private static func text(_ size: Size2D, _ scale: Double) -> String {
    "\(number(size.width)) × \(number(size.height)) pt at \(number(scale))×"
  }

  private static func number(_ value: Double) -> String {
    value == value.rounded() && abs(value) < 1e9 ? "\(Int(value))" : "\(value)"
  }

  private static func megabytes(_ bytes: Double) -> String {
    "\(number((bytes / 1e6).rounded(.up))) MB"
  }
}
