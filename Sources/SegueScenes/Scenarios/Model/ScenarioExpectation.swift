public import SegueDiagnostics
public import SegueTimeline

/// The expected state at one step of a scenario.
public struct ScenarioExpectation: Sendable {
  /// The outcome of a request.
  public enum Outcome: String, CaseIterable, Hashable, Sendable {
    /// Succeeded.
    case finished
    /// Cancelled: everything is as before.
    case cancelled
    /// Refused by the container.
    case refused
    /// Its transition is still running.
    case running
    /// Queued behind other requests.
    case waiting
    /// There was no request: the touch was not recognized as a gesture.
    case none
  }

  /// An expected value with its source location.
  public struct Expected<Value: Sendable>: Sendable {
    /// The value.
    public var value: Value
    /// The source location.
    public var place: SourcePlace

    /// Creates an expected value.
    public init(_ value: Value, at place: SourcePlace) {
      self.value = value
      self.place = place
    }
  }

  /// The expected outcome of a request.
  public struct RequestOutcome: Sendable {
    /// The label of the request.
    public var label: String
    /// The expected outcome.
    public var outcome: Expected<Outcome>

    /// Creates an expected value.
    public init(_ label: String, _ outcome: Expected<Outcome>) {
      self.label = label
      self.outcome = outcome
    }
  }

  /// An expected property value of a view.
  public struct LayerValue: Sendable {
    /// The view: a screen, a container, or `SCREEN.ELEMENT`.
    public var view: String
    /// The name of the property.
    public var property: String
    /// The channel of the property.
    public var channel: Channel
    /// The expected value, within ``tolerance``.
    public var wanted: Expected<Double>

    /// The allowed deviation from the expected value.
    public static let tolerance = 1e-3

    /// Creates an expected value.
    public init(view: String, property: String, channel: Channel, _ wanted: Expected<Double>) {
      self.view = view
      self.property = property
      self.channel = channel
      self.wanted = wanted
    }
  }

  /// The window's views as text, without elements: `window(home(feed))`.
  public var hierarchy: Expected<String>?
  /// The visible screen on top.
  public var shows: Expected<String>?
  /// Whether no transition is running.
  public var isIdle: Expected<Bool>?
  /// Whether every view shows only its own state and no transition layer is left.
  public var isAtRest: Expected<Bool>?
  /// The expected outcomes of requests.
  public var outcomes: [RequestOutcome] = []
  /// The expected property values of views.
  public var layers: [LayerValue] = []
  /// Texts that the log must contain.
  public var log: [Expected<String>] = []

  /// Creates an empty expectation.
  public init() {}
}
