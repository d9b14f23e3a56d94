package import SegueCatalog
package import SegueDiagnostics
import SegueSystem

/// A preset with all others that it needs, read from their files and no more.
///
/// Those are the presets that it extends, and those that run in its place: where motion is reduced, and where something
/// is missing.
package struct PresetDependencies: Sendable {
  /// The preset; nil where its file, or one that it extends, cannot be used.
  package let preset: Preset?
  /// All that can be used, the preset first.
  package let presets: [Preset]
  /// The files that were read, its own first.
  package let files: [PresetFile]
  /// What is wrong with them.
  package let diagnostics: Diagnostics
  private let stamps: [FileStamp?]

  /// Whether all files are still as they were read.
  package var isCurrent: Bool {
    zip(files, stamps).allSatisfy { FileStamp.of($0.path) == $1 }
  }

  /// Whether its own file was not there.
  package var isMissing: Bool { stamps[0] == nil }

  /// Reads a preset.
  ///
  /// - Parameters:
  ///   - file: its file.
  ///   - limits: how large files may be.
  ///   - find: the file of an id that a preset names; never the file that names it, which is given.
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
  /// The presets that it cannot do without, as far as its own file names them.
  ///
  /// One may extend another of its own id; but what runs in its place where that is itself, it is there already.
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
