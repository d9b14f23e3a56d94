public import SegueTimeline

/// A script for containers: which there are, what is asked of them when, and what must come of it.
public struct Scenario: Sendable {
  /// Its id: kebab-case, the name of its file.
  public var id: String
  /// What happens, in one sentence.
  public var summary: String
  /// The size of the window, in points.
  public var window: Size
  /// What the user prefers.
  public var traits: Stage.Traits
  /// The screens, in the order of the file.
  public var screens: [Screen]
  /// The containers, in the order of the file.
  public var containers: [Container]
  /// The screen or container that the window shows first.
  public var root: String
  /// What happens, in order.
  public var steps: [ScenarioStep]

  /// Creates a scenario.
  public init(
    id: String, summary: String, window: Size, traits: Stage.Traits, screens: [Screen],
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
    /// Its name, by which rules and steps know it.
    public var name: String
    /// The elements that can move by themselves, in the screen's coordinates.
    public var elements: [Element]
    /// Whether nothing shines through it.
    public var isOpaque: Bool
    /// Whether it has a view at all.
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
    /// Its name.
    public var name: String
    /// Where it is; without extent it counts as unknown.
    public var frame: Rect

    /// Creates an element.
    public init(name: String, frame: Rect) {
      self.name = name
      self.frame = frame
    }
  }

  /// A container of screens, or of other containers.
  public struct Container: Hashable, Sendable {
    /// The kinds of containers that a file can name; the window is the third.
    public enum Kind: String, Hashable, Sendable {
      /// A navigation stack, the root first.
      case stack
      /// A tab bar, in the order of its tabs.
      case tabs
    }

    /// Its name.
    public var name: String
    /// What it is.
    public var kind: Kind
    /// The names of what it holds at the beginning.
    public var content: [String]

    /// Creates a container.
    public init(name: String, kind: Kind, content: [String]) {
      self.name = name
      self.kind = kind
      self.content = content
    }
  }

  /// The name of the container that presents.
  public static let windowName = "window"
}
