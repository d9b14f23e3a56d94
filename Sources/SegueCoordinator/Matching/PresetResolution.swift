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
    guard var current = find(id) else { return nil }
    if let match = attempt(current, parameters: request.parameters) { return match }
    var tried: Set<String> = [current.preset.id]
    while isSupported(current), let fallback = current.preset.fallback, let next = find(fallback) {
      guard tried.insert(next.preset.id).inserted else {
        notes.append(.fallbackCircle(preset: next.preset.id))
        return nil
      }
      notes.append(.fellBack(preset: current.preset.id, to: next.preset.id))
      if let match = attempt(next, parameters: ParameterValues()) { return match }
      current = next
    }
    return nil
  }

  private mutating func find(_ id: String) -> RegisteredPreset? {
    guard let found = registry.registeredPreset(id) else {
      notes.append(.unknownPreset(id))
      return nil
    }
    if found.preset.id != id { notes.append(.renamed(alias: id, preset: found.preset.id)) }
    return found
  }

  private func isSupported(_ registered: RegisteredPreset) -> Bool {
    registered.preset.transitions.keys.contains(request.operation)
  }

  private mutating func attempt(
    _ registered: RegisteredPreset, parameters given: ParameterValues
  ) -> Match? {
    guard isSupported(registered) else {
      notes.append(.operationNotSupported(preset: registered.preset.id, request.operation))
      return nil
    }
    let parameters = values(of: registered, given: given)
    guard request.traits.reducesMotion else {
      return perform(registered, parameters).map { finished(registered, parameters, $0) }
    }
    guard case .preset(let id) = registered.preset.reducedMotion else {
      notes.append(.reducedMotion(preset: registered.preset.id, to: nil))
      return finished(registered, parameters, nil)
    }
    guard let form = find(id) else { return nil }
    if form.isSame(as: registered) {
      return perform(registered, parameters).map { finished(registered, parameters, $0) }
    }
    notes.append(.reducedMotion(preset: registered.preset.id, to: form.preset.id))
    return perform(form, form.defaults).map { finished(registered, parameters, $0) }
  }

  private func finished(
    _ registered: RegisteredPreset, _ parameters: ParameterValues,
    _ performance: Match.Performance?
  ) -> Match {
    Match(
      operation: request.operation, registered: registered, parameters: parameters,
      performance: performance, notes: notes)
  }
}

extension PresetResolution {
  /// Returns a preset with its animator; nil if the stage or the registry lacks a requirement.
  private mutating func perform(
    _ registered: RegisteredPreset, _ parameters: ParameterValues
  ) -> Match.Performance? {
    let missing = registered.preset.requirements.first { !request.offers.contains($0) }
    if let missing {
      notes.append(.requirementNotMet(preset: registered.preset.id, missing))
      return nil
    }
    do {
      let selection = try registry.selectAnimator(
        for: registered.preset, operation: request.operation)
      notes += selection.rejected.map { .animatorPassedOver(preset: registered.preset.id, $0) }
      return Match.Performance(registered: registered, parameters: parameters, selection: selection)
    } catch {
      switch error {
      case .operationNotSupported:
        notes.append(.operationNotSupported(preset: registered.preset.id, request.operation))
      case .notFound(let rejected):
        notes.append(.noAnimator(preset: registered.preset.id, rejected))
      }
      return nil
    }
  }

  /// The values of all parameters: valid given values, otherwise the defaults.
  private mutating func values(
    of registered: RegisteredPreset, given: ParameterValues
  ) -> ParameterValues {
    var result = registered.defaults
    for (name, value) in given.values.sorted(by: { $0.key < $1.key }) {
      guard let parameter = registered.preset.parameters.first(where: { $0.name == name }) else {
        notes.append(.unknownParameter(preset: registered.preset.id, name))
        continue
      }
      if parameter.accepts(value) {
        result[name] = value
      } else {
        notes.append(.valueNotAccepted(preset: registered.preset.id, parameter: name))
      }
    }
    return result
  }
}
