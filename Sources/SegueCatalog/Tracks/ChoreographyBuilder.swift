import SegueTimeline

/// A builder that turns a choreography into a timeline for one stage.
struct ChoreographyBuilder {
  let plan: ChoreographyPlan
  let stage: Stage
  let parameters: ParameterValues
  var values: StageValues
  /// What an animator in code contributes to one of the phases.
  var part: AnimatorPart?
  var placed: [LayerArrangement.Placed] = []
  var layers: [Layer] = []
  private let outcome: Outcome?
  private var arrangement: LayerArrangement

  /// The default duration of a transition, in seconds.
  static let defaultDuration = 0.35

  /// Creates a builder.
  ///
  /// - Parameters:
  ///   - outcome: the transition itself, or the completion of an interaction.
  ///   - screens: the initial layers; nil for the two screens and the layers between them.
  ///   - followed: layers that exist even if nothing in the plan moves them.
  init(
    plan: ChoreographyPlan, stage: Stage, values: StageValues, parameters: ParameterValues,
    outcome: Outcome? = nil, screens: [String]? = nil, followed: [String] = []
  ) {
    self.plan = plan
    self.stage = stage
    self.values = values
    self.parameters = parameters
    self.outcome = outcome
    arrangement = LayerArrangement(stageLayers: StageLayers(stage: stage), startingWith: screens)
    for name in followed { arrangement.use(name) }
  }

  mutating func timeline(declarations: Timeline.Declarations) throws(TimelineProblem) -> Timeline {
    let standing: RestStates =
      switch outcome {
      case nil: .plain
      case .finished: .after
      case .cancelled: .before
      }
    layOut(standing)
    // Checked before the tracks are made, since a family has one for each of its layers.
    try TimelineBudget.check(layers)
    let total = plan.duration.map { seconds($0) }
    let drafts = drafts(of: plan.phase, pacing: DefaultTiming(duration: total, easing: nil))
    let tracks = DraftTrack.resolved(drafts.motions(), in: endStates)
    let end = tracks.map { $0.timing.end }.max() ?? 0
    let duration = max(total ?? 0, end)
    try TimelineBudget.check(duration: duration, layers: layers, tracks: tracks)
    return try Timeline(
      duration: duration, layers: layers, tracks: tracks, declarations: declarations)
  }

  /// The layers of the plan's tracks in their before-state, and the motions that update them.
  mutating func followingLayers() throws(TimelineProblem) -> (Timeline, [DrivenMotion]) {
    layOut(.before)
    try TimelineBudget.check(duration: nil, layers: layers, tracks: [])
    let motions = plan.phase.allTracks.flatMap { following($0) }
    return (try Timeline(layers: layers, tracks: []), motions)
  }

  /// The states of layers without tracks.
  private enum RestStates {
    case plain, before, after

    func numbers(of layer: StageLayer) -> [Channel: Double] {
      switch self {
      case .plain: [:]
      case .before: layer.before
      case .after: layer.after
      }
    }
  }

  /// Creates the layers.
  private mutating func layOut(_ standing: RestStates) {
    for layer in plan.layers { arrange(layer) }
    for track in plan.phase.allTracks { arrangement.use(track.layer) }
    for layer in plan.layers { settle(layer) }
    placed = arrangement.flattened()
    layers = placed.map { placed in
      var layer = Layer(
        id: placed.layer.id, parent: placed.parent, contents: placed.layer.contents,
        state: placed.layer.state(
          inParentAt: placed.parentOrigin, with: standing.numbers(of: placed.layer)))
      layer.fit = placed.layer.fit
      layer.isDoubleSided = placed.layer.isDoubleSided
      layer.isTransformGroup = placed.layer.isTransformGroup
      return layer
    }
    insertPart()
    for layer in plan.layers { applySettings(layer) }
  }

  func seconds(_ expression: Expression) -> Double {
    expression.evaluate(values.slots).clamped(to: ValueBounds.duration)
  }

