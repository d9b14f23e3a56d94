import SegueCatalog
import SegueCoordinator
import SegueTimeline

/// A view at one moment, with what is in it.
public struct ViewSnapshot: Hashable, Sendable {
  /// A number of a layer that is not what it is in a plain view of the same frame.
  public struct Change: Hashable, Sendable {
    /// The name of the property, as presets know it.
    public let property: String
    /// The value.
    public let value: Double
  }

  /// A layer that a transition has added.
  public struct Transient: Hashable, Sendable {
    /// Its name in the timeline.
    public let id: String
    /// How it stands, beside its place.
    public let changes: [Change]
  }

  /// Its name.
  public let name: String
  /// What its layer shows that a plain view would not.
  public let changes: [Change]
  /// Layers that a transition has added to it.
  public let transients: [Transient]
  /// The views in it, lowest first.
  public let subviews: [ViewSnapshot]

  /// The hierarchy as text: `window(home(feed))`.
  public var text: String {
    subviews.isEmpty ? name : "\(name)(\(subviews.map(\.text).joined(separator: " ")))"
  }
}

extension ViewSnapshot {
  /// Takes a picture of a view; the elements of screens are in it where they are not plain.
  init(_ view: HeadlessView, in world: ScenarioWorld) {
    let isScreen = world.isScreen(view)
    name = view.name
    changes = view.layer.changes(from: LayerState(frame: view.layoutFrame))
    transients = view.transients.map {
      Transient(id: $0.id, changes: $0.state.changes(from: LayerState(frame: $0.state.frame)))
    }
    subviews = view.subviews.map { ViewSnapshot($0, in: world) }
      .filter { !isScreen || !$0.changes.isEmpty }
  }
}

extension LayerState {
  /// The numbers that differ from those of another state.
  fileprivate func changes(from other: LayerState) -> [ViewSnapshot.Change] {
    Channel.allCases.filter { self[$0] != other[$0] }
      .map { .init(property: $0.propertyName, value: self[$0]) }
  }
}

extension Channel {
  /// The name that presets have for it; those that are part of a list have one of their own.
  fileprivate var propertyName: String {
    MotionProperty.all.first { $0.channel == self }?.name ?? "\(self)"
  }
}
