import SegueCatalog
import SegueDiagnostics
import SegueStaging
import SegueTimeline
import SegueYAML

/// The text of a new preset.
enum PresetDraftText {
  /// A preset that slides, with a comment for each part.
  ///
  /// - Parameters:
  ///   - id: its id.
  ///   - schema: the path of the JSON Schema relative to the file; nil for none.
  ///   - reducedMotion: the preset used when motion is reduced.
  static func fresh(id: String, schema: String?, reducedMotion: String) -> String {
    comment(schema) + """
      schema: 1
      id: \(id)
      name: \(name(of: id))
      summary: The new screen slides over the old one, which dims a little.
      tags: [slide]
      license: MIT

      # 'segue new ID --extends PRESET' starts with a preset that inherits everything from another one.
      # Set these with --param, and use their names in the expressions below.
      parameters:
        dim: {type: number, default: 0.1, range: [0, 1], help: How dark the old screen gets.}

      # For each operation: the duration, the easing, and what moves.
      # Without 'from', a layer starts in its state before the transition; without 'to', it ends in its state after it.
      transitions:
        push:
          duration: 350ms
          easing: ease-in-out
          tracks:
            - {layer: to,      translate-x: {from: container.width * direction}}
            - {layer: dimming, above: from, opacity: {from: 0, to: dim}}
        pop: {reverse: push}

      # The replacement for users who prefer reduced motion: a preset, crossfade or none.
      reduced-motion: \(reducedMotion)
      preview: {poster: 40%}

      """
  }

  /// A preset that extends another one, with a comment about what it can change.
  static func extending(_ parent: Preset, id: String, schema: String?) -> String {
    let parameters = parent.parameters.map { parameter in
      let value = parameter.text(of: parameter.defaultValue)
      return "#   \(parameter.name): {default: \(value.hasPrefix("#") ? "'\(value)'" : value)}\n"
    }
    return comment(schema) + """
      schema: 1
      id: \(id)
      extends: \(parent.id)
      name: \(name(of: id))

      # Everything that is left out is inherited.
      # A transition or an interaction replaces the parent's as a whole; of a parameter, write what changes.

      """ + (parameters.isEmpty ? "" : "# parameters:\n" + parameters.joined())
  }

  /// The text of another preset with a new id and name, and without its aliases.
  ///
  /// - Returns: nil if the text is not a readable preset.
  static func copy(of file: SourceFile, id: String, schema: String?) -> String? {
    guard let naming = PresetNaming(file) else { return nil }
    var edits = [(naming.id.place.range.offsets, id)]
    if let name = naming.name { edits.append((name.place.range.offsets, self.name(of: id))) }
    if let aliases = naming.aliases {
      let start = aliases.keyPlace.range.start.offset
      edits.append((start..<file.endOfLine(after: aliases.place.range.end.offset), ""))
    }
    var bytes = file.bytes
    for (range, text) in edits.sorted(by: { $0.0.lowerBound > $1.0.lowerBound }) {
      bytes.replaceSubrange(range, with: text.utf8)
    }
    let body = String(decoding: bytes, as: UTF8.self)
    let lines = body.split(separator: "\n", omittingEmptySubsequences: false)
    let rest = lines.drop { $0.hasPrefix("# yaml-language-server:") }.joined(separator: "\n")
    return comment(schema) + rest
  }

  /// The line that tells editors where the JSON Schema is.
  private static func comment(_ schema: String?) -> String {
    schema.map { "# yaml-language-server: $schema=\($0)\n" } ?? ""
  }

  /// A display name: the id's words.
  private static func name(of id: String) -> String {
    let words = id.split(separator: "-").joined(separator: " ")
    return words.prefix(1).uppercased() + words.dropFirst()
  }
}

extension SourceFile {
  /// The offset after the next line break.
  fileprivate func endOfLine(after offset: Int) -> Int {
    guard let end = bytes[offset...].firstIndex(of: 0x0A) else { return bytes.count }
    // A block list already ends at the start of the next line.
    return offset > 0 && bytes[offset - 1] == 0x0A ? offset : end + 1
  }
}
