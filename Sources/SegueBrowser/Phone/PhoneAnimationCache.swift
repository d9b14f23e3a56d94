import SegueStaging
import SegueCatalog
import SegueTimeline

/// Keeps the films that phones show, and makes those that are missing.
struct PhoneAnimationCache {
  private var frameSources: [PhoneAnimation] = []
  private var failures: [PhoneAnimationRequest: String] = [:]
  private var facts: [FactsKey: OperationFacts] = [:]

  private struct FactsKey: Hashable {
    let preset: String
    let revision: Int
    let operation: Operation
  }

  /// How many films are kept: pictures take memory.
  private static let mostFilms = 6

  /// The film of what a phone shows; rebuilt where it is not kept.
  ///
  /// - Returns: the film; where it cannot be made the last one of the same preset, or nil, and the reason.
  mutating func frameSource(_ subject: RenderSubject) -> (
    frameSource: PhoneAnimation?, problem: String?
  ) {
    let request = subject.request
    if let index = frameSources.firstIndex(where: { $0.request == request }) {
      let frameSource = frameSources.remove(at: index)
      frameSources.append(frameSource)
      return (frameSource, nil)
    }
    if failures[request] == nil {
      do throws(StagingError) {
        let frameSource = try PhoneAnimation(request, of: subject.preset, in: subject.catalog)
        frameSources.append(frameSource)
        if frameSources.count > Self.mostFilms { frameSources.removeFirst() }
        return (frameSource, nil)
      } catch {
        if failures.count > 100 { failures = [:] }
        failures[request] = error.lines.joined(separator: ". ")
      }
    }
    return (frameSources.last { $0.request.preset == request.preset }, failures[request])
  }

  /// Whether a film is kept, or known not to be possible: asking for it takes no time then.
  func has(_ request: PhoneAnimationRequest) -> Bool {
    frameSources.contains { $0.request == request } || failures[request] != nil
  }

  /// What there is to say about the operation that a phone shows; nil where a scroll position drives it.
  mutating func facts(_ subject: RenderSubject) -> OperationFacts? {
    guard let operation = subject.request.operation else { return nil }
    let key = FactsKey(
      preset: subject.preset.id, revision: subject.request.revision, operation: operation)
    if let known = facts[key] { return known }
    let new = OperationFacts(operation, of: subject.preset, in: subject.catalog.registry)
    if facts.count > 500 { facts = [:] }
    facts[key] = new
    return new
  }
}
