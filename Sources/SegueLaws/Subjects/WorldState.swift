import SegueCoordinator
import SegueScenes
import SegueTimeline

/// The state of every view of a world, and their hierarchy.
struct WorldState {
  /// The views' layers, by their path.
  private(set) var layers: [String: LayerState] = [:]
  /// The layers added by transitions, by their view's path.
  private(set) var added: [String: [String]] = [:]
  /// The views as nested names.
  let hierarchy: String

  /// Reads a hierarchy, and screens that may be outside it: they are invisible, but can come back.
  init(_ root: HeadlessView?, screens: [HeadlessView]) {
    hierarchy = root?.description ?? ""
    if let root { read(root, "") }
    for screen in screens where root.map(screen.isDescendant) != true {
      read(screen, "outside/")
      layers["outside/" + screen.name]?.takeAway(screen.layoutFrame)
    }
  }

  private mutating func read(_ view: HeadlessView, _ path: String) {
    layers[path + view.name] = view.layer
    if !view.transients.isEmpty { added[path + view.name] = view.transients.map(\.id) }
    for child in view.subviews { read(child, path + view.name + "/") }
  }

  /// Returns a difference from another state in words; nil where there is none.
  func failure(comparedTo other: WorldState) -> String? {
    if hierarchy != other.hierarchy {
      return "the hierarchy is \(hierarchy), expected \(other.hierarchy)"
    }
    if let (path, ids) = added.sorted(by: { $0.key < $1.key }).first {
      return "the layers \(ids.joined(separator: ", ")) are left in '\(path)'"
    }
    for (path, layer) in layers.sorted(by: { $0.key < $1.key }) where layer != other.layers[path] {
      let what = other.layers[path].flatMap(layer.difference) ?? "everything differs"
      return "the view '\(path)' is not in the expected state: \(what)"
    }
    return nil
  }
}

extension LayerState {
  /// Clears the frame of a layer if it equals the given one.
  ///
  /// A screen outside the hierarchy may or may not have been laid out meanwhile; both are correct. Compares the
  /// layer's bounds and position, since the frame derived from them is rounded.
  fileprivate mutating func takeAway(_ frame: Rect2D) {
    let due = LayerState(frame: frame)
    guard bounds.size == due.bounds.size, position == due.position else { return }
    (bounds.size, position) = (.zero, .zero)
  }

  /// Returns the first number that differs from another state's, in words.
  fileprivate func difference(from other: LayerState) -> String? {
    let channel = Channel.allCases.first { self[$0] != other[$0] }
    guard let channel else { return transform == other.transform ? nil : "the transform differs" }
    return "\(channel) is \(rounded(self[channel])), expected \(rounded(other[channel]))"
  }
}

/// The environment of the law checks: the world that transitions run in, and the exporters.
struct LawEnvironment: Sendable {
  /// Creates the world that a checked operation runs in.
  var world: @Sendable (LawSubject, HeadlessWorld.Defect) -> any TransitionWorld = {
    HeadlessWorld($0, $1)
  }
  var exporters = Exporter.all
  var formats = PresetFormat.all
}

/// Two screens with a preset's transition between them, for laws 3 and 4.
///
/// The laws are checked in a ``HeadlessWorld``; tests use worlds with errors to show that the
/// checks detect them.
protocol TransitionWorld: AnyObject {
  /// Whether a transition is running.
  var isTransitioning: Bool { get }
  /// The outcome reported at the end of each change.
  var outcomes: [Bool] { get }
  /// The current state.
  var state: WorldState { get }

  /// Begins the operation.
  func begin()
  /// Requests another change of the same container, whatever is running.
  func interrupt()
  /// Advances time by a number of seconds.
  func advance(by seconds: Double)
  /// Runs everything to its end.
  func finish()
  /// Resizes the container, as a rotation does.
  func resize(to size: Size2D)
  /// Cancels the running transition; returns false where there is none.
  func cancel() -> Bool
}
