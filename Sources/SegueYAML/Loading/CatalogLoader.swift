package import SegueCatalog
package import SegueDiagnostics
import SegueSystem
import Synchronization

/// Loads many preset files on two threads, with the same result as on one.
package struct CatalogLoader {
  /// The result of loading a set of files.
  package struct Result: Sendable {
    /// The presets of each group of files, in file order.
    package let groups: [[Preset]]
    /// The diagnostics of each group.
    package let diagnostics: [Diagnostics]
    /// The presets of each group that have errors, as far as they can be read.
    package let partial: [[PartialPreset]]

    /// The ids, and the former ids as far as they can be read, of presets whose files have errors.
    package var brokenIDs: Set<String> {
      let files = diagnostics.flatMap(\.errorsByFile).map { PresetFile(path: $0.file).stem }
      return Set(files).union(partial.joined().flatMap(\.preset.aliases))
    }
  }

  private let limits: YAMLLimits
  private let readings: PresetReadings?

  /// Creates a loader.
  ///
  /// - Parameter readings: what earlier loaders read, which is used again where files have not changed; nil reads all
  ///   files.
  package init(limits: YAMLLimits = YAMLLimits(), readings: PresetReadings? = nil) {
    self.limits = limits
    self.readings = readings
  }

  /// Loads groups of files; a preset may extend one of its own group or of any other.
  ///
  /// Unusable files are reported and left out.
  ///
  /// - Parameter groups: the groups in search order: of presets with the same id, the first is
  ///   extended.
  package func load(_ groups: [[PresetFile]]) -> Result {
    let files = groups.flatMap { $0 }
    var family = PresetFamily(files: files, readings: read(files))
    readings?.keep(only: files)
    family.resolve()
    var presets: [[Preset]] = []
    var diagnostics: [Diagnostics] = []
    var partial: [[PartialPreset]] = []
    var start = 0
    for group in groups {
      let range = start..<start + group.count
      var found: [Preset] = []
      found.reserveCapacity(range.count)
      for index in range { if let preset = family.preset(at: index) { found.append(preset) } }
      presets.append(found)
      partial.append(range.compactMap { family.partial(at: $0) })
      diagnostics.append(family.diagnostics(of: range))
      start = range.upperBound
    }
    return Result(groups: presets, diagnostics: diagnostics, partial: partial)
  }

  /// Reads catalog folders, given in search order, and other files after them.
  package func load(_ folders: [CatalogFolder], and others: [[PresetFile]] = []) -> Result {
    let loaded = load(folders.map(\.files) + others)
    let diagnostics = loaded.diagnostics.enumerated().map { index, found in
      guard index < folders.count else { return found }
      var all = Diagnostics()
      for failure in folders[index].failures { all.report(failure.diagnostic) }
      all.append(found)
      return all
    }
    return Result(groups: loaded.groups, diagnostics: diagnostics, partial: loaded.partial)
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
    for file in files { results.append(reading(of: file, with: &reader)) }
    return results
  }

  private func reading(of file: PresetFile, with reader: inout YAMLReader) -> PresetDraftResult {
    guard let readings else { return PresetDraftResult(file, limits, with: &reader) }
    return readings.reading(of: file) { PresetDraftResult(file, limits, with: &reader) }
  }
}

/// A draft and the diagnostics of decoding it.
struct PresetDraftResult: Sendable {
  var draft = PresetDraft.broken(nil)
  var diagnostics = Diagnostics()
  var faults = ShapeFaults()

  init(_ file: PresetFile, _ limits: YAMLLimits, with reader: inout YAMLReader) {
    do {
      let source = try file.read(limits)
      let reading = PresetSchema.format.read(source, with: &reader)
      diagnostics = reading.diagnostics
      faults = reading.faults
      if let root = reading.root { take(root, extending: reading.parent, family: file.family) }
    } catch {
      diagnostics.report(error.diagnostic)
    }
  }

  private mutating func take(
    _ root: Object<PresetKeys>, extending parent: String?, family: String
  ) {
    if let parent {
      draft = .child(root, parent: parent)
    } else {
      decode(root, extending: nil, family: family)
    }
  }

  /// Decodes the preset; its parent is complete unless an error was reported.
  mutating func decode(_ root: Object<PresetKeys>, extending parent: Preset?, family: String) {
    var (preset, found) = PresetDecoder.decode(root, extending: parent)
    preset?.family = family
    if !found.isEmpty { diagnostics.append(found, unlessExplainedBy: faults) }
    draft =
      if let preset, !diagnostics.hasErrors { .preset(preset) } else { .broken(preset) }
  }
}

extension FileReading<PresetKeys> {
  /// The id of the extended preset, even if the key `extends` is misspelled, so that inherited keys are not reported as
  /// missing.
  var parent: String? {
    guard let root else { return nil }
    return root.extends?.string
      ?? faults.misspelled["\(PresetKeys.keys.extends.name)"].map {
        Cursor(root.cursor.tree, site: $0, key: nil).string
      }
  }
}

/// A preset with errors, as far as it can be read.
package struct PartialPreset: Sendable {
  package let preset: Preset
  /// The parts of its file that were reported.
  fileprivate let faults: ShapeFaults

  init(_ preset: Preset, faults: ShapeFaults) {
    self.preset = preset
    self.faults = faults
  }

  /// Whether a problem of the preset may only be the consequence of one that was reported.
  package func explains(_ diagnostic: Diagnostic) -> Bool {
    diagnostic.place?.file == preset.place?.file && faults.explain(diagnostic)
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

/// The results of reading preset files, for programs that reload a catalog whenever one of its files changes.
package final class PresetReadings: Sendable {
  private struct Known {
    let stamp: FileStamp
    let result: PresetDraftResult
  }

  private let known = Mutex<[String: Known]>([:])

  /// Creates an empty memory.
  package init() {}

  /// The earlier result for a file that has not changed; otherwise reads the file.
  func reading(of file: PresetFile, read: () -> PresetDraftResult) -> PresetDraftResult {
    // The stamp is taken before the file is read: if the file changes meanwhile, it is read again next time.
    guard let stamp = FileStamp.of(file.path) else { return read() }
    if let known = known.withLock({ $0[file.path] }), known.stamp == stamp { return known.result }
    let result = read()
    known.withLock { $0[file.path] = Known(stamp: stamp, result: result) }
    return result
  }

  /// Forgets all files but some, so that deleted ones take no memory.
  func keep(only files: [PresetFile]) {
    let paths = Set(files.map(\.path))
    known.withLock { known in known = known.filter { paths.contains($0.key) } }
  }
}