  func holds(_ condition: Expression?) -> Bool {
    condition.map { $0.evaluate(values.slots) != 0 } ?? true
  }
}

// MARK: Layers

extension ChoreographyBuilder {
  private mutating func arrange(_ plan: LayerPlan) {
    guard holds(plan.condition) else { return }
    switch plan.origin {
    case .existing: arrangement.use(plan.name)
    case .snapshot(let snapshot): arrangement.add(plan.name, pictures(plan, snapshot))
    case .color(let color):
      var layer = StageLayer(
        id: plan.name, contents: .none, frame: stage.container.bounds)
      layer.settings = color.color(with: parameters, on: stage).backgroundChannels
      arrangement.add(plan.name, layer.pieces(grid(plan)))
    case .gradient(let gradient):
      let layer = StageLayer(
        id: plan.name, contents: .gradient(gradient.gradient(with: parameters, on: stage)),
        frame: stage.container.bounds)
      arrangement.add(plan.name, layer.pieces(grid(plan)))
    case .group(let members):
      var layer = StageLayer(
        id: plan.name, contents: .none, frame: stage.container.bounds)
      layer.isTransformGroup = plan.isTransformGroup
      arrangement.add(plan.name, [layer])
      arrangement.gather(members, into: plan.name)
    }
  }

  /// Moves the layers of a plan to their position, after all layers exist.
  private mutating func settle(_ plan: LayerPlan) {
    guard holds(plan.condition) else { return }
    if let placement = plan.placement { arrangement.place(plan.name, placement) }
    arrangement.update(plan.name) { layer in
      layer.fit = plan.fit ?? layer.fit
      layer.isDoubleSided = plan.isDoubleSided ?? layer.isDoubleSided
      if plan.elevation != .none {
        layer.shadow = plan.elevation.shadow(isDark: stage.traits.isDark)
      }
    }
    let isThere = !arrangement.layers(of: plan.name).isEmpty
    if let hidden = plan.hides, isThere {
      arrangement.update(hidden) { $0.settings[.hidden] = 1 }
    }
  }

  private mutating func applySettings(_ plan: LayerPlan) {
    for setting in plan.settings {
      for index in indices(of: plan.name) {
        setItem(index)
        if let value = setting.keyframes.first?.value { set(setting.property, value, at: index) }
      }
    }
  }

  /// Creates the layers of a snapshot: one, its pieces, or one for each sibling.
  private func pictures(_ plan: LayerPlan, _ snapshot: SnapshotPlan) -> [StageLayer] {
    let region =
      snapshot.region?.map { $0.evaluate(values.slots).clamped(to: ValueBounds.unit) }
      ?? [0, 0, 1, 1]
    let part = Rect2D(x: region[0], y: region[1], width: region[2], height: region[3])
    return arrangement.stageLayers.layers(named: snapshot.of).enumerated().flatMap {
      index, subject in
      let id = StageFamily.names.contains(snapshot.of) ? "\(plan.name).\(index)" : plan.name
      let filter = snapshot.filter?.filter(values.slots, with: parameters, on: stage)
      return subject.picture(id, of: part, taken: snapshot.moment, filter: filter)?.pieces(
        grid(plan)) ?? []
    }
  }

  private func grid(_ plan: LayerPlan) -> (rows: Int, columns: Int)? {
    plan.grid.map { (count($0.rows), count($0.columns)) }
  }

  private func count(_ expression: Expression) -> Int {
    Int(min(max(expression.evaluate(values.slots).rounded(), 1), GridPlan.maxPieces))
  }
}

// MARK: Tracks

extension ChoreographyBuilder {
  /// The timing of tracks that specify none.
  struct DefaultTiming {
    var duration: Double?
    var easing: EasingPlan?
  }

