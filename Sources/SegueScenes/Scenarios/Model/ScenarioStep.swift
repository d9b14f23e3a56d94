public import SegueDiagnostics
public import SegueTimeline

/// One step of a scenario.
public struct ScenarioStep: Sendable {
  /// The kinds of step.
  public enum Action: Sendable {
    /// Requests a change.
    case request(ScenarioRequest)
    /// Moves a finger.
    case drag(ScenarioDrag)
    /// Ends the current touch; never with ``ScenarioDrag/End/hold``.
    case endTouch(ScenarioDrag.End)
    /// Waits for a number of seconds; nil waits until nothing is running.
    case wait(seconds: Double?)
    /// Resizes the window.
    case resize(Size2D)
    /// Swaps the window's width and height.
    case rotate
    /// Cancels the transition of a container; nil for the innermost one that is running.
    case cancel(container: String?)
    /// Removes the view of a screen.
    case lose(screen: String)
    /// Checks expectations.
    case expect(ScenarioExpectation)
  }

  /// The action.
  public var action: Action
  /// The source location.
  public var place: SourcePlace

  /// Creates a step.
  public init(_ action: Action, at place: SourcePlace) {
    self.action = action
    self.place = place
  }
}

/// A change requested from a container.
public struct ScenarioRequest: Sendable {
  /// The kinds of change.
  public enum Change: Hashable, Sendable {
    /// Pushes a screen or container onto a stack.
    case push(String)
    /// Pops the top of a stack.
    case pop
    /// Presents a screen or container over the topmost one.
    case present(String)
    /// Dismisses the topmost presented screen.
    case dismiss
    /// Selects a tab by index.
    case selectIndex(Int)
    /// Selects a tab by the name of its content.
    case select(String)
  }

  /// A preset chosen for the change.
  public struct Preset: Hashable, Sendable {
    /// The id.
    public var id: String
    /// The source location.
    public var place: SourcePlace

    /// Creates a choice.
    public init(id: String, at place: SourcePlace) {
      self.id = id
      self.place = place
    }
  }

  /// A value for a parameter of the chosen preset.
  public struct Parameter: Hashable, Sendable {
    /// The parameter.
    public var name: String
    /// The value as written; its meaning depends on the parameter.
    public var text: String
    /// The source location.
    public var place: SourcePlace

    /// Creates a value.
    public init(name: String, text: String, at place: SourcePlace) {
      self.name = name
      self.text = text
      self.place = place
    }
  }

  /// The change.
  public var change: Change
  /// The container; nil for the innermost visible one that supports the change.
  public var container: String?
  /// The label used in expectations.
  public var label: String?
  /// The preset; nil to select one by rules.
  public var preset: Preset?
  /// Values for the preset's parameters.
  public var parameters: [Parameter] = []
  /// The source element on the lower screen.
  public var source: String?
  /// The destination element on the upper screen.
  public var destination: String?
  /// The siblings of the source.
  public var siblings: [String] = []
  /// Whether the change is animated.
  public var isAnimated = true
  /// Whether a touch can grab the transition while it is running.
  public var isCatchable = false

  /// Creates a request without any options.
  public init(_ change: Change, container: String? = nil) {
    self.change = change
    self.container = container
  }
}
