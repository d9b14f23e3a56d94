import SegueCatalog
import Testing

@Suite struct ScopeTests {
  @Test func everyVariableIsFoundAtItsSlot() {
    let scope = SampleStage.scope
    #expect(scope.slotCount > 100)
    for slot in 0..<scope.slotCount {
      #expect(scope.slot(of: scope.variable(at: slot).name) == slot)
    }
  }

  @Test func everyNameIsListedOnce() {
    let names = SampleStage.scope.names
    #expect(names.count == SampleStage.scope.slotCount)
    #expect(Set(names).count == names.count)
  }

  @Test(arguments: ["", "container", "container.", "element.title", "element..width", "element."])
  func whatIsNoNameHasNoSlot(name: String) {
    #expect(SampleStage.scope.slot(of: name) == nil)
  }

  @Test func framesLieAtTheirSlots() throws {
    let scope = SampleStage.scope
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

  @Test func aPlaceDoesNotMoveSlots() {
    let scope = SampleStage.scope
    #expect(scope.allowing(.tracks).slot(of: "parallax") == scope.slot(of: "parallax"))
    #expect(scope.parameterSlots == StageSlots.count..<StageSlots.count + 5)
  }

  @Test(arguments: [("seed", true), ("min", true), ("not", true), ("parallax", false)])
  func namesOfOursAreReserved(name: String, isReserved: Bool) {
    #expect(ExpressionScope.isReserved(name) == isReserved)
  }

  @Test func aPresetOfManyElementsIsRead() throws {
    let scope = ExpressionScope(elements: (0..<70_000).map { "e\($0)" })
    let expression = try Expression.parse(
      "element.e69999.width", in: scope, expecting: .number)
    #expect(expression.interval.lower == 0 && expression.interval.isLowerOpen)
  }
}
