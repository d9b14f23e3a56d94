/// The variables of every stage; their slots come first, in this order.
///
/// If a frame is unknown, its variables still have values within their intervals, chosen by the
/// stage; expressions test `source.known` where it matters.
enum StageVariables {
  static let grouped: [(family: VariableFamilies, variables: [Variable])] = [
    (.stage, container), (.stage, frames), (.stage, current), (.stage, traits), (.item, item),
    (.gesture, gesture), (.progress, [progress]), (.scroll, scroll),
  ]

  private static let container: [Variable] = [
    .length("container.width"), .length("container.height"),
    .place("container.center.x"), .place("container.center.y"),
    .distance("container.corner-radius"),
    .distance("safe.top"), .distance("safe.left"), .distance("safe.bottom"),
    .distance("safe.right"),
  ]

  /// The screens, the element on the lower one, and its counterpart on the upper one.
  private static let frames: [Variable] = ["from", "to", "source", "destination"]
    .flatMap(FrameVariables.all)

  /// The screens' frames when the animation begins; these differ from their resting frames after a
  /// drag.
  private static let current: [Variable] = ["from.now", "to.now"].flatMap(FrameVariables.all)

  private static let traits: [Variable] = [
    // 1 forward or to a higher index, −1 back; negated in right-to-left layouts.
    Variable(name: "direction", type: .number, interval: Interval(-1...1).withoutZero),
    .flag("right-to-left"), .flag("dark"),
    Variable(name: "seed", type: .number, interval: Interval(0...0xFFFF_FFFF)),
  ]

  private static let item: [Variable] =
    [
      .count("item.index", from: 0), .count("item.count", from: 1),
      .count("item.row", from: 0), .count("item.column", from: 0),
      .count("item.rows", from: 1), .count("item.columns", from: 1), .distance("item.distance"),
    ] + ["item", "item.from", "item.to"].flatMap(FrameVariables.all)

  /// The finger.
  ///
  /// Distance and speed are measured along the gesture's axis, from its edge; across and its speed
  /// perpendicular to it. The scale's speed is what a pinch adds to its scale in a second.
  private static let gesture: [Variable] = [
    .place("gesture.translation.x"), .place("gesture.translation.y"),
    .place("gesture.velocity.x"), .place("gesture.velocity.y"),
    .place("gesture.distance"), .place("gesture.speed"),
    Variable(
      name: "gesture.scale", type: .number, interval: .positive(upTo: Variable.farthest)),
    .fraction("gesture.progress"), .place("gesture.across"), .place("gesture.across-speed"),
    .place("gesture.scale-speed"),
  ]

  private static let progress = Variable.fraction("progress")

  private static let scroll: [Variable] = [
    .place("scroll.offset.x"), .place("scroll.offset.y"),
    .place("scroll.velocity.x"), .place("scroll.velocity.y"),
    .length("scroll.width"), .length("scroll.height"),
    .distance("scroll.content.width"), .distance("scroll.content.height"),
    .distance("scroll.inset.top"), .distance("scroll.inset.left"),
    .distance("scroll.inset.bottom"), .distance("scroll.inset.right"),
    .flag("scroll.at-top"), .flag("scroll.at-bottom"),
    .flag("scroll.at-leading"), .flag("scroll.at-trailing"),
    // Where the content can scroll no farther with the finger's movement.
    .flag("scroll.at-end"),
  ]
}
