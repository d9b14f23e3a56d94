public import SegueDiagnostics
public import SegueTimeline

/// What must be so at a moment of a scenario.
public struct ScenarioExpectation: Sendable {
  /// What became of a request.
  public enum Outcome: String, CaseIterable, Hashable, Sendable {
    /// It succeeded.
    case finished
    /// It was cancelled: everything is as it was before.
    case cancelled
    /// The container would not make it.
    case refused
    /// Its transition goes on.
    case running
    /// It waits for others.
    case waiting
    /// There was none: the touch was no gesture.
    case none
  }

  /// A value that must be found, and where the file says so.
  public struct Expected<Value: Sendable>: Sendable {
    /// The value.
    public var value: Value
    /// Where the file says so.
    public var place: SourcePlace

    /// Creates a demand.
    public init(_ value: Value, at place: SourcePlace) {
      self.value = value
      self.place = place
    }
  }

  /// What must have become of a request.
  public struct RequestOutcome: Sendable {
    /// The name that the request was given.
    public var label: String
    /// What must have become of it.
    public var outcome: Expected<Outcome>

    /// Creates a demand.
    public init(_ label: String, _ outcome: Expected<Outcome>) {
      self.label = label
      self.outcome = outcome
    }
  }

  /// How a view must show.
  public struct LayerValue: Sendable {
    /// The view: a screen, a container, or `SCREEN.ELEMENT`.
    public var view: String
    /// The name of the property.
    public var property: String
    /// The number that the property is.
    public var channel: Channel
    /// The value; a difference of ``tolerance`` is none.
    public var wanted: Expected<Double>

    /// How far a value may lie from what is wanted.
    public static let tolerance = 1e-3

    /// Creates a demand.
    public init(view: String, property: String, channel: Channel, _ wanted: Expected<Double>) {
      self.view = view
      self.property = property
      self.channel = channel
      self.wanted = wanted
    }
  }

  /// The window's views as text, without elements: `window(home(feed))`.
  public var hierarchy: Expected<String>?
  /// The screen that shows on top.
  public var shows: Expected<String>?
  /// Whether no transition runs.
  public var isIdle: Expected<Bool>?
  /// Whether every view shows nothing but its own state, and no layer of a transition is left.
  public var isAtRest: Expected<Bool>?
  /// What must have become of requests.
  public var outcomes: [RequestOutcome] = []
  /// How views must show.
  public var layers: [LayerValue] = []
  /// Texts that lines of the log must hold.
  public var log: [Expected<String>] = []

  /// Creates an expectation of nothing.
  public init() {}
}
