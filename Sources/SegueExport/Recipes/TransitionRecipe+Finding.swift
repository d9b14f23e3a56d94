package import SegueCatalog
package import SegueTimeline

extension TransitionRecipe {
  /// Finds the formulas of one operation of a preset.
  ///
  /// The operation is laid out on several stages, and each number of the result compared with what the preset's
  /// expressions and the stage's variables give there.
  ///
  /// - Throws: ``Obstacle`` if the preset does not have the operation, or not all of it can be written as formulas.
  package init(_ operation: SegueTimeline.Operation, of preset: Preset) throws(Obstacle) {
    let plan = try Plan(operation, of: preset)
    let all = Set(preset.parameters.filter(\.isNumber).map(\.name) + [RecipeSample.appearance])
    func recipe(fixed: Set<String>, tablets: Bool) throws(Obstacle) -> TransitionRecipe {
      try TransitionRecipe(operation, of: preset, plan, fixed: fixed, tablets: tablets)
    }
    for tablets in [true, false] {
      if let whole = try? recipe(fixed: [], tablets: tablets) {
        self = whole
        return
      }
    }
    let tablets = (try? recipe(fixed: all, tablets: true)) != nil
    let least = try recipe(fixed: all, tablets: tablets)
    // What stands in the way by itself is fixed, or else everything but sizes.
    let obstacles = all.filter { name in
      (try? recipe(fixed: all.subtracting([name]), tablets: tablets)) == nil
    }
    self = (try? recipe(fixed: obstacles, tablets: tablets)) ?? least
  }

  private init(
    _ operation: SegueTimeline.Operation, of preset: Preset, _ plan: Plan, fixed: Set<String>,
    tablets: Bool
  ) throws(Obstacle) {
    let samples = RecipeSample.all(preset, operation, fixed: fixed, includesTablets: tablets)
    let timelines = try samples.map { sample throws(Obstacle) in
      try plan.timeline(on: sample)
    }
    let first = timelines[0]
    for other in timelines.dropFirst() { try first.checkStructure(equals: other) }
    let slots = samples.map { plan.slots(on: $0) }
    let finding = Finding(
      timelines: timelines, plan: plan, slots: slots,
      finder: FormulaFinder(plan.expressions, plan.reader, slots: slots, samples: samples))
    (self.operation, stage, timeline) = (operation, samples[0].stage, first)
    layers = try first.layers.indices.map { index throws(Obstacle) in try finding.layer(index) }
    tracks = try first.tracks.indices.map { index throws(Obstacle) in try finding.track(index) }
    duration = try finding.duration(tracks)
    let used = Self.names(in: layers, tracks, duration, plan.reader.values)
    values = plan.reader.values.filter { used.contains($0.name) }
    parameters = preset.parameters.filter { $0.isNumber && used.contains($0.name) }
    fixedParameters = preset.parameters.filter { !$0.isNumber || fixed.contains($0.name) }
      .map(\.name)
    isLightOnly = fixed.contains(RecipeSample.appearance)
    isForPhones = !tablets
  }

  /// The names in all formulas, and in the named values that they use.
  private static func names(
    in layers: [Layer], _ tracks: [Track], _ duration: Formula, _ values: [NamedValue]
  ) -> Set<String> {
    var names = duration.names
    for layer in layers {
      for formula in layer.maskPoints + layer.state.values { names.formUnion(formula.names) }
    }
    for track in tracks {
      let easings = [track.easing] + track.keyframes.map(\.easing)
      let formulas =
        [track.delay, track.duration] + track.keyframes.flatMap(\.numbers)
        + easings.flatMap(\.arguments).map(\.formula)
      for formula in formulas { names.formUnion(formula.names) }
    }
    for value in values.reversed() where names.contains(value.name) {
      names.formUnion(value.formula.names)
    }
    return names
  }
}

