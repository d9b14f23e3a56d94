package import SegueCatalog
package import SegueDiagnostics
import SegueSystem

/// A preset and all others that it needs, read from their files only.
///
/// Those are the presets that it extends, and its substitutes for reduced motion and for missing
/// requirements.
package struct PresetDependencies: Sendable {
  /// The preset; nil if its file, or one that it extends, is unusable.
  package let preset: Preset?
  /// All usable presets, the main one first.
  package let presets: [Preset]
  /// The files that were read, its own first.
  package let files: [PresetFile]
  /// The problems found in them.
  package let diagnostics: Diagnostics
  private let stamps: [FileStamp?]

  /// Whether all files are unchanged since they were read.
  package var isCurrent: Bool {
    zip(files, stamps).allSatisfy { FileStamp.of($0.path) == $1 }
  }

  /// Whether its own file was missing.
  package var isMissing: Bool { stamps[0] == nil }

  /// Reads a preset.
  ///
  /// - Parameters:
  ///   - file: its file.
  ///   - limits: the size limits of files.
  ///   - find: returns the file for an id named in a preset; never the naming file, which is passed
  /// to it.
  package init(
    _ file: PresetFile, limits: YAMLLimits = YAMLLimits(),
    finding find: (_ id: String, _ file: PresetFile) -> PresetFile?
  ) {
    var reader = YAMLReader(limits: limits)
    var files = [file]
    var stamps: [FileStamp?] = []
    var readings: [PresetDraftResult] = []
    while readings.count < files.count {
      let current = files[readings.count]
      stamps.append(FileStamp.of(current.path))
      let reading = PresetDraftResult(current, limits, with: &reader)
      for id in reading.draft.neededIDs(of: current.stem) {
        guard let other = find(id, current), !files.contains(other) else { continue }
        files.append(other)
      }
      readings.append(reading)
    }
    var family = PresetFamily(files: files, readings: readings)
    family.resolve()
    preset = family.preset(at: 0)
    presets = files.indices.compactMap { family.preset(at: $0) }
    diagnostics = family.diagnostics(of: files.indices)
    self.files = files
    self.stamps = stamps
  }
}

extension PresetDraft {
  /// Returns the ids that its own file requires.
  ///
  /// A preset may extend another with its own id, but a substitute with that id is the preset
  /// itself.
  fileprivate func neededIDs(of own: String) -> [String] {
    switch self {
    case .broken: return []
    case .child(let root, let parent):
      let others = [root.reducedMotion, root.fallback].compactMap { $0?.string }
      return [parent] + others.filter { $0 != "none" && $0 != own }
    case .preset(let preset):
      var ids = [preset.fallback].compactMap { $0 }
      if case .preset(let id) = preset.reducedMotion { ids.append(id) }
      return ids.filter { $0 != own }
    }
  }
}