  private mutating func drafts(of plan: PhasePlan, pacing outer: DefaultTiming) -> Phase<DraftTrack>
  {
    var pacing = outer
    if let duration = plan.duration { pacing.duration = seconds(duration) }
    if let easing = plan.easing { pacing.easing = easing }
    let phase: Phase<DraftTrack>
    switch plan.parts {
    case .tracks(let tracks):
      phase = .motions(tracks.flatMap { drafts(of: $0, pacing: pacing) })
    case .sequence(let phases):
      phase = .sequence(phases.map { drafts(of: $0, pacing: pacing) })
    case .parallel(let phases):
      phase = .parallel(phases.map { drafts(of: $0, pacing: pacing) })
    case .stagger(let each, let phases):
      phase = .stagger(each: seconds(each), phases.map { drafts(of: $0, pacing: pacing) })
    case .animator:
      phase = .motions(part?.drafts(pacing, easing: pacing.easing?.description(values.slots)) ?? [])
    }
    return plan.delay.map { .delayed(seconds($0), phase) } ?? phase
  }

  private mutating func drafts(of plan: TrackPlan, pacing: DefaultTiming) -> [DraftTrack] {
    indices(of: plan.layer).flatMap { index -> [DraftTrack] in
      setItem(index)
      guard holds(plan.condition) else { return [] }
      let timing = timing(of: plan, pacing: pacing)
      let paths =
        plan.path.isEmpty
        ? []
        : [follow(plan, at: index, timing: timing.timing, easing: timing.easing)]
      return paths
        + plan.motions.compactMap { motion in
          if motion.keyframes.count == 1 {
            if let value = motion.keyframes[0].value { set(motion.property, value, at: index) }
            return nil
          }
          return draft(motion, of: plan, at: index, timing: timing.timing, easing: timing.easing)
        }
    }
  }

  private func timing(
    of plan: TrackPlan, pacing: DefaultTiming
  ) -> (timing: TrackTiming, easing: TimingFunction) {
    let easing = (plan.easing ?? pacing.easing)?.description(values.slots)
    let natural = easing?.naturalDuration.map { $0.clamped(to: ValueBounds.duration) }
    let duration =
      plan.duration.map { seconds($0) } ?? natural ?? pacing.duration ?? Self.defaultDuration
    let timing = TrackTiming(
      delay: plan.delay.map { seconds($0) } ?? 0, duration: duration,
      iterations: plan.iterations.map {
        $0.evaluate(values.slots).clamped(to: ValueBounds.iterations)
      } ?? 1,
      direction: plan.direction, fill: plan.fill)
    return (timing, easing?.resolved(duration: duration) ?? .linear)
  }

  private mutating func following(_ plan: TrackPlan) -> [DrivenMotion] {
    indices(of: plan.layer).flatMap { index -> [DrivenMotion] in
      setItem(index)
      guard holds(plan.condition) else { return [] }
      return plan.motions.compactMap { motion in
        guard let value = motion.keyframes.first?.value else { return nil }
        // Only a polygon's vertices need space in the frame from the start.
        if motion.property.trackProperty == .maskVertices { prepareMask(motion, at: index) }
        let color: [Double] =
          if case .color(let color) = value {
            color.color(with: parameters, on: stage).numbers
          } else { [] }
        return DrivenMotion(
          layer: index, property: motion.property, value: value,
          item: placed[index].layer.item, color: color)
      }
    }
  }

  private mutating func draft(
    _ motion: PropertyMotion, of plan: TrackPlan, at index: Int, timing: TrackTiming,
    easing: TimingFunction
  ) -> DraftTrack {
    prepareMask(motion, at: index)
    let ends = motion.keyframes.dropFirst().map { $0.offset } + [1]
    let keyframes = zip(motion.keyframes, ends).map { keyframe, end in
      DraftTrack.Keyframe(
        offset: keyframe.offset,
        value: keyframe.value.map {
          value($0, of: motion.property, at: index, adds: plan.composite == .add)
        },
        easing: keyframe.easing?.description(values.slots)
          .resolved(duration: timing.duration * (end - keyframe.offset)) ?? .linear)
    }
    return DraftTrack(
      layer: index, property: motion.property.trackProperty, keyframes: keyframes, timing: timing,
      easing: easing, mode: plan.mode, spline: plan.spline, composite: plan.composite)
  }

