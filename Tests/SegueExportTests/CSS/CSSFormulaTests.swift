import SegueCatalog
import Testing

@testable import SegueExport

/// Formulas in the syntax of CSS.
@Suite struct CSSFormulaTests {
  private let writer = CSSFormula(properties: [
    "width": CSSFormula.Property(name: "--width", unit: .length),
    "height": CSSFormula.Property(name: "--height", unit: .length),
    "share": CSSFormula.Property(name: "--share", unit: .number),
    "time": CSSFormula.Property(name: "--time", unit: .time),
    "dark": CSSFormula.Property(name: "--dark", unit: .number),
    "direction": CSSFormula.Property(name: "--direction", unit: .number),
  ])
  private let width = Formula.variable("width")
  private let height = Formula.variable("height")
  private let share = Formula.variable("share")

  @Test func `numbers beside lengths become lengths, and what stands alone needs no calc`() throws {
    #expect(try writer.value(.number(0), .length) == "0")
    #expect(try writer.value(width, .length) == "var(--width)")
    #expect(
      try writer.value(.binary(.multiply, share, width), .length)
        == "calc(var(--share) * var(--width))")
    let minimum = Formula.binary(.minimum, .binary(.multiply, width, share), .number(340))
    #expect(try writer.value(minimum, .length) == "min(var(--width) * var(--share), 340px)")
    #expect(
      try writer.value(.binary(.subtract, .number(0), .binary(.add, width, .number(0))), .length)
        == "calc(0px - (var(--width) + 0px))")
  }

  @Test func `a quotient of lengths is a number`() throws {
    let ratio = Formula.binary(.divide, width, height)
    #expect(try writer.value(ratio, .number) == "tan(atan2(var(--width), var(--height)))")
    #expect(
      try writer.value(.binary(.divide, .binary(.multiply, height, width), width), .length)
        == "calc(var(--height) * tan(atan2(var(--width), var(--width))))")
  }

  @Test func `times are in milliseconds, and angles in degrees`() throws {
    #expect(try writer.value(.number(0.35), .time) == "350ms")
    #expect(
      try writer.value(.binary(.multiply, .variable("time"), .number(0.5)), .time)
        == "calc(var(--time) * 0.5)")
    #expect(try writer.value(.number(.pi / 2), .angle) == "90deg")
  }

  @Test func `conditions on the appearance and the direction are shares, others an obstacle`()
    throws
  {
    let dark = Formula.ternary(.select, .variable("dark"), .number(1), share)
    #expect(
      try writer.value(dark, .number) == "calc(var(--share) + (1 - var(--share)) * var(--dark))")
    let forward = Formula.binary(.greater, .variable("direction"), .number(0))
    #expect(
      try writer.value(.ternary(.select, forward, .number(0), width), .length)
        == "calc(var(--width) + (0px - var(--width)) * 0.5 * (1 + var(--direction)))")
    let wide = Formula.binary(.greater, width, .number(400))
    #expect(throws: CSSObstacle.self) {
      try writer.value(.ternary(.select, wide, .number(0), width), .length)
    }
    #expect(throws: CSSObstacle.self) { try writer.value(.variable("item.index"), .number) }
  }
}
