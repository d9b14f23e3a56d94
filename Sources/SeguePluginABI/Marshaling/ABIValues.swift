import CSeguePlugin
import SegueTimeline

/// Reads a text from a plugin.
///
/// - Parameters:
///   - pointer: the text.
///   - limit: the maximum length in bytes.
///   - what: the noun for the text in the message.
func text(
  _ pointer: UnsafePointer<CChar>?, atMost limit: Int, _ what: @autoclosure () -> String
) throws(ABIProblem) -> String {
  guard let pointer else { throw .invalid("\(what()) is null") }
  guard pointer.length(atMost: limit + 1) <= limit else {
    throw .limit("\(what()) is longer than \(limit) bytes")
  }
  guard let text = String(validatingCString: pointer) else {
    throw .invalid("\(what()) is not UTF-8")
  }
  return text
}

extension UnsafePointer<CChar> {
  /// Returns the number of bytes before the terminating zero, reading at most `limit` bytes.
  func length(atMost limit: Int) -> Int {
    (0..<limit).first { self[$0] == 0 } ?? limit
  }
}

/// Reads an id from a plugin.
func id(
  _ pointer: UnsafePointer<CChar>?, _ what: @autoclosure () -> String
) throws(ABIProblem) -> String {
  let id = try text(pointer, atMost: ABILimits.idBytes, what())
  guard !id.isEmpty else { throw .invalid("\(what()) is empty") }
  return id
}

/// Returns the value of an ABI constant.
func word<Word>(
  _ number: UInt32, of words: [Word], _ what: @autoclosure () -> String
) throws(ABIProblem) -> Word {
  guard number < words.count else {
    throw .invalid("\(what()) is \(number), expected at most \(words.count - 1)")
  }
  return words[Int(number)]
}

/// Checks that a number is finite.
func finite(
  _ number: Double, _ what: @autoclosure () -> String
) throws(ABIProblem) -> Double {
  guard number.isFinite else { throw .invalid("\(what()) is not finite") }
  return number
}

/// Returns the channel of an ABI constant.
func channel(
  _ number: UInt32, _ what: @autoclosure () -> String
) throws(ABIProblem) -> Channel {
  guard let channel = Channel(rawValue: Int(number)) else {
    throw .invalid("\(what()) is \(number), expected at most \(SEGUE_CHANNEL_COUNT - 1)")
  }
  return channel
}

/// The meanings of the ABI constants, each list in the order of its constants.
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

  /// Returns the ABI constant of a value.
  static func number<Word: Equatable>(of word: Word, in words: [Word]) -> UInt32 {
    UInt32(words.firstIndex(of: word) ?? 0)
  }
}

extension segue_rect {
  init(_ rect: Rect2D) {
    self.init(x: rect.minX, y: rect.minY, width: rect.width, height: rect.height)
  }

  /// Returns the rectangle; its numbers must be finite.
  func checked(_ what: @autoclosure () -> String) throws(ABIProblem) -> Rect2D {
    guard x.isFinite, y.isFinite, width.isFinite, height.isFinite else {
      throw .invalid("\(what()) has a value that is not finite")
    }
    return Rect2D(x: x, y: y, width: width, height: height)
  }
}

extension segue_point {
  init(_ point: Point2D) { self.init(x: point.x, y: point.y) }

  /// Returns the point; its numbers must be finite.
  func checked(_ what: @autoclosure () -> String) throws(ABIProblem) -> Point2D {
    guard x.isFinite, y.isFinite else {
      throw .invalid("\(what()) has a value that is not finite")
    }
    return Point2D(x: x, y: y)
  }
}

extension segue_color {
  init(_ color: Color) {
    self.init(red: color.red, green: color.green, blue: color.blue, alpha: color.alpha)
  }

  /// Returns the color; its components must be from 0 to 1.
  func checked(_ what: @autoclosure () -> String) throws(ABIProblem) -> Color {
    for part in [red, green, blue, alpha] where !(0...1).contains(part) {
      throw .invalid("\(what()) has a component of \(part), expected 0 to 1")
    }
    return Color(red: red, green: green, blue: blue, alpha: alpha)
  }
}

extension Matrix4 {
  /// Creates the matrix from 16 numbers in row-major order.
  package init(rows n: UnsafeBufferPointer<Double>) {
    self.init(
      rows: (n[0], n[1], n[2], n[3]), (n[4], n[5], n[6], n[7]), (n[8], n[9], n[10], n[11]),
      (n[12], n[13], n[14], n[15]))
  }

  /// Its 16 numbers in row-major order.
  package var numbers: [Double] {
    [m11, m12, m13, m14, m21, m22, m23, m24, m31, m32, m33, m34, m41, m42, m43, m44]
  }
}
