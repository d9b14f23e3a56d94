import SegueCatalog
import SegueCoordinator
import SegueTimeline

/// A snapshot of a view and its subviews at one time.
public struct ViewSnapshot: Hashable, Sendable {
  /// A layer property that differs from a plain view of the same frame.
  public struct Change: Hashable, Sendable {
    /// The name of the property in presets.
    public let property: String
    /// The value.
    public let value: Double
  }

  /// A layer added by a transition.
  public struct Transient: Hashable, Sendable {
    /// The name in the timeline.
    public let id: String
    /// The changed properties, except its frame.
    public let changes: [Change]
  }

  /// The name.
  public let name: String
  /// The properties that differ from a plain view.
  public let changes: [Change]
  /// The layers added by a transition.
  public let transients: [Transient]
  /// The subviews, lowest first.
  public let subviews: [ViewSnapshot]

  /// The hierarchy as text: `window(home(feed))`.
  public var text: String {
    subviews.isEmpty ? name : "\(name)(\(subviews.map(\.text).joined(separator: " ")))"
  }
}

extension ViewSnapshot {
  /// Creates a snapshot of a view; elements of screens are included only if they have changes.
  init(_ view: HeadlessView, in world: ScenarioWorld) {
    let isScreen = world.isScreen(view)
    name = view.name
    changes = view.layer.changes(from: LayerState(frame: view.layoutFrame))
    transients = view.transients.map {
      Transient(id: $0.id, changes: $0.state.changes(from: $0.state.plain))
    }
    subviews = view.subviews.map { ViewSnapshot($0, in: world) }
      .filter { !isScreen || !$0.changes.isEmpty }
  }
}

extension LayerState {
  /// A layer with default properties in the same place; the position is copied, since a frame would round it.
  fileprivate var plain: LayerState {
    var result = LayerState(frame: frame)
    if result.anchorPoint == anchorPoint { result.position = position }
    return result
  }

  /// Returns the properties that differ from another state; corners that are not round have no curve.
  fileprivate func changes(from other: LayerState) -> [ViewSnapshot.Change] {
    Channel.allCases.filter { self[$0] != other[$0] && ($0 != .cornerCurve || cornerRadius > 0) }
      .map { .init(property: $0.propertyName, value: self[$0]) }
  }
}

extension Channel {
  /// The property's name in presets; components of lists have names of their own.
  fileprivate var propertyName: String {
    MotionProperty.all.first { $0.channel == self }?.name ?? "\(self)"
  }
}
