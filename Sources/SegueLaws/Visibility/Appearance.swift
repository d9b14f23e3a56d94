import SegueTimeline

/// The visible content at one point: positions on the two screens and colors, each with a share.
struct Appearance: Equatable {
  /// A position on a screen.
  struct Place: Equatable {
    var side: Subject.Side
    /// The point, in the screen's coordinates.
    var point: Point2D
    /// Whether the element at that point has been taken out of the screen.
    var isHole = false
    /// What was done to a picture of it.
    var filter: PictureFilter?
    /// The radius of the blur over it, in points.
    var blur = 0.0
  }

  /// The visible positions, each with its share of the whole.
  var places: [(place: Place, part: Double)] = []
  /// The visible colors, weighted by their shares and summed.
  var red = 0.0, green = 0.0, blue = 0.0
  /// The visible fraction of what lies behind, 0…1.
  var transmittance = 1.0
  /// The blur radius applied to everything behind, in points.
  var blurBehind = 0.0

  static func == (a: Appearance, b: Appearance) -> Bool { a.difference(from: b) == 0 }
}

extension Appearance {
  /// Adds a position behind everything so far.
  mutating func add(_ place: Place, opacity: Double = 1) {
    var place = place
    place.blur = max(place.blur, blurBehind)
    places.append((place, transmittance * opacity))
    transmittance *= 1 - opacity
  }

  /// Adds a color behind everything so far.
  mutating func add(_ color: Color, opacity: Double = 1) {
    let part = transmittance * color.alpha * opacity
    red += part * color.red
    green += part * color.green
    blue += part * color.blue
    transmittance -= part
  }

  /// Adds another appearance behind everything so far.
  mutating func add(_ other: Appearance) {
    for (place, part) in other.places {
      var place = place
      place.blur = max(place.blur, blurBehind)
      places.append((place, part * transmittance))
    }
    red += transmittance * other.red
    green += transmittance * other.green
    blue += transmittance * other.blue
    transmittance *= other.transmittance
    blurBehind = max(blurBehind, other.blurBehind)
  }

  /// Blurs and fades the whole appearance, as one picture.
  mutating func finish(blurredBy radius: Double, opacity: Double) {
    for index in places.indices {
      places[index].part *= opacity
      places[index].place.blur = max(places[index].place.blur, radius)
    }
    red *= opacity
    green *= opacity
    blue *= opacity
    transmittance = 1 - opacity * (1 - transmittance)
    // A surface that blurs what is behind only a part of it counts as blurred itself.
    blurBehind = 0
  }
}

extension Appearance {
  /// Returns the fraction that differs from another appearance, 0…1.
  ///
  /// Positions within the tolerance of each other, in points, count as equal.
  func difference(from other: Appearance, within tolerance: Double = 0) -> Double {
    var rest = other.places.map(\.part)
    var missing = 0.0
    for (place, part) in places {
      var part = part
      for (index, candidate) in other.places.enumerated() where part > 0 && rest[index] > 0 {
        guard place.isSame(as: candidate.place, within: tolerance) else { continue }
        let common = min(part, rest[index])
        part -= common
        rest[index] -= common
      }
      missing += part
    }
    let tint = max(abs(red - other.red), abs(green - other.green), abs(blue - other.blue))
    return max(missing, rest.reduce(0, +), tint, abs(transmittance - other.transmittance))
  }

  /// Returns the distance to another appearance: parts that appear or disappear count fully, parts
  /// that move count by their movement relative to a distance.
  func change(to other: Appearance, relativeTo distance: Double) -> Double {
    var rest = other.places
    var total = 0.0
    for (place, part) in places {
      var part = part
      while part > 0, let nearest = rest.nearest(to: place) {
        let common = min(part, rest[nearest].part)
        let moved = rest[nearest].place.point.distance(to: place.point)
        let blurred = abs(rest[nearest].place.blur - place.blur)
        total += common * min(max(moved, blurred) / distance, 1)
        part -= common
        rest[nearest].part -= common
      }
      total += part
    }
    total += rest.reduce(0) { $0 + $1.part }
    return total + abs(red - other.red) + abs(green - other.green) + abs(blue - other.blue)
  }
}

extension [(place: Appearance.Place, part: Double)] {
  /// Returns the nearest unused position on the same screen and of the same kind.
  fileprivate func nearest(to place: Appearance.Place) -> Int? {
    indices.filter { self[$0].part > 0 && self[$0].place.isAlike(place) }.min {
      self[$0].place.point.distance(to: place.point)
        < self[$1].place.point.distance(to: place.point)
    }
  }
}

extension Appearance.Place {
  /// Whether it is on the same screen and of the same kind.
  func isAlike(_ other: Self) -> Bool {
    side == other.side && isHole == other.isHole && filter == other.filter
  }

  func isSame(as other: Self, within tolerance: Double) -> Bool {
    isAlike(other) && point.distance(to: other.point) <= tolerance
      && abs(blur - other.blur) <= tolerance
  }
}

extension Appearance: CustomStringConvertible {
  /// The positions, such as `to(20, 60)`, and the color, the largest share first.
  var description: String {
    text { "\($0.rawValue)(\(rounded($1.x)), \(rounded($1.y)))" }
  }

  /// The same for messages beside another appearance: places are only told where both show the same screen.
  func words(beside other: Appearance) -> String {
    let sides = Set(other.places.map(\.place.side))
    guard places.contains(where: { sides.contains($0.place.side) }) else {
      return text(number: whole) { side, _ in "'\(side.rawValue)'" }
    }
    return text(number: whole) { "'\($0.rawValue)' from (\(whole($1.x)), \(whole($1.y)))" }
  }

  private func text(
    number: (Double) -> String = rounded, _ point: (Subject.Side, Point2D) -> String
  ) -> String {
    var words = places.filter { $0.part > 1e-9 }.sorted { $0.part > $1.part }.map { place, part in
      let percent = number(part * 100)
      let share = percent == "100" ? "" : " (\(percent) %)"
      let hole = place.isHole ? " without its element" : ""
      let filter = place.filter == nil ? "" : " filtered"
      let blur = place.blur > 0 ? " blurred by \(rounded(place.blur))" : ""
      return point(place.side, place.point) + hole + filter + blur + share
    }
    let covered = 1 - places.reduce(transmittance) { $0 + $1.part }
    if covered > 1e-9, number(covered * 100) != "0" {
      let color = [red, green, blue].map(rounded).joined(separator: ", ")
      words.append("color (\(color)) (\(number(covered * 100)) %)")
    }
    return words.isEmpty ? "nothing" : words.joined(separator: " + ")
  }
}

/// A coordinate or a percentage of a message, as a whole number.
func whole(_ value: Double) -> String { value.isFinite ? "\(Int(value.rounded()))" : "\(value)" }
