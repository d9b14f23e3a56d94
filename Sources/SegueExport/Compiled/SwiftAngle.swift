import SegueCatalog

/// An angle in radians as Swift: presets give it in degrees, which read better.
struct SwiftAngle {
  private let radians: Double

  init(_ radians: Double) { self.radians = radians }

  /// The angle in degrees, without the error of the conversion where it is a round number.
  var degrees: Double { round ?? radians * 180 / .pi }

  /// The same number as an expression: so many degrees if that is a round number, or else the radians.
  var expression: String {
    guard let round, round != 0 else { return Expression.literal(radians) }
    return "\(Expression.literal(round)) * .pi / 180"
  }

  /// The number of degrees with at most three digits after the point that is exactly this angle; nil if there is none.
  private var round: Double? {
    let degrees = (radians * 180_000 / .pi).rounded() / 1000
    return degrees * .pi / 180 == radians ? degrees : nil
  }
}
