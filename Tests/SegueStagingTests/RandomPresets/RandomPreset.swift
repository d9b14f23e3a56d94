import SegueTestSupport

/// A preset in YAML, put together at random from all layers, groups and properties.
struct RandomPreset {
  let id: String
  let text: String

  /// The size of the container, in points.
  static let width = 180.0
  static let height = 240.0

  init(seed: Int) {
    id = "random-\(seed)"
    var random = SeededGenerator(seed: UInt64(seed))
    var writer = PresetWriter(random: random)
    random = writer.random
    text = writer.preset(id)
  }
}

private struct PresetWriter {
  var random: SeededGenerator
  private var added: [String] = []
  private var members: Set<String> = []
  private var lines: [String] = []

  init(random: SeededGenerator) { self.random = random }

  mutating func preset(_ id: String) -> String {
    addLayers()
    addGroups()
    let tracks = (["from", "to"] + added).filter { _ in random.chance(85) }
    let moving = tracks.isEmpty ? ["to"] : tracks
    return """
      schema: 1
      id: \(id)
      name: Random
      summary: Anything.
      reduced-motion: none
      transitions:
        push:
          duration: 400ms
          easing: \(random.pick(["linear", "ease-in-out", "'spring(damping-ratio: 0.6, velocity: 0)'"]))
          layers:
      \(lines.map { "      " + $0 }.joined(separator: "\n"))
          tracks:
      \(moving.map { "      - " + track($0) }.joined(separator: "\n"))

      """
  }

  // MARK: Layers

  private mutating func addLayers() {
    for index in 0..<Int.random(in: 1...4, using: &random) {
      let name = "layer\(index)"
      let contents = contents()
      lines.append("\(name): {\(contents), \(settings(isGroup: false))}")
      added.append(name)
    }
    if random.chance(30) { lines.append("from: {\(settings(isGroup: false))}") }
  }

  private mutating func contents() -> String {
    switch Int.random(in: 0...9, using: &random) {
    case 0...2: return "color: '\(color(alpha: random.chance(30)))'"
    case 3...4:
      let stops =
        "0%: '\(color(alpha: random.chance(40)))', 100%: '\(color(alpha: random.chance(40)))'"
      return "gradient: {stops: {\(stops)}, angle: \(random.pick([0, 90, 180]))deg}"
    case 5:
      return
        "snapshot: \(random.pick(["from", "to"])), grid: [\(random.pick([1, 2])), \(random.pick([2, 3]))]"
    case 6: return "color: '\(color(alpha: false))', grid: [2, 2]"
    default:
      let region = random.chance(50) ? ", region: [0.25, 0.5, 0.5, 0.4]" : ""
      let fit = random.pick(["stretch", "fill", "fit", "crop-top", "crop-right"])
      return "snapshot: \(random.pick(["from", "to", "source"]))\(region), fit: \(fit)"
    }
  }

  private mutating func addGroups() {
    for index in 0..<Int.random(in: 0...3, using: &random) {
      let free = (["to"] + added).filter { !members.contains($0) }
      let chosen = free.filter { _ in random.chance(60) }
      guard !chosen.isEmpty else { continue }
      members.formUnion(chosen)
      let name = "group\(index)"
      let kind = random.pick(["3d", "3d", "flat"])
      lines.append(
        "\(name): {group: \(kind), members: [\(chosen.joined(separator: ", "))], \(settings(isGroup: true))}"
      )
      added.append(name)
    }
  }

  private mutating func settings(isGroup: Bool) -> String {
    var settings: [String] = []
    if !isGroup, random.chance(70) {
      settings.append(
        "frame: [\(whole(-20...60)), \(whole(-20...60)), \(whole(60...170)), \(whole(60...220))]")
    }
    if random.chance(25) { settings.append("anchor: [\(number(0...1)), \(number(0...1))]") }
    if isGroup, random.chance(60) {
      settings.append("sublayer-perspective: \(whole(300...900))")
    }
    if !isGroup, random.chance(25) { settings.append("corner-radius: \(whole(4...30))") }
    // A page draws every corner as circular.
    if !isGroup { settings.append("corner-curve: circular") }
    if !isGroup, random.chance(20) { settings.append("clip: true") }
    if random.chance(15) { settings.append("z: \(whole(-30...30))") }
    if !isGroup, random.chance(10) { settings.append("double-sided: false") }
    if !isGroup, random.chance(20) {
      settings.append(
        "shadow-color: black, shadow-opacity: \(number(0.3...1)), shadow-radius: \(whole(2...12)), "
          + "shadow-offset: [\(whole(-8...8)), \(whole(-8...8))]")
    }
    if settings.isEmpty { settings.append("opacity: 1") }
    return settings.joined(separator: ", ")
  }

  // MARK: Tracks

  private mutating func track(_ layer: String) -> String {
    let isGroup = layer.hasPrefix("group")
    var chosen: [String] = []
    for _ in 0..<Int.random(in: 1...3, using: &random) {
      let motion = motion(isGroup: isGroup)
      let clashes = chosen.contains { Self.family($0) == Self.family(motion) }
      if !clashes { chosen.append(motion) }
    }
    return "{layer: \(layer), \(chosen.joined(separator: ", "))}"
  }

