import SegueCatalog
import Testing

@Suite struct ScopeTests {
  private let scope = ExpressionScope(
    .all,
    parameters: ["parallax", "corner-radius", "offset", "turn", "pause"].map {
      Variable(name: $0, type: .number, interval: Interval(0...1))
    },
    elements: ["title", "hero-image"])

  @Test func everyVariableIsFoundAtItsSlot() {
    #expect(scope.slotCount > 100)
    for slot in 0..<scope.slotCount {
      #expect(scope.slot(of: scope.variable(at: slot).name) == slot)
    }
  }

  @Test func everyNameIsListedOnce() {
    let names = scope.names
    #expect(names.count == scope.slotCount)
    #expect(Set(names).count == names.count)
  }

  @Test(arguments: ["", "container", "container.", "element.title", "element..width", "element."])
  func invalidNamesHaveNoSlot(name: String) {
    #expect(scope.slot(of: name) == nil)
  }

  @Test func frameFieldsHaveTheirSlots() throws {
    let element = try #require(scope.slots(ofElement: "hero-image"))
    for (prefix, frame) in [
      ("from", StageSlots.from), ("to", StageSlots.to), ("source", StageSlots.source),
      ("destination", StageSlots.destination), ("item", StageSlots.item),
      ("element.hero-image", element.frame), ("element.hero-image.from", element.from),
      ("element.hero-image.to", element.to),
    ] {
      let slots = [
        "x": frame.x, "y": frame.y, "width": frame.width, "height": frame.height,
        "center.x": frame.centerX, "center.y": frame.centerY, "max-x": frame.maxX,
        "max-y": frame.maxY, "corner-radius": frame.cornerRadius, "known": frame.known,
      ]
      #expect(slots.count == FrameSlots.count)
      for (field, slot) in slots { #expect(scope.slot(of: "\(prefix).\(field)") == slot) }
    }
    #expect(scope.slots(ofElement: "nobody") == nil)
  }

  @Test func restrictingFamiliesKeepsSlots() {
    #expect(scope.allowing(.tracks).slot(of: "parallax") == scope.slot(of: "parallax"))
    #expect(scope.parameterSlots == StageSlots.count..<StageSlots.count + 5)
  }
}
