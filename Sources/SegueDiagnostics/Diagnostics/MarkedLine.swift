/// A printable source line with the mark below it.
struct MarkedLine {
  /// The line, escaped, and cropped around the mark if it is very long.
  let text: String
  /// The padding before the mark: a tab for each tab of the line, otherwise spaces.
  let padding: String
  private let width: Int

  /// The columns shown of a long line before the mark, within it, and after it.
  private static let crop = (before: 80, marked: 80, after: 40)

  init(_ place: SourcePlace) {
    let bytes = place.file.bytes
    let line = place.file.line(around: place.range.start.offset)
    let start = min(max(place.range.start.offset, line.lowerBound), line.upperBound)
    let end = min(max(place.range.end.offset, start), line.upperBound)
    let before = Self.decode(bytes[line.lowerBound..<start]).croppedStart(to: Self.crop.before)
    let marked = Self.decode(bytes[start..<end]).croppedEnd(to: Self.crop.marked)
    let after = Self.decode(bytes[end..<line.upperBound]).croppedEnd(to: Self.crop.after)
    text = before + marked + after
    padding = before.blank
    width = max(1, marked.displayWidth)
  }

  /// The mark, repeated to the marked width.
  func underline(_ mark: Character) -> String { String(repeating: mark, count: width) }

  private static func decode(_ bytes: ArraySlice<UInt8>) -> String {
    String(decoding: bytes, as: UTF8.self).printable
  }
}

extension String {
  /// Blank text of the same width; tabs stay tabs.
  fileprivate var blank: String {
    reduce(into: "") { blank, character in
      blank +=
        character == "\t" ? "\t" : String(repeating: " ", count: character.displayWidth)
    }
  }

  fileprivate func croppedStart(to limit: Int) -> String {
    count > limit ? "…" + suffix(limit / 2) : self
  }

  fileprivate func croppedEnd(to limit: Int) -> String {
    count > limit ? prefix(limit) + "…" : self
  }
}
