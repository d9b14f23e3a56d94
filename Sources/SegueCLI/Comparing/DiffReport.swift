import SegueDiagnostics
import SegueStaging
import SegueTimeline
import SegueYAML

/// What `segue diff` found.
struct DiffReport {
  let difference: CatalogDifference
  let sides: ComparedCatalogs
  /// The laws newly broken or kept, by the id of the preset; nil if they were not checked.
  let laws: [String: [LawDifference]]?

  /// The paths of files as the user knows them.
  func named(_ text: String) -> String { sides.new.named(sides.old.named(text)) }

  /// Where a difference is: `catalog/zoom/cell-zoom.yaml:18`.
  func place(of difference: YAMLDifference) -> String {
    "\(named(difference.place.file.name)):\(difference.place.range.start.line)".printable
  }

  /// A sentence about it all.
  var summary: String {
    if difference.isEmpty { return "nothing changed" }
    let visible = difference.presets.count(where: \.isVisible)
    var parts: [String] = []
    if !difference.presets.isEmpty {
      parts.append("\(Self.number(difference.presets.count, "preset")) changed, \(visible) visibly")
    }
    if !difference.files.isEmpty {
      parts.append("\(Self.number(difference.files.count, "other file")) changed")
    }
    return parts.joined(separator: "; ")
  }

  private static func number(_ count: Int, _ noun: String) -> String {
    "\(count) \(noun)\(count == 1 ? "" : "s")"
  }
}

extension DiffReport {
  /// The report for people: a line for each difference, and below what it does.
  func text(_ style: ANSIStyle) -> String {
    let presets = difference.presets.map { preset in
      lines(of: preset, style).joined(separator: "\n")
    }
    let files = difference.files.map { file in
      lines(file.path.printable, file.differences, status: file.status, style).joined(
        separator: "\n")
    }
    return (presets + files).joined(separator: "\n")
  }

  /// What the report says about a preset, without colors and paths.
  func plainLines(of preset: PresetDifference) -> [String] {
    let words = preset.status.map { [$0] } ?? []
    let motions = preset.motions.map {
      "\($0.operation.rawValue): \($0.findings.joined(separator: "; "))"
    }
    return words + preset.differences.map(\.sentence) + motions
      + (laws?[preset.id] ?? []).map(\.sentence)
  }

  private func lines(of preset: PresetDifference, _ style: ANSIStyle) -> [String] {
    let id = preset.id.printable
    var lines = lines(
      id, preset.differences,
      status: preset.status.map {
        "\($0) \(style.paint("(\(named(preset.file).printable))", .dim))"
      },
      style)
    for motion in preset.motions {
      lines.append("  \(motion.operation.rawValue): \(motion.findings.joined(separator: "; "))")
    }
    for law in laws?[preset.id] ?? [] {
      lines.append("  \(style.paint(law.sentence.printable, law.isBroken ? .red : .green))")
    }
    return lines
  }

  private func lines(
    _ name: String, _ differences: [YAMLDifference], status: String?, _ style: ANSIStyle
  ) -> [String] {
    let name = style.paint(name, .cyan)
    let changes = differences.map { difference in
      "\(name) · \(difference.sentence) \(style.paint("(\(place(of: difference)))", .dim))"
    }
    return [status.map { "\(name): \($0)" }].compactMap { $0 } + changes
  }
}

extension CatalogDifference.File {
  /// What happened to the file as a whole; nil if the differences say it.
  var status: String? {
    switch kind {
    case .added: "added"
    case .removed: "removed"
    default: differences.isEmpty ? "changed, but a file has errors" : nil
    }
  }
}