  /// The values that a motion writes, as far as two motions may clash.
  private static func family(_ motion: String) -> String {
    let name = motion.prefix { $0 != ":" }
    for family in ["mask", "scale", "size", "background", "shadow-radius"]
    where name.hasPrefix(family) {
      return family
    }
    if ["width", "height", "frame", "center"].contains(where: name.hasPrefix) { return "size" }
    return String(name)
  }

  private mutating func motion(isGroup: Bool) -> String {
    switch Int.random(in: 0...(isGroup ? 10 : 25), using: &random) {
    case 0: return "translate-x: \(move(-60...60))"
    case 1: return "translate-y: \(move(-60...60))"
    case 2: return "translate-z: \(move(-60...60))"
    case 3: return "rotate-x: \(turn(50))"
    case 4: return "rotate-y: \(turn(50))"
    case 5: return "rotate-z: \(turn(120))"
    case 6: return "scale: {from: \(number(0.5...1.3)), to: \(number(0.5...1.3))}"
    case 7: return "opacity: {from: \(number(0.2...1)), to: \(number(0.2...1))}"
    case 8:
      return
        "mask-rect: {from: [10, 10, 100, 120], to: [\(whole(0...40)), \(whole(0...40)), 90, 150]}"
    case 9: return "rotate-y: \(turn(80))"
    case 10: return "skew-x: \(turn(40)), skew-y: \(turn(30))"
    case 11:
      return "mask-linear-gradient: {from: [\(whole(0...40)), 10, \(whole(60...120)), 90], "
        + "to: [\(whole(0...40)), \(whole(0...120)), 120, \(whole(0...120))]}\(inverted())"
    case 12:
      return "mask-radial-gradient: {from: [60, 80, \(whole(0...20)), \(whole(40...90))], "
        + "to: [\(whole(40...90)), 90, \(whole(10...40)), \(whole(50...120))]}\(inverted())"
    case 13:
      return
        "mask-conic-gradient: {from: [60, 80, \(whole(-90...0))deg, \(whole(10...200))deg, 30deg], "
        + "to: [\(whole(40...90)), 90, -90deg, \(whole(0...360))deg, \(whole(20...80))deg]}\(inverted())"
    case 14:
      return "mask-path: {from: [\(path())], to: [\(path())]}\(inverted())"
    case 15:
      return
        "mask-circle: {from: [60, 80, \(whole(0...40))], to: [\(whole(40...90)), 90, \(whole(40...90))]}"
    case 16:
      return
        "mask-polygon: {from: [[0, 0], [120, 10], [60, 140]], to: [[20, 0], [100, 60], [40, 160]]}"
    case 17: return "mask-rounded-rect: {from: [5, 5, 90, 120, 0], to: [20, 20, 70, 90, 24]}"
    case 18: return "background: {from: '\(color(alpha: true))', to: '\(color(alpha: true))'}"
    case 19: return "corner-radius: {from: 0, to: \(whole(5...40))}"
    case 20:
      return
        "size: {from: [\(whole(60...140)), \(whole(60...140))], to: [\(whole(60...140)), \(whole(60...140))]}"
    case 21: return "center: {from: [\(whole(40...140)), 120], to: [90, \(whole(60...180))]}"
    case 22: return "blur: {from: 0, to: \(whole(2...8))}"
    case 23: return "perspective: \(whole(300...900))"
    case 24:
      return
        "mask-rounded-rect: {from: [20, 30, 90, 90, 30], to: [\(whole(0...60)), 20, 70, 120, 8]}, "
        + "mask-invert: true"
    default: return "backdrop-blur: \(whole(2...6))"
    }
  }

  /// A blob with a hole, and a disk.
  private mutating func path() -> String {
    let (x, y) = (whole(10...40), whole(10...40))
    return "{move: [\(x), \(y)]}, {line: [120, \(y)]}, "
      + "{curve: [150, 60, \(whole(60...150)), 140, 100, 150]}, {line: [\(x), 140]}, "
      + "{move: [\(x + 20), \(y + 20)]}, {line: [\(x + 20), 90]}, {line: [80, 90]}, "
      + "{move: [160, 190]}, {arc: {radii: [30, \(whole(10...30))], from: 0deg, sweep: 360deg}}"
  }

  private mutating func inverted() -> String {
    random.chance(30) ? ", mask-invert: true" : ""
  }

  private mutating func move(_ range: ClosedRange<Double>) -> String {
    "{from: \(number(range)), to: \(number(range))}"
  }

  private mutating func turn(_ most: Double) -> String {
    "{from: \(whole(-most...most))deg, to: \(whole(-most...most))deg}"
  }

  private mutating func number(_ range: ClosedRange<Double>) -> String {
    let value = Double.random(in: range, using: &random)
    return "\((value * 100).rounded() / 100)"
  }

  private mutating func whole(_ range: ClosedRange<Double>) -> Int {
    Int(Double.random(in: range, using: &random))
  }

  private mutating func color(alpha: Bool) -> String {
    let digits = Array("0123456789abcdef")
    let text = (0..<6).map { _ in String(random.pick(digits)) }.joined()
    return "#" + text + (alpha ? random.pick(["00", "40", "80", "c0", "ff"]) : "")
  }
}
