package import SegueTimeline

/// The inputs of an interaction's expressions: a stage, a gesture, a scroll position.
///
/// Reading and writing does not allocate.
package struct InteractionValues: Sendable {
  var stage: StageValues
  private let isRightToLeft: Bool
  private var translation = Point2D.zero
  private var scroll: ScrollPosition

  /// Creates the values of a stage without gesture and scrolling.
  package init(_ stage: Stage, parameters: ParameterValues, scope: ExpressionScope) {
    self.stage = StageValues(stage, parameters, scope: scope)
    isRightToLeft = stage.traits.isRightToLeft
    scroll = .resting(stage.container.size)
    set(GestureState())
    set(scroll)
    set(progress: 0)
  }

  package mutating func set(_ gestureState: GestureState) {
    let first = StageSlots.gesture
    stage.set(first, Self.place(gestureState.translation.x))
    stage.set(first + 1, Self.place(gestureState.translation.y))
    stage.set(first + 2, Self.place(gestureState.velocity.x))
    stage.set(first + 3, Self.place(gestureState.velocity.y))
    stage.set(first + 4, Self.place(gestureState.distance))
    stage.set(first + 5, Self.place(gestureState.speed))
    stage.set(first + 6, Self.length(gestureState.scale))
    stage.set(first + 8, Self.place(gestureState.across))
    stage.set(first + 9, Self.place(gestureState.acrossSpeed))
    stage.set(first + 10, Self.place(gestureState.scaleSpeed))
    translation = gestureState.translation
    setScrollEnd()
  }

  /// Sets the progress of the transition, 0…1.
  package mutating func set(progress: Double) {
    stage.set(StageSlots.gesture + 7, progress)
    stage.set(StageSlots.progress, progress)
  }

  package mutating func set(_ scroll: ScrollPosition) {
    let first = StageSlots.scroll
    stage.set(first, Self.place(scroll.offset.x))
    stage.set(first + 1, Self.place(scroll.offset.y))
    stage.set(first + 2, Self.place(scroll.velocity.x))
    stage.set(first + 3, Self.place(scroll.velocity.y))
    stage.set(first + 4, Self.length(scroll.size.width))
    stage.set(first + 5, Self.length(scroll.size.height))
    stage.set(first + 6, Self.distance(scroll.content.width))
    stage.set(first + 7, Self.distance(scroll.content.height))
    stage.set(first + 8, Self.distance(scroll.inset.top))
    stage.set(first + 9, Self.distance(scroll.inset.left))
    stage.set(first + 10, Self.distance(scroll.inset.bottom))
    stage.set(first + 11, Self.distance(scroll.inset.right))
    stage.set(first + 12, scroll.isAtTop ? 1 : 0)
    stage.set(first + 13, scroll.isAtBottom ? 1 : 0)
    stage.set(first + 14, scroll.isAtLeading(isRightToLeft: isRightToLeft) ? 1 : 0)
    stage.set(first + 15, scroll.isAtTrailing(isRightToLeft: isRightToLeft) ? 1 : 0)
    self.scroll = scroll
    setScrollEnd()
  }

  /// Sets whether the content is at the end that the finger moves toward.
  private mutating func setScrollEnd() {
    let isAtEnd = scroll.isAtEnd(of: translation, isRightToLeft: isRightToLeft)
    stage.set(StageSlots.scroll + 16, isAtEnd ? 1 : 0)
  }

  /// Returns the current value of an expression.
  package func number(_ formula: Expression) -> Double { formula.evaluate(stage.slots) }

  /// Returns the current form of an easing.
  package func easing(_ plan: EasingPlan) -> TimingDescription { plan.description(stage.slots) }

  /// Returns whether a condition currently holds.
  package func holds(_ condition: Expression) -> Bool { condition.evaluateBool(stage.slots) }

  /// Returns the value of a slot of the scope.
  package func number(at slot: Int) -> Double { stage.slots[slot] }

  // Expressions are verified for values within their intervals, so external values are clamped.

  private static func place(_ value: Double) -> Double {
    min(max(value.isNaN ? 0 : value, -2 * Variable.farthest), 2 * Variable.farthest)
  }

  private static func distance(_ value: Double) -> Double {
    min(max(value.isNaN ? 0 : value, 0), Variable.farthest)
  }

  private static func length(_ value: Double) -> Double {
    min(max(value.isNaN ? 1 : value, 1 / Variable.farthest), Variable.farthest)
  }
}

extension InteractionPlan {
  /// Creates the timeline of the preset's own choreography for an outcome, from the current state.
  ///
  /// An omitted first keyframe is `stage.current`, an omitted last one the state of the outcome.
  ///
  /// - Parameters:
  ///   - stage: the inputs of the transition; `current` holds the layers' current states.
  ///   - values: the state of the gesture when the finger was lifted.
  /// - Throws: ``AnimatorFailure`` if its values do not form a valid timeline.
  /// - Returns: nil if the preset has no such choreography.
  package func timeline(
    of outcome: Outcome, on stage: Stage, values: InteractionValues, parameters: ParameterValues
  ) throws(AnimatorFailure) -> Timeline? {
    guard var choreography = completion(of: outcome).choreography else { return nil }
    let own = Set(choreography.layers.map { $0.name })
    choreography.layers = layers.filter { !own.contains($0.name) } + choreography.layers
    var builder = ChoreographyBuilder(
      plan: choreography, stage: stage, values: values.stage, parameters: parameters,
      outcome: outcome, followed: tracks.map { $0.layer })
    do throws(TimelineProblem) {
      return try builder.timeline(declarations: .init())
    } catch {
      throw AnimatorFailure(error.description)
    }
  }

  package func completion(of outcome: Outcome) -> Completion {
    outcome == .finished ? onFinish : onCancel
  }
}

/// The outcome of an interactive transition.
package enum Outcome: Hashable, Sendable {
  /// The arriving screen stays.
  case finished
  /// Everything is restored.
  case cancelled
}
