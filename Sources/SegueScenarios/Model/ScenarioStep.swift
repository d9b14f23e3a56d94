public import SegueDiagnostics
public import SegueTimeline

/// One thing that happens in a scenario.
public struct ScenarioStep: Sendable {
  /// The things that can happen.
  public enum Action: Sendable {
    /// A change is asked for.
    case request(ScenarioRequest)
    /// A finger moves.
    case drag(ScenarioDrag)
    /// The finger that is down ends its touch; never by ``ScenarioDrag/End/hold``.
    case endTouch(ScenarioDrag.End)
    /// So many seconds pass; nil for until nothing goes on by itself.
    case wait(seconds: Double?)
    /// The window gets another size.
    case resize(Size)
    /// The window's width and height change places.
    case rotate
    /// The transition of a container is cancelled; nil for the innermost that has one.
    case cancel(container: String?)
    /// The view of a screen goes away.
    case lose(screen: String)
    /// Something must be so.
    case expect(ScenarioExpectation)
  }

  /// What happens.
  public var action: Action
  /// Where the file says so.
  public var place: SourcePlace

  /// Creates a step.
  public init(_ action: Action, at place: SourcePlace) {
    self.action = action
    self.place = place
  }
}

/// A change that a scenario asks a container for.
public struct ScenarioRequest: Sendable {
  /// The changes.
  public enum Change: Hashable, Sendable {
    /// A screen or container is put on a stack.
    case push(String)
    /// The top of a stack is taken away.
    case pop
    /// A screen or container is presented over the uppermost one.
    case present(String)
    /// The uppermost presented screen is sent away.
    case dismiss
    /// A tab is selected by its index.
    case selectIndex(Int)
    /// A tab is selected by the name of what it shows.
    case select(String)
  }

  /// A preset that is chosen for the change.
  public struct Preset: Hashable, Sendable {
    /// Its id.
    public var id: String
    /// Where the file names it.
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
    /// The value as it is written: what it means depends on the parameter.
    public var text: String
    /// Where the file gives it.
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
  /// The container; nil for the innermost one that shows and can do it.
  public var container: String?
  /// The name by which expectations know the request.
  public var label: String?
  /// The preset; nil leaves the choice to the rules.
  public var preset: Preset?
  /// Values for its parameters.
  public var parameters: [Parameter] = []
  /// The element of the lower screen that it starts from.
  public var source: String?
  /// The element of the upper screen that corresponds to it.
  public var destination: String?
  /// The elements beside the source.
  public var siblings: [String] = []
  /// Whether it is animated at all.
  public var isAnimated = true
  /// Whether a finger can catch it while it runs by itself.
  public var isCatchable = false

  /// Creates a request without any options.
  public init(_ change: Change, container: String? = nil) {
    self.change = change
    self.container = container
  }
}
