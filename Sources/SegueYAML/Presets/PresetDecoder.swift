public import SegueCatalog
public import SegueDiagnostics
import SegueTimeline

/// Decodes presets.
public enum PresetDecoder {
  /// Reads and checks a preset.
  ///
  /// - Parameters:
  ///   - file: the file; its name without folder and suffix must be the preset's id.
  ///   - reader: the reader, whose memory is reused.
  ///   - parent: finds the preset that this one extends.
  /// - Returns: the preset, if there are no problems, and the diagnostics.
  public static func decode(
    _ file: SourceFile, with reader: inout YAMLReader, parent: (String) -> Preset? = { _ in nil }
  ) -> (preset: Preset?, diagnostics: Diagnostics) {
    var reading = PresetSchema.format.read(file, with: &reader)
    let base = reading.parent.flatMap { parent($0) }
    if reading.parent != nil, base == nil { reading.faults.addMissingParent() }
    return reading.decoded { root in
      var (preset, found) = decode(root, extending: base)
      if let name = root.extends, base == nil {
        found.report(
          name.diagnostic(.unknownParent, "there is no preset '\(name.string)' to extend"))
        preset = nil
      }
      return (preset, found)
    }
  }

  /// Decodes a preset as far as possible.
  ///
  /// - Parameter parent: the preset that it extends.
  /// - Returns: the preset, which is whole if there are no errors.
  static func decode(
    _ root: Object<PresetKeys>, extending parent: Preset?
  ) -> (preset: Preset?, diagnostics: Diagnostics) {
    var builder = PresetBuilder()
    let preset = builder.preset(root, parent: parent)
    return (preset, builder.diagnostics)
  }
}

extension PresetBuilder {
  fileprivate mutating func preset(_ root: Object<PresetKeys>, parent: Preset?) -> Preset {
    declare(root, parent: parent)
    var preset =
      parent ?? Preset(id: "", name: "", summary: "", reducedMotion: .none)
    describe(&preset, root, isChild: parent != nil)
    if let problem = root.id.fileNameProblem(.idIsNotFileName) { diagnostics.report(problem) }
    preset.parameters = parameters
    preset.elements = elements
    preset.values = values
    if let requirements = root.requires?.items {
      preset.requirements = requirements.compactMap { requirement($0) }
    }
    preset.fallback = root.fallback?.string ?? preset.fallback
    if let plan = root.presentation { preset.presentation = presentation(plan) }
    let transitions = root.transitions?.entries ?? []
    // Reserves capacity up front to avoid moving the elements.
    if preset.transitions.isEmpty { preset.transitions.reserveCapacity(transitions.count) }
    for entry in transitions {
      guard let operation = entry.cursor.name.flatMap(Operation.init(rawValue:)) else { continue }
      preset.transitions[operation] = transition(entry)
    }
    for entry in root.interaction?.entries ?? [] {
      guard let operation = entry.cursor.name.flatMap(Operation.init(rawValue:)) else { continue }
      preset.interactions[operation] = interaction(entry)
    }
    if let detents = root.presentation?.detents, preset.interactions[.dismiss] == nil {
      report(detents, without: "an interaction for dismiss")
    }
    if let effect = root.scroll { preset.scroll = scroll(effect) }
    checkOperations(of: preset, root)
    preset.authorWarnings =
      unused(root.parameters?.entries ?? [], besides: parent)
      + transitions.compactMap(sameDirectionWarning)
    return preset
  }

  private func describe(
    _ preset: inout Preset, _ root: Object<PresetKeys>, isChild: Bool
  ) {
    let id = root.id
    preset.id = id.string
    preset.becomeExtension(at: id.place)
    preset.name = root.name?.string ?? preset.name
    preset.summary = root.summary?.string ?? preset.summary
    if let about = root.about {
      preset.about.use = about.use?.string ?? preset.about.use
      preset.about.avoid = about.avoid?.string ?? preset.about.avoid
      preset.about.seenIn = about.seenIn?.string ?? preset.about.seenIn
    }
    preset.tags = root.tags?.items.map(\.string) ?? preset.tags
    preset.authors = root.authors?.items.map(\.string) ?? preset.authors
    preset.license = root.license?.string ?? preset.license
    preset.aliases = root.aliases?.items.map(\.string) ?? []
    if let reduced = root.reducedMotion?.string {
      preset.reducedMotion = reduced == "none" ? .none : .preset(reduced)
    }
    guard let preview = root.preview else { return }
    preset.preview.scene = preview.scene?.string ?? preset.preview.scene
    preset.preview.poster = preview.poster?.fraction ?? preset.preview.poster
    preset.preview.operation = preview.operation?.value ?? preset.preview.operation
  }

