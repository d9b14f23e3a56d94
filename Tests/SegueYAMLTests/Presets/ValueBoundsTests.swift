import SegueCatalog
import SegueDiagnostics
import SegueTimeline
import SegueYAML
import Testing

/// What a formula computes is brought within bounds, and what a file states beyond them is an error.
@Suite struct ValueBoundsTests {
  private static let parameter =
    "parameters: {n: {type: number, default: 1e-9, range: [1e-9, 1], help: N.}}"

  /// A value of a property that is far too large, as a formula or as a literal.
  private static func huge(_ property: MotionProperty, _ number: String, _ angle: String) -> String?
  {
    switch property.form {
    case .number: number
    case .angle: angle
    case .list(let parts): "[" + parts.map { _ in number }.joined(separator: ", ") + "]"
    case .sector(let parts):
      "[" + parts.indices.map { $0 < 2 ? number : angle }.joined(separator: ", ") + "]"
    case .points: "[[0, 0], [\(number), 0], [0, \(number)]]"
    case .path: "[{move: [\(number), 0]}, {line: [0, \(number)]}, {line: [0, 0]}]"
    case .steps:
      "[{translate: [\(number), 0, 0]}, {rotate-z: \(angle)}, {scale: [\(number), 1, 1]}]"
    case .boolean, .color, .choice: nil
    }
  }

  /// The properties with numbers.
  private static let numeric = MotionProperty.all.filter { huge($0, "1", "1rad") != nil }
    .map(\.name)
  /// Those whose values can be added.
  private static let additive = MotionProperty.all.filter { numeric.contains($0.name) }
    .filter { ![.boolean, .color, .points, .steps, .path].contains($0.form) }.map(\.name)

  @Test(arguments: numeric.map { ($0, "replace") } + additive.map { ($0, "add") })
  func `formulas stay within the bounds of their property`(name: String, composite: String) throws {
    let property = try #require(MotionProperty.named(name))
    let value = try #require(Self.huge(property, "1 / n", "1rad / n"))
    let preset = try PresetText.track(
      "layer: to, composite: \(composite), \(name): {from: \(value), to: \(value)}", Self.parameter
    ).preset()
    let timeline = try preset.push()
    for progress in [0, 0.3, 1] {
      for state in timeline.sample(at: progress * timeline.duration).states {
        for channel in Channel.allCases {
          #expect(channel.range.contains(state[channel]), "\(channel) is \(state[channel])")
        }
        #expect(state.matrix?.isFinite ?? true)
      }
    }
  }

  @Test(arguments: numeric)
  func `numbers out of bounds are errors`(name: String) throws {
    let property = try #require(MotionProperty.named(name))
    let value = try #require(Self.huge(property, "1e9", "1000000rad"))
    let codes = PresetText.track("layer: to, \(name): {from: \(value)}").codes
    #expect(!codes.isEmpty && codes.allSatisfy { $0 == "format/out-of-range" }, "\(codes)")
  }

  @Test func `messages state the bounds in the unit of the value`() {
    let found = PresetText.track(
      "layer: to, duration: 61s, iterations: 1e308, rotate-z: {from: 700rad}, width: {from: -1}"
    ).read().diagnostics.shown.map(\.message)
    #expect(
      found == [
        "the value must be from 0s to 60s, found '61s'",
        "the value must be from 0 to 10000, found '1e308'",
        "the value must be from -36000deg to 36000deg, found '700rad'",
        "the value must be from 0 to 100000, found '-1'",
      ])
  }

  @Test(arguments: ["duration: 1s / n", "duration: 1ms, iterations: 1 / n"])
  func `times from formulas are bounded`(keys: String) throws {
    let preset = try PresetText.track(
      "layer: to, \(keys), opacity: {from: 0}", Self.parameter
    ).preset()
    #expect(try preset.push().duration <= 60)
  }

  @Test func `times that add up to too much are over budget`() throws {
    let preset = try PresetText.track(
      "layer: to, delay: 1s / n, duration: 1ms, opacity: {from: 0}", Self.parameter
    ).preset()
    #expect(throws: (any Error).self) { try preset.push() }
  }

  @Test func `a region outside of its layer is brought inside`() throws {
    let preset = try PresetText.push(
      "layers: {a: {snapshot: from, region: [0, 1 / n, 1, 0.5]}}, tracks: [{layer: a, opacity: {to: 0}}]",
      Self.parameter
    ).preset()
    let timeline = try preset.push()
    for state in timeline.sample(at: 0).states {
      #expect(state.position.y.isFinite && abs(state.position.y) <= 100_000)
    }
  }
}
