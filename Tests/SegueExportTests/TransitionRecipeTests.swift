import SegueCatalog
import SegueExport
import SegueTestSupport
import SegueTimeline
import SegueYAML
import Testing

/// Formulas are compared with timelines on stages that they were not found on.
struct TransitionRecipeTests {
  @Test func `formulas give the numbers of every preset's timelines`() throws {
    let presets = try CatalogLoader().load([CatalogFolder(Checkout.catalog)]).groups[0]
    var count = 0
    for preset in presets {
      // Most presets present as they push: two operations of each are enough.
      for operation in preset.operations.prefix(2) {
        guard let recipe = try? TransitionRecipe(operation, of: preset) else { continue }
        count += 1
        for isTablet in recipe.isForPhones ? [false] : [false, true] {
          let values = RecipeValues(preset, operation, isTablet: isTablet, recipe.values)
          let animator = try #require(preset.animator(for: operation))
          let timeline = try animator.timeline(for: values.stage, parameters: values.parameters)
          try expect(recipe, equals: timeline, values, "\(preset.id) \(operation)")
        }
      }
    }
    #expect(count >= 245, "only \(count) operations have formulas")
  }

  @Test func `names of the preset are kept`() throws {
    let presets = try CatalogLoader().load([CatalogFolder(Checkout.catalog)]).groups[0]
    let push = try #require(presets.first { $0.id == "parallax-push" })
    let recipe = try TransitionRecipe(.push, of: push)
    #expect(recipe.parameters.map(\.name) == ["parallax", "dimming", "shadow"])
    let index = try #require(
      recipe.timeline.tracks.firstIndex { recipe.timeline.layers[$0.layer].id == "from" })
    let drift = recipe.tracks[index]
    #expect(
      drift.keyframes[1].numbers == [
        .unary(
          .negate,
          .binary(
            .multiply, .binary(.multiply, .variable("parallax"), .variable("container.width")),
            .variable("direction")))
      ])
  }

  private func expect(
    _ recipe: TransitionRecipe, equals timeline: Timeline, _ values: RecipeValues, _ name: String
  ) throws {
    #expect(recipe.timeline.layers.map(\.id) == timeline.layers.map(\.id), "\(name)")
    #expect(recipe.tracks.count == timeline.tracks.count, "\(name)")
    func check(_ formula: Formula, _ number: Double, _ what: String) {
      let found = formula.value(values.value)
      #expect(
        abs(found - number) <= 1e-6 * max(1, abs(number)), "\(name): \(what): \(formula)")
    }
    check(recipe.duration, timeline.duration, "duration")
    for (layer, found) in zip(timeline.layers, recipe.layers) {
      for (channel, formula) in found.state {
        check(formula, layer.state[channel], "\(layer.id) \(channel)")
      }
      let points = layer.maskVertices.flatMap { [$0.x, $0.y] }
      for (formula, number) in zip(found.maskPoints, points) { check(formula, number, layer.id) }
    }
    for (track, found) in zip(timeline.tracks, recipe.tracks) {
      let what = "\(timeline.layers[track.layer].id) \(track.property)"
      check(found.delay, track.timing.delay, what)
      check(found.duration, track.timing.duration, what)
      for (keyframe, formulas) in zip(track.keyframes, found.keyframes) {
        let numbers: [Double] =
          switch keyframe.value {
          case .numbers(let numbers): numbers
          case .transform(let operations): operations.flatMap(\.numbers)
          }
        for (formula, number) in zip(formulas.numbers, numbers) { check(formula, number, what) }
      }
    }
  }
}

/// A stage and what the variables of formulas are on it.
private struct RecipeValues {
  let stage: Stage
  let parameters: ParameterValues
  private let slots: [Double]
  private let scope: ExpressionScope
  private let named: [TransitionRecipe.NamedValue]

  init(
    _ preset: Preset, _ operation: SegueTimeline.Operation, isTablet: Bool,
    _ named: [TransitionRecipe.NamedValue]
  ) {
    let size =
      isTablet ? Size2D(width: 834, height: 1194) : Size2D(width: 387, height: 841)
    let whole = Rect2D(origin: .zero, size: size)
    var stage = Stage(
      operation: operation,
      container: Stage.Container(
        size: size, cornerRadius: 41,
        safeArea: Insets(top: 53, left: 2, bottom: 33, right: 4)),
      from: Stage.Screen(name: "from", frame: whole), to: Stage.Screen(name: "to", frame: whole))
    func element(_ x: Double, _ y: Double, _ width: Double, _ height: Double) -> Stage.Element {
      Stage.Element(
        frame: Rect2D(x: x, y: y, width: width, height: height), cornerRadius: x / 10)
    }
    stage.source = element(33, 311, 143, 121)
    stage.destination = element(17, 77, 311, 263)
    stage.siblings = [element(29, 197, 149, 103), element(51, 479, 139, 101)]
    stage.fromBars = Stage.Bars(navigation: element(0, 0, 350, 90), tab: element(0, 700, 351, 81))
    stage.toBars = Stage.Bars(navigation: element(0, 0, 352, 99), tab: element(0, 702, 353, 82))
    for (place, name) in preset.elements.enumerated() {
      stage.elements[name] = Stage.ElementPair(
        from: element(211, 123 + 29 * Double(place), 113, 41),
        to: element(103, 431 + 29 * Double(place), 179, 53))
    }
    stage.direction = operation == .pop || operation == .dismiss ? -1 : 1
    parameters = preset.defaultParameters
    if operation == .present || operation == .dismiss {
      stage.present(by: preset, parameters: parameters)
    }
    self.stage = stage
    self.named = named
    scope = preset.scope
    slots = StageValues(stage, parameters, scope: scope).slots
  }

  func value(_ name: String) -> Double {
    if let value = named.first(where: { $0.name == name }) {
      return value.formula.value(self.value)
    }
    if let slot = scope.slot(of: name) { return slots[slot] }
    let parts = name.split(separator: ".").map(String.init)
    if parts[0] == "surface" {
      return ["red": stage.surface.red, "green": stage.surface.green, "blue": stage.surface.blue][
        parts[1]] ?? .nan
    }
    let bars = parts[1] == "from" ? stage.fromBars : stage.toBars
    let bar = parts[0] == "tab-bar" ? bars.tab : bars.navigation
    guard let bar else { return .nan }
    return switch parts[2...].joined(separator: ".") {
    case "x": bar.frame.minX
    case "y": bar.frame.minY
    case "width": bar.frame.width
    case "height": bar.frame.height
    case "center.x": bar.frame.center.x
    case "center.y": bar.frame.center.y
    case "max-x": bar.frame.maxX
    case "max-y": bar.frame.maxY
    case "corner-radius": bar.cornerRadius
    default: .nan
    }
  }
}
