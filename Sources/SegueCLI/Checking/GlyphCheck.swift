import SegueCatalog
import SegueDiagnostics
import SeguePreview
import SegueScenes
import SegueStaging
import SegueYAML

extension Diagnostic.Code {
  /// No font has a character of a text that is drawn.
  static let missingGlyph: Self = "fonts/missing-glyph"
}

/// Finds the characters of drawn texts that neither the catalog's fonts nor the machine's have.
struct GlyphCheck {
  private let fonts: Result<FontSet, StagingError>
  /// The reason why texts were not checked; nil if all were.
  ///
  /// Letters of ASCII need no check: every font has them.
  private(set) var problem: StagingError?

  /// Uses the fonts of the first catalog folder that has them.
  init(catalog folders: [String]) {
    fonts = Result { () throws(StagingError) in try FontSet(catalog: folders) }
  }

  /// The warning about a scene's texts.
  mutating func diagnostics(of scene: Scene, in file: SourceFile) -> Diagnostics {
    diagnostics(of: scene.texts, in: file)
  }

  /// The warning about the texts of a preset that appear in captions and in pictures for links.
  mutating func diagnostics(of preset: Preset) -> Diagnostics {
    guard let file = preset.place?.file else { return Diagnostics() }
    return diagnostics(of: [preset.name, preset.summary], in: file)
  }

  private mutating func diagnostics(of texts: [String], in file: SourceFile) -> Diagnostics {
    var result = Diagnostics()
    let text = texts.joined(separator: "\n")
    guard !text.utf8.allSatisfy({ $0 < 0x80 }) else { return result }
    let missing: [Unicode.Scalar]
    switch fonts {
    case .success(let fonts): missing = fonts.missing(in: text)
    case .failure(let reason):
      problem = reason
      return result
    }
    guard let first = missing.first, let what = FontSet.described(missing) else { return result }
    result.report(
      Diagnostic(
        .warning, .missingGlyph, "\(what), which previews draw as boxes",
        at: place(of: first, in: texts, file), help: FontSet.missingHelp))
    return result
  }

  /// The place of a character: in its text if that occurs literally in the file, otherwise its first occurrence.
  private func place(
    of scalar: Unicode.Scalar, in texts: [String], _ file: SourceFile
  ) -> SourcePlace {
    let character = Array(String(scalar).utf8)
    let text = texts.first { $0.unicodeScalars.contains(scalar) }.map { Array($0.utf8) }
    let start = text.flatMap { file.bytes.firstRange(of: $0) }?.lowerBound ?? 0
    let found = file.bytes[start...].firstRange(of: character)
    return file.place(of: found ?? 0..<0)
  }
}

extension Scene {
  /// The texts that its screens show, each once, in the order of the file.
  fileprivate var texts: [String] {
    func texts(_ nodes: [Node]) -> [String] {
      nodes.flatMap { node -> [String] in
        if case .text(let text) = node.kind { return [text.string] }
        return texts(node.children)
      }
    }
    var seen: Set<String> = []
    return screens.flatMap { texts($0.nodes) }.filter { seen.insert($0).inserted }
  }
}

extension Explanation {
  /// Diagnostics about the fonts that draw a file's texts.
  static let fonts = [
    Explanation(
      "fonts/missing-glyph",
      what: "A scene's text, or a preset's name or summary, has characters that no font has.",
      why:
        "The catalog's fonts have Latin letters and some symbols, and the machine's fonts draw everything else. "
        + "Without a font, a preview shows boxes.",
      failing: scene(text: #""Hello \U00050000""#), fixed: scene(text: "Hello")
    ).read(as: .drawnScene)
  ]

  private static func scene(text: String) -> String {
    """
    schema: 1
    id: example
    name: Example
    summary: One screen.
    screens:
      one:
        background: white
        draw: [{text: \(text), style: body, frame: [0, 0]}]
    roles: {lower: one, upper: one}

    """
  }
}

extension Explanation.Reading {
  /// A scene, whose texts are drawn.
  static let drawnScene = Self("drawn-scene")
}
