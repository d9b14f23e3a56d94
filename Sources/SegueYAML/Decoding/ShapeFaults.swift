import SegueDiagnostics
import SegueExpressions

/// The parts of a file that the shape check found at fault.
///
/// The rest of a file is still read, so that all its problems are reported at once; but problems that
/// only follow from a reported fault are left out.
struct ShapeFaults: Sendable {
  /// The part of a file that is at fault.
  enum Part {
    /// A value.
    case value
    /// A key and its value.
    case pair
    /// An object as a whole, for keys that it lacks; its other keys are sound.
    case object
  }

  /// The number of faults beyond which nothing else is reported.
  private static let limit = Diagnostics.limitPerFile

  private var values: [Range<Int>] = []
  private var objects: [Range<Int>] = []
  /// The maps around faulty parts, except for the whole file.
  private var maps: [Range<Int>] = []
  /// The names in faulty parts, and those of the maps around them: their declarations may be lost.
  private var names: Set<String> = []

  /// The values of misspelled keys at the root of the file, by the keys that are meant.
  private(set) var misspelled: [String: Int] = [:]
  /// Whether nothing is known of the preset that this one extends.
  private(set) var lacksParent = false

  /// Whether nothing is at fault.
  var isEmpty: Bool { values.isEmpty && objects.isEmpty }

  /// Records a fault of the node at a site.
  mutating func add(_ part: Part, at site: Int, in tree: YAMLTree) {
    if values.count + objects.count > Self.limit { return }
    let nodes = tree.nodes
    let last = part == .pair ? Int(nodes[site].next) : site
    let range = Int(nodes[site].start)..<Int(max(nodes[site].start, nodes[last].end))
    if part == .object {
      objects.append(range)
    } else {
      values.append(range)
      for node in site..<Int(nodes[last].next) { addName(of: node, in: nodes) }
      let map = nodes.map(around: site)
      if map > 0 { maps.append(Int(nodes[map].start)..<Int(nodes[map].end)) }
    }
    addNames(around: site, in: nodes)
  }

  /// Records that a key at the root of the file is misspelled.
  ///
  /// - Parameter site: the node of its value.
  mutating func add(misspelled key: String, at site: Int) { misspelled[key] = site }

  /// Records that the preset that this one extends cannot be read.
  mutating func addMissingParent() { lacksParent = true }

  /// Adds the faults of a file that this one builds on.
  mutating func add(namesOf other: ShapeFaults) {
    names.formUnion(other.names)
    lacksParent = lacksParent || other.lacksParent
  }

  /// Adds the names under which a node is found.
  private mutating func addNames(around site: Int, in nodes: NodeTable) {
    for key in nodes.keys(around: site) { addName(of: key, in: nodes) }
  }

  private mutating func addName(of node: Int, in nodes: NodeTable) {
    guard nodes[node].kind.isScalar, nodes[node].count <= 100 else { return }
    let text = nodes.string(of: node)
    if text.first?.isLetter == true { names.insert(text) }
  }

  /// Whether no problem can be the consequence of a fault, of this file or of one it builds on.
  fileprivate var explainNothing: Bool { isEmpty && names.isEmpty && !lacksParent }

  /// Whether a fault lies in a range.
  func reach(_ range: Range<Int>) -> Bool {
    values.contains(where: range.overlaps) || objects.contains(where: range.overlaps)
      || values.count + objects.count > Self.limit
  }

  /// Whether a key or a value in a range is at fault, and not only missing.
  func damage(_ range: Range<Int>) -> Bool {
    values.contains(where: range.overlaps) || values.count + objects.count > Self.limit
  }

  /// Whether a problem found later may only be the consequence of a fault.
  func explain(_ diagnostic: Diagnostic) -> Bool {
    if explainNothing { return false }
    if values.count + objects.count > Self.limit { return true }
    if lacksParent, Self.dependOnParent.contains(diagnostic.code) { return true }
    guard let place = diagnostic.place else { return false }
    let range = place.range.offsets
    if diagnostic.code == .missingKey, explainMissing(at: range) { return true }
    // A missing value is read as an empty text at the start of its object.
    return objects.contains { $0 == range || $0.lowerBound..<$0.lowerBound == range }
      || values.contains { $0.contains(range) || range.contains($0) }
      || names.contains(String(decoding: place.file.bytes[range], as: UTF8.self))
  }
}

extension ShapeFaults {
  /// What is only wrong if the preset that is extended does not have it.
  private static let dependOnParent: Set<Diagnostic.Code> = [
    .missingKey, .unknownLayer, .unknownParameter, .unknownOperation,
    Diagnostic.Code(ExpressionCode.unknownName.rawValue),
  ]

  /// Whether what a key needs to have an effect may be misspelled: a neighbor, or for detents the interaction.
  private func explainMissing(at key: Range<Int>) -> Bool {
    maps.contains { $0.contains(key) } || misspelled["interaction"] != nil
      || names.contains("interaction")
  }
}

extension Diagnostics {
  /// Adds the problems of a later step, except for those that faults explain.
  mutating func append(_ later: Diagnostics, unlessExplainedBy faults: ShapeFaults) {
    // Appended as a whole, which keeps the number of diagnostics that were only counted.
    if faults.explainNothing { return append(later) }
    for diagnostic in later.shown where !faults.explain(diagnostic) { report(diagnostic) }
  }
}
