import CSeguePlugin
import SegueTimeline

/// A text that a plugin hands over.
///
/// - Parameters:
///   - pointer: the text.
///   - limit: how many bytes it may have.
///   - what: what the text is, for the message.
func text(
  _ pointer: UnsafePointer<CChar>?, atMost limit: Int, _ what: @autoclosure () -> String
) throws(ABIProblem) -> String {
  guard let pointer else { throw .invalid("\(what()) is null") }
  guard pointer.length(atMost: limit + 1) <= limit else {
    throw .limit("\(what()) does not end within \(limit) bytes")
  }
  guard let text = String(validatingCString: pointer) else {
    throw .invalid("\(what()) is not UTF-8")
  }
  return text
}

extension UnsafePointer<CChar> {
  /// How many bytes come before the zero that ends the text; no more are looked at than so many.
  func length(atMost limit: Int) -> Int {
    (0..<limit).first { self[$0] == 0 } ?? limit
  }
}

/// An id that a plugin hands over.
func id(
  _ pointer: UnsafePointer<CChar>?, _ what: @autoclosure () -> String
) throws(ABIProblem) -> String {
  let id = try text(pointer, atMost: ABILimits.idBytes, what())
  guard !id.isEmpty else { throw .invalid("\(what()) is empty") }
  return id
}

/// The word that a number of the border stands for.
func word<Word>(
  _ number: UInt32, of words: [Word], _ what: @autoclosure () -> String
) throws(ABIProblem) -> Word {
  guard number < words.count else {
    throw .invalid("\(what()) is \(number), and \(words.count - 1) is the highest")
  }
  return words[Int(number)]
}

/// A number that has to be finite.
func finite(
  _ number: Double, _ what: @autoclosure () -> String
) throws(ABIProblem) -> Double {
  guard number.isFinite else { throw .invalid("\(what()) is not finite") }
  return number
}

/// A channel by its number.
func channel(
  _ number: UInt32, _ what: @autoclosure () -> String
) throws(ABIProblem) -> Channel {
  guard let channel = Channel(rawValue: Int(number)) else {
    throw .invalid("\(what()) is \(number), and \(SEGUE_CHANNEL_COUNT - 1) is the highest")
  }
  return channel
}

/// What the numbers of the border stand for, each in the order of its constants.
enum ABIConstants {
  static let operations: [Operation] = [.push, .pop, .present, .dismiss, .tab]
  static let styles: [Presentation.Style] = [.fullScreen, .overContext]
  static let sides: [Subject.Side] = [.from, .to]
  static let moments: [Contents.Moment] = [.before, .after]
  static let fits: [ContentFit] = [
    .stretch, .fill, .fit, .cropTop, .cropBottom, .cropLeft, .cropRight,
  ]
  static let jumps: [StepPosition] = [.jumpEnd, .jumpStart, .jumpNone, .jumpBoth]
  static let modes: [CalculationMode] = [.linear, .discrete, .paced, .cubic, .cubicPaced]
  static let directions: [TrackTiming.Direction] = [
    .normal, .reverse, .alternate, .alternateReverse,
  ]
  static let fills: [TrackTiming.Fill] = [.automatic, .none, .forwards, .backwards, .both]
  static let composites: [Track.Composite] = [.replace, .add]
  static let discreteJumps: [Track.Jump] = [.end, .start]

  /// The number that stands for a word.
  static func number<Word: Equatable>(of word: Word, in words: [Word]) -> UInt32 {
    UInt32(words.firstIndex(of: word) ?? 0)
  }
}

extension segue_rect {
  init(_ rect: Rect) {
    self.init(x: rect.minX, y: rect.minY, width: rect.width, height: rect.height)
  }

  /// The rectangle, whose numbers have to be finite.
  func checked(_ what: @autoclosure () -> String) throws(ABIProblem) -> Rect {
    guard x.isFinite, y.isFinite, width.isFinite, height.isFinite else {
      throw .invalid("\(what()) has a number that is not finite")
    }
    return Rect(x: x, y: y, width: width, height: height)
  }
}

extension segue_point {
  init(_ point: Point) { self.init(x: point.x, y: point.y) }

  /// The point, whose numbers have to be finite.
  func checked(_ what: @autoclosure () -> String) throws(ABIProblem) -> Point {
    guard x.isFinite, y.isFinite else {
      throw .invalid("\(what()) has a number that is not finite")
    }
    return Point(x: x, y: y)
  }
}

extension segue_color {
  init(_ color: Color) {
    self.init(red: color.red, green: color.green, blue: color.blue, alpha: color.alpha)
  }

  /// The color, whose parts have to be from 0 to 1.
  func checked(_ what: @autoclosure () -> String) throws(ABIProblem) -> Color {
    for part in [red, green, blue, alpha] where !(0...1).contains(part) {
      throw .invalid("\(what()) has a part that is \(part), which is not from 0 to 1")
    }
    return Color(red: red, green: green, blue: blue, alpha: alpha)
  }
}

extension Matrix4 {
  /// The matrix of 16 numbers, row by row.
  package init(rows n: UnsafeBufferPointer<Double>) {
    self.init(
      rows: (n[0], n[1], n[2], n[3]), (n[4], n[5], n[6], n[7]), (n[8], n[9], n[10], n[11]),
      (n[12], n[13], n[14], n[15]))
  }

  /// Its 16 numbers, row by row.
  package var numbers: [Double] {
    [m11, m12, m13, m14, m21, m22, m23, m24, m31, m32, m33, m34, m41, m42, m43, m44]
  }
}
