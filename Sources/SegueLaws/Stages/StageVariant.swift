import SegueCatalog
import SegueDiagnostics
public import SegueTimeline

/// One of the stages that every preset is checked on.
public struct StageVariant: Hashable, Sendable {
  /// The size of the container, in points.
  public var size: Size2D
  /// Whether the layout is right-to-left.
  public var isRightToLeft: Bool
  /// Whether the stage has a source; a tab change has none, and goes to a lower index instead.
  public var knowsSource: Bool
  /// Whether the user prefers reduced motion.
  public var reducesMotion = false
  /// Whether the appearance is dark.
  public var isDark = false

  /// Creates a variant in light appearance, with motion.
  public init(size: Size2D, isRightToLeft: Bool, knowsSource: Bool) {
    self.size = size
    self.isRightToLeft = isRightToLeft
    self.knowsSource = knowsSource
  }

  /// The same stage for other users: with reduced motion, in dark appearance, and both.
  var otherForms: [StageVariant] {
    [(true, false), (false, true), (true, true)].map { reducesMotion, isDark in
      var result = self
      (result.reducesMotion, result.isDark) = (reducesMotion, isDark)
      return result
    }
  }

  /// The sizes: a small phone, a standard phone, the same in landscape, a tablet.
  public static let sizes = [
    Size2D(width: 320, height: 568), Size2D(width: 390, height: 844),
    Size2D(width: 844, height: 390),
    Size2D(width: 1024, height: 1366),
  ]

  /// Every size, in both directions, with and without a source.
  public static let all = sizes.flatMap { size in
    [false, true].flatMap { isRightToLeft in
      [true, false].map {
        StageVariant(size: size, isRightToLeft: isRightToLeft, knowsSource: $0)
      }
    }
  }
}

extension StageVariant: CustomStringConvertible {
  /// The size, direction, source and user's settings.
  public var description: String {
    "\(rounded(size.width))×\(rounded(size.height)), "
      + (isRightToLeft ? "right-to-left" : "left-to-right")
      + (knowsSource ? "" : ", source unknown") + (reducesMotion ? ", reduced motion" : "")
      + (isDark ? ", dark" : "")
  }

  /// The variant as a JSON object.
  var json: JSONValue {
    [
      "size": .numbers([size.width, size.height]),
      "rightToLeft": .boolean(isRightToLeft), "knowsSource": .boolean(knowsSource),
      "reducesMotion": .boolean(reducesMotion), "dark": .boolean(isDark),
    ]
  }
}
