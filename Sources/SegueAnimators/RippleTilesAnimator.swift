public import SegueTimeline

/// An animator of tiles in a wave that runs from the source outward: they flip over to the other screen, lift
/// off or fade.
public struct RippleTilesAnimator: Animator {
  /// The animator's name and abilities.
  public let description = AnimatorDescription(
    id: "ripple-tiles", version: Version(1),
    parameters: [
      ParameterDescription(
        name: "columns", kind: .number(1...12), defaultValue: .number(7), unit: "tiles",
        help: "The number of tiles in a row."),
      ParameterDescription(
        name: "eye", kind: .length(600...10_000), defaultValue: .number(1100), unit: "points",
        help: "The viewing distance."),
      ParameterDescription(
        name: "floor", kind: .color,
        defaultValue: .color(Color(red: 13.0 / 255, green: 13.0 / 255, blue: 18.0 / 255)),
        help: "The color behind tiles that flip."),
      ParameterDescription(
        name: "screen", kind: .choice(["leaving", "arriving"]), defaultValue: .choice("leaving"),
        help:
          "Which screen breaks into tiles that lift off or fade; a presented screen always does."),
      ParameterDescription(
        name: "spread", kind: .number(0...0.9), defaultValue: .number(0.72),
        help: "The part of the duration that the wave takes to reach the farthest tile."),
      ParameterDescription(
        name: "style", kind: .choice(RippleTile.Style.allCases.map { $0.rawValue }),
        defaultValue: .choice(RippleTile.Style.flip.rawValue),
        help: "What a tile does: flip over to the other screen, lift off or fade."),
    ])

  /// The default duration, in seconds.
  static let duration = 0.9

  /// Creates the animator.
  public init() {}

  /// Computes the timeline of a transition.
  public func timeline(
    for stage: Stage, parameters: ParameterValues
  ) throws(AnimatorFailure) -> Timeline {
    let style = parameters.choice("style").flatMap(RippleTile.Style.init) ?? .flip
    var draft = TimelineBuilder(stage, duration: Self.duration)
    if style == .flip, stage.presentation == nil {
      draft.addScreen(.from, isHidden: true)
      draft.addScreen(.to, isHidden: true)
      var floor = Layer(id: "floor", state: LayerState(frame: stage.container.bounds))
      floor.state.backgroundColor = parameters.color("floor") ?? .black
      draft.add(floor)
      let group = draft.addGroup("tiles", eye: parameters.number("eye") ?? 1100)
      let sides = [RippleTile("front", .from, .flip), RippleTile("back", .to, .flip)]
      for side in sides { draft.add(side, RippleWave(stage, side.subject, parameters), in: group) }
    } else {
      let arrives =
        stage.presentation == nil
        ? parameters.choice("screen") == "arriving" : stage.arrivesAbove
      let tile = RippleTile("tile", arrives ? .to : .from, style)
      if stage.presentation == nil {
        draft.addScreen(arrives ? .from : .to)
      } else {
        draft.addLowerScreen()
      }
      draft.addScreen(tile.subject, isHidden: true)
      let group = draft.addGroup("tiles", eye: parameters.number("eye") ?? 1100)
      draft.add(tile, RippleWave(stage, tile.subject, parameters), in: group)
    }
    return try draft.timeline()
  }
}
