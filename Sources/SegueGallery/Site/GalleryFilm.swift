package import SeguePreview

/// A film of a preset's operation, encoded as `segue preview -o` does.
package struct GalleryFilm: Hashable, Sendable {
  /// The formats that a page offers.
  package static let formats: [OutputFormat] = [.mp4, .webp, .gif]

  /// The preset's id.
  package let id: String
  /// The operation, or `scroll`.
  package let operation: String
  let variant: PageVariant
  package let format: OutputFormat

  init(
    id: String, operation: String, variant: PageVariant = .standard, format: OutputFormat
  ) {
    (self.id, self.operation) = (id, operation)
    (self.variant, self.format) = (variant, format)
  }

  /// The film at a path such as `/films/cover/dark.rtl/present.mp4`; nil if it names none.
  init?(path: String) {
    let words = path.split(separator: "/", omittingEmptySubsequences: false).map(String.init)
    guard words.count == 4 || words.count == 5, words[0].isEmpty, words[1] == "films",
      let variant = words.count == 4 ? .standard : PageVariant(name: words[3]),
      let (operation, suffix) = words.last?.cut(at: "."),
      let format = OutputFormat(rawValue: suffix), Self.formats.contains(format)
    else { return nil }
    self.init(id: words[2], operation: operation, variant: variant, format: format)
  }

  /// The name of its file in a gallery's folder.
  package var fileName: String {
    let folders = ["films", id] + (variant == .standard ? [] : [variant.name])
    return folders.joined(separator: "/") + "/\(operation).\(format.rawValue)"
  }
}

extension String {
  /// The text before and after a character; nil if it does not occur exactly once.
  fileprivate func cut(at separator: Character) -> (String, String)? {
    let sides = split(separator: separator, omittingEmptySubsequences: false).map(String.init)
    return sides.count == 2 ? (sides[0], sides[1]) : nil
  }
}
