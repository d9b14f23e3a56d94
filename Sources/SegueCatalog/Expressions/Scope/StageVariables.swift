/// The variables of every stage; their slots come first, in this order.
///
/// If a frame is unknown, its variables still have values within their intervals, chosen by the
/// stage; expressions test `source.known` where it matters.
enum StageVariables {
  /// The variables by family.
  static let grouped: [(family: VariableFamilies, variables: [Variable])] = [
    (.stage, container), (.stage, frames), (.stage, current), (.stage, traits), (.item, item),
    (.gesture, gesture), (.progress, [progress]), (.scroll, scroll),
  ]

  private static let container: [Variable] = [
    .length("container.width", "The width that the screens share."),
    .length("container.height", "The height that the screens share."),
    .place("container.center.x", "The middle of the container from the left."),
    .place("container.center.y", "The middle of the container from the top."),
    .distance("container.corner-radius", "The corner radius of the display or window."),
    .distance("safe.top", "The height of the bars at the top."),
    .distance("safe.left", "The inset of the safe area at the left."),
    .distance("safe.bottom", "The height of the bars at the bottom."),
    .distance("safe.right", "The inset of the safe area at the right."),
  ]

  private static let frames: [Variable] =
    FrameVariables.all("from", of: "the screen that leaves")
    + FrameVariables.all("to", of: "the screen that arrives")
    + FrameVariables.all("source", of: "the element on the lower screen")
    + FrameVariables.all("destination", of: "the element's counterpart on the upper screen")

  /// The screens' frames when the animation begins; these differ from their resting frames after a
  /// drag.
  private static let current: [Variable] =
    FrameVariables.all("from.now", of: "the screen that leaves, as it is seen at the start")
    + FrameVariables.all("to.now", of: "the screen that arrives, as it is seen at the start")

  private static let traits: [Variable] = [
    Variable(
      name: "direction", type: .number, interval: Interval(-1...1).withoutZero,
      help: "1 forwards or to a higher index, -1 back; the other way round in right-to-left."),
    .flag("right-to-left", "Whether the layout runs from right to left."),
    .flag("dark", "Whether the appearance is dark."),
    Variable(
      name: "seed", type: .number, interval: Interval(0...0xFFFF_FFFF),
      help: "The whole number that `random` starts from."),
  ]

  private static let item: [Variable] =
    [
      .count("item.index", from: 0, "The place of the item in its order, from 0."),
      .count("item.count", from: 1, "How many items there are."),
      .count("item.row", from: 0, "The row of the item, from 0."),
      .count("item.column", from: 0, "The column of the item, from 0."),
      .count("item.rows", from: 1, "How many rows there are."),
      .count("item.columns", from: 1, "How many columns there are."),
    ] + FrameVariables.all("item", of: "the item")

  private static let gesture: [Variable] = [
    .place("gesture.translation.x", "How far the finger went to the right."),
    .place("gesture.translation.y", "How far the finger went down."),
    .place("gesture.velocity.x", "The finger's speed to the right, in points per second."),
    .place("gesture.velocity.y", "The finger's speed downwards, in points per second."),
    .place("gesture.distance", "How far the finger went along the gesture's axis, from its edge."),
    .place("gesture.speed", "The finger's speed along the gesture's axis, from its edge."),
    Variable(
      name: "gesture.scale", type: .number, interval: .positive(upTo: Variable.farthest),
      help: "How far apart the fingers of a pinch are, relative to their beginning."),
    .fraction("gesture.progress", "How far the gesture has driven the transition, 0 to 1."),
  ]

  private static let progress = Variable.fraction(
    "progress", "How far the transition is: 0 at its start, 1 at its end.")

  private static let scroll: [Variable] = [
    .place("scroll.offset.x", "The content offset to the right, from rest."),
    .place("scroll.offset.y", "The content offset downwards, from rest."),
    .place("scroll.velocity.x", "The speed of the offset to the right, in points per second."),
    .place("scroll.velocity.y", "The speed of the offset downwards, in points per second."),
    .length("scroll.width", "The width of the scroll view."),
    .length("scroll.height", "The height of the scroll view."),
    .distance("scroll.content.width", "The width of all that scrolls."),
    .distance("scroll.content.height", "The height of all that scrolls."),
    .distance("scroll.inset.top", "The space above the content."),
    .distance("scroll.inset.left", "The space left of the content."),
    .distance("scroll.inset.bottom", "The space below the content."),
    .distance("scroll.inset.right", "The space right of the content."),
    .flag("scroll.at-top", "Whether the content rests at its top."),
    .flag("scroll.at-bottom", "Whether the content rests at its bottom."),
  ]
}
