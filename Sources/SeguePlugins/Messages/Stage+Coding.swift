import SegueCatalog
import SegueTimeline

extension Stage: BinaryCodable {
  static func coded(
    by coder: inout some BinaryCoder, _ value: Stage?
  ) throws(DamagedBytes) -> Stage {
    var stage = Stage(
      operation: try coder.choice(value?.operation), container: try coder.value(value?.container),
      from: try coder.value(value?.from), to: try coder.value(value?.to))
    stage.source = try coder.optional(value?.source)
    stage.destination = try coder.optional(value?.destination)
    stage.siblings = try coder.list(value?.siblings)
    stage.elements = try coder.named(value?.elements)
    stage.fromBars = try coder.value(value?.fromBars)
    stage.toBars = try coder.value(value?.toBars)
    stage.direction = try coder.number(value?.direction)
    stage.traits = try coder.value(value?.traits)
    stage.seed = try coder.seed(value?.seed)
    stage.presentation = try coder.optional(value?.presentation)
    stage.current = try coder.named(value?.current)
    return stage
  }
}

extension Stage.Container: BinaryCodable {
  static func coded(
    by coder: inout some BinaryCoder, _ value: Stage.Container?
  ) throws(DamagedBytes) -> Stage.Container {
    Stage.Container(
      size: try coder.value(value?.size), cornerRadius: try coder.number(value?.cornerRadius),
      safeArea: try coder.value(value?.safeArea), surface: try coder.optional(value?.surface))
  }
}

extension Stage.Screen: BinaryCodable {
  static func coded(
    by coder: inout some BinaryCoder, _ value: Stage.Screen?
  ) throws(DamagedBytes) -> Stage.Screen {
    Stage.Screen(
      name: try coder.text(value?.name), frame: try coder.value(value?.frame),
      cornerRadius: try coder.number(value?.cornerRadius),
      isOpaque: try coder.flag(value?.isOpaque))
  }
}

extension Stage.Element: BinaryCodable {
  static func coded(
    by coder: inout some BinaryCoder, _ value: Stage.Element?
  ) throws(DamagedBytes) -> Stage.Element {
    Stage.Element(
      frame: try coder.value(value?.frame), cornerRadius: try coder.number(value?.cornerRadius),
      cornerCurve: try coder.choice(value?.cornerCurve),
      shadow: try coder.value(value?.shadow))
  }
}

extension Stage.ElementPair: BinaryCodable {
  static func coded(
    by coder: inout some BinaryCoder, _ value: Stage.ElementPair?
  ) throws(DamagedBytes) -> Stage.ElementPair {
    Stage.ElementPair(
      from: try coder.optional(value?.from), to: try coder.optional(value?.to))
  }
}

extension Stage.Bars: BinaryCodable {
  static func coded(
    by coder: inout some BinaryCoder, _ value: Stage.Bars?
  ) throws(DamagedBytes) -> Stage.Bars {
    Stage.Bars(
      navigation: try coder.optional(value?.navigation), tab: try coder.optional(value?.tab))
  }
}

extension Stage.Traits: BinaryCodable {
  static func coded(
    by coder: inout some BinaryCoder, _ value: Stage.Traits?
  ) throws(DamagedBytes) -> Stage.Traits {
    Stage.Traits(
      reducesMotion: try coder.flag(value?.reducesMotion),
      isRightToLeft: try coder.flag(value?.isRightToLeft), isDark: try coder.flag(value?.isDark))
  }
}

extension Presentation: BinaryCodable {
  static func coded(
    by coder: inout some BinaryCoder, _ value: Presentation?
  ) throws(DamagedBytes) -> Presentation {
    var presentation = Presentation(
      style: try coder.choice(value?.style), backdrop: try coder.value(value?.backdrop),
      background: try coder.value(value?.background),
      whilePresented: try coder.channels(value?.whilePresented))
    let corners = try coder.integer((value?.corners.rawValue).map(Int.init))
    presentation.corners = Corners(rawValue: UInt8(truncatingIfNeeded: corners))
    presentation.cornerCurve = try coder.choice(value?.cornerCurve)
    presentation.shadow = try coder.value(value?.shadow)
    return presentation
  }
}

extension LayerMotion: BinaryCodable {
  static func coded(
    by coder: inout some BinaryCoder, _ value: LayerMotion?
  ) throws(DamagedBytes) -> LayerMotion {
    LayerMotion(
      state: try coder.value(value?.state), velocity: try coder.channels(value?.velocity))
  }
}

extension BinaryCoder {
  /// Codes all 64 bits of a seed, in two halves.
  fileprivate mutating func seed(_ value: UInt64?) throws(DamagedBytes) -> UInt64 {
    let high = try integer(value.map { Int($0 >> 32) })
    let low = try integer(value.map { Int($0 & 0xFFFF_FFFF) })
    return UInt64(high) << 32 | UInt64(low)
  }

  /// Codes numbers of channels.
  fileprivate mutating func channels(
    _ values: [Channel: Double]?
  ) throws(DamagedBytes) -> [Channel: Double] {
    var result: [Channel: Double] = [:]
    for channel in try list(values.map { values in Channel.allCases.filter { values[$0] != nil } })
    {
      result[channel] = try number(values?[channel])
    }
    return result
  }
}
