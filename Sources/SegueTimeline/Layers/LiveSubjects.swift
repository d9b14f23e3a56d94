/// The screens and elements shown by live layers.
///
/// Nothing is drawn twice: a subject with its own live layer is omitted from the other live layers.
/// A snapshot contains everything that was visible when it was taken.
package struct LiveSubjects: Sendable {
  private let subjects: Set<Subject>

  /// Collects the subjects of the live layers.
  package init(of layers: [Layer]) {
    subjects = Set(layers.map(\.contents).filter(\.isLive).compactMap(\.subject))
  }

  /// The subjects omitted when a layer's contents are drawn.
  package func omitted(from contents: Contents) -> Set<Subject> {
    guard contents.isLive, let subject = contents.subject else { return [] }
    return subjects.subtracting([subject])
  }
}