extension TransitionRecipe {
  /// Finds the formulas of layers and tracks.
  fileprivate struct Finding {
    let timelines: [Timeline]
    let plan: Plan
    let slots: [[Double]]
    let finder: FormulaFinder

    func layer(_ index: Int) throws(Obstacle) -> Layer {
      let states = timelines.map { $0.layers[index].state }
      let id = timelines[0].layers[index].id
      guard states.allSatisfy({ $0.matrix == nil || $0.matrix == states[0].matrix }) else {
        throw Obstacle("the transform of '\(id)' depends on the sizes")
      }
      let plain = LayerState(frame: .zero)
      let always: [Channel] = [.boundsWidth, .boundsHeight, .positionX, .positionY]
      let isAngular = states.allSatisfy { $0.cornerRadius == 0 } && !moves(.cornerRadius, of: index)
      let unseen: [Channel] = isAngular ? [.corners, .cornerCurve] : []
      var formulas: [Channel: Formula] = [:]
      for channel in Channel.allCases where !unseen.contains(channel) {
        let numbers = states.map { $0[channel] }
        guard always.contains(channel) || numbers.contains(where: { $0 != plain[channel] }) else {
          continue
        }
        formulas[channel] = try formula(of: numbers, of: id, channel.subject)
      }
      let vertices = timelines.map { $0.layers[index].maskVertices.flatMap { [$0.x, $0.y] } }
      return Layer(
        state: formulas, maskPoints: try all(vertices, of: id, "the mask"))
    }

    private func moves(_ channel: Channel, of layer: Int) -> Bool {
      timelines[0].tracks.contains { track in
        guard track.layer == layer, case .channels(let channels) = track.property else {
          return false
        }
        return channels.contains(channel)
      }
    }

    func track(_ index: Int) throws(Obstacle) -> Track {
      let tracks = timelines.map { $0.tracks[index] }
      let first = tracks[0]
      let id = timelines[0].layers[first.layer].id
      guard let delay = finder.time(of: tracks.map(\.timing.delay)),
        let duration = finder.time(of: tracks.map(\.timing.duration))
      else { throw Obstacle("the times of '\(id)' are no single formula") }
      let keyframes = try first.keyframes.indices.map { place throws(Obstacle) in
        Keyframe(
          numbers: try all(
            tracks.map { $0.keyframes[place].value.all }, of: id, "a keyframe"),
          easing: try easing(tracks.map { $0.keyframes[place].easing }, of: id, tracks))
      }
      return Track(
        delay: delay, duration: duration,
        easing: try easing(tracks.map(\.easing), of: id, tracks), keyframes: keyframes)
    }

    /// Returns the whole duration: what the preset says, or the end of the longest track.
    func duration(_ tracks: [Track]) throws(Obstacle) -> Formula {
      let durations = timelines.map(\.duration)
      if let duration = finder.time(of: durations) { return duration }
      let last = tracks.indices.first { index in
        timelines.allSatisfy { $0.tracks[index].timing.end == $0.duration }
      }
      guard let last else { throw Obstacle("its duration is no single formula") }
      return Formula.binary(.add, tracks[last].delay, tracks[last].duration).replacing { _ in nil }
    }

    private func all(
      _ numbers: [[Double]], of id: String, _ subject: String
    ) throws(Obstacle) -> [Formula] {
      try numbers[0].indices.map { place throws(Obstacle) in
        try formula(of: numbers.map { $0[place] }, of: id, subject)
      }
    }

    private func formula(
      of numbers: [Double], of id: String, _ subject: String
    ) throws(Obstacle) -> Formula {
      if let formula = finder.formula(of: numbers, owner: id) { return formula }
      throw Obstacle("\(subject) of '\(id)' is no single formula")
    }

    /// Finds the preset's easing that gives the functions of a track in all samples.
    private func easing(
      _ functions: [TimingFunction], of id: String, _ tracks: [SegueTimeline.Track]
    ) throws(Obstacle) -> Easing {
      if functions.allSatisfy({ $0 == .linear }) { return .linear }
      for plan in plan.easings {
        for isMirrored in [false, true] {
          let descriptions = slots.map { plan.description($0) }
          let fits = functions.indices.allSatisfy { index in
            let function = descriptions[index].resolved(duration: tracks[index].timing.duration)
            return (isMirrored ? function.mirrored : function) == functions[index]
          }
          guard fits else { continue }
          return Easing(
            function: functions[0], description: descriptions[0],
            arguments: plan.arguments.map {
              Easing.Argument(name: $0.name, formula: self.plan.reader.formula($0.formula))
            }, isMirrored: isMirrored)
        }
      }
      guard functions.allSatisfy({ $0 == functions[0] }) else {
        throw Obstacle("an easing of '\(id)' depends on more than its duration")
      }
      return Easing(
        function: functions[0], description: .function(functions[0]), arguments: [],
        isMirrored: false)
    }
  }
}

extension Channel {
  /// What it belongs to, for messages.
  fileprivate var subject: String {
    switch self {
    case .boundsX, .boundsY, .boundsWidth, .boundsHeight: "the size"
    case .positionX, .positionY, .anchorX, .anchorY, .zPosition: "the position"
    case .maskX, .maskY, .maskWidth, .maskHeight, .maskCornerRadius, .maskEndX, .maskEndY:
      "the mask"
    default: "a property"
    }
  }
}

extension ParameterDescription {
  fileprivate var isNumber: Bool { if case .number = defaultValue { true } else { false } }
}

extension SegueTimeline.Keyframe.Value {
  fileprivate var all: [Double] {
    switch self {
    case .numbers(let numbers): numbers
    case .transform(let operations): operations.flatMap(\.numbers)
    }
  }
}
