import SegueTimeline

/// The layers of a choreography and of an animator in one hierarchy.
///
/// If both have a layer, such as a screen that the animator hides, the animator's is used. The animator's
/// layers keep their order. A layer that only the choreography has is placed directly above the same layer as
/// in the choreography.
struct LayerUnion {
  /// A layer with its description in the choreography.
  struct Member {
    var layer: Layer
    var placed: LayerArrangement.Placed
  }

  /// All layers, parents before sublayers and lower before higher.
  private(set) var members: [Member] = []
  private let own: Tree
  private let added: Tree
  /// The sublayers of each layer, lowest first; the container's have an empty key.
  private var children: [String: [String]] = [:]

  /// Layers by id, with their hierarchy.
  private struct Tree {
    var members: [String: Member] = [:]
    var parents: [String: String] = [:]

    init(_ all: [Member]) {
      for member in all {
        members[member.layer.id] = member
        parents[member.layer.id] = member.layer.parent.map { all[$0].layer.id }
      }
    }
  }

  init(_ own: some Sequence<(LayerArrangement.Placed, Layer)>, with layers: [Layer]) {
    let members = own.map { Member(layer: $1, placed: $0) }
    self.own = Tree(members)
    added = Tree(
      layers.map { layer in
        let plain = StageLayer(id: layer.id, contents: layer.contents, frame: layer.state.frame)
        return Member(
          layer: layer, placed: LayerArrangement.Placed(layer: plain, parentOrigin: .zero))
      })
    for layer in layers { children[parent(of: layer.id), default: []].append(layer.id) }
    insert(members.map { $0.layer.id })
    visit("", parent: nil)
  }

  /// Adds the layers that only the choreography has.
  private mutating func insert(_ ids: [String]) {
    var below: [String: String] = [:]
    for id in ids {
      let parent = own.parents[id] ?? ""
      if added.members[id] == nil {
        let index = below[parent].flatMap { self.index(above: $0, in: parent) } ?? 0
        children[parent, default: []].insert(id, at: index)
      }
      below[parent] = id
    }
  }

  /// The place in a parent directly above a layer, or above the sublayer of the parent that contains the layer.
  private func index(above id: String, in parent: String) -> Int? {
    var id = id
    for _ in 0..<TimelineBudget.depth where self.parent(of: id) != parent {
      id = self.parent(of: id)
    }
    return children[parent]?.firstIndex(of: id).map { $0 + 1 }
  }

  /// The parent of a layer: that in the choreography's groups, else the animator's.
  private func parent(of id: String) -> String { own.parents[id] ?? added.parents[id] ?? "" }

  private mutating func visit(_ parent: String, parent index: Int?) {
    for id in children[parent] ?? [] {
      guard var member = added.members[id] ?? own.members[id] else { continue }
      if let known = own.members[id] { member.placed = known.placed }
      member.layer.parent = index
      member.placed.parent = index
      members.append(member)
      visit(id, parent: members.count - 1)
    }
  }
}
