// Declarations: CAAnimation.h of the iOS 16.5 SDK. Behavior: "Keyframe Timing", Core Animation Programming Guide.
// Not here: the paced and cubic modes, which run as the linear one, and rotation along a path.

public import CoreGraphics

/// How values between keys come about.
public struct CAAnimationCalculationMode: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String

  /// A mode with a name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// On a straight line.
  public static let linear = CAAnimationCalculationMode(rawValue: "linear")
  /// Not at all: each value holds until the next.
  public static let discrete = CAAnimationCalculationMode(rawValue: "discrete")
  /// At an even speed.
  ///
  /// Not modelled.
  public static let paced = CAAnimationCalculationMode(rawValue: "paced")
  /// On a smooth curve.
  ///
  /// Not modelled.
  public static let cubic = CAAnimationCalculationMode(rawValue: "cubic")
  /// On a smooth curve at an even speed.
  ///
  /// Not modelled.
  public static let cubicPaced = CAAnimationCalculationMode(rawValue: "cubicPaced")
}

/// How an object turns along a path.
public struct CAAnimationRotationMode: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String

  /// A mode with a name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Along the tangent.
  public static let rotateAuto = CAAnimationRotationMode(rawValue: "auto")
  /// Against the tangent.
  public static let rotateAutoReverse = CAAnimationRotationMode(rawValue: "autoReverse")
}

/// An animation through several values.
open class CAKeyframeAnimation: CAPropertyAnimation {
  /// The values.
  open var values: [Any]?
  /// Places, instead of values.
  open var path: CGPath?
  /// When each value is reached, in 0…1; one more than values in the discrete mode.
  open var keyTimes: [NSNumber]?
  /// The pace from each value to the next.
  open var timingFunctions: [CAMediaTimingFunction]?
  /// How values between keys come about.
  open var calculationMode = CAAnimationCalculationMode.linear
  /// How tight cubic curves are.
  ///
  /// Not modelled.
  open var tensionValues: [NSNumber]?
  /// How smooth cubic curves are.
  ///
  /// Not modelled.
  open var continuityValues: [NSNumber]?
  /// Where cubic curves lean.
  ///
  /// Not modelled.
  open var biasValues: [NSNumber]?
  /// How the object turns along the path.
  ///
  /// Not modelled.
  open var rotationMode: CAAnimationRotationMode?

  override func take(from other: CAAnimation) {
    super.take(from: other)
    guard let other = other as? CAKeyframeAnimation else { return }
    (values, path, keyTimes) = (other.values, other.path?.copy(), other.keyTimes)
    (timingFunctions, calculationMode) = (other.timingFunctions, other.calculationMode)
    (tensionValues, continuityValues) = (other.tensionValues, other.continuityValues)
    (biasValues, rotationMode) = (other.biasValues, other.rotationMode)
  }

  override func value(at time: CFTimeInterval, over base: LayerValue?) -> LayerValue? {
    let track: any KeyframeTrack = path.map(PathTrack.init) ?? ValueTrack(values ?? [])
    guard track.count > 0 else { return nil }
    let progress = progress(at: time)
    if calculationMode == .discrete {
      let times = checkedTimes(count: track.count + 1) ?? evenTimes(track.count + 1)
      return track.value(times.dropLast().lastIndex { $0 <= progress } ?? 0)
    }
    let times = checkedTimes(count: track.count) ?? evenTimes(track.count)
    guard track.count > 1, progress > times[0] else { return track.value(0) }
    guard progress < times[track.count - 1] else { return track.value(track.count - 1) }
    let index = (times.lastIndex { $0 <= progress } ?? 0)
    let moment = (progress - times[index]) / (times[index + 1] - times[index])
    return track.value(after: index, at: eased(moment, segment: index))
  }

  private func eased(_ moment: Double, segment: Int) -> Double {
    guard let timingFunctions, timingFunctions.indices.contains(segment) else { return moment }
    return timingFunctions[segment].value(at: moment)
  }

  private func evenTimes(_ count: Int) -> [Double] {
    (0..<count).map { count > 1 ? Double($0) / Double(count - 1) : 0 }
  }

  /// The key times, or nothing where they are missing or not as documented.
  private func checkedTimes(count: Int) -> [Double]? {
    guard let times = keyTimes?.map(\.doubleValue), times.count == count else { return nil }
    return times
  }

  /// What is undefined by the documentation, in words.
  var complaints: [String] {
    var list: [String] = []
    let count = path.map { PathTrack($0).count } ?? values?.count ?? 0
    if count == 0 { list.append("no values") }
    if let times = keyTimes?.map(\.doubleValue) {
      let expected = calculationMode == .discrete ? count + 1 : count
      if times.count != expected { list.append("\(times.count) keyTimes, not \(expected)") }
      if zip(times, times.dropFirst()).contains(where: { $0 > $1 }) {
        list.append("keyTimes go back")
      }
      if times.contains(where: { !(0...1).contains($0) }) { list.append("keyTimes outside of 0…1") }
      if times.first != 0 { list.append("keyTimes do not begin with 0") }
      if times.last != 1 { list.append("keyTimes do not end with 1") }
    }
    if let functions = timingFunctions, functions.count != count - 1 {
      list.append("\(functions.count) timingFunctions, not \(count - 1)")
    }
    return list
  }
}
