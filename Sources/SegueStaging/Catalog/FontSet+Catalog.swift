package import SeguePreview

extension FontSet {
  /// Loads the typefaces of scenes and captions from the first catalog folder that has them.
  package init(catalog folders: [String]) throws(StagingError) {
    var failure: FontError?
    for folder in folders {
      do throws(FontError) {
        self = try FontSet(folder: "\(folder)/fonts")
        return
      } catch {
        failure = failure ?? error
      }
    }
    throw StagingError(
      .unreadable, failure?.description ?? "no fonts found",
      help: "the fonts must be in the folder 'fonts' of a catalog")
  }
}

extension FontSet {
  /// A warning about the characters that were drawn as boxes; nil where there are none.
  package var warning: StagingMessage? {
    Self.described(missing).map { .warning("\($0): they are drawn as boxes; \(Self.missingHelp)") }
  }

  /// A warning about texts that will be drawn; nil where a font has each of their characters.
  package func warning(about texts: [String]) -> StagingMessage? {
    _ = texts.map(missing(in:))
    return warning
  }

  /// What to do about missing characters.
  package static let missingHelp = "install a font that has them, such as one of Noto's"

  /// A sentence that says that no font has some characters; nil if there are none.
  ///
  /// - Parameter characters: each once.
  package static func described(_ characters: [Unicode.Scalar]) -> String? {
    let shown = 3
    guard !characters.isEmpty else { return nil }
    let names = characters.prefix(shown).map { scalar in
      let number = String(scalar.value, radix: 16, uppercase: true)
      let padded = String(repeating: "0", count: max(0, 4 - number.count)) + number
      return "'\(scalar)' (U+\(padded))"
    }
    let rest = characters.count - shown
    let list = names.joined(separator: ", ") + (rest > 0 ? " and \(rest) more characters" : "")
    return "no font on this machine has \(list)"
  }
}
