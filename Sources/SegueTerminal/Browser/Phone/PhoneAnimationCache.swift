import SegueStaging
import SegueCatalog
import SegueTimeline

/// Caches the phones' animations, and builds missing ones.
struct PhoneAnimationCache {
  private var frameSources: [PhoneAnimation] = []
  private var failures: [PhoneAnimationRequest: String] = [:]
  private var facts: [FactsKey: [OperationFacts]] = [:]

  private struct FactsKey: Hashable {
    let preset: String
    let revision: Int
    let changes: [String: ParameterValue]
  }

  /// The maximum number of animations, limited by the memory that pictures take.
  private static let maxAnimations = 6

  /// The animation for a phone, built if it is not cached.
  ///
  /// - Returns: the animation; on failure the last one of the same preset, or nil, and the reason; else what is probably wrong with it.
  mutating func frameSource(_ subject: RenderSubject) -> (
    frameSource: PhoneAnimation?, problem: String?
  ) {
    let request = subject.request
    if let index = frameSources.firstIndex(where: { $0.request == request }) {
      let frameSource = frameSources.remove(at: index)
      frameSources.append(frameSource)
      return (frameSource, frameSource.warning)
    }
    if failures[request] == nil {
      do throws(StagingError) {
        let frameSource = try PhoneAnimation(request, of: subject.preset, in: subject.catalog)
        frameSources.append(frameSource)
        if frameSources.count > Self.maxAnimations { frameSources.removeFirst() }
        return (frameSource, frameSource.warning)
      } catch {
        if failures.count > 100 { failures = [:] }
        failures[request] = error.lines.joined(separator: ". ")
      }
    }
    return (frameSources.last { $0.request.preset == request.preset }, failures[request])
  }

  /// Whether an animation or its failure is cached, so that requesting it takes no time.
  func has(_ request: PhoneAnimationRequest) -> Bool {
    frameSources.contains { $0.request == request } || failures[request] != nil
  }

  /// The facts about the operations of a phone's preset; none if a scroll position drives it.
  mutating func facts(_ subject: RenderSubject) -> [OperationFacts] {
    let changes = subject.request.changes
    let key = FactsKey(
      preset: subject.preset.id, revision: subject.request.revision, changes: changes)
    if let known = facts[key] { return known }
    var preset = subject.preset
    for index in preset.parameters.indices {
      guard let value = changes[preset.parameters[index].name] else { continue }
      preset.parameters[index].defaultValue = value
    }
    let new = preset.operations.map {
      OperationFacts($0, of: preset, in: subject.catalog.registry)
    }
    if facts.count > 500 { facts = [:] }
    facts[key] = new
    return new
  }
}