  private mutating func requirement(_ cursor: Cursor) -> Requirement? {
    let requirement = RequirementText.requirement(cursor.string)
    if case .element(let name)? = requirement, !elements.contains(name) {
      report(
        .unknownLayer, "there is no element '\(name)'", at: cursor.place,
        help: NearestName.help(for: name, noun: "element", among: elements)
          ?? "add it to 'elements'")
    }
    return requirement
  }

  /// The warning about a transition that reverses one of its own direction, such as a presentation that is a reversed push.
  private func sameDirectionWarning(_ entry: Choice<TransitionForms>) -> Diagnostic? {
    guard let reverse = entry.reversed?.operation, let other = reverse.value,
      let operation = entry.cursor.name.flatMap(Operation.init(rawValue:)),
      [[.push, .present], [.pop, .dismiss]].contains(where: {
        $0.contains(operation) && $0.contains(other)
      })
    else { return nil }
    return Diagnostic(
      .warning, .sameDirection,
      "'\(operation.rawValue)' reverses '\(other.rawValue)', so it ends on the screen that should go",
      at: reverse.cursor.place,
      help:
        "write '\(operation.inverse.rawValue): {reverse: \(other.rawValue)}', or give both the same transition with an anchor"
    )
  }

  /// Checks that a reversed operation has a forward one, and an interaction something to drive.
  private mutating func checkOperations(of preset: Preset, _ root: Object<PresetKeys>) {
    for entry in root.transitions?.entries ?? [] {
      guard let reverse = entry.reversed?.operation else { continue }
      if case .forward? = reverse.value.flatMap({ preset.transitions[$0] }) { continue }
      let forward = preset.transitions.filter {
        if case .forward = $0.value { true } else { false }
      }
      report(
        .unknownOperation,
        "'\(reverse.cursor.string)' is not a transition of this preset that can be reversed",
        at: reverse.cursor.place,
        help: forward.isEmpty
          ? "add a transition that is not a reverse"
          : "transitions that can be reversed: \(forward.keys.map(\.rawValue).sorted().joined(separator: ", "))"
      )
    }
    if let shown = root.preview?.operation, let operation = preset.preview.operation,
      preset.transitions[operation] == nil
    {
      report(
        .unknownOperation, "there is no transition for '\(operation.rawValue)' to show",
        at: shown.cursor.place)
    }
    for entry in root.interaction?.entries ?? [] {
      guard let operation = entry.cursor.name.flatMap(Operation.init(rawValue:)),
        preset.transitions[operation] == nil
      else { continue }
      report(
        .unknownOperation,
        "there is no transition for '\(operation.rawValue)' to drive",
        at: entry.cursor.keyPlace, help: "add it under 'transitions'")
    }
  }
}

/// The source locations of a preset's names.
package struct PresetNaming {
  package let id: Cursor
  package let name: Cursor?
  package let aliases: Cursor?

  /// Finds the locations; nil if the file is not a preset.
  package init?(_ file: SourceFile) {
    var reader = YAMLReader()
    let reading = PresetSchema.format.read(file, with: &reader)
    guard let root = reading.root, !reading.diagnostics.hasErrors else { return nil }
    id = root.id
    name = root.name
    aliases = root.aliases
  }
}

/// The format of presets: the key tables in `Keys`, which check and read files and are published as
/// a JSON Schema.
public enum PresetSchema {
  /// The version of the format that this library reads.
  public static let version = 1.0

  /// The whole format.
  public static var schema: Schema { format.schema }

  static let format = FileFormat<PresetKeys>(
    title: "A screen transition of the Segue catalog", document: "Documentation/Presets.md")
}

/// Diagnostic codes for presets, beyond the schema.
extension Diagnostic.Code {
  package static let unknownLayer: Self = "preset/unknown-layer"
  package static let unknownParameter: Self = "preset/unknown-parameter"
  package static let unknownOperation: Self = "preset/unknown-operation"
  package static let unknownParent: Self = "preset/unknown-parent"
  package static let reservedName: Self = "preset/reserved-name"
  package static let unusedParameter: Self = "preset/unused-parameter"
  package static let sameDirection: Self = "preset/same-direction"
  package static let badParameter: Self = "preset/bad-parameter"
  package static let badKeyframes: Self = "preset/bad-keyframes"
  package static let idIsNotFileName: Self = "preset/id-is-not-file-name"
  package static let badLayer: Self = "preset/bad-layer"
  package static let physicalDirection: Self = "preset/physical-direction"
  package static let leftGroup: Self = "preset/left-group"
  package static let springCutShort: Self = "preset/spring-cut-short"
  package static let sameDetent: Self = "preset/same-detent"
  package static let misplacedAnimator: Self = "preset/misplaced-animator"
  package static let unusedDuration: Self = "preset/unused-duration"
}
