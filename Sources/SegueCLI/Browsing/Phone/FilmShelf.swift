import SegueCatalog
import SegueTimeline

/// Keeps the films that phones show, and makes those that are missing.
struct FilmShelf {
  private var films: [PhoneFilm] = []
  private var failures: [PhoneRequest: String] = [:]
  private var facts: [FactsKey: OperationFacts] = [:]

  private struct FactsKey: Hashable {
    let preset: String
    let revision: Int
    let operation: Operation
  }

  /// How many films are kept: pictures take memory.
  private static let mostFilms = 6

  /// The film of what a phone shows; made anew where it is not kept.
  ///
  /// - Returns: the film; where it cannot be made the last one of the same preset, or nil, and the reason.
  mutating func film(_ subject: PhoneSubject) -> (film: PhoneFilm?, problem: String?) {
    let request = subject.request
    if let index = films.firstIndex(where: { $0.request == request }) {
      let film = films.remove(at: index)
      films.append(film)
      return (film, nil)
    }
    if failures[request] == nil {
      do throws(CommandFailure) {
        let film = try PhoneFilm(request, of: subject.preset, in: subject.catalogue)
        films.append(film)
        if films.count > Self.mostFilms { films.removeFirst() }
        return (film, nil)
      } catch {
        if failures.count > 100 { failures = [:] }
        failures[request] = [error.message, error.help].compactMap { $0 }.joined(separator: ". ")
      }
    }
    return (films.last { $0.request.preset == request.preset }, failures[request])
  }

  /// Whether a film is kept, or known not to be possible: asking for it takes no time then.
  func has(_ request: PhoneRequest) -> Bool {
    films.contains { $0.request == request } || failures[request] != nil
  }

  /// What there is to say about the operation that a phone shows; nil where a scroll position drives it.
  mutating func facts(_ subject: PhoneSubject) -> OperationFacts? {
    guard let operation = subject.request.operation else { return nil }
    let key = FactsKey(
      preset: subject.preset.id, revision: subject.request.revision, operation: operation)
    if let known = facts[key] { return known }
    let new = OperationFacts(operation, of: subject.preset, in: subject.catalogue.registry)
    if facts.count > 500 { facts = [:] }
    facts[key] = new
    return new
  }
}
