package import SegueCatalog
package import SegueDiagnostics
import SegueSystem

/// Loads many preset files on two threads, with the same result as on one.
package struct CatalogLoader {
  /// The result of loading a set of files.
  package struct Result: Sendable {
    /// The presets of each group of files, in file order.
    package let groups: [[Preset]]
    /// The diagnostics of each group.
    package let diagnostics: [Diagnostics]
  }

  private let limits: YAMLLimits

  /// Creates a loader.
  package init(limits: YAMLLimits = YAMLLimits()) { self.limits = limits }

  /// Loads groups of files; a preset may extend one of its own group or of any other.
  ///
  /// Unusable files are reported and left out.
  ///
  /// - Parameter groups: the groups in search order: of presets with the same id, the first is
  ///   extended.
  package func load(_ groups: [[PresetFile]]) -> Result {
    let files = groups.flatMap { $0 }
    var family = PresetFamily(files: files, readings: read(files))
    family.resolve()
    var presets: [[Preset]] = []
    var diagnostics: [Diagnostics] = []
    var start = 0
    for group in groups {
      let range = start..<start + group.count
      var found: [Preset] = []
      found.reserveCapacity(range.count)
      for index in range { if let preset = family.preset(at: index) { found.append(preset) } }
      presets.append(found)
      diagnostics.append(family.diagnostics(of: range))
      start = range.upperBound
    }
    return Result(groups: presets, diagnostics: diagnostics)
  }

  private func read(_ files: [PresetFile]) -> [PresetDraftResult] {
    // Below this, a second thread costs more than it saves.
    guard files.count > 16 else { return read(files[...]) }
    let middle = files.count / 2
    let (first, second) = inParallel(
      { read(files[..<middle]) }, and: { read(files[middle...]) })
    return first + second
  }

  private func read(_ files: ArraySlice<PresetFile>) -> [PresetDraftResult] {
    var reader = YAMLReader(limits: limits)
    var results: [PresetDraftResult] = []
    results.reserveCapacity(files.count)
    for file in files { results.append(PresetDraftResult(file, limits, with: &reader)) }
    return results
  }
}

/// A draft and the diagnostics of decoding it.
struct PresetDraftResult: Sendable {
  var draft = PresetDraft.broken
  var diagnostics = Diagnostics()

  init(_ file: PresetFile, _ limits: YAMLLimits, with reader: inout YAMLReader) {
    do {
      let source = try file.read(limits)
      let (root, found) = PresetSchema.format.read(source, with: &reader)
      diagnostics = found
      if let root { take(root, family: file.family) }
    } catch {
      diagnostics.report(error.diagnostic)
    }
  }

  private mutating func take(_ root: Object<PresetKeys>, family: String) {
    if let parent = root.extends?.string {
      draft = .child(root, parent: parent)
      return
    }
    var (preset, all) = PresetDecoder.decode(root, diagnostics) { _ in nil }
    preset?.family = family
    diagnostics = all
    if let preset { draft = .preset(preset) }
  }
}

extension SystemFailure {
  /// The failure as a diagnostic about the file or folder.
  package var diagnostic: Diagnostic {
    let file = SourceFile(name: path, bytes: [])
    return Diagnostic(
      .error, .unreadable, "cannot read the file: \(reason)", at: file.place(of: 0..<0))
  }
}
