import CSeguePlugin
import SeguePluginTestSupport
import SegueTimeline
import Testing

@testable import SeguePluginABI

/// A plugin finds everything of a stage in its records.
@Suite struct StageRecordTests {
  @Test func `a full stage is recorded with every part`() throws {
    let stage = Stage.full
    var arena = Arena()
    let record = try arena.place(stage).pointee
    #expect(record.size == 192)
    #expect(record.operation == UInt32(SEGUE_DISMISS))
    #expect(record.container.width == 390 && record.container.height == 844)
    #expect(record.container_corner_radius == 47)
    #expect(String(cString: record.from.pointee.name) == "feed")
    #expect(record.from.pointee.is_opaque == 1)
    #expect(record.from.pointee.navigation_bar.pointee.frame.y == 2)
    #expect(record.from.pointee.tab_bar == nil)
    #expect(record.to.pointee.tab_bar.pointee.corner_radius == 5)
    #expect(record.source.pointee.shadow_offset.y == 8)
    #expect(record.source.pointee.shadow_color.green == 1)
    #expect(record.destination.pointee.frame.height == 12)
    #expect(record.sibling_count == 2)
    #expect(record.siblings[1]?.pointee.shadow_radius == 6)
    #expect(record.element_count == 2)
    let first = try #require(record.elements[0]?.pointee)
    #expect(String(cString: first.name) == "avatar")
    #expect(first.from == nil && first.to != nil)
    #expect(record.direction == -1)
    #expect(record.traits == UInt32(SEGUE_TRAIT_REDUCES_MOTION | SEGUE_TRAIT_DARK))
    #expect(record.seed == UInt64.max - 3)
    let presentation = record.presentation.pointee
    #expect(presentation.style == UInt32(SEGUE_OVER_CONTEXT))
    #expect(presentation.background.red == 1 && presentation.backdrop.alpha == 1)
    #expect(presentation.while_presented_count == 2)
    #expect(presentation.while_presented[0].channel == UInt32(SEGUE_SCALE_X))
    #expect(presentation.while_presented[1].value == 12)
  }

  @Test func `current layer states are recorded by channel`() throws {
    let stage = Stage.full
    var arena = Arena()
    let record = try arena.place(stage).pointee
    #expect(record.current_count == 1)
    let motion = try #require(record.current[0]?.pointee)
    let state = try #require(stage.current["from"]?.state)
    #expect(String(cString: motion.layer) == "from")
    #expect(motion.number_count == UInt32(SEGUE_CHANNEL_COUNT))
    for channel in Channel.allCases {
      #expect(motion.numbers[channel.rawValue] == state[channel])
    }
    #expect((0..<16).map { motion.matrix[$0] } == [1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, 1, 2, 3, 1])
    #expect(motion.velocity_count == 2)
    #expect(motion.velocities[0].channel == UInt32(SEGUE_POSITION_X))
    #expect(motion.velocities[1].value == 2)
    #expect(motion.mask == UInt32(SEGUE_MASK_ELLIPSE))
  }

  @Test func `the surface comes after what version 1.0 has, and follows the appearance`() throws {
    #expect(MemoryLayout<segue_stage>.offset(of: \.surface) == Int(SEGUE_STAGE_SIZE_1_0))
    var stage = Stage.phone()
    var arena = Arena()
    #expect(try color(arena.place(stage)) == [1, 1, 1, 1])
    stage.traits.isDark = true
    #expect(try color(arena.place(stage)) == [0, 0, 0, 1])
    stage.container.surface = Color(red: 0.25, green: 0.5, blue: 0.75, alpha: 1)
    let record = try arena.place(stage)
    #expect(color(record) == [0.25, 0.5, 0.75, 1])
    // An older host gives a shorter record, whatever comes after it in memory.
    var older = record.pointee
    older.size = SEGUE_STAGE_SIZE_1_0
    #expect(color(&older) == [0, 0, 0, 1])
  }

  private func color(_ stage: UnsafePointer<segue_stage>) -> [Double] {
    let color = segue_surface(stage)
    return [color.red, color.green, color.blue, color.alpha]
  }

  @Test func `absent parts of a stage are null`() throws {
    var arena = Arena()
    let record = try arena.place(.phone()).pointee
    #expect(record.source == nil && record.destination == nil && record.presentation == nil)
    #expect(record.siblings == nil && record.elements == nil && record.current == nil)
  }

  @Test func `parameter values follow the order of their descriptions and fall back to defaults`()
    throws
  {
    let descriptions = [
      ParameterDescription(
        name: "way", kind: .choice(["left", "right"]), defaultValue: .choice("left"), help: ""),
      ParameterDescription(
        name: "amount", kind: .number(0...1), defaultValue: .number(0.5), help: ""),
      ParameterDescription(name: "on", kind: .boolean, defaultValue: .boolean(true), help: ""),
      ParameterDescription(name: "tint", kind: .color, defaultValue: .color(.white), help: ""),
    ]
    var arena = Arena()
    let values = ParameterValues(["way": .choice("right"), "other": .number(3)])
    let record = try arena.place(values, of: descriptions).pointee
    #expect(record.count == 4)
    #expect(String(cString: record.values[0].name) == "way")
    #expect(String(cString: record.values[0].choice) == "right")
    #expect((0..<3).map { record.values[$0].number } == [1, 0.5, 1])
    #expect(record.values[1].choice == nil)
    #expect(record.values[3].color.blue == 1)
    #expect(throws: ABIProblem.self) {
      var arena = Arena()
      _ = try arena.place(ParameterValues(["way": .choice("up")]), of: descriptions)
    }
    #expect(throws: ABIProblem.self) {
      var arena = Arena()
      _ = try arena.place(ParameterValues(["way": .number(1)]), of: descriptions)
    }
  }

  @Test func `a name that contains a null character or is very long is refused`() {
    for name in ["a\0b", String(repeating: "x", count: 5000)] {
      var stage = Stage.phone()
      stage.from.name = name
      #expect(throws: ABIProblem.self) {
        var arena = Arena()
        _ = try arena.place(stage)
      }
    }
  }
}