  private func follow(
    _ plan: TrackPlan, at index: Int, timing: TrackTiming, easing: TimingFunction
  ) -> DraftTrack {
    DraftTrack(
      layer: index, property: .channels([.positionX, .positionY]),
      keyframes: plan.path.keyframes(from: layers[index].state.position, values.slots),
      timing: timing, easing: easing, mode: .cubic, composite: plan.composite)
  }

  /// Gives a layer with an animated mask that mask from the start.
  private mutating func prepareMask(_ motion: PropertyMotion, at index: Int) {
    guard let first = motion.keyframes.lazy.compactMap({ $0.value }).first else { return }
    guard motion.property.mask != nil else { return }
    set(motion.property, first, at: index)
  }

  /// Sets a property for the whole timeline.
  private mutating func set(_ property: MotionProperty, _ plan: ValuePlan, at index: Int) {
    let value = value(plan, of: property, at: index)
    let frame = layers[index].state.frame
    defer { if property.name == "anchor" { layers[index].state.keepFrame(frame) } }
    if let mask = property.mask { layers[index].state.mask = mask }
    if case .path(let steps) = plan {
      layers[index].state.mask?.shape = .path(first: 0, count: 0, steps.loops)
    }
    switch (property.trackProperty, value) {
    case (.channels(let channels), .numbers(let numbers)):
      for (channel, number) in zip(channels, numbers) {
        layers[index].state[channel] = channel.clamped(number)
      }
    case (.maskVertices, .numbers(let numbers)):
      layers[index].maskVertices = stride(from: 0, to: numbers.count - 1, by: 2).map {
        Point2D(x: numbers[$0], y: numbers[$0 + 1])
      }
    case (.transform, .transform(let steps)):
      layers[index].state.matrix = TransformOperation.matrix(of: steps)
    default: break
    }
  }

  private func value(
    _ plan: ValuePlan, of property: MotionProperty, at index: Int, adds: Bool = false
  ) -> Keyframe.Value {
    switch plan {
    case .numbers(let expressions):
      .numbers(
        property.trackNumbers(
          property.bounded(expressions.map { $0.evaluate(values.slots) }, adds: adds),
          anchor: layers[index].state.anchorPoint))
    case .color(let color): .numbers(color.color(with: parameters, on: stage).numbers)
    case .transform(let steps): .transform(steps.map { $0.operation(values.slots) })
    case .path(let steps): .numbers(steps.points(values.slots).flatMap { [$0.x, $0.y] })
    }
  }

  private func indices(of name: String) -> [Int] {
    let ids = Set(arrangement.layers(of: name).map { $0.id })
    return placed.indices.filter { ids.contains(placed[$0].layer.id) }
  }

  private mutating func setItem(_ index: Int) {
    if let item = placed[index].layer.item { values.setItem(item) }
  }

  /// The state of each layer before and after the transition.
  private var endStates: [DraftTrack.EndStates] {
    placed.indices.map { index in
      var before = layers[index].state
      var after = before
      let layer = placed[index].layer
      for (channel, number) in layer.before { before[channel] = number }
      for (channel, number) in outcome == .cancelled ? layer.before : layer.after {
        after[channel] = number
      }
      guard let current = stage.current[layer.id] else {
        return DraftTrack.EndStates(before: before, after: after)
      }
      return DraftTrack.EndStates(
        before: current.state, after: after, velocity: current.velocity)
    }
  }
}

extension LayerState {
  /// Restores the layer's frame after a change of its anchor point.
  mutating func keepFrame(_ frame: Rect2D) {
    position = Point2D(
      x: frame.minX + anchorPoint.x * frame.width, y: frame.minY + anchorPoint.y * frame.height)
  }
}
