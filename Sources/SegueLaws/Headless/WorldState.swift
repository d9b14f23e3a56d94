import SegueCoordinator
import SegueTimeline

/// How every view of a world stands, and in which hierarchy.
struct WorldState {
  /// The views' layers, by their path.
  private(set) var layers: [String: LayerState] = [:]
  /// The layers that transitions have added, by their view's path.
  private(set) var added: [String: [String]] = [:]
  /// The views as nested names.
  let hierarchy: String

  /// Reads a hierarchy.
  init(_ root: HeadlessView?) {
    hierarchy = root?.description ?? ""
    if let root { read(root, "") }
  }

  private mutating func read(_ view: HeadlessView, _ path: String) {
    layers[path + view.name] = view.layer
    if !view.transients.isEmpty { added[path + view.name] = view.transients.map(\.id) }
    for child in view.subviews { read(child, path + view.name + "/") }
  }

  /// What is not as it was in another state, in words; nil where everything is.
  func fault(comparedTo other: WorldState) -> String? {
    if hierarchy != other.hierarchy {
      return "the hierarchy is \(hierarchy) where it was \(other.hierarchy)"
    }
    if let (path, ids) = added.sorted(by: { $0.key < $1.key }).first {
      return "the layers \(ids.joined(separator: ", ")) are left in '\(path)'"
    }
    for (path, layer) in layers.sorted(by: { $0.key < $1.key }) where layer != other.layers[path] {
      return "the view '\(path)' does not stand as it did"
    }
    return nil
  }
}
