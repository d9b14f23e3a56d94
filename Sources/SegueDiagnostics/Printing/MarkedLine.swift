/// The source line of a place, ready to print, and what goes under it.
struct MarkedLine {
  /// The line, escaped, and cropped around the mark where it is very long.
  let text: String
  /// What stands under the line before the mark: tabs where the line has tabs, else spaces.
  let padding: String
  private let width: Int

  /// How much of a long line is shown before the mark, in it, and after it, in columns.
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

  /// The mark, as often as it takes.
  func underline(_ mark: Character) -> String { String(repeating: mark, count: width) }

  private static func decode(_ bytes: ArraySlice<UInt8>) -> String {
    String(decoding: bytes, as: UTF8.self).printable
  }
}

extension String {
  /// As wide as the text, with nothing to see; tabs stay tabs.
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
