import SegueCatalog
import SegueTimeline

/// The resolution of one candidate: its reduced-motion form, requirements, animator and fallbacks.
struct PresetResolution {
  let registry: Registry
  let request: MatchRequest
  /// The notes recorded so far.
  private(set) var notes: [MatchNote] = []

  init(_ registry: Registry, _ request: MatchRequest) {
    self.registry = registry
    self.request = request
  }

  /// Returns the match for a preset; nil if another candidate has to be tried.
  mutating func match(for id: String) -> Match? {
    guard var preset = find(id) else { return nil }
    if let match = attempt(preset, parameters: request.parameters) { return match }
    var tried: Set<String> = [preset.id]
    while isSupported(preset), let fallback = preset.fallback, let next = find(fallback) {
      guard tried.insert(next.id).inserted else {
        notes.append(.fallbackCircle(preset: next.id))
        return nil
      }
      notes.append(.fellBack(preset: preset.id, to: next.id))
      if let match = attempt(next, parameters: ParameterValues()) { return match }
      preset = next
    }
    return nil
  }

  private mutating func find(_ id: String) -> Preset? {
    guard let preset = registry.preset(id) else {
      notes.append(.unknownPreset(id))
      return nil
    }
    if preset.id != id { notes.append(.renamed(alias: id, preset: preset.id)) }
    return preset
  }

  private func isSupported(_ preset: Preset) -> Bool {
    preset.transitions[request.operation] != nil
  }

  private mutating func attempt(_ preset: Preset, parameters given: ParameterValues) -> Match? {
    guard isSupported(preset) else {
      notes.append(.operationNotSupported(preset: preset.id, request.operation))
      return nil
    }
    let parameters = values(of: preset, given: given)
    guard request.traits.reducesMotion else {
      return perform(preset, parameters).map { finished(preset, parameters, $0) }
    }
    guard case .preset(let id) = preset.reducedMotion else {
      notes.append(.reducedMotion(preset: preset.id, to: nil))
      return finished(preset, parameters, nil)
    }
    guard let form = find(id) else { return nil }
    if form.id == preset.id {
      return perform(preset, parameters).map { finished(preset, parameters, $0) }
    }
    notes.append(.reducedMotion(preset: preset.id, to: form.id))
    let own = values(of: form, given: ParameterValues())
    return perform(form, own).map { finished(preset, parameters, $0) }
  }

  private func finished(
    _ preset: Preset, _ parameters: ParameterValues, _ performance: Match.Performance?
  ) -> Match {
    Match(
      operation: request.operation, preset: preset, parameters: parameters,
      performance: performance, notes: notes)
  }
}

extension PresetResolution {
  /// Returns a preset with its animator; nil if the stage or the registry lacks a requirement.
  private mutating func perform(
    _ preset: Preset, _ parameters: ParameterValues
  ) -> Match.Performance? {
    if let missing = preset.requirements.first(where: { !request.offers.contains($0) }) {
      notes.append(.requirementNotMet(preset: preset.id, missing))
      return nil
    }
    do {
      let selection = try registry.selectAnimator(for: preset, operation: request.operation)
      notes += selection.rejected.map { .animatorPassedOver(preset: preset.id, $0) }
      return Match.Performance(preset: preset, parameters: parameters, selection: selection)
    } catch {
      switch error {
      case .operationNotSupported:
        notes.append(.operationNotSupported(preset: preset.id, request.operation))
      case .notFound(let rejected):
        notes.append(.noAnimator(preset: preset.id, rejected))
      }
      return nil
    }
  }

  /// The values of all parameters: valid given values, otherwise the defaults.
  private mutating func values(of preset: Preset, given: ParameterValues) -> ParameterValues {
    var result = ParameterValues()
    result.values.reserveCapacity(preset.parameters.count)
    for parameter in preset.parameters { result[parameter.name] = parameter.defaultValue }
    for (name, value) in given.values.sorted(by: { $0.key < $1.key }) {
      guard let parameter = preset.parameters.first(where: { $0.name == name }) else {
        notes.append(.unknownParameter(preset: preset.id, name))
        continue
      }
      if parameter.accepts(value) {
        result[name] = value
      } else {
        notes.append(.valueNotAccepted(preset: preset.id, parameter: name))
      }
    }
    return result
  }
}
