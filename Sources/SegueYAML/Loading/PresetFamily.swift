import SegueCatalog
import SegueDiagnostics

/// Presets that may extend one another, merged in dependency order.
struct PresetFamily {
  private let files: [PresetFile]
  private var readings: [PresetDraftResult]
  /// The files of each id, in search order.
  private let places: [String: [Int]]
  /// The remaining number of misspelled parents for which all ids are searched.
  private var searchesLeft = 20

  init(files: [PresetFile], readings: [PresetDraftResult]) {
    self.files = files
    self.readings = readings
    let hasChildren = readings.contains { if case .child = $0.draft { true } else { false } }
    places = hasChildren ? Dictionary(grouping: files.indices) { files[$0].stem } : [:]
  }

  func preset(at index: Int) -> Preset? {
    if case .preset(let preset) = readings[index].draft { preset } else { nil }
  }

  func partial(at index: Int) -> PartialPreset? {
    guard case .broken(let preset?) = readings[index].draft else { return nil }
    return PartialPreset(preset, faults: readings[index].faults)
  }

  func diagnostics(of range: Range<Int>) -> Diagnostics {
    range.reduce(into: Diagnostics()) { all, index in
      if !readings[index].diagnostics.isEmpty { all.append(readings[index].diagnostics) }
    }
  }

  /// Merges every preset with its parent.
  mutating func resolve() {
    for index in files.indices { resolve(from: index) }
  }

  /// Collects the ancestors of a file, then merges downwards; iterative, so long chains are safe.
  private mutating func resolve(from start: Int) {
    var chain: [Int] = []
    var members: Set<Int> = []
    var current = start
    while case .child(_, let parent) = readings[current].draft {
      guard members.insert(current).inserted else {
        reportCircle(chain[(chain.firstIndex(of: current) ?? 0)...])
        break
      }
      chain.append(current)
      guard let next = place(of: parent, for: current) else { break }
      current = next
    }
    for index in chain.reversed() { join(index) }
  }

  /// Returns the file of a parent: the first with that id other than the child itself.
  private func place(of parent: String, for child: Int) -> Int? {
    places[parent]?.first { $0 != child } ?? places[parent]?.first
  }

  private mutating func join(_ index: Int) {
    guard case .child(let root, let parent) = readings[index].draft else { return }
    readings[index].draft = .broken(nil)
    guard let place = place(of: parent, for: index) else {
      report(
        .unknownParent, "there is no preset '\(parent.shortened)' to extend", at: root, index,
        help: NameSynonym.preset(parent) ?? nearest(to: parent))
      return decode(index, root, extending: nil)
    }
    var base = preset(at: place)
    if base == nil {
      report(
        .brokenParent, "the parent preset '\(parent.shortened)' has errors", at: root,
        index, help: "fix \(firstError(at: place)) first")
      base = partial(at: place)?.preset
      readings[index].faults.add(namesOf: readings[place].faults)
    }
    decode(index, root, extending: base)
  }

  /// Decodes a preset, also if nothing is known of its parent: the rest may have problems of its own.
  private mutating func decode(_ index: Int, _ root: Object<PresetKeys>, extending base: Preset?) {
    if base == nil { readings[index].faults.addMissingParent() }
    readings[index].decode(root, extending: base, family: files[index].family)
  }

  /// Where a broken file has its first error, and what it is.
  private func firstError(at index: Int) -> String {
    let error = readings[index].diagnostics.shown.first { $0.severity == .error }
    return error.map { "\($0.place?.text ?? files[index].path): \($0.message)" }
      ?? files[index].path
  }

  private mutating func reportCircle(_ circle: ArraySlice<Int>) {
    let names = (circle + circle.prefix(1)).map { "'\(files[$0].stem)'" }
    let shown = names.count > 6 ? names.prefix(5) + ["…"] : names[...]
    for index in circle {
      guard case .child(let root, _) = readings[index].draft else { continue }
      readings[index].draft = .broken(nil)
      report(
        .extendsCircle, "'extends' forms a cycle: \(shown.joined(separator: " extends "))",
        at: root, index, help: "remove 'extends' from one of them")
    }
  }

  private mutating func nearest(to name: String) -> String? {
    guard searchesLeft > 0 else { return nil }
    searchesLeft -= 1
    return NearestName.help(for: name, noun: "preset", among: files.map(\.stem))
  }

  private mutating func report(
    _ code: Diagnostic.Code, _ message: String, at root: Object<PresetKeys>, _ index: Int,
    help: String?
  ) {
    var found = Diagnostics()
    let place = (root.extends ?? root.cursor).place
    found.report(Diagnostic(.error, code, message, at: place, help: help))
    readings[index].diagnostics.append(found, unlessExplainedBy: readings[index].faults)
  }
}
