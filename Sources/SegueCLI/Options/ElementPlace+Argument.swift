import SegueStaging
import SegueTimeline

extension ElementPlace {
  /// Parses `NAME=x,y,w,h`, `NAME.from=x,y,w,h` or `NAME.to=x,y,w,h`.
  static func read(_ text: String) throws(MalformedValue) -> ElementPlace {
    guard let sign = text.firstIndex(of: "="), sign != text.startIndex else {
      throw MalformedValue("expected NAME=x,y,width,height, such as title=16,60,200,40")
    }
    var name = text[..<sign]
    var side: Side?
    for candidate in Side.allCases where name.hasSuffix(".\(candidate.rawValue)") {
      side = candidate
      name = name.dropLast(candidate.rawValue.count + 1)
    }
    guard !name.contains(".") else {
      throw MalformedValue(
        "expected NAME, NAME.from or NAME.to before '=', found '\(text[..<sign])'")
    }
    let frame = try GeometryText.rect(text[text.index(after: sign)...])
    return ElementPlace(name: String(name), side: side, frame: frame)
  }
}
