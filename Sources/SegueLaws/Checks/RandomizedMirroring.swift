import SegueTimeline

/// Law 8 for random presets: on average the mirrored stage shows the mirror image.
///
/// Averages at each point and over all points are taken over many seeds, different ones on the two
/// stages. They count as different if they are farther apart than a number of standard errors that
/// random variation exceeds less than once in a million times. Values without randomness have no
/// error and must match exactly.
struct RandomizedMirroring {
  let subject: LawSubject

  /// Progress values away from special ones.
  static let moments = [0.3727, 0.7191]
  /// The number of seeds per stage.
  static let count = 16
  /// The maximum difference of two averages, in standard errors.
  static let standardErrors = 8.0
  /// The maximum difference of averages without an error, relative to the larger of their size and
  /// 1.
  static let tolerance = 1e-6

  /// The violation; nil if the mirrored stage shows the mirror image.
  var violation: Violation? {
    get throws(AnimatorFailure) {
      let stage = subject.stage
      var other = subject.variant
      other.isRightToLeft = true
      let isRepeated = try subject.isRepeated(in: subject.variant)
      let isImageRepeated = try subject.isRepeated(in: other)
      if isRepeated && isImageRepeated { return nil }
      let image = Stage(subject.preset, subject.operation, other)
      let width = stage.container.size.width
      let points = subject.points.everywhere
      let plain = try looks(on: stage, at: points, firstSeed: 1)
      let mirrored = try looks(
        on: image, at: points.map { Point2D(x: width - $0.x, y: $0.y) }, firstSeed: 1 + Self.count
      ).map { $0.map(\.mirrored) }
      for (index, progress) in Self.moments.enumerated() {
        if let failure = failure(plain[index], mirrored[index], at: points) {
          return subject.violation(
            of: .mirroring, at: subject.timeline.time(at: progress), failure.what,
            by: .init(failure.errors, "standard errors"))
        }
      }
      return nil
    }
  }

  /// Returns the observations at each point, and over all points, for each progress.
  private func looks(
    on stage: Stage, at points: [Point2D], firstSeed: Int
  ) throws(AnimatorFailure) -> [[Observation]] {
    let none = Array(repeating: Observation(), count: points.count + 1)
    var result = Array(repeating: none, count: Self.moments.count)
    var stage = stage
    for seed in firstSeed..<firstSeed + Self.count {
      stage.seed = UInt64(seed)
      let timeline = try subject.registry.timeline(
        of: subject.preset, subject.operation, on: stage)
      let cast = VisibleLayers(timeline.layers, on: stage)
      for (index, progress) in Self.moments.enumerated() {
        let view = VisibleFrame(cast, timeline.sample(at: timeline.time(at: progress)))
        let seen = points.map { view.appearance(at: $0).traits(at: $0, on: stage) }
        for (place, traits) in seen.enumerated() { result[index][place].add(traits) }
        let sum = seen.dropFirst().reduce(seen[0]) { zip($0, $1).map(+) }
        result[index][points.count].add(sum.map { $0 / Double(points.count) })
      }
    }
    return result
  }

  private func failure(
    _ plain: [Observation], _ mirrored: [Observation], at points: [Point2D]
  ) -> (what: String, errors: Double)? {
    for (index, (a, b)) in zip(plain, mirrored).enumerated() {
      guard let (trait, errors) = a.difference(from: b) else { continue }
      let place =
        index < points.count
        ? "at (\(rounded(points[index].x)), \(rounded(points[index].y)))" : "everywhere"
      let what =
        "right-to-left is not the mirror image on average: \(place), \(trait) is "
        + "\(rounded(a.mean(of: trait))) left-to-right and \(rounded(b.mean(of: trait))) mirrored"
      return (what, errors)
    }
    return nil
  }
}

/// A trait of an appearance that is averaged.
private enum Trait: Int, CaseIterable, CustomStringConvertible {
  case from, to, offsetX, offsetY, red, green, blue, blur

  var description: String {
    switch self {
    case .from: "the share of the departing screen"
    case .to: "the share of the arriving screen"
    case .offsetX: "the horizontal offset of what is visible"
    case .offsetY: "the vertical offset of what is visible"
    case .red: "the red"
    case .green: "the green"
    case .blue: "the blue"
    case .blur: "the blur"
    }
  }
}

/// The sums of traits and of their squares, over all seeds.
private struct Observation {
  private var sums = Array(repeating: 0.0, count: Trait.allCases.count)
  private var squares = Array(repeating: 0.0, count: Trait.allCases.count)

  mutating func add(_ traits: [Double]) {
    for (index, trait) in traits.enumerated() {
      sums[index] += trait
      squares[index] += trait * trait
    }
  }

  var mirrored: Observation {
    var result = self
    result.sums[Trait.offsetX.rawValue].negate()
    return result
  }

  func mean(of trait: Trait) -> Double {
    sums[trait.rawValue] / Double(RandomizedMirroring.count)
  }

  /// Returns the first trait whose averages are too far apart, and the distance in standard errors.
  func difference(from other: Observation) -> (trait: Trait, errors: Double)? {
    for trait in Trait.allCases {
      let (a, b) = (mean(of: trait), other.mean(of: trait))
      let error = (squaredError(of: trait) + other.squaredError(of: trait)).squareRoot()
      let exact = RandomizedMirroring.tolerance * max(1, abs(a), abs(b))
      if abs(a - b) > max(RandomizedMirroring.standardErrors * error, exact) {
        return (trait, abs(a - b) / max(error, exact))
      }
    }
    return nil
  }

  /// Returns the squared standard error of a trait's average.
  private func squaredError(of trait: Trait) -> Double {
    let count = Double(RandomizedMirroring.count)
    let mean = mean(of: trait)
    return max(squares[trait.rawValue] / count - mean * mean, 0) / (count - 1)
  }
}

extension Appearance {
  /// The traits of the appearance at a point, in the order of their cases.
  fileprivate func traits(at point: Point2D, on stage: Stage) -> [Double] {
    var traits = Array(repeating: 0.0, count: Trait.allCases.count)
    for (place, part) in places {
      let origin = stage.frame(of: place.side).origin
      let share: Trait = place.side == .from ? .from : .to
      traits[share.rawValue] += part
      traits[Trait.offsetX.rawValue] += part * (point.x - origin.x - place.point.x)
      traits[Trait.offsetY.rawValue] += part * (point.y - origin.y - place.point.y)
      traits[Trait.blur.rawValue] += part * place.blur
    }
    traits[Trait.red.rawValue] = red
    traits[Trait.green.rawValue] = green
    traits[Trait.blue.rawValue] = blue
    return traits
  }
}
