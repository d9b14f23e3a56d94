import SegueTimeline

/// A parser of SVG path data: the letters M, L, H, V, C, Q, A and Z, in either case.
///
/// Elliptical arcs must be axis-aligned (x-axis-rotation 0). Numbers may share a command letter.
package struct PathData {
  private var rest: Substring.UnicodeScalarView
  private var outline = Outline()
  private var here = Point2D.zero
  private var start = Point2D.zero

  private init(_ text: String) {
    rest = Substring(text).unicodeScalars
  }

  /// Parses path data into an outline; nil if the syntax is invalid.
  package static func outline(_ text: String) -> Outline? {
    var reader = PathData(text)
    return reader.readAll() ? reader.outline : nil
  }

  private mutating func readAll() -> Bool {
    while let letter = nextLetter() {
      let relative = letter.properties.isLowercase
      if letter == "z" || letter == "Z" {
        close()
        continue
      }
      guard !outline.steps.isEmpty || letter == "m" || letter == "M" else { return false }
      var command = relative ? letter : Unicode.Scalar(letter.value + 32) ?? letter
      repeat {
        guard readStep(command, from: relative ? here : .zero) else { return false }
        if command == "m" { command = "l" }
      } while nextIsNumber()
    }
    return rest.isEmpty && !outline.steps.isEmpty
  }

  private mutating func readStep(_ command: Unicode.Scalar, from base: Point2D) -> Bool {
    switch command {
    case "m": move(numbers(2), base)
    case "l": line(numbers(2).map { base + Point2D(x: $0[0], y: $0[1]) })
    case "h": line(numbers(1).map { Point2D(x: base.x + $0[0], y: here.y) })
    case "v": line(numbers(1).map { Point2D(x: here.x, y: base.y + $0[0]) })
    case "c": curve(points(3, base))
    case "q": curve(points(2, base).map(cubic))
    case "a": arc(numbers(7), base)
    default: false
    }
  }

  private mutating func move(_ numbers: [Double]?, _ base: Point2D) -> Bool {
    guard let numbers else { return false }
    here = base + Point2D(x: numbers[0], y: numbers[1])
    start = here
    outline.steps.append(.move(here))
    return true
  }

  private mutating func line(_ end: Point2D?) -> Bool {
    guard let end else { return false }
    here = end
    outline.steps.append(.line(end))
    return true
  }

  private mutating func curve(_ points: [Point2D]?) -> Bool {
    guard let points else { return false }
    here = points[2]
    outline.steps.append(.curve(points[0], points[1], points[2]))
    return true
  }

  private mutating func close() {
    here = start
    outline.steps.append(.close)
  }

  /// Converts a quadratic curve to the equivalent cubic.
  private func cubic(_ points: [Point2D]) -> [Point2D] {
    func twoThirds(_ from: Point2D) -> Point2D {
      Point2D(
        x: from.x + (points[0].x - from.x) * 2 / 3, y: from.y + (points[0].y - from.y) * 2 / 3)
    }
    return [twoThirds(here), twoThirds(points[1]), points[1]]
  }

  private mutating func arc(_ numbers: [Double]?, _ base: Point2D) -> Bool {
    guard let numbers, numbers[2] == 0, numbers[0] > 0, numbers[1] > 0 else { return false }
    let arc = EllipticalArc(
      from: here, to: base + Point2D(x: numbers[5], y: numbers[6]),
      radii: Size2D(width: numbers[0], height: numbers[1]), isLarge: numbers[3] != 0,
      isClockwise: numbers[4] != 0)
    for piece in arc.curves where !curve(piece) { return false }
    return true
  }

  // MARK: Characters

  private mutating func points(_ count: Int, _ base: Point2D) -> [Point2D]? {
    numbers(2 * count).map { numbers in
      (0..<count).map { base + Point2D(x: numbers[2 * $0], y: numbers[2 * $0 + 1]) }
    }
  }

  private mutating func numbers(_ count: Int) -> [Double]? {
    var values: [Double] = []
    for _ in 0..<count {
      guard let value = number() else { return nil }
      values.append(value)
    }
    return values
  }

  private mutating func number() -> Double? {
    skipSeparators()
    var end = rest.startIndex
    var hasPoint = false
    while end < rest.endIndex {
      let scalar = rest[end]
      let isSign = (scalar == "-" || scalar == "+") && end == rest.startIndex
      let isPoint = scalar == "." && !hasPoint
      guard isSign || isPoint || ("0"..."9").contains(scalar) else { break }
      hasPoint = hasPoint || isPoint
      end = rest.index(after: end)
    }
    guard let value = Double(String(rest[..<end])), value.magnitude <= 1_000_000 else {
      return nil
    }
    rest = rest[end...]
    return value
  }

  private mutating func nextLetter() -> Unicode.Scalar? {
    skipSeparators()
    guard let first = rest.first, first.properties.isAlphabetic, first.isASCII else { return nil }
    rest.removeFirst()
    return first
  }

  private mutating func nextIsNumber() -> Bool {
    skipSeparators()
    return rest.first.map { "+-.0123456789".unicodeScalars.contains($0) } ?? false
  }

  private mutating func skipSeparators() {
    rest = rest.drop { $0 == " " || $0 == "," || $0 == "\n" || $0 == "\t" }
  }
}
