public import SegueTimeline

/// A scripted test of containers: the containers, the steps, and the expected results.
public struct Scenario: Sendable {
  /// The id: kebab-case, the name of its file.
  public var id: String
  /// A one-sentence description.
  public var summary: String
  /// The size of the window, in points.
  public var window: Size2D
  /// The user's and the system's settings.
  public var traits: Stage.Traits
  /// The screens, in the order of the file.
  public var screens: [Screen]
  /// The containers, in the order of the file.
  public var containers: [Container]
  /// The screen or container shown first.
  public var root: String
  /// The steps, in order.
  public var steps: [ScenarioStep]

  /// Creates a scenario.
  public init(
    id: String, summary: String, window: Size2D, traits: Stage.Traits, screens: [Screen],
    containers: [Container], root: String, steps: [ScenarioStep]
  ) {
    self.id = id
    self.summary = summary
    self.window = window
    self.traits = traits
    self.screens = screens
    self.containers = containers
    self.root = root
    self.steps = steps
  }

  /// A screen.
  public struct Screen: Hashable, Sendable {
    /// The name used by rules and steps.
    public var name: String
    /// The elements, in the screen's coordinates.
    public var elements: [Element]
    /// Whether the screen is opaque.
    public var isOpaque: Bool
    /// Whether the screen has a view.
    public var hasView: Bool

    /// Creates a screen.
    public init(
      name: String, elements: [Element] = [], isOpaque: Bool = true, hasView: Bool = true
    ) {
      self.name = name
      self.elements = elements
      self.isOpaque = isOpaque
      self.hasView = hasView
    }
  }

  /// An element of a screen.
  public struct Element: Hashable, Sendable {
    /// The name.
    public var name: String
    /// The frame; an empty one counts as unknown.
    public var frame: Rect2D

    /// Creates an element.
    public init(name: String, frame: Rect2D) {
      self.name = name
      self.frame = frame
    }
  }

  /// A container of screens, or of other containers.
  public struct Container: Hashable, Sendable {
    /// The kinds of containers in a scenario file, besides the window.
    public enum Kind: String, Hashable, Sendable {
      /// A navigation stack, root first.
      case stack
      /// A tab bar, in the order of its tabs.
      case tabs
    }

    /// The name.
    public var name: String
    /// The kind of container.
    public var kind: Kind
    /// The names of its initial contents.
    public var content: [String]

    /// Creates a container.
    public init(name: String, kind: Kind, content: [String]) {
      self.name = name
      self.kind = kind
      self.content = content
    }
  }

  /// The name of the presenting container.
  public static let windowName = "window"
}
